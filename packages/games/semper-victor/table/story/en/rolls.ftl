### What was rolled for, in the account of luck.

roll_usurpation = a usurpation
roll_rally-of = units that join a revolt
roll_loyalty-of = loyalty in a revolt
roll_extension-of = the spread of a revolt
roll_popular-rage = popular rage
