/** The options of `npm run registry --`. */
import { isLocalDate } from '#domain/time/time.ts'
import type { RegisterFile } from '#domain/verification/register.ts'
import { parseTokens } from '#server/commands/parse-tokens.ts'

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

type Result =
  | { kind: 'help' }
  | { kind: 'run'; options: RegistryOptions }
  | { kind: 'misused'; sentence: string }

/** Parses the arguments. `today` is the latest allowed date of the files. */
export function parseOptions(argv: readonly string[], today: string): Result {
  const given = parseTokens(argv, known, 'bmf')
  if (typeof given === 'string') return usageError(given)
  if (given.has('help')) return { kind: 'help' }
  const filesOf = (kind: RegisterFile) => given.get(kind) ?? []
  const files = { bmf: filesOf('bmf'), pub78: filesOf('pub78'), revocations: filesOf('revocations') }
  if (Object.values(files).flat().length === 0) {
    return usageError('Name a file with --bmf, --pub78 or --revocations.')
  }
  const asOf = given.get('as-of')?.[0] ?? null
  if (asOf !== null && !isLocalDate(asOf))
    return usageError(`--as-of ${asOf} is not a date such as 2026-09-08.`)
  if (asOf !== null && asOf > today) return usageError(`--as-of ${asOf} is in the future.`)
  return {
    kind: 'run',
    options: { files, asOf, isPartial: given.has('partial'), isDryRun: given.has('dry-run') },
  }
}

function usageError(sentence: string): Result {
  return { kind: 'misused', sentence: `${sentence} Run "npm run registry -- --help" for help.` }
}
