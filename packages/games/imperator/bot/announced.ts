import type { Advice, Announced, Choice, Decision, SeenEvent } from '@aquila/engine'

/** What hints of the series announce: who goes where, and who else comes to the same battle. */
export function announcedBy(decision: Decision, { choice, reason }: Advice): readonly Announced[] {
  const { leader, zone, others = [] } = reason?.values ?? {}
  if (decision.task !== 'movement' || !setsOut(choice) || typeof leader !== 'string') return []
  if (typeof zone !== 'string') return []
  const joining = [others].flat().filter(piece => typeof piece === 'string')
  return [
    marchOf(leader, zone, 'marches', ({ task }) => task === 'movement'),
    ...joining.map(piece =>
      marchOf(
        piece,
        zone,
        'columns that join',
        ({ task }, { verb }) => task === 'movement' && verb === 'done',
      ),
    ),
  ]
}

function setsOut({ verb }: Choice): boolean {
  return verb === 'lead' || verb === 'march' || verb === 'sail'
}

/** Somebody comes to a zone before it is too late for it. */
function marchOf(
  piece: string,
  zone: string,
  name: string,
  isOver: (decision: Decision, next: Choice) => boolean,
): Announced {
  return {
    name,
    isKept(since, decision, next) {
      if (since.some(event => brings(event, piece, zone))) return true
      return isOver(decision, next) ? false : null
    },
  }
}

function brings({ data }: SeenEvent, piece: string, zone: string): boolean {
  return (data.to ?? data.zone) === zone && Object.values(data).flat().includes(piece)
}
