import { expect, test } from 'vitest'
import { parseCodes } from './perk-codes.ts'

const rows = (...lines: string[][]) => lines.map((cells, index) => ({ line: index + 1, cells }))
const none = new Set<string>()

test('a file of one code a line gives its codes in their order', () => {
  expect(parseCodes(rows(['B-2'], [' A-1 ']), none)).toEqual({ codes: ['B-2', 'A-1'], faults: [] })
})

test('a column called code is read, whatever stands beside it', () => {
  const file = rows(['Name', 'Code'], ['first', 'A-1'], ['second, of two', 'B-2'])
  expect(parseCodes(file, none).codes).toEqual(['A-1', 'B-2'])
})

test('every line that is wrong is told by its number, and then there are no codes', () => {
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

test('an empty file has no codes and nothing wrong with it', () => {
  expect(parseCodes([], none)).toEqual({ codes: [], faults: [] })
})
