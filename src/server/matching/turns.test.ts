import { expect, test } from 'vitest'
import { yieldToEventLoop } from './event-loop.ts'
import { makeTurns } from './turns.ts'

/** A request that goes on until it is ended. */
function makeRequest() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, run: () => ended }
}

test('the background rests until the last request is answered', async () => {
  const turns = makeTurns(2 ** 31 - 1)
  const [first, second] = [makeRequest(), makeRequest()]
  const answers = [first, second].map(({ run }) => turns.answer(run))
  let isNext = false
  const next = turns.next()?.then(() => (isNext = true))
  first.end()
  await answers[0]
  for (let times = 0; times < 5; times += 1) await yieldToEventLoop()
  expect(isNext).toBe(false)
  second.end()
  await next
  await turns.next()
})

test('the background goes on after a request that fails, and slowly during one that never ends', async () => {
  const turns = makeTurns(1)
  await expect(turns.answer(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await turns.next()
  void turns.answer(makeRequest().run)
  await turns.next()
  await turns.next()
})

test('a request waits for one short piece of the background, which then lets it run', async () => {
  const turns = makeTurns(1)
  let isAnswered = false
  setImmediate(() => (isAnswered = true))
  await turns.next()
  expect(isAnswered).toBe(true)
  expect(turns.next()).toBeNull()
  const began = performance.now()
  while (performance.now() - began < 2);
  expect(turns.next()).not.toBeNull()
})
