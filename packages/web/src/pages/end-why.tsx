import type { Aim, Aims, Condition, PlaceId, SideAims, SuddenEnd } from '@aquila/games/table'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import type { TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { outcomeBeside } from '../table/outcome.ts'

/** Why a match ended as it did: what each side needed, what it missed and by how much, and what did not decide. */
export function EndWhy({
  aims,
  state,
  word,
  chair,
  onLook,
}: {
  aims: Aims
  state: TableState
  /** How it ended, as the heading has it. */
  word: string
  /** Whose screen it is; null: nobody's or everybody's. */
  chair: string | null
  onLook(places: readonly PlaceId[]): void
}) {
  const { result } = state
  // What is asked at the end was not asked where all was lost before it.
  const isAsked = winnersOf(state).length === 0 && suddenEndOf(aims, result) === undefined
  const outcome = outcomeBeside(state, word)
  const aside = [aims.aside?.text, isAsked ? aims.otherwise : undefined].filter(each => each !== undefined)
  const own = aims.sides.find(({ role }) => role === chair)
  const others = aims.sides.filter(side => side !== own)
  return (
    <>
      {[...(own === undefined ? [] : [own]), ...others].map(side => (
        <SideWhy key={side.role} side={side} own={side === own} onLook={onLook} />
      ))}
      {outcome + aside.join('') !== '' && (
        <p class="why-rule">
          {outcome !== '' && <b>{outcome}</b>} {aside.join(' ')}{' '}
          {result !== null && result.rule !== '' && <RuleLink rule={result.rule} />}
        </p>
      )}
    </>
  )
}

/** What has ended the match before its time, if nobody won by it. */
export function suddenEndOf({ atOnce }: Aims, result: TableState['result']): SuddenEnd | undefined {
  if (result === null || result.winners.length > 0) return undefined
  return atOnce.find(({ rule }) => rule === result.rule)
}

/** Those whom the rules or the people at the table have given the match. */
function winnersOf({ result, ending }: TableState): readonly string[] {
  return result?.winners ?? ending?.winners ?? []
}

/** Where several ways lead to victory, the one that came nearest. */
export function nearestWay({ ways }: SideAims): SideAims['ways'][number] | undefined {
  return ways.toSorted((one, other) => other.got / (other.of || 1) - one.got / (one.of || 1))[0]
}

function SideWhy({
  side,
  own,
  onLook,
}: {
  side: SideAims
  own: boolean
  onLook(places: readonly PlaceId[]): void
}) {
  const way = nearestWay(side)
  if (way === undefined) return null
  const missed = way.aims.filter(({ met }) => !met)
  const met = way.aims.filter(each => each.met)
  return (
    <section class="why-side" data-kit={side.kit}>
      <h3>
        <i class="pip" data-kit={side.kit} />{' '}
        {own ? t('end.why.you') : t('end.why.side', { side: side.name })}
        <b>{way.score ?? t('end.why.of', { got: way.got, of: way.of })}</b>
      </h3>
      <p class="why-words">
        {t('end.why.with', { words: way.words })} <RuleLink rule={way.rule} />
      </p>
      <ul>
        {missed.map(aim => (
          <MissedAim key={aim.id} aim={aim} onLook={onLook} />
        ))}
        {met.length > 0 && (
          <li data-met="true">
            <Icon name="check" size={15} />
            <span>
              <b>{met.map(({ name }) => name).join(', ')}</b> <small>{t('end.why.met')}</small>
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

/** What was missing of it, box by box, and where. */
function MissedAim({ aim, onLook }: { aim: Aim; onLook(places: readonly PlaceId[]): void }) {
  const { name, conditions, places, missing, needs, held } = aim
  return (
    <li data-met="false">
      <Icon name="close" size={15} />
      <span>
        <b>{name}</b>{' '}
        <span class="why-conditions">
          {conditions
            .filter(({ helps }) => helps !== true)
            .map(condition => (
              <ConditionShown key={condition.text} condition={condition} />
            ))}
        </span>
        <small>
          {[missing > 0 ? t('end.why.short', { n: missing }) : needs, held].filter(Boolean).join('; ')}
        </small>
      </span>
      {places.length > 0 && (
        <button
          type="button"
          class="link"
          aria-label={t('end.why.show', { name })}
          onClick={() => onLook(places)}
        >
          {t('end.luck.show')}
        </button>
      )}
    </li>
  )
}

/** More than so many are counted. */
const MOST_BOXES = 6

function ConditionShown({ condition: { text, have, need, shown } }: { condition: Condition }) {
  const said = shown ?? t('end.why.of', { got: have, of: need })
  return (
    <span class="why-condition" role="img" aria-label={`${text}: ${said}`}>
      {text}{' '}
      {shown === undefined && need <= MOST_BOXES ? (
        Array.from({ length: need }, (_, box) => <i key={box} data-full={box < have} />)
      ) : (
        <em>{said}</em>
      )}
    </span>
  )
}

/** The places of what the reader's own side missed first; without a side, of whatever was missed. */
export function placesMissed({ sides }: Aims, chair: string | null): readonly PlaceId[] {
  const mine = sides.filter(({ role }) => chair === null || role === chair)
  const missed = mine.flatMap(({ ways }) => ways.flatMap(({ aims }) => aims.filter(({ met }) => !met)))
  return missed.toSorted((one, other) => one.missing - other.missing)[0]?.places ?? []
}
