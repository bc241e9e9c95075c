### What the kernel itself says of any game.

why_over = The match is over.
why_not-asked = It is for { $role } to choose now.
why_not-offered = { $choice } is not among the choices of this decision.
