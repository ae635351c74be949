import { describe, expect, test } from 'vitest'
import { requestCosts } from '#contract/costs.ts'
import { loadConfig } from '#server/config/config.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { createBuckets } from './buckets.ts'

describe('a limit of 20 in 10 seconds', () => {
  let time = Date.now()
  const server = useServer({ env: { LIMIT_REQUESTS: '20/10s' }, now: () => new Date(time) })
  /** Counts how many calls from one address succeed before one is refused, starting with a full bucket. */
  const callsUntilRefused = async (path: string, client = server.openClient()) => {
    time += 10_000
    for (let count = 0; ; count += 1) if ((await client.get(path)).status === 429) return count
  }

  test('a limit of 20 in 10 seconds allows 20 plain calls, six searches or four pages, including their data', async () => {
    expect(await callsUntilRefused('/api/projects')).toBe(20)
    expect(await callsUntilRefused('/api/projects?search=garden')).toBe(6)
    expect(await callsUntilRefused('/api/projects/facets')).toBe(6)
    expect(await callsUntilRefused('/browse')).toBe(4)
    time += 10_000
    const { client } = await aVolunteer(server)
    expect(await callsUntilRefused('/api/project-matches', client)).toBe(6)
  })
})

describe('the default limits', () => {
  const rate = loadConfig({}).rates.requests
  /** Counts the pages that are refused in five minutes to this many people behind one address. */
  const countRefused = (people: number, secondsApart: number) => {
    let seconds = 0
    const buckets = createBuckets(() => new Date(seconds * 1000))
    let refused = 0
    for (; seconds < 300; seconds += secondsApart) {
      for (let person = 0; person < people; person += 1) {
        if (buckets.take('one address', rate, requestCosts.page) > 0) refused += 1
      }
    }
    return refused
  }

  test('the default limits allow one person a page every second, and an office of thirty a page each every ten seconds', () => {
    expect([countRefused(1, 1), countRefused(30, 10)]).toEqual([0, 0])
  })
})

test('a call that costs more than a full bucket takes the whole bucket and is not refused forever', () => {
  let seconds = 0
  const buckets = createBuckets(() => new Date(seconds * 1000))
  const rate = { count: 2, seconds: 10 }
  expect(buckets.take('a', rate, 5)).toBe(0)
  expect(buckets.take('a', rate, 5)).toBeGreaterThan(0)
  seconds += 10
  expect(buckets.take('a', rate, 5)).toBe(0)
})
