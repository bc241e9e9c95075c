### What is printed on the lid of the box

title = The Fords
years = to try the table
players = 2 or 3 players
length = 15 minutes
about = The teaching game: three sides, seven zones, a quarter of an hour.
