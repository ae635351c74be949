/**
 * Attributes of an element with what someone wrote: the language, so that screen readers pronounce it, and the direction
 * of its own letters. Without a known language the page's would be wrong for a foreign text, so it is left open.
 */
export const writtenText = (language: string | null) =>
  ({ lang: language ?? undefined, dir: 'auto' }) as const
