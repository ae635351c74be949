/** An empty field is equal whether it holds nothing, null or NaN. */
const textOf = (value: unknown) => JSON.stringify(value ?? null)

/** The fields of a form that differ from their initial values. */
export function listChanged<Name extends string>(
  names: readonly Name[],
  before: Partial<Record<Name, unknown>>,
  values: Partial<Record<Name, unknown>>,
): Name[] {
  return names.filter((name) => textOf(before[name]) !== textOf(values[name]))
}

/** The changed fields with their values; null if none changed. */
export function pickChanged<Name extends string, Values extends Partial<Record<Name, unknown>>>(
  names: readonly Name[],
  before: Partial<Record<Name, unknown>>,
  values: Values,
) {
  const changed = listChanged(names, before, values)
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, values[name]])) : null
}
