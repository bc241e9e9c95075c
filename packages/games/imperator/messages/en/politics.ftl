### Stratagems and Peoples, as the games of the series say it alike.

task_react_campaign = Before the sequence goes on: do you play a stratagem?
task_pacify-people = Which People makes peace?
task_pacify-nationality = Which Nationality makes peace?
verb_incite = { $noun }
verb_assassinate = { $noun }
verb_infect = In { $noun }
verb_reduce = { $noun }
verb_pacify = { $noun }
event_plague = The plague breaks out in { $zone }.
event_plague-ends = The plague in { $zone } is over.
why_has-initiative = You have the initiative already.
why_at-peace = The { FORM($people, "plural") } are at peace.
why_your-own-ally = The { FORM($people, "plural") } are your own allies; only your opponent can end that.
