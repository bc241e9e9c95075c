// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'hannibal.title': Record<never, never>
  'hannibal.about': Record<never, never>
  'hannibal.farewell': Record<never, never>
  'hannibal.next': Record<never, never>
  'hannibal.welcome.title': Record<never, never>
  'hannibal.welcome.text': Record<never, never>
  'hannibal.aim.title': Record<never, never>
  'hannibal.aim.text': Record<never, never>
  'hannibal.ledger.title': Record<never, never>
  'hannibal.ledger.text': Record<never, never>
  'hannibal.fleet.title': Record<never, never>
  'hannibal.fleet.text': Record<never, never>
  'hannibal.fleet.raise': Record<never, never>
  'hannibal.fleet.aside': Record<never, never>
  'hannibal.ready.title': Record<never, never>
  'hannibal.ready.text': Record<never, never>
  'hannibal.ready.aside': Record<never, never>
  'hannibal.activate.title': Record<never, never>
  'hannibal.activate.text': Record<never, never>
  'hannibal.activate.aside': Record<never, never>
  'hannibal.take.title': Record<never, never>
  'hannibal.take.text': Record<never, never>
  'hannibal.take.aside': Record<never, never>
  'hannibal.alps.title': Record<never, never>
  'hannibal.alps.text': Record<never, never>
  'hannibal.alps.aside': Record<never, never>
  'hannibal.snow.title': Record<never, never>
  'hannibal.snow.text': Record<never, never>
  'hannibal.snow.aside': Record<never, never>
  'hannibal.battle.title': Record<never, never>
  'hannibal.battle.text': Record<never, never>
  'hannibal.battle.aside': Record<never, never>
  'hannibal.losses.title': Record<never, never>
  'hannibal.losses.text': Record<never, never>
  'hannibal.losses.aside': Record<never, never>
  'hannibal.latium.title': Record<never, never>
  'hannibal.latium.text': Record<never, never>
  'hannibal.latium.aside': Record<never, never>
  'hannibal.attack.title': Record<never, never>
  'hannibal.attack.text': Record<never, never>
  'hannibal.attack.aside': Record<never, never>
  'hannibal.siege.title': Record<never, never>
  'hannibal.siege.text': Record<never, never>
  'hannibal.siege.spend': Record<never, never>
  'hannibal.siege.toll': Record<never, never>
  'hannibal.siege.aside': Record<never, never>
  'hannibal.fallen.title': Record<never, never>
  'hannibal.fallen.text': Record<never, never>
  'hannibal.turn.title': Record<never, never>
  'hannibal.turn.text': Record<never, never>
  'hannibal.turn.pass': Record<never, never>
  'hannibal.turn.aside': Record<never, never>
  'hannibal.paid.title': Record<never, never>
  'hannibal.paid.text': Record<never, never>
}

export const texts = `
hannibal_title = Over the Alps
hannibal_about = 218 BC: Hannibal has wintered in Narbonensis, and Rome has no army in the plain of the Po. Fifteen minutes, with somebody at your shoulder: money and a lost Fleet, an army over a pass, a Consul who comes to meet it, a battle and a siege.
hannibal_farewell = Roma has fallen in a year; the real Hannibal never tried. You have met all that an evening is made of but cards, Clients and the peoples of Barbaricum. Caesar against Pompeius, Scenario 4, is the shortest of the great wars: take Caesar, and six turns.
hannibal_next = Play Scenario 4, Caesar against Pompeius
hannibal_welcome_title = You are Carthage
hannibal_welcome_text = Violet with bars is yours, red is Rome. Move the map with the mouse or a finger, the wheel or two fingers zoom. Everything in gold can be chosen; point at anything else and you are told why not. Stacks with a sign instead of figures are hidden: you see whose they are, and who leads them.
hannibal_aim_title = What wins
hannibal_aim_text = A war lasts a number of Game-Turns, and then the largest share of one’s own objectives wins. Yours are seven Provinces, most of them in Italia. They stay in view under the gauges, with what the others have of theirs.
hannibal_ledger_title = Where the money comes from
hannibal_ledger_text = Each turn begins with revenue and upkeep. Coins on the map show what each Province pays; the panel Treasury is the ledger. The Baleares pay nothing: money crosses a sea only if a Fleet of yours lies on it, and the squadron on the Mare Balearicum was lost.
hannibal_fleet_title = A Fleet
hannibal_fleet_text = A Fleet costs 4 RP, which is all you have. New units come in the Capital, and wherever a Leader recruits. Turn to Carthaginiensis: Hasdrubal recruits there. He rolls when all are done; with rating 2 he fails on 3 or more, and then does not act this turn.
hannibal_fleet_raise = The Province is open. Raise one Fleet in Carthaginiensis: it will lie on the Mare Balearicum.
hannibal_fleet_aside = The Baleares need a Fleet at Carthaginiensis: first Hasdrubal recruits there, then you raise it.
hannibal_ready_title = All at once
hannibal_ready_text = Everybody orders at the same time, and nobody sees what another raises before he meets it. Press “Done”. Then markers are drawn from a cup: whose comes, acts.
hannibal_ready_aside = The money is spent. Press “Done”.
hannibal_activate_title = Points
hannibal_activate_text = Your marker is drawn first. In your turn each Leader may be activated once. A die and his rating make his Operations Points: Hannibal is rated 4. Activate him.
hannibal_activate_aside = The others may come later. Hannibal first.
hannibal_take_title = The army
hannibal_take_text = A 6: ten points. Nobody marches with him unless he is taken along, and that is free. “Take all” takes everybody; the steppers leave some behind.
hannibal_take_aside = A Leader without an army is lost to whoever meets him. Take all.
hannibal_alps_title = Over the pass
hannibal_alps_text = A Province costs a point, one of an enemy the same. The arrows on the border of Cisalpina are an Alpine pass: two points, and a roll for attrition, at half the loss. March to Cisalpina.
hannibal_alps_aside = The way to Roma leads over the pass: march to Cisalpina.
hannibal_snow_title = Snow
hannibal_snow_text = A 1, and even under Hannibal the pass costs two points of strength. The owner picks: a unit that is hit is turned over first, and then lost. Let it be Auxilia, who are cheap to replace.
hannibal_snow_aside = Heavy infantry and horse are worth more. Take the Auxilia.
hannibal_battle_title = A Consul comes to meet you
hannibal_battle_text = The Consul in Latium has tried to intercept: his rating is 1, so he had to roll a 1, and did. He attacks, with 22 points to your 38. What is better on your side makes a modifier: Leaders 4 to 1, twice the horse, in all 5 for you. Both dice are cast; times ten they are the per cent that the other loses. You spend the 5 on your die or against his. Each tile says what comes of it: take the first.
hannibal_battle_aside = Four on your die and one off his: he loses most, and you least.
hannibal_losses_title = The price of it
hannibal_losses_text = Eighty per cent for him, ten for you: the higher loses the battle. Take the losses as suggested, or pick them counter by counter next time. The beaten Leader rolls for his life, and goes back.
hannibal_losses_aside = The losses as suggested will do.
hannibal_latium_title = To Roma
hannibal_latium_text = Eight points are left. The Garrison of Cisalpina would cost more men than it is worth today. March to Latium. Whoever stands next to it may try to intercept again: the row says who.
hannibal_latium_aside = Roma lies in Latium. March there.
hannibal_attack_title = Before the walls
hannibal_attack_text = To attack costs a point. Who is attacked may stand, try to slip away, or go behind the walls of his City. Attack Rome.
hannibal_attack_aside = They stand before the walls. Attack them.
hannibal_siege_title = The siege
hannibal_siege_text = The Consul has shut himself in. An assault costs a point as well; the four steps of the City fight with those inside, and horse is of no use. Storm it, again and again, while you have points.
hannibal_siege_spend = The same as in the field: spend the modifier so that they lose, and you do not. The first tile is the best.
hannibal_siege_toll = Losses as suggested.
hannibal_siege_aside = Roma is what you came for: go on with the siege.
hannibal_fallen_title = A Capital falls
hannibal_fallen_text = The Treasury and the City are plundered, Rome has no Capital and no revenue, and its Supreme Leader is gone. A Power that has lost its Capital may found a new one; one that loses its last Supreme Leader can collapse. So guard both before you march away.
hannibal_turn_title = The end of the turn
hannibal_turn_text = Hannibal is done: stop.
hannibal_turn_pass = Hasdrubal and Mago could act too. For today, pass: Rome’s marker is still in the cup, and then comes a new Game-Turn.
hannibal_turn_aside = That is enough for a year. Stop, and pass.
hannibal_paid_title = The Fleet pays
hannibal_paid_text = A new turn, and new revenue: the Baleares pay now, by way of the Mare Balearicum, and Latium is yours. Lose the Fleet, and the coin is gone again. What the next turn brings and takes always stands at the foot of the ledger.
`
