import { expect, test } from 'vitest'
import { createBuckets } from './buckets.ts'

const rate = { count: 10, seconds: 10 }

test('a bucket allows a burst, then refills evenly, and returns the seconds to wait', () => {
  let time = 1_000_000
  const buckets = createBuckets(() => new Date(time))
  expect(Array.from({ length: 11 }, () => buckets.take('a', rate))).toEqual([...Array(10).fill(0), 1])
  expect(buckets.take('b', rate)).toBe(0)
  time += 999
  expect(buckets.take('a', rate)).toBeCloseTo(0.001)
  time += 1
  expect([buckets.take('a', rate), buckets.take('a', rate)]).toEqual([0, 1])
  time += 60_000
  expect(Array.from({ length: 11 }, () => buckets.take('a', rate))).toEqual([...Array(10).fill(0), 1])
})

test('setting the clock back does not lock anyone out', () => {
  let time = 1_000_000_000
  const buckets = createBuckets(() => new Date(time))
  buckets.take('a', rate)
  time -= 500_000_000
  expect(buckets.take('a', rate)).toBe(0)
})

test('buckets of thousands of addresses that came once are removed', () => {
  let time = 0
  const buckets = createBuckets(() => new Date(time))
  for (let address = 0; address < 50_000; address += 1) {
    time += 10
    expect(buckets.take(`address ${address}`, rate)).toBe(0)
  }
  expect(buckets.take('address 49999', rate)).toBe(0)
})
