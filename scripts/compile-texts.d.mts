/** See compile-texts.mjs. */
export function compileCatalog(
  start: string,
  language: string,
  pseudoLanguage: string,
): { file: string; messages: object }
export function addCatalogs(code: string, entries: Readonly<Record<string, string>>): string
