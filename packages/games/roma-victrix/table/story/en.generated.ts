// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'roll.furthest-Capital': Record<never, never>
  'roll.withdrawal': Record<never, never>
  'roll.withdrawal-at-sea': Record<never, never>
  'roll.stay': Record<never, never>
  'roll.combat': Record<never, never>
  'roll.interception': Record<never, never>
  'roll.interception-at-sea': Record<never, never>
  'roll.attrition': Record<never, never>
  'roll.attrition-card': Record<never, never>
  'roll.recruitment': Record<never, never>
  'roll.leader-casualty': Record<never, never>
  'roll.forced-march': Record<never, never>
  'roll.new-Leader': Record<never, never>
  'roll.defection': Record<never, never>
  'roll.piracy': Record<never, never>
  'roll.pillage': Record<never, never>
  'roll.city': Record<never, never>
  'roll.which-Province': Record<never, never>
  'roll.rebellion': Record<never, never>
  'roll.operations': Record<never, never>
  'roll.capture': Record<never, never>
  'roll.storm': Record<never, never>
  'roll.rouse': Record<never, never>
  'roll.scenario': Record<never, never>
}

export const texts = `
roll_furthest-Capital = The furthest Capital
roll_withdrawal = Withdrawals
roll_withdrawal-at-sea = Withdrawals at sea
roll_stay = Ground held
roll_combat = Combats
roll_interception = Interceptions
roll_interception-at-sea = Interceptions at sea
roll_attrition = Attrition
roll_attrition-card = Attrition by card
roll_recruitment = Recruitment
roll_leader-casualty = Leaders in danger
roll_forced-march = Forced marches
roll_new-Leader = New Leaders
roll_defection = Defections
roll_piracy = Piracy
roll_pillage = Pillage
roll_city = Cities that recover
roll_which-Province = Ways of the automata
roll_rebellion = Rebellions
roll_operations = Operations Points
roll_capture = Fleets in port
roll_storm = Storms
roll_rouse = Calls upon Clients and Allies
roll_scenario = What the scenario brings
`
