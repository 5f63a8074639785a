"""The commands of `sagrada`, one module each."""
