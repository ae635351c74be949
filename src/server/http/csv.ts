/** The one way to write CSV (RFC 4180). */

/** A cell. Text that a spreadsheet would run as a formula gets an apostrophe in front (safeguard S15). */
export function csvCell(text: string | null): string {
  if (!text) return ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A row with its line break. */
export const csvRow = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`
