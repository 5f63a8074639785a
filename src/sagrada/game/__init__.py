"""One game in progress: seats, authority, version, dealer, record, undo, replay, verification."""
