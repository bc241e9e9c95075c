import type { Analysis } from '@aquila/play/analysis'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { TableMatch } from '../match/table-match.ts'

/** An analysis while it is made. */
export interface Run {
  readonly analysis: Analysis | null
  readonly done: number
  readonly of: number
  /** 'unknown': nobody has measured how such matches end. */
  readonly is: 'going' | 'stopped' | 'done' | 'unknown'
  readonly deeper: number
  readonly error: string | null
  stop(): void
  goOn(): void
  lookDeeper(): void
}

/** Has the worker go on with it, a moment at a time, as long as the page is there and nobody stops it. */
export function useRun(match: TableMatch): Run {
  const [analysis, setAnalysis] = useState<Analysis | null>(null)
  const [progress, setProgress] = useState({ done: 0, of: 0 })
  const [is, setIs] = useState<Run['is']>('going')
  const [deeper, setDeeper] = useState(1)
  const [error, setError] = useState<string | null>(null)
  const known = useRef(0)
  useEffect(() => {
    if (is !== 'going') return
    let left = false
    const ask = async (): Promise<void> => {
      while (!left) {
        const state = await match.analyse(deeper, known.current)
        if (left) return
        if (state === null) {
          setIs('unknown')
          return
        }
        if (state.analysis !== null) {
          known.current = state.done
          setAnalysis(state.analysis)
        }
        setProgress({ done: state.done, of: state.of })
        if (state.isDone) setIs('done')
        if (state.isDone) return
      }
    }
    ask().catch((reason: unknown) => {
      setError(reason instanceof Error ? reason.message : String(reason))
      setIs('stopped')
    })
    return () => {
      left = true
    }
  }, [is, deeper, match])
  return {
    analysis,
    ...progress,
    is,
    deeper,
    error,
    stop: () => setIs('stopped'),
    goOn: () => setIs('going'),
    lookDeeper() {
      known.current = 0
      setDeeper(2 * deeper)
      setIs('going')
    },
  }
}
