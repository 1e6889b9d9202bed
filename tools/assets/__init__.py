"""What the examples show, as data, and the files that are made of it for each host."""
