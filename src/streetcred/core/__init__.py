"""The core: state, pieces, frames and questions. It knows no card by name and does no input or output."""
