import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveAliases, addAliases, toSentName, fieldAliases } from './aliases.ts'

test.each(Object.entries(fieldAliases))(
  '%s may be sent as %s and is returned under both names',
  (first, second) => {
    expect(resolveAliases({ [second]: 1, other: 2 })).toEqual({ [first]: 1, other: 2 })
    expect(resolveAliases({ [first]: 1, [second]: 2 })).toEqual({ [first]: 1 })
    expect(resolveAliases({ [first]: null, [second]: 2 })).toEqual({ [first]: 2 })
    expect(addAliases({ [first]: 1, other: 2 })).toEqual({ [first]: 1, [second]: 1, other: 2 })
  },
)

test.each(Object.entries(fieldAliases))(
  'an error about %s is reported under %s if that was sent, and under the first name if both or neither were',
  (first, second) => {
    expect(toSentName(first, { [second]: 5 })).toBe(second)
    expect(toSentName(`${first}.3`, { [second]: 5 })).toBe(`${second}.3`)
    expect(toSentName(`${first}.a.b`, { [first]: null, [second]: 5 })).toBe(`${second}.a.b`)
    expect(toSentName(`${first}.3`, { [first]: 4, [second]: 5 })).toBe(`${first}.3`)
    expect(toSentName(first, {})).toBe(first)
    expect(toSentName(`other.${first}`, { [second]: 5 })).toBe(`other.${first}`)
    for (const body of [null, undefined, second, [second]]) expect(toSentName(first, body)).toBe(first)
  },
)

test('values that are not objects stay unchanged', () => {
  for (const body of [null, undefined, 'message', 7, ['message']]) expect(resolveAliases(body)).toBe(body)
})

test('the given body is not modified', () => {
  const body = Object.freeze({ message: 'x' })
  expect(resolveAliases(body)).toEqual({ coverLetter: 'x' })
})

test('a response sent back is parsed as what was stored', () => {
  const stored = fc.record(
    Object.fromEntries(Object.keys(fieldAliases).map((name) => [name, fc.oneof(fc.string(), fc.integer())])),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(stored, (value) => {
      expect(resolveAliases(addAliases({ ...value }))).toEqual({ ...value })
    }),
  )
})
