"""WHO PLAYS: a bot gets a `View` and answers with a move. It never holds a state it did not
imagine, so there is nothing it could peek at."""
