/** A CSV cell (RFC 4180), in quotes where it needs them; also around apostrophes, which some spreadsheets take for quotes. */
export const quoteCsvCell = (text: string): string =>
  /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
