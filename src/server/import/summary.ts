/** The terminal output of an import. */
import type { Listener, Summary, Tally } from './load.ts'
import type { ImportOptions } from './options.ts'
import type { UnderReview } from './store.ts'

const rowsBetweenLines = 5000

export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** Whether a line of `err` can be overwritten. */
  overwrites: boolean
}

const count = new Intl.NumberFormat('en').format

/** Reports progress, rejected rows and warnings: one line per rejected row, and progress on one line or rarely. */
export function createReporter(terminal: Terminal): Listener {
  let reportedCount = 0
  const over = terminal.overwrites ? '\r\u001b[K' : ''
  const print = (kind: string, [file, line]: [string, number], text: string) =>
    terminal.err(`${over}${file}:${line}: ${kind}: ${text}\n`)
  return {
    refuse: (file, line, reasons) => print('refused', [file, line], reasons.join('; ')),
    warn: (file, line, text) => print('warning', [file, line], text),
    find: (file, line, { rule, effect, field, evidence }) =>
      print('safeguard', [file, line], `${rule} ${effects[effect]} ${field}: “${evidence}”`),
    progress(file, rows) {
      if (terminal.overwrites) terminal.err(`${over}${file}: ${count(rows)} rows read`)
      else if (rows - reportedCount >= rowsBetweenLines || rows < reportedCount) {
        reportedCount = rows
        terminal.err(`${file}: ${count(rows)} rows read\n`)
      }
    },
  }
}

/** What each does to a listing; the form refuses what an import publishes for a person to decide. */
const effects = { block: 'blocks', review: 'reviews', warn: 'warns about' } as const

/** The closing summary. */
export function formatSummary(summary: Summary, options: ImportOptions): string {
  const { organizations, projects, owned } = summary
  const waived = projects?.waived ?? 0
  const lines = [
    organizations && `Organizations: ${formatTally(organizations)}.`,
    projects && `Projects: ${formatTally(projects)}.`,
    waived > 0 && `${count(waived)} of them have a past deadline. It is shown but not enforced.`,
    ...describeReviews(summary.underReview ?? { held: 0, visible: 0 }),
    ...describeFound(summary.found ?? { block: 0, review: 0, warn: 0 }),
    options.owner !== null &&
      !options.isDryRun &&
      `${options.owner} became the owner of ${count(owned)} organization${owned === 1 ? '' : 's'}.`,
    !summary.isWhole && 'Not everything was read. Rows loaded so far stay. You can run the command again.',
    options.isDryRun && 'This was a dry run. Nothing was written.',
  ]
  return lines
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('')
}

function describeReviews({ held, visible }: UnderReview): string[] {
  const lines: string[] = []
  if (held > 0)
    lines.push(
      `A safeguard found something in ${count(held)} new listing${held === 1 ? '' : 's'}. Each is hidden until an administrator decides.`,
    )
  if (visible > 0)
    lines.push(
      `A safeguard found something in ${count(visible)} new listing${visible === 1 ? '' : 's'}. Each is visible and waits for an administrator.`,
    )
  return lines
}

function describeFound({ block, review, warn }: NonNullable<Summary['found']>): string[] {
  const listings = (found: number) => `${count(found)} listing${found === 1 ? '' : 's'}`
  return [
    block > 0 &&
      `In ${listings(block)}, a safeguard blocks something. The form would refuse it; an import waits for an administrator.`,
    review > 0 && `In ${listings(review)}, a safeguard asks an administrator to look at something.`,
    warn > 0 && `In ${listings(warn)}, a safeguard warns about something.`,
  ].filter((line) => line !== false)
}

function formatTally(tally: Tally): string {
  const parts = [
    `${count(tally.new)} new`,
    `${count(tally.updated)} updated`,
    `${count(tally.unchanged)} unchanged`,
    tally.edited > 0 && `${count(tally.edited)} left because someone edited them here`,
    `${count(tally.refused)} refused`,
    tally.warnings > 0 && `${count(tally.warnings)} warnings`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** 0 if everything was read and at least one row is now in the database, otherwise 1. */
export function exitCodeOf({ isWhole, organizations, projects }: Summary): number {
  const tallies = [organizations, projects].filter((tally) => tally !== null)
  const refused = tallies.reduce((sum, tally) => sum + tally.refused, 0)
  const stored = tallies.reduce((sum, { new: added, updated, unchanged, edited }) => {
    return sum + added + updated + unchanged + edited
  }, 0)
  return isWhole && (stored > 0 || refused === 0) ? 0 : 1
}
