/** The page of results has parts of several benches, each under headings of its own. */

const split = (text: string) => text.split(/^(?=## )/m).map((part) => part.trim())
const headingOf = (part: string) => part.split('\n')[0]

/** The kept page with the sections that were written anew in the place of those with the same heading; all others stay. */
export function mergeSections(kept: string, written: string): string {
  const fresh = split(written)
  const old = split(kept)
  const isIntroduction = (part: string) => !part.startsWith('## ')
  const same = (part: string) => (each: string) =>
    isIntroduction(part) ? isIntroduction(each) : headingOf(each) === headingOf(part)
  const merged = old.map((part) => fresh.find(same(part)) || part)
  const added = fresh.filter((part) => !old.some(same(part)))
  return `${[...merged, ...added].filter((part) => part !== '').join('\n\n')}\n`
}
