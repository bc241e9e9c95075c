### What is printed on the lid of the box

title = Semper Victor
years = AD 305 to 375
players = 2 players
length = 2 to 6 hours
about = The heirs of Diocletian fight over an empire that no single man can hold.
