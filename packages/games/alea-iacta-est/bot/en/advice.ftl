### Why an adviser usually makes a choice for which he gives no reason of his own: by verb, or by task and verb.

advice_keep-legions = Every legion can hold a zone; none is too many.
advice_disband-a-legion = Raised again elsewhere it is worth more.
advice_enough = Nothing that could be raised here is needed.
advice_garrison = The garrison is safest there.
advice_send = It is missed least where it stands.
advice_muster = There it is nearest to what counts.
advice_win-over = It is the strongest of those who would come over.
advice_deploy-army = A leader without an army is of little use.
advice_deploy-history = It is how the war began.
advice_deploy-rest = The rest matters little.
advice_refuse = The risk is smaller than what it would cost.
advice_nobody = One head is enough.
advice_name = He has the best hand for it.
advice_lose = It is missed least.
advice_slip-away-by-sea_embark = What is worth most goes aboard first.
