import { ReplayScreen } from './replay-screen.tsx'

/** A match from its beginning, or as a film from a choice on, to where it stands. */
export function ReplayPage({ id, from }: { id: string; from: number | null }) {
  return <ReplayScreen id={id} atEnd={false} from={from} />
}
