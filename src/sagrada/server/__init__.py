"""THE WIRE: HTTP and WebSocket, lobby, identity, storage. It translates and stores; it decides
nothing: what is legal, and who sees what, the table says."""
