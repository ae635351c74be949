/** Finds the work that a biography refuses to do. "I am no accountant" refuses nothing: it says what someone is not. */
import { findWork } from '#domain/vocabulary/work-graph.ts'
import type { Mention } from '#domain/vocabulary/phrases.ts'
import { isAgentNoun } from './performed-work.ts'

/** "Please no", "and no", "I don't want to do", "not interested in", directly before the work. */
const refusal =
  /(?:(?:^|[.,;:!?(\n\u2013\u2014-])\s*(?:(?:and|or|but|so)\s+)?(?:please,?\s+)?no\s+(?:more\s+)?|\b(?:and|or|please)\s+no\s+(?:more\s+)?|\b(?:I\s+)?(?:do\s+not|don['’]?t)\s+want\s+(?:to\s+(?:do\s+)?|any\s+)?|\bnot\s+(?:really\s+)?interested\s+in\s+(?:doing\s+)?)$/iu
/** The clause ends with the work: "no driving at night" refuses nights, "no tutoring experience" refuses nothing. */
const end =
  /^(?:\s+(?:roles?|work|jobs?|duty|duties|tasks?))?(?:\s*,?\s*(?:please|for\s+me|any\s*more|at\s+all|thanks|thank\s+you))?\s*(?:[.,;:!)\n]|$|(?:and|or|nor)\s+no\b|but\b)/iu
const ofRoles = /^\s+(?:roles?|work|jobs?|duty|duties|tasks?)\b/iu
/** Any word of a refusal, because most biographies have none. */
const mayRefuse = /\bno\b|\bwant\b|\binterested\b/iu
const lookBehindLength = 40

/** The kinds of work that a biography refuses to do in plain words. */
export function findRefusedWork(biography: string): Set<string> {
  if (!mayRefuse.test(biography)) return new Set()
  return new Set(findWork(biography).flatMap((one) => (isRefused(one, biography) ? [one.id] : [])))
}

function isRefused({ words, from }: Mention, biography: string): boolean {
  const before = biography.slice(Math.max(0, from - lookBehindLength), from)
  const after = biography.slice(from + words.length, from + words.length + lookBehindLength)
  if (!refusal.test(before) || !end.test(after)) return false
  // Who wants no WordPress may still want to build websites: a tool refuses no skill.
  if (/^\p{Lu}/u.test(words)) return false
  return !isAgentNoun(words) || /ing$/iu.test(words) || ofRoles.test(after)
}
