/** Set by `server.config.ts`: a hash of `parse-project.ts`, `index-entry.ts` and all that they import. Tests run from the sources. */
declare const PARSER_SOURCES: string | undefined

/** Under another version than this one, what was stored of the texts of a project is parsed again. */
export const parserVersion = typeof PARSER_SOURCES === 'undefined' ? 'sources' : PARSER_SOURCES
