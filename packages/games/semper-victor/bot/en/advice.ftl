### Why an adviser usually makes a choice for which he gives no reason of his own: by verb, or by task and verb.

advice_guard = He is the one who must not be lost.
advice_incite = With them most men take the field for us.
advice_extend = Most leaders waver there, and no emperor holds them.
advice_rally_rally = Whoever comes over fights for us.
advice_support = He is the likeliest to be proclaimed, with men around him.
advice_name-caesar = An heir comes first, and he is the ablest.
advice_name-augustus = He is the ablest of those who can be named.
advice_veto_refuse = A refusal costs nothing, and Secondus must do with his second best.
advice_found = To found Constantinopolis brings points.
advice_sacrifice = He is the one who is missed least.
advice_elevate = He is the ablest of them.
advice_sail-to = It is the next step of the way.
advice_take-rallied_take = Comitatenses go anywhere.
advice_take-rallied_enough = Who is bound to his Diocese would hold the column up.
advice_assassinate = He counts for most on the other side.
advice_lay = It hurts the other side longest there.
advice_pacify-all = Peace with all of them relieves us most.
advice_pacify = Peace with them relieves us most.
advice_abandon = The other side loses most of its limitanei there.
advice_infect = The plague costs the other side most there.
advice_demoralize = The enemy is strongest there.
advice_evade-with_evade = He can take most of them along.
advice_movement_sail = Nobody is aboard any more: the fleet goes home before the winter.
