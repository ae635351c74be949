/** The words behind `npm run registry --`. */
import { parseArgs } from 'node:util'
import { isLocalDate } from '#domain/time.ts'
import { registerFiles, type RegisterFile } from '#domain/register.ts'

export interface RegistryOptions {
  files: Record<RegisterFile, string[]>
  asOf: string | null
  isPartial: boolean
  isDryRun: boolean
}

export const registryHelp = `Loads the public registers of exempt organizations, by which organizations are verified. The product may go on.

  npm run registry -- --bmf FILE… --pub78 FILE --revocations FILE [--as-of DATE] [--partial] [--dry-run]

  --bmf FILE…         the Business Master File: eo1.csv to eo4.csv, or those of some states
  --pub78 FILE        Publication 78: organizations that can receive deductible contributions
  --revocations FILE  automatic revocations of exemption
  --as-of DATE        the posting day of the files, YYYY-MM-DD; without it, the day each file was last changed
  --partial           the files are a part of the register: fewer rows than before are taken, and an organization that
                      is missing from them keeps its mark
  --dry-run           read, check and count everything, change nothing
  --help              this text

Each kind that is named replaces the rows of its kind; a kind that is not named stays as it is. All of it takes effect
at one moment, or nothing does. Verified organizations are checked again by what was loaded.
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

type Result = { ask: 'help' } | { ask: 'load'; options: RegistryOptions } | { ask: 'mend'; sentence: string }

/** What the arguments ask for; `today` is the latest day that files can be of. */
export function readOptions(argv: readonly string[], today: string): Result {
  const words = readWords(argv)
  if (typeof words === 'string') return mend(words)
  const { given, files } = words
  if (given.has('help')) return { ask: 'help' }
  if (Object.values(files).flat().length === 0) {
    return mend('Name a file with --bmf, --pub78 or --revocations.')
  }
  const asOf = given.get('as-of') ?? null
  if (asOf !== null && !isLocalDate(asOf)) return mend(`--as-of ${asOf} is no day such as 2026-09-08.`)
  if (asOf !== null && asOf > today) return mend(`--as-of ${asOf} has not come yet.`)
  return {
    ask: 'load',
    options: { files, asOf, isPartial: given.has('partial'), isDryRun: given.has('dry-run') },
  }
}

type Words = { given: Map<Name, string>; files: RegistryOptions['files'] }

/** The options with their values, or what is wrong with them. */
function readWords(argv: readonly string[]): Words | string {
  const files: RegistryOptions['files'] = { bmf: [], pub78: [], revocations: [] }
  const given = new Map<Name, string>()
  let takesMore = false
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
      // The shell makes several files of one eo*.csv.
      if (!takesMore) return `"${token.value}" stands without an option before it.`
      files.bmf.push(token.value)
      continue
    }
    const { name, rawName, value } = token
    if (!isKnown(name)) return `There is no option ${rawName}.`
    takesMore = name === 'bmf'
    if (given.has(name) && !takesMore) return `${rawName} is given twice.`
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
  return !value?.trim() || value.startsWith('-') ? 'needs a value after it' : null
}

function mend(sentence: string): Result {
  return { ask: 'mend', sentence: `${sentence} "npm run registry -- --help" tells how.` }
}
