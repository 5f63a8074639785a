"""What the commands print: windows, tables, reports, cards."""
