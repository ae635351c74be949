/** What an import says on the terminal. */
import type { Listener, Summary, Tally } from './load.ts'
import type { ImportOptions } from './options.ts'

const rowsBetweenLines = 5000

export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** Whether a line of `err` can be written over. */
  overwrites: boolean
}

const count = new Intl.NumberFormat('en').format

/** Tells progress, refusals and warnings while an import runs: refusals a line each, progress in one line or rarely. */
export function tellOn(terminal: Terminal): Listener {
  let told = 0
  const over = terminal.overwrites ? '\r\u001b[K' : ''
  const tell = (kind: string, [file, line]: [string, number], text: string) =>
    terminal.err(`${over}${file}:${line}: ${kind}: ${text}\n`)
  return {
    refuse: (file, line, reasons) => tell('refused', [file, line], reasons.join('; ')),
    warn: (file, line, text) => tell('warning', [file, line], text),
    progress(file, rows) {
      if (terminal.overwrites) terminal.err(`${over}${file}: ${count(rows)} rows read`)
      else if (rows - told >= rowsBetweenLines || rows < told) {
        told = rows
        terminal.err(`${file}: ${count(rows)} rows read\n`)
      }
    },
  }
}

/** The sentences at the end. */
export function tellSummary(summary: Summary, options: ImportOptions): string {
  const { organizations, projects, owned } = summary
  const waived = projects?.waived ?? 0
  const lines = [
    organizations && `Organizations: ${tellTally(organizations)}.`,
    projects && `Projects: ${tellTally(projects)}.`,
    waived > 0 && `${count(waived)} of them have a past deadline. It is shown but not enforced.`,
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

function tellTally(tally: Tally): string {
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

/** 0: everything was read, and something of it stands in the database now; else 1. */
export function exitCodeOf({ isWhole, organizations, projects }: Summary): number {
  const tallies = [organizations, projects].filter((tally) => tally !== null)
  const refused = tallies.reduce((sum, tally) => sum + tally.refused, 0)
  const stands = tallies.reduce((sum, { new: added, updated, unchanged, edited }) => {
    return sum + added + updated + unchanged + edited
  }, 0)
  return isWhole && (stands > 0 || refused === 0) ? 0 : 1
}
