"""The pictures of the docs: screenshots of the page in a real browser (`make pictures`)."""
