import { expect, test } from 'vitest'
import { createFairSemaphore, type Refusal } from './fair-semaphore.ts'

const limits = { concurrency: 3, maxPerKey: 2, waiting: 5, maxWaitingPerKey: 4, timeoutMs: 60_000 }

/** Asks for turns and records which start and which are refused; `end` ends the one that has been running longest. */
function open(given: Partial<typeof limits> = {}) {
  const semaphore = createFairSemaphore({ ...limits, ...given })
  const began: string[] = []
  const refused: [name: string, because: Refusal][] = []
  const running: (() => void)[] = []
  return {
    began,
    refused,
    ask: (key: string, name = key) =>
      semaphore.acquire(key, {
        begin(release) {
          began.push(name)
          running.push(release)
        },
        refuse: (because) => refused.push([name, because]),
      }),
    end: () => running.shift()?.(),
    semaphore,
  }
}

test('one key takes no more than its share, and another starts immediately beside it', () => {
  const { ask, began } = open()
  for (const name of ['a1', 'a2', 'a3']) ask('a', name)
  ask('b')
  expect(began).toEqual(['a1', 'a2', 'b'])
})

test('waiting keys take turns, however much each asks for', async () => {
  const { ask, began, end } = open({ concurrency: 1, maxPerKey: 1, waiting: 10, maxWaitingPerKey: 10 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name)
  ask('b', 'b1')
  ask('c', 'c1')
  ask('b', 'b2')
  for (let count = 2; count <= 7; count += 1) {
    end()
    await expect.poll(() => began.length).toBe(count)
  }
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('an entry above the waiting limit, per key or in total, is refused immediately and never starts', async () => {
  const { ask, began, refused, end, semaphore } = open()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) ask('a', name)
  for (const name of ['b1', 'b2', 'b3']) ask('b', name)
  expect(refused).toEqual([
    ['a7', 'key'],
    ['b3', 'all'],
  ])
  expect(['a', 'b', 'c'].map(semaphore.countWaiting)).toEqual([4, 1, 0])
  for (let turn = 0; turn < 3; turn += 1) end()
  await expect.poll(() => [...began]).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
})

test('the event loop turns between two waiting entries, so that other requests are answered', async () => {
  const { ask, began, end } = open({ concurrency: 2, maxPerKey: 2, waiting: 5, maxWaitingPerKey: 5 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name)
  end()
  end()
  expect(began).toEqual(['a1', 'a2'])
  await new Promise((resolve) => setImmediate(resolve))
  expect(began).toEqual(['a1', 'a2', 'a3'])
  await expect.poll(() => [...began]).toEqual(['a1', 'a2', 'a3', 'a4'])
})

test('ending a turn twice frees one slot, and failed work frees its own', async () => {
  const { semaphore } = open({ concurrency: 1, maxPerKey: 1, waiting: 1, maxWaitingPerKey: 1 })
  await expect(semaphore.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const refuse = () => undefined
  const begin = (release: () => void) => {
    release()
    release()
  }
  semaphore.acquire('a', { begin, refuse })
  const acquired: (() => void)[] = []
  semaphore.acquire('a', { begin: (release) => acquired.push(release), refuse })
  const waiting = semaphore.run('b', async () => 'done')
  expect(await semaphore.run('c', async () => 'never')).toBe(undefined)
  acquired[0]?.()
  expect(await waiting).toBe('done')
})

test('an entry that waits too long is refused with the reason, per key or in total, and never starts', async () => {
  const { ask, began, refused, end } = open({ maxPerKey: 2, timeoutMs: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name)
  ask('b', 'b1')
  ask('c', 'c1')
  await expect.poll(() => refused.length).toBe(3)
  expect(refused).toEqual([
    ['a3', 'key'],
    ['a4', 'key'],
    ['c1', 'all'],
  ])
  end()
  ask('a', 'a5')
  expect(began).toEqual(['a1', 'a2', 'b1', 'a5'])
})
