### What was rolled for, in the account of luck.

roll_diplomacy-of = diplomacy
roll_control-of = the control of a People
roll_fidelity-of = the fidelity of leaders
roll_faction-of = the faction of a leader
roll_side-of = the faction of a leader
roll_triumvir = a Triumvir
roll_coup = a coup d'état
roll_desertion = desertion
roll_murder-of = the murder of Caesar
roll_attempt-on-caesar = the attempt on Caesar
