import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { rateSettings } from '#server/config/rates.ts'
import type { Rate } from '#server/http/limits/rate-limit-queries.ts'
import { asvs } from '#tests/support/checks/asvs.ts'
import { hasTest, isThere, listNamedTests, readText } from '#tests/support/checks/named-tests.ts'

const page = readText('docs/security.md')

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', , how = '']) => ({ id, how }),
)

/** The parts of a row after a word such as "Test:", up to the next such word. */
const partsOf = (how: string, kinds: string) =>
  how
    .split(/(?=\b(?:Test|Code|Document|Deviation|Later|Operator): )/)
    .filter((part) => new RegExp(`^(${kinds}): `).test(part))

/** The ids in a list such as "1.2.6-1.2.8, 5, 6.7". */
function readIds(list: string): string[] {
  return list.split(/[,;]\s*/).flatMap((word) => {
    const [first = '', last] = word.trim().split('-')
    const from = asvs.findIndex(({ id }) => id === first)
    if (last === undefined) return asvs.map(({ id }) => id).filter((id) => `${id}.`.startsWith(`${first}.`))
    return asvs.slice(from, asvs.findIndex(({ id }) => id === last) + 1).map(({ id }) => id)
  })
}

test('the published requirements are those of ASVS 5.0.0: 70 of level 1, 183 of level 2, 92 of level 3', () => {
  expect([1, 2, 3].map((level) => asvs.filter((each) => each.level === level).length)).toEqual([70, 183, 92])
})

test('every requirement of levels 1 and 2 is in the table or marked as not applicable, once', () => {
  const [, received = ''] = page.split('\nNot applicable today: ')
  const excluded = readIds(received.replaceAll(/\s*\([^)]*\)/g, '').replace(/\.\s*$/, ''))
  const applicable = asvs.filter(({ id, level }) => level < 3 && !excluded.includes(id)).map(({ id }) => id)
  expect(rows.map(({ id }) => id)).toEqual(applicable)
})

test('every requirement in the table says how it is met', () => {
  const silent = rows.filter(({ how }) => !/^(Test|Code|Document|Deviation|Later|Operator): \S/.test(how))
  expect(silent).toEqual([])
})

test('every test that the table names exists in its file', () => {
  const named = rows.flatMap(({ how }) => partsOf(how, 'Test').flatMap(listNamedTests))
  expect(named.length).toBeGreaterThan(120)
  expect(named.filter((each) => !hasTest(each))).toEqual([])
})

test('every file that the table names exists', () => {
  const files = rows.flatMap(({ how }) =>
    partsOf(how, 'Code|Document').flatMap((part) =>
      [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !isThere(file))).toEqual([])
})

test('the table of roles has every call of each role, as its endpoint says', () => {
  for (const access of ['moderator', 'verifier', 'coordinator', 'analyst', 'staff'] as const) {
    const name = access === 'staff' ? 'each of them' : access
    const row = page.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? ''
    const named = [...row.matchAll(/`([A-Z]+ \/api\/[^`]+)`/g)].map(([, call = '']) => call)
    const expected = endpoints
      .filter((endpoint: Endpoint) => endpoint.access === access)
      .map(({ method, path }) => `${method} ${path}`)
    expect([access, named.toSorted()]).toEqual([access, expected.toSorted()])
  }
})

/** A rate as the table writes it: "60 in an hour". */
function describeRate({ count, seconds }: Rate): string {
  const units = { day: 86_400, hour: 3600, minute: 60, second: 1 }
  const [unit, length] = Object.entries(units).find(([, size]) => seconds % size === 0) ?? ['second', 1]
  const periods = seconds / length
  const one = unit === 'hour' ? 'an hour' : `a ${unit}`
  return `${count.toLocaleString('en-US')} in ${periods === 1 ? one : `${periods} ${unit}s`}`
}

test('every rate limit is described with its default', () => {
  const described = [...page.matchAll(/^\| `(LIMIT_\w+)` +\| (.+?) +\|/gm)].map(([, name, rate]) => [
    name,
    rate,
  ])
  const defaults = z.object(rateSettings).parse({})
  expect(described).toEqual(Object.entries(defaults).map(([name, rate]) => [name, describeRate(rate)]))
})
