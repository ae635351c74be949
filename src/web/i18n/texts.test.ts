import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { describe, expect, it } from 'vitest'

const modules = import.meta.glob('./en/*.ts', { eager: true })

/** Every text of the interface; functions are called with placeholder arguments. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return listTexts(Reflect.apply(value, undefined, Array(5).fill(1)))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

const texts = listTexts(modules)

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

it('no text of the interface mentions a fee, a price or a payment', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(
    texts.filter((text) => /\b(fees?|prices?|pricing|payments?|billing|invoices?)\b/i.test(text)),
  ).toEqual([])
})

describe('the interface’s texts', () => {
  const sentences = texts.flatMap(splitSentences).filter((sentence) => listWords(sentence).length > 5)

  it('can be read at age 12', () => {
    expect(gradeOf(sentences)).toBeLessThan(6)
  })

  it('use plain words, each with one meaning (docs/glossary.md)', () => {
    const refused =
      /\be-mails?\b|\banew\b|\bwhoever\b|\b(no|some|every)body\b|\bat once\b|\b(is|are|was|were|be) told\b|\bstands? (here|there|below|above)\b|\bplaces? (left|free|taken|open)\b|\bletters? (we|you) (sent|wrote|got)\b|\bsent (you )?a letter\b/i
    expect(texts.filter((text) => refused.test(text))).toEqual([])
  })

  it('have no sentence longer than 25 words', () => {
    expect(sentences.filter((sentence) => listWords(sentence).length > 25)).toEqual([])
  })
})
