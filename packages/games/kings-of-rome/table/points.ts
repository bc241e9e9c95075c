/** Movement points with their half: 3½. */
export function points(value: number): string | number {
  const whole = Math.floor(value)
  if (value === whole) return whole
  return whole === 0 ? '½' : `${whole}½`
}
