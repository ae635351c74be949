/** Parses codes from CSV text. Errors refer to line numbers. */
import { parse } from 'csv-parse/sync'
import { perkLimits } from '#domain/rewards/perks.ts'
import { parseCodes, type CodeFault, type CodeRow } from '#domain/rewards/perk-codes.ts'
import type { Issue } from '#contract/problems.ts'
import { z } from '#contract/zod.ts'

/** Maximum number of errors reported at once. */
const maxFaults = 20

const faultTexts: Record<Exclude<CodeFault['fault'], 'twice'>, string> = {
  several_cells:
    'has more than one cell (separated by a comma or semicolon). Put one code on each line, or name the column “code” in the first line',
  too_long: `is longer than ${perkLimits.code} characters`,
  unreadable: 'has characters that people cannot type everywhere',
  empty: 'has no code',
  loaded: 'is a code that this perk already has',
}

const describeFault = (fault: CodeFault) =>
  `Line ${fault.line} ${fault.fault === 'twice' ? `repeats line ${fault.first}` : faultTexts[fault.fault]}`

/** The errors as `Issue`s of the field that contains the text. */
function toIssues(faults: readonly CodeFault[]): Issue[] {
  const shownIssues = faults
    .slice(0, maxFaults)
    .map((fault) => ({ path: 'csv', message: describeFault(fault) }))
  const more = faults.length - shownIssues.length
  return more > 0 ? [...shownIssues, { path: 'csv', message: `and ${more} more lines` }] : shownIssues
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
    return { issue: { path: 'csv', message: `Add at most ${perkLimits.codes} codes at a time` } }
  } catch {
    return { issue: { path: 'csv', message: 'This is not valid CSV. A quote is open or inside a cell' } }
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
    : { codes, issues: [{ path: 'csv', message: 'It has no codes' }] }
}
