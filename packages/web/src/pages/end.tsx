export function EndPage({ id }: { id: string }) {
  return <main>{id}</main>
}
