### What is printed on the lid of the box

title = Alea Iacta Est
years = 49 to 29 BC
players = 2 players
length = 1 to 6 hours
about = Caesar has crossed the Rubicon. Two sides, seven regions, twenty-one years.
