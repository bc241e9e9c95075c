import type { Share } from '@aquila/games'
import type { OptionCard } from '@aquila/games/table'
import { t } from '../messages/text.ts'
import { type Change, sidesOf, type Wish } from './wish.ts'

/** How even the scenario is between equal bots, as far as it was measured, and what makes it more so. */
export function Odds({
  wish,
  change,
  options,
}: {
  wish: Wish
  change: Change
  options: readonly OptionCard[]
}) {
  const { odds } = wish.scenario
  const [first, second] = sidesOf(wish)
  if (odds === undefined || first === undefined || second === undefined) return null
  const { level, matches, share, even } = odds
  const favoured = share[0] >= 50 ? first : second
  const figures = (measured: Share) => figuresOf(favoured === first ? measured : othersShare(measured))
  const value = options.find(({ id }) => id === even?.option)?.values.find(({ id }) => id === even?.value)
  return (
    <div class="evenness">
      <p>
        {t('setup.odds', {
          level: t('level', { level }),
          n: matches,
          side: favoured.name,
          ...figures(share),
        })}
      </p>
      {even !== null && value !== undefined && (
        <>
          <p>{t('setup.odds.even', { handicap: value.name, n: even.matches, ...figures(even.share) })}</p>
          <button
            type="button"
            class="button"
            disabled={wish.options[even.option] === even.value}
            onClick={() => change({ options: { ...wish.options, [even.option]: even.value } })}
          >
            {t('setup.odds.take', { handicap: value.name })}
          </button>
        </>
      )}
    </div>
  )
}

function othersShare([share, low, high]: Share): Share {
  return [100 - share, 100 - high, 100 - low]
}

function figuresOf([share, low, high]: Share): { share: number; low: number; high: number } {
  return { share, low, high }
}
