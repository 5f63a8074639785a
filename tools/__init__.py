"""What generates files of the project: protocol types, rule tables, lessons. Not shipped."""
