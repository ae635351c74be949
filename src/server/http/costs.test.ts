import { describe, expect, test } from 'vitest'
import { requestCosts } from '#contract/costs.ts'
import { loadConfig } from '#server/config/config.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { createBuckets } from './buckets.ts'

describe('a limit of 20 in 10 seconds', () => {
  let time = Date.now()
  const server = useServer({ env: { LIMIT_REQUESTS: '20/10s' }, now: () => new Date(time) })
  /** How many calls of an address get through until one is refused, when the bucket is full. */
  const callsUntilRefused = async (path: string, client = server.openClient()) => {
    time += 10_000
    for (let count = 0; ; count += 1) if ((await client.get(path)).status === 429) return count
  }

  test('is 20 plain calls, six searches or four pages, with all that these read', async () => {
    expect(await callsUntilRefused('/api/projects')).toBe(20)
    expect(await callsUntilRefused('/api/projects?search=garden')).toBe(6)
    expect(await callsUntilRefused('/api/projects/facets')).toBe(6)
    expect(await callsUntilRefused('/browse')).toBe(4)
    time += 10_000
    const { client } = await aVolunteer(server)
    expect(await callsUntilRefused('/api/project-matches', client)).toBe(6)
  })
})

describe('by default', () => {
  const rate = loadConfig({}).rates.requests
  /** The pages of so many people behind one address that are refused in five minutes. */
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

  test('nobody who opens a page every second is refused, nor is an office of thirty who open one every ten', () => {
    expect([countRefused(1, 1), countRefused(30, 10)]).toEqual([0, 0])
  })
})

test('what costs more than a whole bucket takes the whole bucket, and is not refused for ever', () => {
  let seconds = 0
  const buckets = createBuckets(() => new Date(seconds * 1000))
  const rate = { count: 2, seconds: 10 }
  expect(buckets.take('a', rate, 5)).toBe(0)
  expect(buckets.take('a', rate, 5)).toBeGreaterThan(0)
  seconds += 10
  expect(buckets.take('a', rate, 5)).toBe(0)
})
