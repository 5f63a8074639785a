"""Everything that goes over the wire: messages as types, and beside them how they are made.

docs/protocol.md says how they are used, and `client/src/protocol.ts` is made from them (`make
protocol`). What a seat must not know is left out here: views and events are written for a reader,
some of them straight from the game's state. Secret tests hold this to it.

Dice are written `R3`, colors `R Y G B P`, spaces are numbers from 0 (A1) to 19 (D5) row by row,
seats count from 0, times are milliseconds since 1970.
"""

WIRE_VERSION = 3
"""Sent by every socket as `?wire=3`. A change that an open page would not understand adds 1."""
