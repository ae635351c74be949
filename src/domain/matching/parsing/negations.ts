/** Finds what a text says someone doesn't do or has yet to learn, and what a listing says it doesn't require. */

/** "I do not drive at night", "no experience with spreadsheets", "could never put a designer on the payroll". */
const negationPattern =
  /\b(?:not|never|no|neither|nor|cannot|\p{L}+n['’]t)\b(?![-\s](?:only|just|merely|simply|to\s+mention|limited|afraid|shy|doubt|problem|matter|mind|wait|stop|help\s+but|tire|enough|too|one|kill|for[-\s]profit)\b)/giu
/** "I am learning Italian", "I would love to learn to sew", "looking for a mentor who reviews my code". */
const learningWishPattern =
  /\b(?:(?:am|been|start(?:ed|ing)|begun|just)\s+learning|(?:want(?:ing)?|like|love|hop(?:e|ing)|wish|eager|keen|curious|trying|looking)\s+to\s+learn|new\s+to|a(?=\s+(?:mentor|tutor|coach|teacher)\s+(?:who|that|to|of\s+my|for\s+me)\b))\b/giu
/** "Experience with QuickBooks is not required", "no coding skills needed". */
const notRequiredPattern =
  /\b(?:not|n['’]t)\s+(?:required|necessary|needed|essential|a\s+must|asked|expected)\b|\bno\b[^.;:!?()\n]*\b(?:required|necessary|needed|expected)\b/giu
/** One of its words, which most listings don't have. */
const anyRequirement = /required|necessary|needed|essential|must|asked|expected/iu
/** "Filing won't work for me", "Tutoring is not for me", "math: I'm bad at it": what is denied comes first. */
const deniedBefore =
  /\b(?:(?:won|don|doesn|wouldn)['’]t|(?:will|do|does|would)\s+not|never|cannot)\s+(?:really\s+)?(?:(?:works?|suits?)\b(?:\s+(?:for\s+)?me\b|\s+at\s+all\b|(?=\s*(?:[.,;!?)\n]|$)))|appeals?\s+to\s+me\b)|\b(?:(?:is|are)n['’]t|(?:is|are|was|were)\s+not|['’]s\s+not|not)\s+(?:really\s+)?(?:for\s+me|my\s+(?:thing|strength|strong\s+suit|cup\s+of\s+tea))\b|[:,\u2013\u2014-]\s*I(?:['’]m|\s+am)\s+(?:\p{L}+\s+)?(?:bad|terrible|awful|hopeless|useless|poor|no\s+good|not\s+good)\s+at\s+(?:it|that|this|them|those|both)\b/giu
/** Where another statement begins: what comes before it is not denied. */
const otherStatement =
  /\b(?:but|yet|though|although|however|while|whereas|because|so)\b|\bI\b[^,]*?\band\b/giu
/** A part of a list rather than a statement. */
const maxListedWords = 3
const endsClause = new Set('.;:!?()\n')
/** Up to the next statement; a list that ends in "or" is negated as a whole. */
const denied =
  /^[^,.;:!?()\n]*?(?=\bbut\b|[,.;:!?()\n]|$)(?:(?:,(?:\s+[^\s,.;:!?()\n]+){1,4})*,?\s+n?or\s+[^,.;:!?()\n]*?(?=\bbut\b|[,.;:!?()\n]|$))?/iu

/**
 * A biography with negations and learning wishes blanked out, so all words keep their positions. What someone doesn't
 * do is not part of their work.
 */
export function removeNegations(biography: string): string {
  return [negationPattern, learningWishPattern].reduce(blankOutAfter, blankOutBefore(biography))
}

/** Goals with negations alone blanked out: what someone wishes to learn is one of their goals. */
export function removeDenials(goals: string): string {
  return blankOutAfter(blankOutBefore(goals), negationPattern)
}

/** Blanks out what is denied afterwards, with the denial. */
function blankOutBefore(text: string): string {
  return blankOut(text, deniedBefore, ({ index, 0: found }) => {
    const from = startOfClause(text, index)
    return { from: from + startOfDenied(text.slice(from, index)), to: index + found.length }
  })
}

/** Where the clause begins that this position is in: a search backwards, because a pattern would begin at every character. */
function startOfClause(text: string, at: number): number {
  let from = at
  while (from > 0 && !endsClause.has(text.charAt(from - 1))) from -= 1
  return from
}

/** Where the denied things begin in a clause that ends before the denial: "I cook, but [filing and typing]". */
function startOfDenied(clause: string): number {
  const [last] = [...clause.matchAll(otherStatement)].toReversed()
  const start = last ? last.index + last[0].length : 0
  const parts = clause.slice(start).split(',')
  const isListed = (part: string) =>
    part.trim().split(/\s+/u).length <= maxListedWords && !/\bI\b/u.test(part)
  const first = parts.findLastIndex((part, index) => index < parts.length - 1 && !isListed(part)) + 1
  return start + parts.slice(0, first).reduce((sum, part) => sum + part.length + 1, 0)
}

/** Blanks out what follows each match, up to the next statement. */
function blankOutAfter(text: string, mark: RegExp): string {
  return blankOut(text, mark, ({ index, 0: found }) => {
    const from = index + found.length
    return { from, to: from + (denied.exec(text.slice(from))?.[0].length ?? 0) }
  })
}

/**
 * A listing with everything it doesn't require blanked out, so all words keep their positions. Other negations
 * describe what is missing, which is what the listing asks for. A listing may be for people who recruit.
 */
export function removeNotRequired(listing: string, isOfRecruiters = false): string {
  const left = removeRecruiting(listing, isOfRecruiters)
  if (!anyRequirement.test(left)) return left
  return blankOut(left, notRequiredPattern, ({ index, 0: found }) => {
    return { from: startOfClause(listing, index), to: index + found.length }
  })
}

/**
 * "We are recruiting tutors", "in the process of hiring": how a group finds people, which is no work that it offers. And
 * what a group itself does: "Blue Engine recruits and trains graduates".
 */
const recruitingPattern =
  /\b(?:(?:is|are|am|be|been|we['’]re|currently|now|actively|always|also|begun|began|start(?:ed|ing)?|process\s+of)\s+)(?:recruiting|hiring|staffing|interviewing)\b|\b(?:recruits|hires)\b/giu

/** One of its words, which most listings don't have. */
const anyRecruiting = /recruit|hiring|hires|staffing|interviewing/iu

/** "Recruiting tutors for next fall" at the start of a sentence: work only where someone is sought who recruits. */
const recruitingFirst = /\b(?:recruiting|hiring)\b(?<=(?:^|[.!?\n]\s*)(?:recruiting|hiring))(?=\s+\p{Ll})/giu

/** A listing without the words for its own recruiting, so all words keep their positions. */
function removeRecruiting(listing: string, isOfRecruiters: boolean): string {
  if (!anyRecruiting.test(listing)) return listing
  const left = listing.replace(recruitingPattern, (found) => ' '.repeat(found.length))
  return isOfRecruiters ? left : left.replace(recruitingFirst, (found) => ' '.repeat(found.length))
}

interface Stretch {
  from: number
  to: number
}

/** Replaces each match by a break of the same length. */
function blankOut(text: string, mark: RegExp, findStretch: (found: RegExpExecArray) => Stretch): string {
  let left = text
  for (const found of text.matchAll(mark)) {
    const { from, to } = findStretch(found)
    if (to > from) left = `${left.slice(0, from)}.${' '.repeat(to - from - 1)}${left.slice(to)}`
  }
  return left
}
