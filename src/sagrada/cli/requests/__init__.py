"""The JSON requests that `score`, `legal` and `audit` answer, checked field by field."""
