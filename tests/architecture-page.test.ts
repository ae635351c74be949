import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isThere, readText } from '#tests/support/checks/named-tests.ts'

const folders = ['src', 'tests', 'demo', 'bench', 'deploy', 'docs', 'migrations', 'scripts']
const root = path.join(import.meta.dirname, '..')
/** The paths of all files and folders, with a slash before. */
const paths = folders
  .flatMap((folder) =>
    ['', ...readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })].map((name) =>
      path.posix.join('/', folder, name),
    ),
  )
  .concat(readdirSync(root).map((name) => `/${name}`))

test.each(['ARCHITECTURE.md', 'docs/finding-things.md'])(
  'every file and folder that %s names exists',
  (page) => {
    const text = readText(page)
    const named = [...text.matchAll(/`([^`\s*<]+(?:\/|\.(?:tsx?|mjs|json|md|sql)))`/g)].map(
      ([, name = '']) => name,
    )
    expect(named.length).toBeGreaterThan(40)
    const exists = (name: string) => paths.some((each) => each.endsWith(`/${name.replace(/\/$/, '')}`))
    expect(named.filter((name) => !exists(name))).toEqual([])
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) =>
      path.join(path.dirname(page), link),
    )
    expect(links.filter((link) => !isThere(link))).toEqual([])
  },
)

test('ARCHITECTURE.md takes five minutes to read', () => {
  expect(readText('ARCHITECTURE.md').split(/\s+/).length).toBeLessThan(1800)
})
