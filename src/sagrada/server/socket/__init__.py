"""WebSockets on the event loop itself: no thread and no buffer between a game and its people."""
