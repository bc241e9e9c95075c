### Why the rules make a Power act that nobody plays (RV-16.4).

automaton_only = It is the only Roman Province that he can enter now.
automaton_richest = Of the Roman Provinces that he can enter now it is the richest.
automaton_weakest = Of the richest Roman Provinces that he can enter now it has the weakest defence.
automaton_by-die = Of Roman Provinces as rich and as weak as each other a die has picked this one.
automaton_nearest = No Roman Province is beside him. This is the shortest way to one.
automaton_at-war = At war since Rome came in Game-Turn { $since }, he attacks Romans wherever he stands.
automaton_as-strong = He is at least as strong as those who come.
