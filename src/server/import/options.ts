/** The options of `npm run import --`. */
import { parseTokens } from '#server/commands/parse-tokens.ts'

export interface ImportOptions {
  organizations: string | null
  projects: string | null
  owner: string | null
  isDryRun: boolean
  enforcesDeadlines: boolean
}

export const importHelp = `Loads organizations and their projects from files. Nothing is loaded twice: externalId identifies a row.

  npm run import -- --organizations FILE --projects FILE [--owner EMAIL] [--dry-run] [--enforce-deadlines]

  --organizations FILE  organizations; read first
  --projects FILE       their listings; each names its organization by orgExternalId
  --owner EMAIL         makes this account the owner of organizations that have none
  --dry-run             reads, checks and counts everything, writes nothing
  --enforce-deadlines   a past deadline closes its listing; by default it is only shown
  --help                shows this help

FILE ends in .jsonl or .ndjson (one JSON object per line) or in .csv (UTF-8, commas, a header line with the same names;
lists with ; or | between their entries). You can leave out one of the two files.
`

const known = {
  organizations: { type: 'string' },
  projects: { type: 'string' },
  owner: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'enforce-deadlines': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type ParseResult =
  | { kind: 'help' }
  | { kind: 'run'; options: ImportOptions }
  | { kind: 'misused'; sentence: string }

/** Parses the arguments. If they are invalid, one sentence says why. */
export function parseOptions(argv: readonly string[]): ParseResult {
  const given = parseTokens(argv, known)
  if (typeof given === 'string') return usageError(given)
  if (given.has('help')) return { kind: 'help' }
  const organizations = given.get('organizations')?.[0] ?? null
  const projects = given.get('projects')?.[0] ?? null
  if (organizations === null && projects === null)
    return usageError('Name a file with --organizations or --projects.')
  return {
    kind: 'run',
    options: {
      organizations,
      projects,
      owner: given.get('owner')?.[0]?.trim() ?? null,
      isDryRun: given.has('dry-run'),
      enforcesDeadlines: given.has('enforce-deadlines'),
    },
  }
}

function usageError(sentence: string): ParseResult {
  return { kind: 'misused', sentence: `${sentence} Run "npm run import -- --help" for help.` }
}
