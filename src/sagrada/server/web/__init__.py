"""HTTP: the requests of docs/protocol.md, one function each."""
