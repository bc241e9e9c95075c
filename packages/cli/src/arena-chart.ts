import { balanceOf } from '@aquila/bots'
import { pairsMet, type Ranked } from './arena-report.ts'
import { BLUE, picture, RED, ratePanel } from './chart.ts'

/** The results of a contest as a picture: a bar for each pair and for each scenario, with its interval. */
export function chartOf({ levels, scenarios, encounters }: Ranked): string {
  const pairs = pairsMet(levels, encounters).map(({ stronger, weaker, rate }) => ({
    label: `${stronger} against ${weaker}`,
    rate,
  }))
  const balances = balanceOf(encounters, scenarios).map(({ scenario, role, rate }) => ({
    label: `scenario ${scenario}: ${role}`,
    rate,
  }))
  return picture([
    ratePanel('Points of the stronger bot', pairs, RED, 52),
    ratePanel('Points of the side that does better', balances, BLUE),
  ])
}
