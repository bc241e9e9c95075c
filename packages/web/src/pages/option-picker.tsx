import type { OptionCard } from '@aquila/games/table'
import { useState } from 'preact/hooks'
import { Segments } from '../app/segments.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { packIn } from '../match/local.ts'
import { t } from '../messages/text.ts'
import type { Change, Wish } from './wish.ts'

/** What can be set of a match: each part shows the wish and changes it. */
interface Props {
  readonly wish: Wish
  readonly change: Change
}

/** A rule of the game that may be read in several ways, or how hard it is to be. */
export function OptionPicker({ wish: { options }, change, option }: Props & { option: OptionCard }) {
  const value = options[option.id] ?? option.scale ?? option.values[0]?.id ?? ''
  const pick = (picked: string): void => change({ options: { ...options, [option.id]: picked } })
  return (
    <div class="option">
      {option.scale === undefined ? (
        <Segments
          name={option.name}
          value={value}
          values={option.values.map(({ id, name }) => [id, name] as const)}
          onPick={pick}
        />
      ) : (
        <Scale option={option} value={value} onPick={pick} />
      )}
      <small>
        {option.text} <RuleLink rule={option.rule} />
      </small>
    </div>
  )
}

/** A value among many in a row, from one end to the other. */
function Scale({
  option: { name, values },
  value,
  onPick,
}: {
  option: OptionCard
  value: string
  onPick: (value: string) => void
}) {
  const at = values.findIndex(({ id }) => id === value)
  const chosen = values[at]?.name ?? value
  return (
    <div class="scale">
      <span class="label">{name}</span>
      <strong>{chosen}</strong>
      <input
        type="range"
        aria-label={name}
        min={0}
        max={values.length - 1}
        value={at}
        aria-valuetext={chosen}
        onInput={event => onPick(values[event.currentTarget.valueAsNumber]?.id ?? value)}
      />
    </div>
  )
}

/** Whether every window for a reaction pauses alike. */
export function PausePicker({ wish, change }: Props) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={wish.pauseAlike}
        onChange={event => change({ pauseAlike: event.currentTarget.checked })}
      />
      <span>
        {t('setup.pause')} <small>{t('setup.pause.about')}</small>
      </span>
    </label>
  )
}

export function DicePicker({ wish: { seed }, change }: Props) {
  return (
    <div class="option">
      <Segments
        name={t('setup.dice')}
        value={seed === null ? 'fair' : 'own'}
        values={[
          ['fair', t('setup.dice.fair')],
          ['own', t('setup.dice.seed')],
        ]}
        onPick={value => change({ seed: value === 'fair' ? null : '' })}
      />
      <small>{seed === null ? t('setup.dice.fair.about') : t('setup.dice.seed.about')}</small>
      {seed !== null && (
        <input
          class="field"
          aria-label={t('setup.dice.seed')}
          value={seed}
          maxLength={64}
          spellcheck={false}
          onInput={event => change({ seed: event.currentTarget.value.toLowerCase() })}
        />
      )}
    </div>
  )
}

/** A file with the values of a printed copy. */
export function PackPicker({ wish: { pack }, change, game }: Props & { game: string }) {
  const [error, setError] = useState<string | null>(null)
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    try {
      const content = await packIn(file, game)
      change({ pack: { name: file.name, content } })
      setError(null)
    } catch (reason) {
      change({ pack: null })
      setError(t('setup.pack.bad', { why: reason instanceof Error ? reason.message : String(reason) }))
    }
  }
  return (
    <label class="option">
      <span class="label">{t('setup.pack')}</span>
      <input
        type="file"
        accept=".json,application/json"
        onChange={event => void read(event.currentTarget.files?.[0])}
      />
      <small role="status">{error ?? pack?.name ?? t('setup.pack.about')}</small>
    </label>
  )
}
