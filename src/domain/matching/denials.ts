/** What a text says that somebody does not do, and what a listing says that it does not ask. */

/** "I do not drive at night", "no experience with spreadsheets", "could never put a designer on the payroll". */
const denying =
  /\b(?:not|never|no|neither|nor|cannot|\p{L}+n['’]t)\b(?![-\s](?:only|just|merely|simply|to\s+mention|limited|afraid|shy|doubt|problem|matter|mind|wait|stop|help\s+but|tire|enough|too|one|kill|for[-\s]profit)\b)/giu
/** "Experience with QuickBooks is not required", "no coding skills needed". */
const notAsked =
  /\b(?:not|n['’]t)\s+(?:required|necessary|needed|essential|a\s+must|asked|expected)\b|\bno\b[^.;:!?()\n]*\b(?:required|necessary|needed|expected)\b/giu
const startOfClause = /[^.;:!?()\n]*$/u
/** Up to what says something else; a list that ends in "or" is denied as a whole. */
const denied =
  /^[^,.;:!?()\n]*?(?=\bbut\b|[,.;:!?()\n]|$)(?:(?:,(?:\s+[^\s,.;:!?()\n]+){1,4})*,?\s+n?or\s+[^,.;:!?()\n]*?(?=\bbut\b|[,.;:!?()\n]|$))?/iu

/** A biography without what it denies, each word at its place: what somebody does not do is none of their work. */
export function withoutDenials(biography: string): string {
  return blank(biography, denying, ({ index, 0: found }) => {
    const from = index + found.length
    return { from, to: from + (denied.exec(biography.slice(from))?.[0].length ?? 0) }
  })
}

/** A listing without what it says that nobody needs, each word at its place. Other denials tell what is missing there. */
export function withoutNotAsked(listing: string): string {
  return blank(listing, notAsked, ({ index, 0: found }) => {
    const clause = startOfClause.exec(listing.slice(0, index))?.[0].length ?? 0
    return { from: index - clause, to: index + found.length }
  })
}

interface Stretch {
  from: number
  to: number
}

/** Makes a break of each stretch, as long as it was. */
function blank(text: string, mark: RegExp, stretchOf: (found: RegExpExecArray) => Stretch): string {
  let left = text
  for (const found of text.matchAll(mark)) {
    const { from, to } = stretchOf(found)
    if (to > from) left = `${left.slice(0, from)}.${' '.repeat(to - from - 1)}${left.slice(to)}`
  }
  return left
}
