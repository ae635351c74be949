import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lines, ownLines as own, quoted, replyCorpus as corpus } from './reply-corpus.ts'
import { extractReply as extractFrom } from './reply-text.ts'

const extractReply = (text: string) => extractFrom(text, 'Bridge Collective')

describe('the text of a reply', () => {
  test.each(corpus)('is what the person wrote, in %s', (_, text) => {
    expect(extractReply(text)).toBe(own.join('\n'))
  })

  test.each([
    'On Monday I wrote:',
    'From: Leeds\nI would come by train.',
    'Am I right that 9 is fine? He wrote: yes.',
    'Costs -- all of them -- are 20 pounds.',
    'I sent from my phone what I had.\nIs that fine?',
    'Le 2 novembre :\nje suis libre.',
    'I can drive.\n\nFrom: Leeds station\nTo: York\nDate: 6 November\n\nIs that all right?',
    'On 3 November the council wrote to us:\nWe may use the hall.\nSo please come.',
    'My plan:\n--\nMonday: paint',
    'Sent via courier, tracking 1Z999.',
    'It is on its way.\nSent with care by Ruth.',
    'Sent from my iPhone',
  ])('keeps words that look like a quoted email: %s', (text) => {
    expect(extractReply(text)).toBe(text)
  })

  test('is empty without words of the person', () => {
    expect(extractReply('')).toBe('')
    expect(extractReply(lines('', 'On 02/11/2026 09:00, Bridge Collective wrote:', ...quoted))).toBe('')
  })

  test.each([
    'Get Outlook for iOS<https://aka.ms/o0ukef>',
    'Get Outlook for Android <https://aka.ms/AAb9ysg>',
    'Sent from my Galaxy',
    'Sent from Mail for Windows',
    'Sent from Outlook for iOS<https://aka.ms/o0ukef>',
  ])('has no line of an app: %s', (line) => {
    expect(extractReply(`Yes.\n\n${line}\n`)).toBe('Yes.')
  })

  test('ends before a link of our email that ends emails, however the email is quoted', () => {
    const left = 'Stop these emails: https://bridge.example/auth/unsubscribe#secret\nMore'
    expect(extractReply(`Yes.\n\n${left}`)).toBe('Yes.')
  })

  const word = fc.stringMatching(/^[a-zäöé]{1,12}$/)
  const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
  test('is the same whatever the person wrote, in every client', () => {
    const written = fc.array(sentence, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        written,
        fc.constantFrom(...corpus.filter(([, text]) => text.includes(lines(...own)))),
        (words, [, text]) => {
          const reply = words.join('\n')
          expect(extractReply(text.replace(lines(...own), () => reply))).toBe(reply)
        },
      ),
    )
  })

  test('has only lines of the email', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom(...corpus.flatMap(([, text]) => text.split('\r\n'))),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (written) => {
        const text = written.join('\n')
        // A line of the corpus may have a break or a character that no one sees.
        const visible = text.replaceAll(/[\u200B\u200E\u200F\u2060\uFEFF]/g, '')
        const known = new Set(visible.split(/\r\n?|\n/).map((each) => each.trim()))
        const kept = extractReply(text).split('\n')
        expect(kept.filter((each) => !known.has(each.trim()) && each !== '')).toEqual([])
      }),
    )
  })

  test('is found in an email as long as may arrive', () => {
    const long = 'On 1 '.repeat(90_000)
    expect(extractReply(`${long}\n${'> a\n'.repeat(100_000)}`)).toBe(long.trim())
    const hostile = 'on 1 wrote\n'.repeat(40_000)
    expect(extractReply(hostile)).toBe(hostile.trim())
  })
})
