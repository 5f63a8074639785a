"""From the game's own values to the messages of the wire, always by way of a seat's `View`."""
