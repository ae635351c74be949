import { isDuty, listItems, mayGoOnFrom, mostItems, openWord, readRequirement } from './lists.ts'

/** Texts in a form in which spelling tricks read like the plain word, and their sentences. */

export type Sentence = {
  /** As it was written, in one line. */
  written: string
  /** The plain forms to search: lower case, Latin letters, words separated by single spaces. */
  plain: readonly string[]
  /** The sentences that it joins, if it continues in another line. */
  parts?: readonly Sentence[]
  /** It is an item of a list with the line above it: what volunteers do ("You will:"), or what they need. */
  item?: 'duty' | 'need'
}

/** Cyrillic and Greek letters that look like Latin ones. */
const lookalikes = new Map([
  ...pairs('аеорсухіѕԁӏјһԛԝвкмнт', 'aeopcyxisdljhqwbkmht'),
  ...pairs('αεορνυχικτ', 'aeopvyxikt'),
])

function pairs(from: string, to: string): [string, string][] {
  return [...from].map((character, index) => [character, to[index] ?? character])
}

/** Digits and signs that stand for a letter inside a word; a one can be either of two letters. */
const signMeanings: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
])
const insideWord = /(?<=\p{L})[03457@$!](?=\p{L})/gu
const oneInsideWord = /(?<=\p{L})1(?=\p{L})/gu
const hidden = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu
/** A word broken at the end of a line. */
const brokenWord = /(?<=\p{L})-[ \t]*\r?\n[ \t]*(?=\p{Ll})/gu
/** Single letters with the same sign between all of them: d e p o s i t, and p-a-y. */
const spacedCharacters =
  /(?<![\p{L}\p{N}])\p{L}(?:([ ./])(?:\p{L}\1){2,}|([-_*])(?:\p{L}\2)+)\p{L}(?![\p{L}\p{N}])/gu
const signInsideWord = /(?<=\p{L})[*_~]+(?=\p{L})/gu
/** "Volunteers must: pay" is "volunteers must pay". */
const colonInSentence = new RegExp(String.raw`(?<=\b${openWord}) ?: `, 'g')
const outsideWords = /[^\p{L}\p{N}$€£%',:]+/gu

/**
 * A new sentence starts after the end of the last one, an empty line, or a sign of a list. A single letter with a
 * period does not end a sentence, so that spaced letters stay together.
 */
const sentenceEnd =
  /(?=\s)(?<=[\p{L}\p{N}]{2}["')\]]*[.!?;]+["')\]]*)\s+|\n\s*\n|\n[ \t]*(?=\p{Lu})|\n\s*(?:[-*•–·]|\d+[.)])\s+/u

/** A line that ends after such a word. */
const brokenLine = new RegExp(
  String.raw`(?<=(?<![\p{L}\p{N}])${openWord})[ \t]*\r?\n[ \t\r\n]*(?=\p{L}|[$€£]|\d+(?![\d.)]))`,
  'giu',
)

/**
 * The sentences of a text: first those that its lines and punctuation make, then those that continue in the next line or
 * in the items of a list, with their parts. What is found in one does not depend on the others, nor on their order.
 */
export function splitSentences(text: string): Sentence[] {
  const normal = text.normalize('NFKC').replaceAll(brokenWord, '')
  const single = split(normal)
  const known = new Map(single.map((sentence) => [sentence.written, sentence]))
  const distinct = [...known.values()]
  const joined = split(normal.replaceAll(brokenLine, ' ')).filter(({ written }) => !known.has(written))
  return [
    ...single,
    ...joined.map((sentence) => ({
      ...sentence,
      parts: distinct.filter(({ written }) => sentence.written.includes(written)),
    })),
    ...splitLists(normal).filter(({ written }) => !known.has(written)),
  ]
}

/** The items of lists, each with the line that introduces them. */
function splitLists(normal: string): Sentence[] {
  const items = new Map(
    listItems(normal).map((item) => [`${item.introduction} ${item.item}`.replaceAll(/\s+/gu, ' '), item]),
  )
  const starts = new Map<string, string[]>()
  return [...items.values()].slice(0, mostItems).flatMap((listed): Sentence[] => {
    const { introduction, lead, item } = listed
    const [first] = split(item.replaceAll(brokenLine, ' '))
    if (!first || !mayGoOnFrom(listed)) return []
    const start = starts.get(lead) ?? listSpellings(lead)
    starts.set(lead, start)
    const rest = listSpellings(first.written)
    return [
      {
        written: `${introduction} ${first.written}`,
        // Both are read the same way, as in one sentence.
        plain: [...new Set(start.map((words, index) => `${words} ${rest[index]}`))],
        parts: [first],
        item: isDuty(listed) ? 'duty' : 'need',
      },
    ]
  })
}

const split = (text: string): Sentence[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => ({
      written: sentence
        .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
      plain: toPlain(sentence),
    }))
    .filter(({ written }) => written !== '')

const toPlain = (sentence: string): string[] => [...new Set(listSpellings(sentence))]

/** The plain forms of a sentence, one for each way to read its signs. */
function listSpellings(sentence: string): string[] {
  const characters = sentence
    .normalize('NFKD')
    .replaceAll(hidden, '')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`]/gu, "'")
    .replaceAll(/./gu, (character) => lookalikes.get(character) ?? character)
    .replaceAll(insideWord, (sign) => signMeanings.get(sign) ?? sign)
  // A one is an l or an i; the first of spaced letters may be the article "a".
  const spellings = [
    joinSpaced(characters.replaceAll(oneInsideWord, 'l'), false),
    joinSpaced(characters.replaceAll(oneInsideWord, 'i'), false),
    joinSpaced(characters.replaceAll(oneInsideWord, 'l'), true),
  ]
  return spellings.map((spelling) =>
    readRequirement(
      spelling
        .replaceAll(signInsideWord, '')
        .replaceAll(outsideWords, ' ')
        .replaceAll(colonInSentence, ' ')
        .trim(),
    ),
  )
}

const joinSpaced = (text: string, keepsArticle: boolean) =>
  text.replaceAll(spacedCharacters, (word) => {
    const joined = word.replaceAll(/\P{L}/gu, '')
    return keepsArticle && joined.startsWith('a') ? `a ${joined.slice(1)}` : joined
  })
