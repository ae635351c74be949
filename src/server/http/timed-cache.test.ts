import { describe, expect, it } from 'vitest'
import { cacheFor, cacheLifetimeMs } from './timed-cache.ts'

/** Cached answers with a manual clock, resolved when the test says so. */
function setUp() {
  const clock = { at: 0 }
  const counts: { resolve: (total: number) => void; reject: (error: Error) => void }[] = []
  const kept = cacheFor<number>()
  const read = (key = 'all') =>
    kept.read(
      key,
      new Date(clock.at),
      () => new Promise((resolve, reject) => counts.push({ resolve, reject })),
    )
  return { clock, counts, read }
}

describe('the cache', () => {
  it('an answer is reused for ten seconds, and then created again', async () => {
    const { clock, counts, read } = setUp()
    const first = read()
    counts[0]?.resolve(7)
    expect(await first).toBe(7)
    clock.at = cacheLifetimeMs - 1
    expect(await read()).toBe(7)
    expect(counts).toHaveLength(1)
    clock.at = cacheLifetimeMs
    const second = read()
    counts[1]?.resolve(8)
    expect(await second).toBe(8)
    expect(await read()).toBe(8)
  })

  it('an answer is created once for concurrent callers, and separately for each key', async () => {
    const { clock, counts, read } = setUp()
    const requested = Array.from({ length: 50 }, () => read())
    // An answer that takes longer than its lifetime is not requested a second time.
    clock.at = cacheLifetimeMs * 2
    requested.push(read())
    const other = read('other')
    expect(counts).toHaveLength(2)
    counts[0]?.resolve(3)
    counts[1]?.resolve(4)
    expect(new Set(await Promise.all(requested))).toEqual(new Set([3]))
    expect(await other).toBe(4)
  })

  it('a failed attempt is not cached', async () => {
    const { counts, read } = setUp()
    const failed = read()
    counts[0]?.reject(new Error('the database is away'))
    await expect(failed).rejects.toThrow('the database is away')
    const again = read()
    counts[1]?.resolve(5)
    expect(await again).toBe(5)
  })

  it('an answer that takes long is reused until the share of time for it is over', async () => {
    let milliseconds = 0
    const kept = cacheFor<number>({ mostShare: 0.01, clock: () => milliseconds })
    let times = 0
    const read = (at: number) =>
      kept.read('all', new Date(at), async () => {
        milliseconds += 2000
        times += 1
        return times
      })
    expect(await read(0)).toBe(1)
    expect(await read(199_999)).toBe(1)
    expect(await read(200_000)).toBe(2)
  })

  it('an answer is created again after the clock was set back', async () => {
    const { clock, counts, read } = setUp()
    clock.at = 1_000_000
    const first = read()
    counts[0]?.resolve(1)
    await first
    clock.at = 0
    void read()
    expect(counts).toHaveLength(2)
  })

  it('the oldest answer is dropped, so that no caller fills the memory', async () => {
    const { counts, read } = setUp()
    for (let filter = 0; filter < 501; filter += 1) {
      const requested = read(`filter ${filter}`)
      counts[filter]?.resolve(filter)
      await requested
    }
    expect(await read('filter 1')).toBe(1)
    void read('filter 0')
    expect(counts).toHaveLength(502)
  })
})
