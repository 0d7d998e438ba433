in-words = The table in words
