import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hasTest, listNamedTests, readText } from '#tests/support/named-tests.ts'

/** Bullets and rows of each section of the foundation document. */
const sizes = [
  ['1', 6],
  ['2.1', 4],
  ['2.2', 1],
  ['2.3', 8],
  ['2.4', 4],
  ['2.5', 5],
  ['2.6', 5],
  ['2.7', 3],
  ['2.8', 7],
  ['2.9', 6],
  ['2.10', 3],
  ['2.11', 3],
  ['2.12', 4],
  ['2.13', 3],
  ['2.14', 1],
  ['3', 14],
  ['3/options', 4],
  ['4', 8],
  ['5', 9],
  ['6', 5],
  ['7', 23],
  ['8/shared', 4],
  ['8/toasts', 24],
  ['9', 14],
] as const

const page = readText('docs/specification.md')
const rows = page.split(/\n(?=- \*\*|#)/).flatMap((part) => {
  const [, id, text] = /^- \*\*(\S+)\*\* (.*)/.exec(part) ?? []
  return id === undefined || text === undefined ? [] : [{ id, text, notes: part.split('\n').slice(1) }]
})
const notesOf = (notes: readonly string[], kind: string) =>
  notes.filter((note) => note.startsWith(`  - ${kind}: `))

test('every bullet of the foundation document has its row, in order', () => {
  const expected = sizes.flatMap(([section, size]) =>
    Array.from({ length: size }, (_, index) => `${section}-${index + 1}`),
  )
  expect(rows.map(({ id }) => id).filter((id) => !id.startsWith('D-'))).toEqual(expected)
})

test('every row names a test, or says what it waits for', () => {
  const silent = rows.filter(
    ({ notes }) => notesOf(notes, 'Test').length === 0 && notesOf(notes, 'Later').length === 0,
  )
  expect(silent).toEqual([])
})

test('every test that the page names is in its file', () => {
  const named = rows.flatMap(({ notes }) => listNamedTests(notesOf(notes, 'Test').join('\n')))
  expect(named.length).toBeGreaterThan(250)
  expect(named.filter((each) => !hasTest(each))).toEqual([])
})

const document = path.join(fileURLToPath(new URL('../..', import.meta.url)), 'shared/spec/1-foundation.md')

test.skipIf(!existsSync(document) && !process.env['CI'])(
  'every row has the words of the document, which stands beside the project',
  () => {
    const words = (text: string) => text.replaceAll(/[\s|\\]+/g, ' ').trim()
    const written = words(readFileSync(document, 'utf8'))
    const strange = rows.filter(
      ({ id, text }) =>
        !id.startsWith('D-') && !text.split(' · ').every((part) => written.includes(words(part))),
    )
    expect(strange).toEqual([])
  },
)
