/** Parses a provider's codes from a CSV file. */
import { perkLimits } from './perks.ts'

/** A record of the file with its starting line number. */
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
 * The codes with their lines: one per line, or the column that the header calls `code`. `loaded` are the codes that
 * the perk already has. If any line is wrong, the result lists every fault and no codes.
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
  // No one can type invisible characters on the provider's site.
  if (!/^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(code)) return { line, fault: 'unreadable' }
  const first = lines.get(code)
  if (first !== undefined) return { line, fault: 'twice', first }
  return loaded.has(code) ? { line, fault: 'loaded' } : null
}
