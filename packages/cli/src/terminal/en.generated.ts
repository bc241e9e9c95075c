// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'commitment': { commitment: Value }
  'saved': { path: Value }
  'choices': { n: Value }
  'legal': Record<never, never>
  'hand-over': { side: Value }
  'order': Record<never, never>
  'result': { winners?: Maybe; outcome: Value }
  'seed': { seed: Value; path: Value }
  'holds': { choices: Value; rolls: Value }
  'own-position': { choices: Value }
  'must-choose': { side: Value; task: Value; rule: Value }
  'help.number': Record<never, never>
  'help.number.about': Record<never, never>
  'help.undo': Record<never, never>
  'help.show': Record<never, never>
  'help.log': Record<never, never>
  'help.why': Record<never, never>
  'help.rule': Record<never, never>
  'help.order': Record<never, never>
  'help.quit': Record<never, never>
}

export const texts = `
commitment = Dice commitment: { $commitment }
saved = The match is saved in { $path }. Go on with: aquila play --continue { $path }
choices = There are choices 1 to { $n }.
legal = That is legal.
hand-over = Hand over to { $side } and press Enter.
order = a standing order is always, when-able or never
result =
    { $winners ->
        [none] { $outcome }: nobody
       *[other] { $outcome }: { $winners }
    }
seed = The seed of the dice was { $seed }; check it with: aquila verify { $path }
holds = { $choices } choices, { $rolls } rolls: the record holds.
own-position = Not from the beginning: it begins with a position of its own, after { $choices } choices.
must-choose = { $side } must choose: { $task } ({ $rule })
help_number = a number
help_number_about = make that choice
help_undo = take back your last choice
help_show = the position
help_log = everything that happened
help_why = why something is not a legal choice
help_rule = the text of a rule
help_order = how to be asked in a reaction window: always, when-able or never
help_quit = leave; the match is saved
`
