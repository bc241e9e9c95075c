import { t } from '../messages/text.ts'
import { install } from './install.ts'
import { Segments } from './segments.tsx'
import { type MomentsShown, momentsShown, type Settings, settings } from './settings.ts'

const kinds = ['battle', 'roll', 'draw', 'ceremony'] as const

/** All that can be set. */
export function SettingsList() {
  const { theme, text, contrast, motion, moments, sounds, briefing } = settings.value
  return (
    <div>
      <Segments
        name={t('settings.theme')}
        value={theme}
        values={[
          ['auto', t('settings.theme.auto')],
          ['light', t('settings.theme.light')],
          ['dark', t('settings.theme.dark')],
        ]}
        onPick={value => change({ theme: value })}
      />
      <Segments
        name={t('settings.text')}
        value={text}
        values={[
          ['normal', t('settings.text.normal')],
          ['large', t('settings.text.large')],
          ['larger', t('settings.text.larger')],
        ]}
        onPick={value => change({ text: value })}
      />
      <Segments
        name={t('settings.contrast')}
        value={contrast}
        values={[
          ['normal', t('settings.contrast.normal')],
          ['high', t('settings.contrast.high')],
        ]}
        onPick={value => change({ contrast: value })}
      />
      <Segments
        name={t('settings.motion')}
        value={motion}
        values={[
          ['full', t('settings.motion.full')],
          ['less', t('settings.motion.less')],
        ]}
        onPick={value => change({ motion: value })}
      />
      <Segments
        name={t('settings.briefing')}
        value={briefing}
        values={[
          ['always', t('settings.briefing.always')],
          ['never', t('settings.briefing.never')],
        ]}
        onPick={value => change({ briefing: value })}
      />
      {kinds.map(kind => (
        <Segments
          key={kind}
          name={t(`settings.moments.${kind}`)}
          value={moments[kind] ?? 'fitting'}
          values={(['fitting', ...momentsShown] as const).map(
            each => [each, t(`moment.shown.${each}`)] as const,
          )}
          onPick={value => change({ moments: withShown(moments, kind, value) })}
        />
      ))}
      <Segments
        name={t('settings.sounds')}
        value={sounds}
        values={[
          ['off', t('settings.sounds.off')],
          ['on', t('settings.sounds.on')],
        ]}
        onPick={value => change({ sounds: value })}
      />
      {install.value !== null && (
        <button type="button" class="button" onClick={install.value}>
          {t('settings.install')}
        </button>
      )}
    </div>
  )
}

/** What is set to fit the table is set to nothing. */
function withShown(
  moments: Settings['moments'],
  kind: keyof Settings['moments'],
  value: MomentsShown | 'fitting',
): Settings['moments'] {
  const { [kind]: _, ...others } = moments
  return value === 'fitting' ? others : { ...others, [kind]: value }
}

function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part }
}
