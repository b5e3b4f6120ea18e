"""The game in the browser: what the server says, does and refuses."""
