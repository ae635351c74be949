/** The terminal output of a load. */
import { toSingleLine } from '#domain/text/text.ts'
import type { Listener, Summary } from './load.ts'
import type { RegistryOptions } from './options.ts'

export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** Whether a line of `err` can be overwritten. */
  overwrites: boolean
}

const rowsBetweenLines = 250_000
/** How many rejected rows of a file are listed one by one. A broken file has millions. */
const maxLoggedRejections = 50

const count = new Intl.NumberFormat('en').format

/** Reports the first rejected rows of every file, one line each, and progress on one line or rarely. */
export function createReporter(terminal: Terminal): Listener {
  const over = terminal.overwrites ? '\r\u001b[K' : ''
  const rejected = new Map<string, number>()
  const reported = new Map<string, number>()
  return {
    reject(file, line, reason) {
      const before = rejected.get(file) ?? 0
      rejected.set(file, before + 1)
      if (before < maxLoggedRejections) terminal.err(`${over}${file}:${line}: rejected: ${reason}\n`)
      if (before === maxLoggedRejections)
        terminal.err(`${over}${file}: more rows are rejected; from here on they are only counted\n`)
    },
    progress(file, rows, share) {
      const percent = share === null ? '' : `, ${Math.round(share * 100)} %`
      if (terminal.overwrites) terminal.err(`${over}${file}: ${count(rows)} rows${percent}`)
      else if (rows - (reported.get(file) ?? 0) >= rowsBetweenLines) {
        reported.set(file, rows)
        terminal.err(`${file}: ${count(rows)} rows${percent}\n`)
      }
    },
    step(sentence) {
      terminal.err(terminal.overwrites ? `${over}${sentence}` : `${sentence}\n`)
    },
  }
}

/** The closing summary. */
export function formatSummary({ files, durationMs, ...found }: Summary, options: RegistryOptions): string {
  const lines = [
    ...files.map(
      ({ name, rows, rejected, postedOn }) =>
        `${name}: ${count(rows)} ${rows === 1 ? 'row' : 'rows'} of ${postedOn}, ${count(rejected)} rejected.`,
    ),
    ...found.changes.map(
      ({ kind, added, changed, removed }) =>
        `${kind}: ${count(added)} new, ${count(changed)} changed, ${count(removed)} no longer listed.`,
    ),
    `${count(found.rechecked)} verified ${found.rechecked === 1 ? 'organization was' : 'organizations were'} checked again, ${count(found.suspended.length)} lost their verified mark.`,
    ...found.suspended.map(({ name, reasons }) => `  ${toSingleLine(name)}: ${reasons.join(', ')}`),
    options.isDryRun
      ? 'This was a dry run. Nothing was changed.'
      : `The new register took effect after ${(durationMs / 1000).toFixed(1)} s.`,
  ]
  return lines.map((line) => `${line}\n`).join('')
}
