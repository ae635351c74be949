import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { hasTest, listNamedTests, readText } from '#tests/support/checks/named-tests.ts'

/** The pages, the documents they cover, and the number of bullets and rows in each section. */
const pages = [
  {
    page: 'docs/specification.md',
    document: '1-foundation.md',
    tests: 250,
    sizes: [
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
    ],
  },
  {
    page: 'docs/specification-features.md',
    document: '2-features.md',
    tests: 90,
    sizes: [
      ['1', 4],
      ['2', 1],
      ['2/create-project', 7],
      ['2/volunteer-profile', 3],
      ['2/organization-profile', 3],
      ['2/profile', 5],
      ['2/dashboard', 6],
      ['2/reviews', 2],
      ['2/create-review', 5],
      ['2/applications', 4],
      ['2/volunteer-profile-setup', 2],
      ['2/organization-profile-setup', 1],
      ['2/organization-verification', 6],
      ['2/messages', 5],
      ['2/review-analytics', 5],
      ['2/project-matching', 5],
      ['2/perks-and-rewards', 2],
      ['2/top-organizations', 8],
      ['3', 19],
      ['3/enumerations', 14],
      ['3/option-lists', 5],
      ['4', 21],
      ['5/verification-form', 16],
      ['5/volunteer-profile-setup-wizard', 10],
      ['5/volunteer-profile-form-profile-page', 9],
      ['5/organization-profile-setup-wizard', 8],
      ['5/organization-profile-form-profile-page', 7],
      ['5/project-creation', 12],
      ['5/reviews', 5],
      ['5/messaging', 1],
      ['6', 9],
      ['7', 29],
      ['8', 21],
      ['9', 15],
    ],
  },
] as const

const notesOf = (notes: readonly string[], kind: string) =>
  notes.filter((note) => note.startsWith(`  - ${kind}: `))
const documentPath = (document: string) =>
  path.join(fileURLToPath(new URL('../..', import.meta.url)), 'shared/spec', document)

describe.each(pages)('$page', ({ page, document, tests, sizes }) => {
  const rows = readText(page)
    .split(/\n(?=- \*\*|#)/)
    .flatMap((part) => {
      const [, id, text] = /^- \*\*(\S+)\*\* (.*)/.exec(part) ?? []
      return id === undefined || text === undefined ? [] : [{ id, text, notes: part.split('\n').slice(1) }]
    })

  test('has a row for every bullet of its document, in order', () => {
    const expected = sizes.flatMap(([section, size]) =>
      Array.from({ length: size }, (_, index) => `${section}-${index + 1}`),
    )
    expect(rows.map(({ id }) => id).filter((id) => !id.startsWith('D-'))).toEqual(expected)
  })

  test('names a test in every row, or says what it is waiting for', () => {
    const silent = rows.filter(
      ({ notes }) => notesOf(notes, 'Test').length === 0 && notesOf(notes, 'Later').length === 0,
    )
    expect(silent).toEqual([])
  })

  test('names tests that exist in their files', () => {
    const named = rows.flatMap(({ notes }) => listNamedTests(notesOf(notes, 'Test').join('\n')))
    expect(named.length).toBeGreaterThan(tests)
    expect(named.filter((each) => !hasTest(each))).toEqual([])
  })

  test.skipIf(!existsSync(documentPath(document)) && !process.env['CI'])(
    'quotes its document, which is next to the project, in every row',
    () => {
      const words = (text: string) => text.replaceAll(/[\s|\\]+/g, ' ').trim()
      const written = words(readFileSync(documentPath(document), 'utf8'))
      const strange = rows.filter(
        ({ id, text }) =>
          !id.startsWith('D-') && !text.split(' · ').every((part) => written.includes(words(part))),
      )
      expect(strange).toEqual([])
    },
  )
})
