"""Every card, as data in the vocabulary of `streetcred.text`."""
