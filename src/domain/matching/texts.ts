import { causeWords } from '#domain/vocabulary/cause-words.ts'
import { buildPhrases, type Mention } from '#domain/vocabulary/phrases.ts'
import { parseWork } from '#domain/vocabulary/work/parse.ts'
import { findWork } from '#domain/vocabulary/work-graph.ts'
import { splitClauses } from '#domain/vocabulary/words.ts'
import { everydayWords } from './everyday-words.ts'
import { findInstitutions, isTitleCase, isWithin } from './proper-names.ts'

/** Phrases that contain the name of a cause but mean something else. */
const causeIdioms =
  `school credit, legal clinic, law clinic, intake clinic, tax clinic, repair clinic, bike clinic,
  writing clinic, senior counselor, senior director, senior manager, senior staff, senior year, high school seniors,
  college seniors, graduating seniors, school of thought, old school, law school, state of the art`.split(',')

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

interface ParsedTextWord {
  stem: string
  text: string
  /** Capitalized within a sentence: a name, such as that of a tool or a firm, and not the everyday word. */
  isName: boolean
}

export interface ParsedText {
  /** The words that can distinguish two texts: at least three letters, no numbers, no ubiquitous words. */
  words: ParsedTextWord[]
  /** The kinds of work that it mentions, in order. */
  work: Mention[]
  causes: Mention[]
}

/** Names of tools and programs that are other words in lower case. */
const namesOfTools = new Set(
  'excel snap cert casa vita tableau stata canva sage access outlook react spring rails express'.split(' '),
)
const isCapitalized = /^\p{Lu}/u
const startsSentence = /[.!?:\n\u2022]\s*["“(]?\s*$/u
const lookBehindLength = 8

/** Whether a word that starts here is the first of a sentence, where every word is capitalized. */
function isFirst(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - lookBehindLength), from)
  return (before.length === from && before.trim() === '') || startsSentence.test(before)
}
const mentionedAt = ({ from, words }: Mention) => ({ from, to: from + words.length })

/** Parses a text once for everything that matching needs from it. */
export function parseText(text: string): ParsedText {
  const clauses = splitClauses(text)
  const names = findInstitutions(text)
  const isTitle = isTitleCase(text)
  const work = findWork(text, clauses).filter((one) => !isWithin(names, one) && !namesOfTools.has(one.words))
  const words = clauses
    .flat()
    .filter(({ stem }) => stem.length > 2 && !/^\d/u.test(stem) && !ubiquitousStems.has(stem))
    .filter(
      (one) =>
        !work.some((mention) =>
          isWithin([mentionedAt(mention)], { ...one, words: text.slice(one.from, one.to) }),
        ),
    )
    .map(({ stem, from, to }) => ({
      stem,
      text: text.slice(from, to),
      isName: !isTitle && isCapitalized.test(text.slice(from, to)) && !isFirst(text, from),
    }))
  return { words, work, causes: findCauses(text, clauses).filter((one) => !isWithin(names, one)) }
}

/**
 * The token for a kind of work among the words of a text, so that "web dev" and "website development" are one word.
 */
export const workToToken = (id: string): string => `#${id}`

/** The kind of work of such a token; null for a word. */
export const tokenToWork = (stem: string): string | null => (stem.startsWith('#') ? stem.slice(1) : null)
