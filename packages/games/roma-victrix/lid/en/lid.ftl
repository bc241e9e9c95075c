### What is printed on the lid of the box

title = Roma Victrix
years = 218 BC to AD 562
players = 1 to 6 players
length = 2 to 8 hours
about = From Hannibal to Justinian: the whole rise and fall, one power each.
