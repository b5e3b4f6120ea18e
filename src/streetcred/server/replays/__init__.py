"""Games looked at again: step by step, with what a bot thinks of each choice, from one's own or from a file."""
