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
