import { expect, test } from 'vitest'
import { chooseNewMatches, findNewSince } from './new-matches.ts'

const candidate = (score: number, more: object = {}) => ({
  match: { score, fit: score },
  isEligible: true,
  isStale: false,
  ...more,
})

test('only perfect matches are worth a notification, the best first', () => {
  const [enough, best] = [candidate(80), candidate(92)]
  expect(chooseNewMatches([candidate(79), enough, candidate(60), best])).toEqual([best, enough])
})

test('what someone cannot take and what is long past its deadline is not worth one', () => {
  expect(chooseNewMatches([candidate(99, { isEligible: false }), candidate(99, { isStale: true })])).toEqual(
    [],
  )
})

test.each([
  ['the last check', '2027-03-08T10:00:00.000Z', '2027-03-08T10:00:00.000Z'],
  ['a week ago if that was earlier', '2027-01-01T00:00:00.000Z', '2027-03-02T10:00:00.000Z'],
])('projects are new since %s', (_, checkedAt, since) => {
  const now = new Date('2027-03-09T10:00:00Z')
  expect(findNewSince(new Date(checkedAt), now).toISOString()).toBe(since)
})
