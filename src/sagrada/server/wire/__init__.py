"""Everything that goes over the wire, as types. docs/protocol.md says how they are used, and
`client/src/protocol.ts` is made from them (`make protocol`).

Dice are written `R3`, colours `R Y G B P`, spaces are numbers from 0 (A1) to 19 (D5) row by row,
seats count from 0, times are milliseconds since 1970.
"""
