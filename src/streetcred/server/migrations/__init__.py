"""How the tables of the database came to be what they are, one step after the other."""
