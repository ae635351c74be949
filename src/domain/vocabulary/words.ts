/** Text as matching sees it: words without case, accents and endings, in clauses that no phrase crosses. */
export interface Word {
  /** Without its ending. */
  stem: string
  /** Without its plural ending only. */
  base: string
  /** The position of the word in the text. */
  from: number
  to: number
}

const clauseOrWord = /[.,;:!?()\n\r\u2022]+|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#]*/gu
/** The first character of what is no word. */
const breaks = new Set('.,;:!?()\n\r\u2022')
/** "Can't", "I'm": they say nothing that a text is about. */
const contraction = /(?:n['’]t|['’](?:m|re|ve|ll|d))$/iu
const marks = /[\u0300-\u036f]/gu

/** Stop words: phrases and texts are parsed without them. */
const stopWords = new Set(
  `a an the and or of to in on at for with from by as is are be been was were am this that these those it its we our us you your i my
  me they their them he she his her him who whom which what when where how all any some more most other such only own same too very
  just also about into over after before between both each few per out off s t can could will would may might should must shall
  have has had having do does did not no cannot but if so than then there here get got go make made like well while during through within
  without including include includes etc via re ve ll d m one two three organization organizations organisation
  organisations`.split(/\s+/u),
)

/** The clauses of a text, each as its meaningful words, in order. */
export function splitClauses(text: string): Word[][] {
  let clause: Word[] = []
  const clauses = [clause]
  for (const { 0: found, index } of text.matchAll(clauseOrWord)) {
    if (breaks.has(found.charAt(0))) {
      clause = []
      clauses.push(clause)
      continue
    }
    const forms = formsOf(found)
    if (forms !== null)
      clause.push({ stem: forms.stem, base: forms.base, from: index, to: index + found.length })
  }
  return clauses.filter((words) => words.length > 0)
}

/**
 * A few words make up most texts, so we cache their forms, up to a limit. Long words are not cached, because the
 * engine would keep the text they come from in memory.
 */
const formsCache = new Map<string, { stem: string; base: string } | null>()
const maxCachedForms = 20_000
const maxCachedLength = 12

/** A word without its endings; null for a stop word. */
function formsOf(found: string): { stem: string; base: string } | null {
  const known = formsCache.get(found)
  if (known !== undefined) return known
  const word = plain(found)
  const isLeftOut = word === '' || stopWords.has(word) || contraction.test(found)
  const forms = isLeftOut ? null : { stem: stemWord(word), base: singular(word) }
  if (found.length <= maxCachedLength) {
    if (formsCache.size >= maxCachedForms) formsCache.clear()
    formsCache.set(found, forms)
  }
  return forms
}

/** The stems of the meaningful words of a text, in order. */
export function extractStems(text: string): string[] {
  return splitClauses(text).flatMap((words) => words.map(({ stem }) => stem))
}

function plain(word: string): string {
  if (/^[a-z]+$/u.test(word)) return toAmericanSpelling(word)
  const bare = word.normalize('NFKD').replace(marks, '').toLowerCase().normalize('NFC')
  return toAmericanSpelling(bare.replace(/['’]s?$/u, '').replaceAll(/['’]/gu, ''))
}

/** Converts British spelling to American where the other endings don't cover it. */
function toAmericanSpelling(word: string): string {
  return word
    .replace(/^(cent|theat)re(s?)$/u, '$1er$2')
    .replace(/^programme/u, 'program')
    .replace(/^(neighb|col|lab|hon)our/u, '$1or')
}

/** Words whose stem would collide with another word's: a publicist is not public, a designer not "designed to". */
const whole = new Set(
  `publication publicist contractor server reporter letter visitor performer designer coordinator operation communication runner
  promoter filing file hosting naturalist caring planner planning member center matter better former party`.split(
    /\s+/u,
  ),
)

/** An ending is removed only if at least this much of the word remains. */
const endings = [
  ['ing', 3],
  ['ist', 5],
  ['ion', 4],
  ['ed', 3],
  ['er', 4],
  ['or', 4],
  ['ly', 4],
  ['ment', 5],
] as const
const vowel = /[aeiouy]/u

/** The stem of a word: "gardeners" and "gardening" both become "garden". Consistent rather than grammatical. */
export function stemWord(word: string): string {
  const one = singular(word)
  if (whole.has(one)) return one
  const ending = endings.find(
    ([end, least]) =>
      one.endsWith(end) && one.length - end.length >= least && vowel.test(one.slice(0, -end.length)),
  )
  const left = ending === undefined ? one : one.slice(0, -ending[0].length)
  const single = left.length > 3 ? left.replace(/([bdfgklmnprt])\1$/u, '$1') : left
  return single.replace(/(?<=.{4})(?:ate?|e)$|(?<=.{7})y$/u, '')
}

function singular(word: string): string {
  if (word.length < 4 || word === 'news') return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word
  if (/(?:ss|x|ch|sh|z)es$/u.test(word)) return word.slice(0, -2)
  return /[^siu]s$/u.test(word) ? word.slice(0, -1) : word
}
