import { ReplayScreen } from './replay-screen.tsx'

/** A match from its beginning to where it stands. */
export function ReplayPage({ id }: { id: string }) {
  return <ReplayScreen id={id} atEnd={false} />
}
