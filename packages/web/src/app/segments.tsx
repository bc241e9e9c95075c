/** A few values side by side, one of which is set. */
export function Segments<V extends string>({
  name,
  value,
  values,
  onPick,
}: {
  name: string
  value: V
  values: readonly (readonly [V, string])[]
  onPick: (value: V) => void
}) {
  return (
    <fieldset>
      <legend class="label">{name}</legend>
      <div class="segments">
        {values.map(([id, text]) => (
          <label key={id}>
            <input type="radio" name={name} checked={id === value} onChange={() => onPick(id)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
