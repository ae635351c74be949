/** Several benchmarks share one results page, each with its own headings. */

const split = (text: string) => text.split(/^(?=## )/m).map((part) => part.trim())
const headingOf = (part: string) => part.split('\n')[0]

/** Replaces the sections with the same headings and keeps all others. */
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
