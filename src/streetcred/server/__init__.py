"""The server: games in the browser, against bots and between people."""
