import { expect, test } from 'vitest'
import { readText } from '#tests/support/checks/named-tests.ts'
import { listingColumns } from './listings.ts'
import { organizationColumns } from './organizations.ts'

const [, chapter = ''] = readText('docs/operations.md').split('## Importing listings')

test.each([
  ['Organization', organizationColumns],
  ['Listing', listingColumns],
] as const)('docs/operations.md has exactly the columns of the file in its table %s', (name, columns) => {
  const [, table = ''] = new RegExp(`\\n\\| ${name} .*\\n((?:\\|.*\\n)+)`).exec(chapter) ?? []
  const named = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, column = '']) => column),
  )
  expect(named.toSorted()).toEqual(columns.toSorted())
})
