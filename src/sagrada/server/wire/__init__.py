"""Everything that goes over the wire, as types. docs/protocol.md says how they are used, and
`client/src/protocol.ts` is made from them (`make protocol`).

Dice are written `R3`, colors `R Y G B P`, spaces are numbers from 0 (A1) to 19 (D5) row by row,
seats count from 0, times are milliseconds since 1970.
"""

WIRE_VERSION = 2
"""Sent by every socket as `?wire=2`. A change that an open page would not understand adds 1."""
