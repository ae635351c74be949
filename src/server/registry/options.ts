/** The options of `npm run registry --`. */
import { parseArgs } from 'node:util'
import { isLocalDate } from '#domain/time/time.ts'
import { registerFiles, type RegisterFile } from '#domain/verification/register.ts'

export interface RegistryOptions {
  files: Record<RegisterFile, string[]>
  asOf: string | null
  isPartial: boolean
  isDryRun: boolean
}

export const registryHelp = `Loads the public registers of tax-exempt organizations, used to verify organizations. The product can keep running.

  npm run registry -- --bmf FILE… --pub78 FILE --revocations FILE [--as-of DATE] [--partial] [--dry-run]

  --bmf FILE…         the Business Master File: eo1.csv to eo4.csv, or the files of some states
  --pub78 FILE        Publication 78: organizations that can receive tax-deductible contributions
  --revocations FILE  automatic revocations of exemption
  --as-of DATE        the posting date of the files, YYYY-MM-DD; by default, the date each file last changed
  --partial           the files are only part of the register: accepts fewer rows than before, and organizations
                      missing from them keep their verified mark
  --dry-run           read, check and count everything, change nothing
  --help              shows this help

Each kind of file replaces the rows of that kind; other kinds stay the same. The load takes effect in one
transaction, or not at all. Verified organizations are checked again with the new rows.
`

const known = {
  bmf: { type: 'string' },
  pub78: { type: 'string' },
  revocations: { type: 'string' },
  'as-of': { type: 'string' },
  partial: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Name = keyof typeof known

const isKnown = (name: string): name is Name => Object.hasOwn(known, name)

type Result =
  | { kind: 'help' }
  | { kind: 'run'; options: RegistryOptions }
  | { kind: 'misused'; sentence: string }

/** Parses the arguments. `today` is the latest allowed date of the files. */
export function parseOptions(argv: readonly string[], today: string): Result {
  const words = parseTokens(argv)
  if (typeof words === 'string') return usageError(words)
  const { given, files } = words
  if (given.has('help')) return { kind: 'help' }
  if (Object.values(files).flat().length === 0) {
    return usageError('Name a file with --bmf, --pub78 or --revocations.')
  }
  const asOf = given.get('as-of') ?? null
  if (asOf !== null && !isLocalDate(asOf))
    return usageError(`--as-of ${asOf} is not a date such as 2026-09-08.`)
  if (asOf !== null && asOf > today) return usageError(`--as-of ${asOf} is in the future.`)
  return {
    kind: 'run',
    options: { files, asOf, isPartial: given.has('partial'), isDryRun: given.has('dry-run') },
  }
}

type ParsedTokens = { given: Map<Name, string>; files: RegistryOptions['files'] }

/** The options with their values, or an error message. */
function parseTokens(argv: readonly string[]): ParsedTokens | string {
  const files: RegistryOptions['files'] = { bmf: [], pub78: [], revocations: [] }
  const given = new Map<Name, string>()
  let acceptsMoreFiles = false
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
      // The shell expands one eo*.csv to several files.
      if (!acceptsMoreFiles) return `"${token.value}" has no option before it.`
      files.bmf.push(token.value)
      continue
    }
    const { name, rawName, value } = token
    if (!isKnown(name)) return `Unknown option ${rawName}.`
    acceptsMoreFiles = name === 'bmf'
    if (given.has(name) && !acceptsMoreFiles) return `${rawName} appears twice.`
    const fault = checkValue(name, value)
    if (fault) return `${rawName} ${fault}.`
    given.set(name, value ?? '')
    if (isKind(name)) files[name].push(value ?? '')
  }
  return { given, files }
}

const isKind = (name: Name): name is RegisterFile => registerFiles.some((kind) => kind === name)

function checkValue(name: Name, value: string | undefined): string | null {
  const takesValue = known[name].type === 'string'
  if (!takesValue) return value === undefined ? null : 'takes no value'
  return !value?.trim() || value.startsWith('-') ? 'needs a value' : null
}

function usageError(sentence: string): Result {
  return { kind: 'misused', sentence: `${sentence} Run "npm run registry -- --help" for help.` }
}
