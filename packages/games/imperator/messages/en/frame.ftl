### The course of the year and what is asked, as the games of the series say it alike.

verb_deploy = In { $noun }
verb_withdraw = To { $noun }
verb_place = In { $noun }
verb_discard = Give back { $noun }
verb_pass = Pass
verb_rest-sequence = Not again in this sequence
verb_rest-year = Not again this year
verb_rest-attacks = Not before my own attacks this year
event_initiative-roll = Initiative: { $roll } against a political capacity of { $capacity }.
event_event = Event { $number }: { $event }. { FORM($event, "effect") }
event_falls-ill = { $leader } falls ill in { $zone }.
outcome_victory = Victory
outcome_decisive = A decisive victory
outcome_definitive = A definitive victory
outcome_draw = A draw
why_twin-offered = Another counter that is the same in everything is offered for it.
why_place-asked = You are asked for a place now.
why_counter-asked = You are asked for a counter now.
why_leader-asked = You are asked for a leader now.
why_unit-asked = You are asked for a unit now.
why_land-asked = { $zone } is a sea: you are asked for a land zone.
why_something-else-asked = That is not what you are asked for now.
