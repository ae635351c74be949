/** How a screen's state is written in the URL: plain `name=value`, lists joined by commas. */

/**
 * Every parameter as plain text, without NUL, which the API refuses. Each screen's `validateSearch` parses its own
 * values.
 */
export function parseSearch(search: string): Record<string, string> {
  const parameters = [...new URLSearchParams(search)]
  return Object.fromEntries(parameters.map(([name, value]) => [name, value.replaceAll('\0', '')]))
}

/** Leaves out undefined and empty values. */
export function stringifySearch(values: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    const text = formatValue(value)
    if (text !== '') params.set(name, text)
  }
  return params.size > 0 ? `?${params}` : ''
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(',')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : ''
}

/** The value if the list contains it; undefined otherwise. */
export function parseChoice<const Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
): Choice | undefined {
  return choices.find((choice) => choice === value)
}

/** A path on this site to return to after signing in; undefined for anything that could lead elsewhere. */
export function parseReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(value)) return undefined
  const base = 'http://this.site'
  const url = new URL(value, base)
  return url.origin === base && url.pathname !== '/auth' ? value : undefined
}
