/** The options of a command that says in one sentence what is wrong with them. */
import { parseArgs } from 'node:util'

type Known<Name extends string> = Readonly<Record<Name, { type: 'string' | 'boolean'; short?: string }>>

/**
 * The given options with their values, or what is wrong with them. `several` may be there more than once, and words after it are
 * further values: the shell expands one eo*.csv to several files.
 */
export function parseTokens<Name extends string>(
  argv: readonly string[],
  known: Known<Name>,
  several?: NoInfer<Name>,
): Map<Name, string[]> | string {
  const isKnown = (name: string): name is Name => Object.hasOwn(known, name)
  const given = new Map<Name, string[]>()
  let latest: Name | null = null
  const { tokens } = parseArgs({
    args: [...argv],
    options: known,
    strict: false,
    tokens: true,
    allowPositionals: true,
  })
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      if (latest === null || latest !== several) return `"${token.value}" has no option before it.`
      given.get(latest)?.push(token.value)
      continue
    }
    const { name, rawName, value } = token
    if (!isKnown(name)) return `Unknown option ${rawName}.`
    latest = name
    if (given.has(name) && name !== several) return `${rawName} appears twice.`
    const fault = checkValue(known[name].type, value)
    if (fault) return `${rawName} ${fault}.`
    given.set(name, [...(given.get(name) ?? []), value ?? ''])
  }
  return given
}

function checkValue(type: 'string' | 'boolean', value: string | undefined): string | null {
  if (type === 'boolean') return value === undefined ? null : 'takes no value'
  return !value?.trim() || value.startsWith('-') ? 'needs a value' : null
}
