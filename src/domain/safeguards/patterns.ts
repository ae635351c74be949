import type { Sentence } from './plain-text.ts'

/**
 * What a sentence must say for a rule to apply. Every expression reads plain text (`plain-text.ts`): lower case, with
 * single spaces instead of hyphens and most punctuation.
 */
export type Pattern = {
  find: RegExp
  /** What the sentence must say as well. */
  and?: RegExp
  /** What makes it harmless. */
  unless?: RegExp
}

/** What to find, as a regular expression, or that and what the sentence must say as well. */
export type PatternRow = string | readonly [find: string, and: string]

/** Patterns that the same words make harmless. */
export const toPatterns = (rows: readonly PatternRow[], unless: RegExp): Pattern[] =>
  rows.map((row) =>
    typeof row === 'string'
      ? { find: new RegExp(row), unless }
      : { find: new RegExp(row[0]), and: new RegExp(row[1]), unless },
  )

/** The words before a match that turn it into its opposite: "no deposit", "you never pay". */
const negation =
  /\b(?:no|not|never|without|nor|neither|non|isn't|aren't|don't|doesn't|won't|can't|cannot|free of|instead of|rather than|zero)\b/
const promiseNotTo =
  /\b(?:never|do not|don't|does not|doesn't|will not|won't)(?: ever)? (?:ask|require|charge|request|want|expect)/
/** They start like a negation and are none. */
const affirmations = /\bnot only\b|\bnon (?=refundable)/g
const reachOfNegation = 6

/**
 * Whether a sentence says what one of the patterns describes. One that is joined from several lines doesn't if one of
 * them says so alone: then that one is found, with its own words.
 */
export const says = (sentence: Sentence, patterns: readonly Pattern[]): boolean =>
  patterns.some((pattern) => matches(sentence, pattern)) &&
  !sentence.parts?.some((part) => patterns.some((pattern) => matches(part, pattern)))

/** Whether one of the sentence's spellings says what the pattern describes. */
const matches = ({ plain }: Sentence, pattern: Pattern): boolean =>
  plain.some((text) => matchesText(text.replaceAll(affirmations, ''), pattern))

function matchesText(text: string, { find, and, unless }: Pattern): boolean {
  const found = find.exec(text)
  if (!found || (and && !and.test(text)) || unless?.test(text)) return false
  return !isNegated(text.slice(0, found.index))
}

/** Whether the few words of the same clause before something negate it. */
function isNegated(before: string): boolean {
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(':')) + 1)
  return (
    promiseNotTo.test(clause) || negation.test(clause.trim().split(' ').slice(-reachOfNegation).join(' '))
  )
}
