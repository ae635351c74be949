import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { describe, expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.en.json'),
)
const isLegal = (file: string) => file.endsWith('/legal.en.json')
const parseCatalog = (file: string): unknown => JSON.parse(readFileSync(path.join(source, file), 'utf8'))

/** Every message of the catalogs. */
const listMessages = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listMessages)
      : []

/** What a message can say: each of its cases, with a number in place of the arguments. */
function listSayings(elements: readonly MessageFormatElement[]): string[] {
  const [first, ...rest] = elements
  if (!first) return ['']
  const endings = listSayings(rest)
  return listCases(first).flatMap((start) => endings.map((end) => start + end))
}

function listCases(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value]
  if (element.type === TYPE.tag) return listSayings(element.children)
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return ['1']
  return Object.values(element.options).flatMap(({ value }) => listSayings(value))
}

const listTexts = (of: readonly string[]) =>
  listMessages(of.map(parseCatalog)).flatMap((message) => listSayings(parse(message)))
const texts = listTexts(files)

const splitSentences = (text: string) =>
  text.split(/(?<=[.!?:;])\s+|\n+/).filter((part) => /[a-z]/i.test(part))
const listWords = (text: string) => text.match(/[\p{L}\d][\p{L}\d’'@.,/-]*/gu) ?? []

/** The US school grade needed to read a text (Flesch-Kincaid). */
function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(listWords)
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  })
}

it('no text mentions a fee, a price or a payment', () => {
  expect(texts.length).toBeGreaterThan(4000)
  expect(
    texts.filter((text) => /\b(fees?|prices?|pricing|payments?|billing|invoices?)\b/i.test(text)),
  ).toEqual([])
})

describe('the texts', () => {
  const sentences = texts.flatMap(splitSentences).filter((sentence) => listWords(sentence).length > 5)
  const listLongSentences = (of: readonly string[], most: number) =>
    listTexts(of)
      .flatMap(splitSentences)
      .filter((sentence) => listWords(sentence).length > most)

  it('can be read at age 12', () => {
    expect(gradeOf(sentences)).toBeLessThan(6)
  })

  it('use plain words, each with one meaning (docs/glossary.md)', () => {
    const refused =
      /\be-mails?\b|\banew\b|\bwhoever\b|\b(no|some|every)body\b|\bat once\b|\b(is|are|was|were|be) told\b|\bstands? (here|there|below|above)\b|\bplaces? (left|free|taken|open)\b|\bletters? (we|you) (sent|wrote|got)\b|\bsent (you )?a letter\b/i
    expect(texts.filter((text) => refused.test(text))).toEqual([])
  })

  it('have no sentence longer than 22 words', () => {
    const others = files.filter((file) => !isLegal(file))
    expect(listLongSentences(others, 22)).toEqual([])
  })

  it('have no sentence longer than 25 words in legal texts, which change only with a new day', () => {
    const legal = files.filter(isLegal)
    expect(legal).toHaveLength(1)
    expect(listLongSentences(legal, 25)).toEqual([])
  })
})
