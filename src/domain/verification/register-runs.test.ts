import { expect, test } from 'vitest'
import { canLoad, fitsOnDisk } from './register-runs.ts'

const gib = 1024 ** 3

test('uploads leave a gibibyte of the disk free', () => {
  expect(fitsOnDisk(2 * gib, 3 * gib)).toBe(true)
  expect(fitsOnDisk(2 * gib + 1, 3 * gib)).toBe(false)
})

test('only a check that went well and still has its files can be loaded', () => {
  const run = { state: 'done', isDryRun: true, files: [{ size: 5, received: 5 }] } as const
  expect(canLoad(run)).toBe(true)
  expect(canLoad({ ...run, state: 'failed' })).toBe(false)
  expect(canLoad({ ...run, isDryRun: false })).toBe(false)
  expect(canLoad({ ...run, files: [{ size: 5, received: 0 }] })).toBe(false)
})
