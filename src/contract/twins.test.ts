import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptTwins, answerTwins, nameAsSent, twins } from './twins.ts'

test.each(Object.entries(twins))('%s may be written as %s, and is answered as both', (first, second) => {
  expect(acceptTwins({ [second]: 1, other: 2 })).toEqual({ [first]: 1, other: 2 })
  expect(acceptTwins({ [first]: 1, [second]: 2 })).toEqual({ [first]: 1 })
  expect(acceptTwins({ [first]: null, [second]: 2 })).toEqual({ [first]: 2 })
  expect(answerTwins({ [first]: 1, other: 2 })).toEqual({ [first]: 1, [second]: 1, other: 2 })
})

test.each(Object.entries(twins))(
  'an error about %s is under %s where that was sent, and under the first name where both or neither were',
  (first, second) => {
    expect(nameAsSent(first, { [second]: 5 })).toBe(second)
    expect(nameAsSent(`${first}.3`, { [second]: 5 })).toBe(`${second}.3`)
    expect(nameAsSent(`${first}.a.b`, { [first]: null, [second]: 5 })).toBe(`${second}.a.b`)
    expect(nameAsSent(`${first}.3`, { [first]: 4, [second]: 5 })).toBe(`${first}.3`)
    expect(nameAsSent(first, {})).toBe(first)
    expect(nameAsSent(`other.${first}`, { [second]: 5 })).toBe(`other.${first}`)
    for (const body of [null, undefined, second, [second]]) expect(nameAsSent(first, body)).toBe(first)
  },
)

test('what is no object stays what it is', () => {
  for (const body of [null, undefined, 'message', 7, ['message']]) expect(acceptTwins(body)).toBe(body)
})

test('the body that was given is not changed', () => {
  const body = Object.freeze({ message: 'x' })
  expect(acceptTwins(body)).toEqual({ coverLetter: 'x' })
})

test('what is answered is read back as what was stored', () => {
  const stored = fc.record(
    Object.fromEntries(Object.keys(twins).map((name) => [name, fc.oneof(fc.string(), fc.integer())])),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(stored, (value) => {
      expect(acceptTwins(answerTwins({ ...value }))).toEqual({ ...value })
    }),
  )
})
