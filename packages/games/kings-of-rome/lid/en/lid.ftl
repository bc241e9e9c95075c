### What is printed on the lid of the box

title = Kings of Rome
years = 753 to 509 BC
players = solitaire
length = 1 hour
about = Seven kings, one city, and neighbours who would rather it were not there.
daily = Today’s Rome
daily_about = a reign in a quarter of an hour, the same for everybody today
