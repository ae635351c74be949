import { expect, it } from 'vitest'
import { coalesce } from './coalesce.ts'

it('runs once at a time, and once again after any number of requests meanwhile, even if it fails', async () => {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const ask = coalesce(() => new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })))
  for (let request = 0; request < 25; request += 1) ask()
  expect(ends).toHaveLength(1)
  ends[0]?.reject(new Error('offline'))
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  expect(ends).toHaveLength(2)
  ask()
  expect(ends).toHaveLength(3)
})
