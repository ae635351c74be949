import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('four hashes run at the same time, fifty wait, and the next is refused until one is done', async () => {
  const semaphore = createSemaphore({ maxConcurrent: 4, queue: 50, full: () => new Error('full') })
  const finishers: (() => void)[] = []
  let most = 0
  let now = 0
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise<void>((resolve) => finishers.push(resolve))
    now -= 1
  }
  const running = Array.from({ length: 54 }, () => semaphore.run(work))
  await expect(semaphore.run(work)).rejects.toThrow('full')
  expect(finishers).toHaveLength(4)
  for (let done = 0; done < 54; done += 1) {
    finishers.shift()?.()
    await running[done]
  }
  expect([most, now]).toEqual([4, 0])
  await semaphore.run(async () => undefined)
})

test('a failed hash frees its slot for the next', async () => {
  const semaphore = createSemaphore({ maxConcurrent: 1, queue: 1, full: () => new Error('full') })
  const failing = semaphore.run(() => Promise.reject(new Error('broken')))
  const next = semaphore.run(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
