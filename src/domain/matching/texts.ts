import { causeWords } from '#domain/vocabulary/cause-words.ts'
import { buildPhrases, type Mention } from '#domain/vocabulary/phrases.ts'
import { parseWork } from '#domain/vocabulary/work/parse.ts'
import { findWork } from '#domain/vocabulary/work-graph.ts'
import { splitClauses } from '#domain/vocabulary/words.ts'
import { everydayWords } from './everyday-words.ts'

/** Phrases that contain the name of a cause but mean something else. */
const causeIdioms =
  `school credit, legal clinic, law clinic, intake clinic, tax clinic, repair clinic, bike clinic,
  writing clinic, school of thought, old school, law school, state of the art`.split(',')

/** The causes that a text mentions, in order. */
const findCauses = buildPhrases([
  ...causeIdioms.map((idiom): [string, string] => [idiom, '']),
  ...parseWork(causeWords).flatMap(({ id, phrases }) =>
    phrases.map((phrase): readonly [string, string] => [phrase, id]),
  ),
])

/** Stems that nearly every listing and biography contains. */
const ubiquitousStems = new Set(
  splitClauses(
    `volunteer volunteers volunteering help helping helper need needs needed opportunity opportunities program work working time
    year years people community join love want looking look seek seeking give back good great new first second third part
    put never ever always lot lots small large big ask asks asked thing things project projects week weeks weekly weekday day days
    evening evenings morning mornings afternoon afternoons weekend weekends month months hour hours ${everydayWords}`,
  )
    .flat()
    .map(({ stem }) => stem),
)

export interface ParsedText {
  /** The words that can distinguish two texts: at least three letters, no numbers, no ubiquitous words. */
  words: { stem: string; text: string }[]
  /** The kinds of work that it mentions, in order. */
  work: Mention[]
  causes: Mention[]
}

/** Parses a text once for everything that matching needs from it. */
export function parseText(text: string): ParsedText {
  const clauses = splitClauses(text)
  const words = clauses
    .flat()
    .filter(({ stem }) => stem.length > 2 && !/^\d/u.test(stem) && !ubiquitousStems.has(stem))
    .map(({ stem, from, to }) => ({ stem, text: text.slice(from, to) }))
  return { words, work: findWork(text, clauses), causes: findCauses(text, clauses) }
}

/**
 * The token for a kind of work among the words of a text, so that "web dev" and "website development" are one word.
 */
export const workToToken = (id: string): string => `#${id}`

/** The kind of work of such a token; null for a word. */
export const tokenToWork = (stem: string): string | null => (stem.startsWith('#') ? stem.slice(1) : null)
