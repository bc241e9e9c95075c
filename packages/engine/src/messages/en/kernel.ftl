### What the kernel itself says of any game.

refusal_over = The match is over.
refusal_not-asked = It is for { $role } to choose now.
refusal_not-offered = { $choice } is not among the choices of this decision.
