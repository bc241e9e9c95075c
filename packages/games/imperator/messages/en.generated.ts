// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Value } from '@aquila/engine/messages'

export interface Texts {
  'moment.battle.wins': { side: Value }
  'moment.battle.roll': { die: Value; column: Value }
  'moment.losses': { reduced: Countable; destroyed: Countable }
  'moment.track.losses': Record<never, never>
  'moment.track.victory': Record<never, never>
  'moment.track.then': Record<never, never>
  'moment.evasion': { zone: Value }
  'moment.evasion.text': { side: Value }
  'moment.below': { below: Value; n: Value }
  'moment.evades': Record<never, never>
  'moment.caught': Record<never, never>
  'moment.solitary': Record<never, never>
  'moment.escapes': Record<never, never>
  'moment.taken': Record<never, never>
  'moment.fate': Record<never, never>
  'moment.fate.need': { limit: Value; n: Value }
  'moment.lives': Record<never, never>
  'moment.dies': Record<never, never>
  'moment.event': Record<never, never>
  'step.A': Record<never, never>
  'step.B': Record<never, never>
  'step.C': Record<never, never>
  'step.D': Record<never, never>
  'step.E.1': { n: Value; of: Value }
  'step.E.2': { n: Value; of: Value }
  'step.E': Record<never, never>
  'step.F': Record<never, never>
  'short.A': Record<never, never>
  'short.B': Record<never, never>
  'short.C': Record<never, never>
  'short.D': Record<never, never>
  'short.E': Record<never, never>
  'short.F': Record<never, never>
  'year': Record<never, never>
  'smc': Record<never, never>
  'victory': Record<never, never>
  'vp': Record<never, never>
  'turns': { n: Countable }
  'phase.B': Record<never, never>
  'phase.C': Record<never, never>
  'phase.E': Record<never, never>
  'phase.F': Record<never, never>
  'forces.nobody': Record<never, never>
  'tracks.nobody': Record<never, never>
  'tracks.year': Record<never, never>
  'tracks.event': { event: Value }
  'tracks.initiative': Record<never, never>
  'tracks.plague': Record<never, never>
  'peoples.major': Record<never, never>
  'peoples.minor': Record<never, never>
  'peoples.peace': Record<never, never>
  'peoples.war': { faction: Value }
  'peoples.allegiance': { faction: Value }
  'peoples.barred': { year: Value }
  'reserve.reserve': Record<never, never>
  'reserve.coming': Record<never, never>
  'reserve.dead': Record<never, never>
  'hand.theirs': Record<never, never>
  'hand.cup': Record<never, never>
  'hand.counters': { n: Countable }
  'choice.take-all': Record<never, never>
  'choice.mp': { n: Value }
  'choice.win': { n: Value }
  'choice.empty': Record<never, never>
  'choice.facing': { units: Value; strength: Value }
  'choice.units': { n: Countable }
  'choice.evade': { n: Value; of: Value }
  'warn.nobody-moved': Record<never, never>
  'battle.title': { zone: Value }
  'battle.where': { zone: Value; year: Value; side: Value }
  'battle.evasion': Record<never, never>
  'battle.reactions': Record<never, never>
  'battle.roll': Record<never, never>
  'battle.losses': Record<never, never>
  'battle.retreat': Record<never, never>
  'battle.with': { names: Value }
  'battle.leaderless': Record<never, never>
  'battle.units': Record<never, never>
  'battle.quality': Record<never, never>
  'battle.tactics': Record<never, never>
  'battle.ratio': { attacker: Value; defender: Value; ratio: Value }
  'battle.shift': { attacker: Value; defender: Value; n: Countable }
  'battle.wins': { side: Value }
  'battle.rolled': { row: Value; column: Value }
  'loss.none': Record<never, never>
  'loss.all': Record<never, never>
  'loss.eliminated': Record<never, never>
  'loss.share': { n: Value }
  'note.great': { n: Value }
  'heading.sequence': { left: Countable; side: Value }
  'heading.year': { year: Value; turn: Value; turns: Value }
  'word.strength': { attacker: Value; defender: Value }
  'word.people': { n: Countable; people: Value }
  'roll.battle': Record<never, never>
  'roll.evasion': Record<never, never>
  'roll.solitary': Record<never, never>
  'roll.initiative': Record<never, never>
  'roll.event': Record<never, never>
  'roll.natural-death-of': Record<never, never>
  'roll.assassination-of': Record<never, never>
  'roll.plague': Record<never, never>
}

export const en = `
moment_battle_wins = { $side } wins
moment_battle_roll = the die { $die }, in column { $column }
moment_losses =
    { $reduced ->
        [0]
            { $destroyed ->
                [0] no loss
                [one] one unit destroyed
               *[other] { $destroyed } units destroyed
            }
        [one]
            { $destroyed ->
                [0] one unit reduced
                [one] one unit reduced, one destroyed
               *[other] one unit reduced, { $destroyed } destroyed
            }
       *[other]
            { $destroyed ->
                [0] { $reduced } units reduced
                [one] { $reduced } units reduced, one destroyed
               *[other] { $reduced } units reduced, { $destroyed } destroyed
            }
    }
moment_track_losses = Losses
moment_track_victory = Victory
moment_track_then = Then
moment_evasion = Evasion in { $zone }
moment_evasion_text = The { $side } tries to slip away
moment_below = needed: below { $below }; { $n } in 10
moment_evades = Away
moment_caught = Caught
moment_solitary = Alone among enemies
moment_escapes = Escaped
moment_taken = Taken
moment_fate = The Fates
moment_fate_need = dies below { $limit }; { $n } in 10
moment_lives = Lives on
moment_dies = The thread is cut
moment_event = The event of the year
step_A = Phase A, stratagems
step_B = Phase B, initiative
step_C = Phase C, geostrategy
step_D = Phase D, administration
step_E_1 = SMC { $n } of { $of }, movement
step_E_2 = SMC { $n } of { $of }, combat
step_E = Phase E, campaign
step_F = Phase F, results
short_A = stratagems
short_B = initiative
short_C = geostrategy
short_D = administration
short_E = campaign
short_F = results
year = Year
smc = SMC
victory = Victory
vp = VP
turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
phase_B = Phase B
phase_C = Phase C
phase_E = Phase E
phase_F = Phase F
forces_nobody = Of no side
tracks_nobody = nobody
tracks_year = This year
tracks_event = Event: { $event }
tracks_initiative = Initiative
tracks_plague = Plague
peoples_major = Major Peoples
peoples_minor = Minor Peoples
peoples_peace = at peace
peoples_war = at war, { $faction }
peoples_allegiance = ally, { $faction }
peoples_barred = keeps the peace until { $year }
reserve_reserve = Reserve
reserve_coming = Leaders to come
reserve_dead = The dead
hand_theirs = The other hand
hand_cup = In the cup
hand_counters =
    { $n ->
        [one] 1 counter
       *[other] { $n } counters
    }
choice_take-all = Take all
choice_mp = { $n } MP
choice_win = { $n } in 6
choice_empty = empty
choice_facing = { $units }, { $strength } SP
choice_units =
    { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
choice_evade = { $n } in { $of }
warn_nobody-moved = Nobody has moved in this sequence. End it all the same?
battle_title = Battle in { $zone }
battle_where = { $zone }, { $year }, { $side } SMC
battle_evasion = Evasion
battle_reactions = Reactions
battle_roll = Roll
battle_losses = Losses
battle_retreat = Retreat
battle_with = with { $names }
battle_leaderless = no leader
battle_units = Units
battle_quality = Quality
battle_tactics = Tactics
battle_ratio = { $attacker } : { $defender } is { $ratio }
battle_shift =
    quality { $attacker } to { $defender }: { $n ->
        [-2] two columns left
        [-1] one column left
        [1] one column right
        [2] two columns right
       *[0] no shift
    }
battle_wins = { $side } wins
battle_rolled = Row { $row }, column { $column }
loss_none = no loss
loss_all = all reduced
loss_eliminated = all eliminated
loss_share = { $n } reduced
note_great = { $n } strength in all: the winner scores 1 VP
heading_sequence =
    { $left ->
        [one] { $side } SMC, the last
       *[other] { $side } SMC, { $left } left
    }
heading_year = { $year }, turn { $turn } of { $turns }
word_strength = { $attacker } to { $defender }
word_people =
    { $n ->
        [one] a force of the { $people }
       *[other] { $n } forces of the { $people }
    }
roll_battle = the battle
roll_evasion = evasion
roll_solitary = an escape alone
roll_initiative = the initiative
roll_event = the event of the year
roll_natural-death-of = a natural death
roll_assassination-of = an assassination
roll_plague = the plague
`
