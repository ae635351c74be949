/** Parses codes from CSV text. Errors refer to line numbers. */
import { parse } from 'csv-parse/sync'
import { perkLimits } from '#domain/rewards/perks.ts'
import { parseCodes, type CodeFault, type CodeRow } from '#domain/rewards/perk-codes.ts'
import type { Issue } from '#contract/problem-body.ts'
import { z } from '#contract/zod.ts'
import { fieldText } from '#contract/field-texts.ts'

/** Maximum number of errors reported together. */
const maxFaults = 20

function describeFault(fault: CodeFault): string {
  const { line } = fault
  if (fault.fault === 'twice') return fieldText('rewards.lineTwice', { line, first: fault.first })
  if (fault.fault === 'too_long') return fieldText('rewards.lineTooLong', { line, max: perkLimits.code })
  return fieldText(faultTexts[fault.fault], { line })
}

const faultTexts = {
  several_cells: 'rewards.lineWithCells',
  unreadable: 'rewards.lineUnreadable',
  empty: 'rewards.lineEmpty',
  loaded: 'rewards.lineLoaded',
} as const

/** The errors as `Issue`s of the field that contains the text. */
function toIssues(faults: readonly CodeFault[]): Issue[] {
  const shownIssues = faults
    .slice(0, maxFaults)
    .map((fault) => ({ path: 'csv', message: describeFault(fault) }))
  const more = faults.length - shownIssues.length
  return more > 0
    ? [...shownIssues, { path: 'csv', message: fieldText('rewards.moreLines', { count: more }) }]
    : shownIssues
}

const records = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }))

/** Spreadsheets separate cells by semicolons in locales with decimal commas; the first line shows which. */
function separatorOf(csv: string): ',' | ';' {
  // The byte order mark is removed here and not by the UTF-8 decoder; it is not part of a column name.
  const first =
    csv
      .replace(/^\uFEFF/, '')
      .split(/[\r\n]+/)
      .find((line) => line.trim() !== '') ?? ''
  const cells = first.split(';').map((cell) => cell.replaceAll('"', '').trim().toLowerCase())
  const isNamed = cells.length > 1 && cells.includes('code')
  return isNamed || (cells.length > 1 && !first.includes(',')) ? ';' : ','
}

/** The rows of CSV text with their line numbers, or why it cannot be parsed. */
export function parseCodeRows(csv: string): { rows: CodeRow[] } | { issue: Issue } {
  try {
    const parsed: unknown = parse(csv, {
      bom: true,
      delimiter: separatorOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    const rows = records.parse(parsed).map(({ info, record }) => ({ line: info.lines, cells: record }))
    if (rows.length <= perkLimits.codes + 1) return { rows }
    return { issue: { path: 'csv', message: fieldText('rewards.tooManyCodes', { max: perkLimits.codes }) } }
  } catch {
    return { issue: { path: 'csv', message: fieldText('rewards.csvInvalid') } }
  }
}

/** The codes of a text if all can be added, otherwise what is wrong. */
export function validateCodeRows(
  rows: readonly CodeRow[],
  loaded: readonly string[],
): { codes: string[]; issues: Issue[] } {
  const { codes, faults } = parseCodes(rows, new Set(loaded))
  if (faults.length > 0) return { codes, issues: toIssues(faults) }
  return codes.length > 0
    ? { codes, issues: [] }
    : { codes, issues: [{ path: 'csv', message: fieldText('rewards.csvEmpty') }] }
}
