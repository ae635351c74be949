import { expect, test } from 'vitest'
import { createFairSemaphore, type Refusal } from './fair-semaphore.ts'

const limits = { concurrency: 3, maxPerKey: 2, waiting: 5, maxWaitingPerKey: 4, timeoutMs: 60_000 }

/** Asks for turns and notes who begins and who is refused; `end` ends whoever began first of those that still run. */
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

test('one key takes no more than its part, and another begins at once beside it', () => {
  const { ask, began } = open()
  for (const name of ['a1', 'a2', 'a3']) ask('a', name)
  ask('b')
  expect(began).toEqual(['a1', 'a2', 'b'])
})

test('keys that wait take turns, whoever asked most', async () => {
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

test('whoever is above what may wait, of a key or in all, is refused at once and never begins', async () => {
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

test('between two that waited the event loop turns, so that something else can be answered', async () => {
  const { ask, began, end } = open({ concurrency: 2, maxPerKey: 2, waiting: 5, maxWaitingPerKey: 5 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name)
  end()
  end()
  expect(began).toEqual(['a1', 'a2'])
  await new Promise((resolve) => setImmediate(resolve))
  expect(began).toEqual(['a1', 'a2', 'a3'])
  await expect.poll(() => [...began]).toEqual(['a1', 'a2', 'a3', 'a4'])
})

test('ending twice gives back one place, and work that fails gives back its own', async () => {
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

test('whoever waits too long is refused, as one of too many of its own or of all, and then begins no more', async () => {
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
