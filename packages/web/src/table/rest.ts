import type { Pointed } from '@aquila/games/table'
import { refuse, tell } from './notice.ts'
import type { TableUi } from './state.ts'
import { isLegal } from './targets.ts'

/** How long somebody rests at a thing before he is told why it is not legal. */
const REST = 500

/** Reasons that were given unasked, and go when the pointer goes. */
const passing = new WeakSet<object>()

/** Somebody rests at a thing without choosing it: after a while he is told why not, if it is not legal. */
export function rest(ui: TableUi, pointed: Pointed): void {
  rise(ui)
  if (ui.state.value.question === null || ui.film.now.value !== null) return
  if (isLegal(ui.targets.value, pointed)) return
  const { times } = ui.rest
  ui.rest.clock = setTimeout(() => {
    ui.match.whyNot(pointed).then(
      why => {
        // Whoever has gone on meanwhile, or reads something else, is left alone.
        if (why === null || !why.reasoned || times !== ui.rest.times || ui.notice.value !== null) return
        passing.add(why)
        tell(ui, why)
      },
      reason => refuse(ui, reason),
    )
  }, REST)
}

/** He goes on. */
export function rise({ rest: resting, notice }: TableUi): void {
  clearTimeout(resting.clock)
  resting.times++
  if (notice.value !== null && passing.has(notice.value)) notice.value = null
}
