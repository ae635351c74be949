/** Codes of a provider, as they come in a CSV file. */
import { perkLimits } from './perks.ts'

/** A record of the file with the number of the line on which it begins. */
export interface CodeRow {
  line: number
  cells: readonly string[]
}

export type CodeFault = { line: number } & (
  | { fault: 'several_cells' | 'too_long' | 'unreadable' | 'empty' }
  | { fault: 'twice'; first: number }
  | { fault: 'loaded' }
)

const isHeader = (cell: string) => cell.trim().toLowerCase() === 'code'

/**
 * The codes with their lines: one a line, or those of the column that the first line calls `code`. `loaded` are those that
 * the perk has already. Anything wrong is told for each line, and then there are no codes.
 */
export function parseCodes(
  rows: readonly CodeRow[],
  loaded: ReadonlySet<string>,
): { codes: string[]; faults: CodeFault[] } {
  const [first] = rows
  const column = first?.cells.findIndex(isHeader) ?? -1
  const body = column === -1 ? rows : rows.slice(1)
  const lines = new Map<string, number>()
  const faults = body.flatMap((row): CodeFault[] => {
    const code = (row.cells[Math.max(column, 0)] ?? '').trim()
    const fault = findFault({ row, code, hasColumn: column !== -1 }, { lines, loaded })
    if (!fault) lines.set(code, row.line)
    return fault ? [fault] : []
  })
  return { codes: faults.length > 0 ? [] : [...lines.keys()], faults }
}

function findFault(
  { row, code, hasColumn }: { row: CodeRow; code: string; hasColumn: boolean },
  { lines, loaded }: { lines: ReadonlyMap<string, number>; loaded: ReadonlySet<string> },
): CodeFault | null {
  const { line } = row
  if (!hasColumn && row.cells.length > 1) return { line, fault: 'several_cells' }
  if (code === '') return { line, fault: 'empty' }
  if (code.length > perkLimits.code) return { line, fault: 'too_long' }
  // What cannot be seen cannot be typed in at the provider's.
  if (!/^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(code)) return { line, fault: 'unreadable' }
  const first = lines.get(code)
  if (first !== undefined) return { line, fault: 'twice', first }
  return loaded.has(code) ? { line, fault: 'loaded' } : null
}
