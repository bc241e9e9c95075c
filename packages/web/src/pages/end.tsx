import { ReplayScreen } from './replay-screen.tsx'

/** A finished match: the result over the last position, with everything that can be told of it. */
export function EndPage({ id }: { id: string }) {
  return <ReplayScreen id={id} atEnd from={null} />
}
