/** See parser-sources.mjs. */
export function listParserSources(): string[]
