/** An open field is the same whether it holds nothing, null or no number. */
const textOf = (value: unknown) => JSON.stringify(value ?? null)

/** The fields of a form that differ from what they were. */
export function listChanged<Name extends string>(
  names: readonly Name[],
  before: Partial<Record<Name, unknown>>,
  values: Partial<Record<Name, unknown>>,
): Name[] {
  return names.filter((name) => textOf(before[name]) !== textOf(values[name]))
}
