/** Longer names are cut off by some systems, or hide the end of the name, which says what the file is. */
const maxLength = 60

/**
 * A name or title for the start of a file's name, in letters that every system takes; null if it has none of these. A title that
 * is too long ends with a whole word.
 */
export function fileNameOf(name: string): string | null {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  const [first, ...others] = words ?? []
  if (first === undefined) return null
  let whole = first.slice(0, maxLength)
  for (const word of others) {
    if (whole.length + 1 + word.length > maxLength) break
    whole += `-${word}`
  }
  return whole
}
