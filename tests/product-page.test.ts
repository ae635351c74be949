import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Access } from '#domain/accounts/accounts.ts'
import { readText } from '#tests/support/checks/named-tests.ts'

/** What the page calls those who may ask for a file. */
const who: Record<Access, string> = {
  public: 'everyone',
  'signed-in': 'signed in',
  volunteer: 'volunteers',
  organization: 'organizations',
  staff: 'staff',
  admin: 'administrators',
  moderator: 'moderators',
  verifier: 'verifiers',
  coordinator: 'coordinators',
  analyst: 'analysts',
}

test('docs/product.md lists every file to download, with who may have it', () => {
  const [, section = ''] = readText('docs/product.md').split('\n## Files to download\n')
  const [table = ''] = section.split('\n## ')
  const rows = [...table.matchAll(/^\| (\S.*?) +\| (\S.*?) +\| `(\/api\/\S+)` +\|$/gm)].map(
    ([, , access, path]) => ({ path, access }),
  )
  const all: readonly Endpoint[] = endpoints
  const downloads = all.flatMap(({ download, path, access }) =>
    download ? [{ path, access: who[access] }] : [],
  )
  expect(rows.length).toBeGreaterThan(30)
  const byPath = (one: { path: string | undefined }, other: { path: string | undefined }) =>
    String(one.path).localeCompare(String(other.path))
  expect(rows.toSorted(byPath)).toEqual(downloads.toSorted(byPath))
})
