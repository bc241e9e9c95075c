import { DAY, type FlagMeans, flagMeans, MINUTE, noPace, type Pace } from '@aquila/play'
import { Segments } from '../app/segments.tsx'
import { t } from '../messages/text.ts'

const paceNames = ['none', 'live', 'day', 'week'] as const

export type PaceName = (typeof paceNames)[number]

/** The paces that a table is set with: each of them whole, so that nobody has to reckon. */
export function paceOf(name: PaceName, flag: FlagMeans): Pace {
  switch (name) {
    case 'none':
      return noPace
    case 'live':
      return { kind: 'live', bank: 45 * MINUTE, perTurn: MINUTE / 2, reaction: MINUTE / 3, flag }
    case 'day':
      return { kind: 'days', perTurn: DAY, bank: 3 * DAY, flag }
    case 'week':
      return { kind: 'days', perTurn: 7 * DAY, bank: 7 * DAY, flag }
  }
}

/** How fast it is played, and what it means that somebody's time has run out. */
export function PacePicker(props: {
  pace: PaceName
  flag: FlagMeans
  onPace: (pace: PaceName) => void
  onFlag: (flag: FlagMeans) => void
}) {
  const { pace, flag, onPace, onFlag } = props
  return (
    <>
      <Segments
        name={t('pace')}
        value={pace}
        values={paceNames.map(each => [each, t('pace.name', { pace: each })] as const)}
        onPick={onPace}
      />
      <p class="solitaire">{t('pace.about', { pace })}</p>
      {pace !== 'none' && (
        <Segments
          name={t('pace.flag')}
          value={flag}
          values={flagMeans.map(each => [each, t('pace.flag.means', { flag: each })] as const)}
          onPick={onFlag}
        />
      )}
    </>
  )
}
