import { expect, test } from 'vitest'
import { parseCodes } from './perk-codes.ts'

const rows = (...lines: string[][]) => lines.map((cells, index) => ({ line: index + 1, cells }))
const none = new Set<string>()

test('a file with one code per line gives its codes in order', () => {
  expect(parseCodes(rows(['B-2'], [' A-1 ']), none)).toEqual({ codes: ['B-2', 'A-1'], faults: [] })
})

test('a column called code is used, whatever other columns there are', () => {
  const file = rows(['Name', 'Code'], ['first', 'A-1'], ['second, of two', 'B-2'])
  expect(parseCodes(file, none).codes).toEqual(['A-1', 'B-2'])
})

test('every faulty line is reported by number, and then no codes are returned', () => {
  const file = rows(['A-1'], ['x', 'y'], ['A-1'], ['LOADED'], ['C'.repeat(65)], ['tab\tin it'], [' '])
  expect(parseCodes(file, new Set(['LOADED']))).toEqual({
    codes: [],
    faults: [
      { line: 2, fault: 'several_cells' },
      { line: 3, fault: 'twice', first: 1 },
      { line: 4, fault: 'loaded' },
      { line: 5, fault: 'too_long' },
      { line: 6, fault: 'unreadable' },
      { line: 7, fault: 'empty' },
    ],
  })
})

test('an empty file has no codes and no faults', () => {
  expect(parseCodes([], none)).toEqual({ codes: [], faults: [] })
})
