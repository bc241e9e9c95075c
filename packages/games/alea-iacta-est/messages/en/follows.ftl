### What comes of a choice, in one line below it, where its name does not say it: by verb, or by task and verb.

follows_keep-legions = nothing changes
follows_disband-a-legion = it goes back to the Reserve, where it can be raised again
follows_put-to-sea_done = whoever is not aboard stays ashore
follows_evade-by-sea_stand = the fleets fight
follows_enough = on to the next region; you come back here if you have raised something
follows_deploy-rest = you see where each goes, and can take it back
follows_deploy-history = where they stood as far as it is known; you can take it back
follows_offer-triumvirate = accepts on a d6 below his PC: his region turns neutral and the coup is over
follows_offer-triumvirate_refuse = the coup goes on, and leaders near him may follow
follows_name-second-faction-leader_nobody = you go on with one Faction Leader
follows_name-second-faction-leader_name = both count as Faction Leaders; if one dies, the other remains
follows_choose-successor_name = his politics count from now on, where Faction Leaders meet
