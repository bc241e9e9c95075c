import type { CorpusMatch } from '../corpus.ts'

/** Whole matches, recorded once the rules have settled. */
export const romaCorpus: readonly CorpusMatch[] = []
