import { expect, test } from 'vitest'
import { yieldToEventLoop } from './event-loop.ts'
import { makeTurns } from './turns.ts'

/** Each look at this clock is later than a piece may take. */
let time = 0
const tick = () => (time += 10)

/** A request that continues until it is ended. */
function makeRequest() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, run: () => ended }
}

test('the background rests until the last request is answered', async () => {
  const turns = makeTurns(2 ** 31 - 1, tick)
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

test('the background continues after a request that fails, and slowly during one that never ends', async () => {
  const turns = makeTurns(1, tick)
  await expect(turns.answer(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await turns.next()
  void turns.answer(makeRequest().run)
  await turns.next()
  await turns.next()
})

test('a request waits for one short piece of the background, which then lets it run', async () => {
  let now = 0
  const turns = makeTurns(1, () => now)
  let isAnswered = false
  setImmediate(() => (isAnswered = true))
  await turns.next()
  expect(isAnswered).toBe(true)
  now += 0.5
  expect(turns.next()).toBeNull()
  now += 0.5
  expect(turns.next()).not.toBeNull()
})
