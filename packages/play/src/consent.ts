import * as v from 'valibot'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What a player may ask the others for. */
export const wantedSchema = v.variant('what', [
  /** Beyond the kernel’s barriers, to after so many choices. Rolls keep their numbers. */
  v.strictObject({ what: v.literal('take-back'), choices: count }),
  v.strictObject({ what: v.literal('draw') }),
  /** Clocks stand, and nothing is chosen. */
  v.strictObject({ what: v.literal('pause') }),
  v.strictObject({ what: v.literal('go-on') }),
  /** Without a winner. */
  v.strictObject({ what: v.literal('end') }),
  /** His seat goes to somebody with an account. */
  v.strictObject({
    what: v.literal('hand'),
    to: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24)),
  }),
])

export type Wanted = v.InferOutput<typeof wantedSchema>

/** A proposal that is not settled: it stands until all people at the table have said yes, or one no. */
export interface Proposal {
  readonly id: number
  readonly by: number
  readonly wanted: Wanted
  readonly text: string | null
  readonly at: number
  /** Who has said yes. */
  readonly yes: readonly number[]
}

/** What was settled last. Why somebody said no nobody is told. */
export interface Settled {
  readonly id: number
  readonly by: number
  readonly wanted: Wanted
  readonly how: 'agreed' | 'refused' | 'withdrawn'
  /** Who has said no. */
  readonly refusedBy: number | null
}

/** What the people at a table have proposed to each other. */
export interface Consent {
  readonly proposals: readonly Proposal[]
  readonly isPaused: boolean
  readonly last: Settled | null
  /** By player: how often he was told no one time after another, and until when he does not ask again. */
  readonly waits: { readonly [player: number]: { readonly times: number; readonly until: number } }
  readonly made: number
}

export const noConsent: Consent = { proposals: [], isPaused: false, last: null, waits: {}, made: 0 }

/** After a no one waits before the next proposal, longer each time. */
const WAITS = [30_000, 120_000, 480_000, 1_800_000]

/** Why something cannot be proposed or answered. */
export type NoProposal = 'one-at-a-time' | 'wait' | 'no-such-proposal' | 'not-asked' | 'not-so'

export class ProposalRefused extends Error {
  override name = 'ProposalRefused'
  readonly why: NoProposal

  constructor(why: NoProposal) {
    super(why)
    this.why = why
  }
}

/** What came of a proposal or an answer: `agreed` is to be carried out now. */
export interface Agreement {
  readonly consent: Consent
  readonly agreed: Proposal | null
}

interface At {
  readonly people: readonly number[]
  readonly now: number
}

/** Somebody asks the others. Bots agree by themselves: alone among them he has what he wants. */
export function proposed(
  consent: Consent,
  by: number,
  { wanted, text }: { readonly wanted: Wanted; readonly text: string | null },
  { people, now }: At,
): Agreement {
  if (consent.proposals.some(each => each.by === by)) throw new ProposalRefused('one-at-a-time')
  if (now < (consent.waits[by]?.until ?? 0)) throw new ProposalRefused('wait')
  if (wanted.what === (consent.isPaused ? 'pause' : 'go-on')) throw new ProposalRefused('not-so')
  const proposal: Proposal = { id: consent.made + 1, by, wanted, text, at: now, yes: [by] }
  const made = { ...consent, proposals: [...consent.proposals, proposal], made: proposal.id }
  return settledIfAll(made, proposal, people)
}

/** Somebody says yes or no. Whoever has proposed it takes it back with a no. */
export function answered(
  consent: Consent,
  player: number,
  { proposal: id, yes }: { readonly proposal: number; readonly yes: boolean },
  { people, now }: At,
): Agreement {
  const found = consent.proposals.find(each => each.id === id)
  if (found === undefined) throw new ProposalRefused('no-such-proposal')
  if (found.yes.includes(player) && yes) throw new ProposalRefused('not-asked')
  if (!yes) return { consent: refused(consent, found, player, now), agreed: null }
  const agreed = { ...found, yes: [...found.yes, player] }
  const proposals = consent.proposals.map(each => (each.id === id ? agreed : each))
  return settledIfAll({ ...consent, proposals }, agreed, people)
}

/** Who sits there has changed: what all who are left have said yes to is agreed. */
export function withPeople(consent: Consent, people: readonly number[]): Agreement {
  const proposals = consent.proposals.filter(({ by }) => people.includes(by))
  const still = { ...consent, proposals }
  const settled = proposals.find(({ yes }) => people.every(player => yes.includes(player)))
  return settled === undefined ? { consent: still, agreed: null } : settledIfAll(still, settled, people)
}

/** A match that is over has nothing to propose. */
export function consentOver(consent: Consent): Consent {
  return { ...consent, proposals: [], isPaused: false }
}

function refused(consent: Consent, proposal: Proposal, player: number, now: number): Consent {
  const { by, id, wanted } = proposal
  const isWithdrawn = player === by
  const times = (consent.waits[by]?.times ?? 0) + 1
  const wait = WAITS[Math.min(times, WAITS.length) - 1] ?? 0
  return {
    ...consent,
    proposals: consent.proposals.filter(each => each.id !== id),
    last: {
      ...{ id, by, wanted },
      how: isWithdrawn ? 'withdrawn' : 'refused',
      refusedBy: isWithdrawn ? null : player,
    },
    waits: isWithdrawn ? consent.waits : { ...consent.waits, [by]: { times, until: now + wait } },
  }
}

function settledIfAll(consent: Consent, proposal: Proposal, people: readonly number[]): Agreement {
  if (!people.every(player => proposal.yes.includes(player))) return { consent, agreed: null }
  const { by, id, wanted } = proposal
  const { [by]: _, ...waits } = consent.waits
  const isPaused = wanted.what === 'pause' || (wanted.what !== 'go-on' && consent.isPaused)
  return {
    agreed: proposal,
    consent: {
      ...consent,
      isPaused,
      waits,
      proposals: consent.proposals.filter(each => each.id !== id),
      last: { id, by, wanted, how: 'agreed', refusedBy: null },
    },
  }
}
