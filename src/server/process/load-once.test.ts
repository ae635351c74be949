import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('what several ask for at the same time is loaded once, and what failed is loaded by the next who asks', async () => {
  let loads = 0
  const state = { fails: true }
  const load = loadOnce(async () => {
    loads += 1
    if (state.fails) throw new Error('cannot be read')
    return loads
  })
  const first = [load(), load()]
  await Promise.all(first.map((each) => expect(each).rejects.toThrow('cannot be read')))
  expect(loads).toBe(1)
  state.fails = false
  expect(await Promise.all([load(), load(), load()])).toEqual([2, 2, 2])
})
