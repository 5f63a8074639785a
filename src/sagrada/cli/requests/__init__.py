"""What `score`, `legal` and `audit` read: one JSON object a line, checked field by field."""
