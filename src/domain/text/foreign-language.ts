/**
 * The language of a text that differs from its reader's, for "Written in Spanish"; null if it is the same or not known.
 * Both are BCP 47 tags. Apart from the list of languages, which pages that only show texts do not load.
 */
export function findForeignLanguage(language: string | null, reader: string): string | null {
  return language !== null && primarySubtag(language) !== primarySubtag(reader) ? language : null
}

const primarySubtag = (tag: string) => tag.split('-', 1).join('')
