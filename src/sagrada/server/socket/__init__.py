"""WebSockets, on the event loop itself: the endpoint, a session for each socket, the protocol."""
