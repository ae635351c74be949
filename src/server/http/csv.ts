/** Writes CSV (RFC 4180), in this one place. */

/** Formats a cell. Text that a spreadsheet would run as a formula gets a leading apostrophe (safeguard S15). */
export function csvCell(text: string | null): string {
  if (!text) return ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formats a row with its line break. */
export const csvRow = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`
