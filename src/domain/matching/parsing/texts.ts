import { causeWords } from '#domain/vocabulary/cause-words.ts'
import { buildPhrases, type Mention } from '#domain/vocabulary/phrases.ts'
import { parseWork } from '#domain/vocabulary/work/parse.ts'
import { findWork } from '#domain/vocabulary/work-graph.ts'
import { splitClauses } from '#domain/vocabulary/words.ts'
import { alsoNames, namesOfTools } from './also-names.ts'
import { everydayWords } from './everyday-words.ts'
import { findDistrictNames } from './places.ts'
import { findInstitutions, findOrganization, findSeekers, isTitleCase, isWithin } from './proper-names.ts'

/** Phrases that contain the name of a cause but mean something else. */
const causeIdioms =
  `school credit, legal clinic, law clinic, tenants clinic, housing clinic, intake clinic, tax clinic, repair clinic, bike clinic,
  writing clinic, senior counselor, senior director, senior manager, senior staff, senior year, high school seniors,
  college seniors, graduating seniors, school of thought, phone tree, family tree, old school, law school, state of the art,
  literature review, literature reviews, organization's history, medical history, family history, work history, employment history,
  criminal history, history of abuse`.split(',')

/** The causes that a text mentions, in order. */
const findCauses = buildPhrases(() => [
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
    play played plays playing charity charities avenue put never ever always lot lots small large big ask asks asked thing things project projects week weeks weekly weekday day days
    evening evenings morning mornings afternoon afternoons weekend weekends month months hour hours daughter daughters son sons wife husband mother father
    mom dad brother sister cousin cousins grandson granddaughter grandma grandpa ${everydayWords}`,
  )
    .flat()
    .map(({ stem }) => stem),
)

/**
 * How a text writes a word that is both: as a name, capitalized within a sentence, or as the everyday word. It may be
 * either where every word is capitalized. All other words are `either`.
 */
export type Writing = 'name' | 'word' | 'either'

/** How a word is written that occurs twice: once as the everyday word is enough. */
export const combineWriting = (one: Writing, other: Writing): Writing =>
  one === 'either' || other === 'word' ? other : one

interface ParsedTextWord {
  stem: string
  text: string
  written: Writing
}

export interface ParsedText {
  /** The words that can distinguish two texts: at least three letters, no numbers, no ubiquitous words. */
  words: ParsedTextWord[]
  /** The kinds of work that it mentions, in order. */
  work: Mention[]
  causes: Mention[]
}

const isCapitalized = /^\p{Lu}/u
/** "Technologies: Zapier" begins no sentence. */
const startsSentence = /[.!?\n\u2022]\s*["“(]?\s*$/u
const endsSentence = /\.\s*$/u
const lookBehindLength = 8

/** Whether a word that starts here is the first of a sentence, where every word is capitalized. */
function isFirst(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - lookBehindLength), from)
  return (before.length === from && before.trim() === '') || startsSentence.test(before)
}

function findWriting(
  { stem, text, from }: { stem: string; text: string; from: number },
  whole: string,
): Writing {
  if (!alsoNames.has(stem)) return 'either'
  if (!isCapitalized.test(text)) return 'word'
  return isFirst(whole, from) ? 'either' : 'name'
}

/**
 * Parses a text once for everything that matching needs from it. In a listing, which gives the name of its organization or '', the names of
 * the organization and of who seeks someone are no work.
 */
export function parseText(text: string, organizationName: string | null = null): ParsedText {
  const clauses = splitClauses(text)
  const districts = findDistrictNames(text)
  const ofListing =
    organizationName === null ? [] : [...findOrganization(text, organizationName), ...findSeekers(text)]
  const names = [...findInstitutions(text), ...districts, ...ofListing]
  // A sentence that names two programs has many capitals, and is no title.
  const isTitle = isTitleCase(text) && !endsSentence.test(text)
  const work = findWork(text, clauses).filter((one) => !isWithin(names, one) && !namesOfTools.has(one.words))
  // A word within a mention counts as well: "bike mechanic" and "bike tour" are different work and share a word.
  const words = clauses
    .flat()
    .filter(({ stem }) => stem.length > 2 && !/^\d/u.test(stem) && !ubiquitousStems.has(stem))
    .filter(({ from, to }) => !districts.some((one) => from >= one.from && to <= one.to))
    .map(({ stem, from, to }) => {
      const written = text.slice(from, to)
      return {
        stem,
        text: written,
        written: isTitle ? 'either' : findWriting({ stem, text: written, from }, text),
      }
    })
  return { words, work, causes: findCauses(text, clauses).filter((one) => !isWithin(names, one)) }
}

/**
 * The token for a kind of work among the words of a text, so that "web dev" and "website development" are one word.
 */
export const workToToken = (id: string): string => `#${id}`

/** The kind of work of such a token; null for a word. */
export const tokenToWork = (stem: string): string | null => (stem.startsWith('#') ? stem.slice(1) : null)
