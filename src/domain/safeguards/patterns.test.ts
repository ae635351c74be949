import { describe, expect, it, test } from 'vitest'
import { leavesTheSite } from './contact.ts'
import { listBlocks } from './evaluate.ts'
import { frenchFees, likelyFrenchFees } from './french-payments.ts'
import { licensedWork } from './licensed-work.ts'
import { feesBesideVolunteers } from './likely-fees.ts'
import { asksForSamples } from './likely-sample-work.ts'
import { replacesPaidWork } from './paid-work.ts'
import { fees, likelyFees, payLikePerks } from './payments.ts'
import { splitSentences } from './plain-text.ts'
import { likelySampleWork, sampleWork } from './sample-work.ts'

const sources = [
  fees,
  likelyFees,
  feesBesideVolunteers,
  payLikePerks,
  frenchFees,
  likelyFrenchFees,
  sampleWork,
  likelySampleWork,
  asksForSamples,
  replacesPaidWork,
  licensedWork,
  leavesTheSite,
]
  .flat()
  .flatMap(({ find, and, unless }) => [find, and, unless])
  .flatMap((each) => each?.source ?? [])

describe('the patterns', () => {
  // From each digit of a run to its end is the square of its length, and a text has up to 5,000 characters.
  it('read a bounded number of digits from each place', () => {
    expect(sources.length).toBeGreaterThan(200)
    const unbounded = /\\d(?:[*+]|\{\d+,\})|\[[^\]]*\\d[^\]]*\](?:[*+]|\{\d+,\})|\\S[*+]/
    expect(sources.filter((source) => unbounded.test(source))).toEqual([])
  })
})

describe('the sentences of a text', () => {
  test.each([
    ['short items', 'Volunteers must:\n', '- a b'],
    ['items that open other items', 'Volunteers must:\n', '- pay the'],
    ['many introductions', '', 'Volunteers must\n- pay'],
    ['items without a mark', 'We ask each of you to\nand volunteers must:\n', 'pay'],
  ])('are no more than its lines and a hundred items: %s', (_, start, line) => {
    const lines = Array.from({ length: 600 }, (__, index) => `${line} ${index}`).join('\n')
    const text = `${start}${lines}`
    const written = splitSentences(text).map((sentence) => sentence.written)
    expect(written.length).toBeLessThanOrEqual(text.split('\n').length + 100)
    expect(written.join('').length).toBeLessThan(text.length + 100 * 200)
  })
})

test('a sentence has at most three readings, also an item with the line above it', () => {
  const sentences = splitSentences(
    'Vo1unteers a p p l y and must:\n- p1ease a p p l y, and pay a deposit of $50',
  )
  expect(sentences).toHaveLength(3)
  expect(sentences.map(({ plain }) => plain.length)).toEqual([3, 3, 3])
  expect(sentences.at(-1)?.plain).toContain(
    'volunteers apply and must please apply, and pay a deposit of $50',
  )
})

describe('the refused sentences of a text', () => {
  const deposit = 'Volunteers must pay a deposit of $50.'
  const both = 'To apply, send us a logo, and you must pay a fee of $20.'

  test('are listed once, however often it says them', () => {
    expect(listBlocks(`${deposit} Be kind. ${deposit}`)).toEqual([{ rule: 'S9', evidence: deposit }])
  })

  test('are listed for each rule that refuses them', () => {
    const blocks = listBlocks(both)
    expect(blocks).toEqual([
      { rule: 'S9', evidence: both },
      { rule: 'S7', evidence: both },
    ])
    expect(listBlocks(both, ({ rule }) => rule === 'S9')).toEqual([{ rule: 'S7', evidence: both }])
  })

  test.each([
    'Please pay a deposit of\n\n$50 to apply.',
    'Please pay your\n$50 deposit to apply.',
    'Please pay a\n\n50 dollar deposit to apply.',
  ])('are found across lines: %j', (text) => {
    expect(listBlocks(text).map(({ rule }) => rule)).toContain('S9')
  })
})
