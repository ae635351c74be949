import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isThere, readText } from '#tests/support/checks/named-tests.ts'

const folders = ['src', 'tests', 'demo', 'bench', 'deploy', 'docs', 'migrations', 'scripts']
const root = path.join(import.meta.dirname, '..')
/** Where a name with a folder begins, so that a file of the same name elsewhere is none. */
const starts = [
  '',
  'src/',
  'src/server/',
  'src/server/features/',
  'src/web/',
  'src/web/features/',
  'src/web/features/administration/',
  'src/web/pages/',
]
/** The paths of all files and folders, with a slash before. */
const paths = folders
  .flatMap((folder) =>
    ['', ...readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })].map((name) =>
      path.posix.join('/', folder, name),
    ),
  )
  .concat(readdirSync(root).map((name) => `/${name}`))
const known = new Set(paths)

/** A name without a folder is in the one that its sentence is about. */
const isNamed = (name: string) =>
  name.includes('/')
    ? starts.some((start) => known.has(`/${start}${name}`))
    : paths.some((each) => each.endsWith(`/${name}`))

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/finding-things.md', 'docs/security.md'])(
  'every file and folder that %s names exists',
  (page) => {
    const text = readText(page)
    const named = [...text.matchAll(/`([^`\s*<]+(?:\/|\.(?:tsx?|mjs|json|md|sql)))`/g)]
      .map(([, name = '']) => name.replace(/^#/, ''))
      // Addresses of the product begin with a slash.
      .filter((name) => !/^[./]/.test(name))
    expect(named.length).toBeGreaterThan(page === 'CONTRIBUTING.md' ? 20 : 40)
    expect(named.filter((name) => !isNamed(name.replace(/\/$/, '')))).toEqual([])
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) =>
      path.join(path.dirname(page), link),
    )
    expect(links.filter((link) => !isThere(link))).toEqual([])
  },
)

test('every journey that CONTRIBUTING.md runs exists', () => {
  const journeys = [...readText('CONTRIBUTING.md').matchAll(/tests\/journeys\/[\w-]+\.spec\.ts/g)]
  expect(journeys.length).toBeGreaterThan(0)
  expect(journeys.map(([file]) => file).filter((file) => !isThere(file))).toEqual([])
})

test('every decision record has a status, a date, its context, decision and consequences, and is short', () => {
  const records = readdirSync(path.join(root, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file))
  expect(records.length).toBeGreaterThan(100)
  const heads = [
    /^Status: \S/m,
    /^Date: \d{4}-\d\d-\d\d\b/m,
    /^## Context$/m,
    /^## Decision$/m,
    /^## Consequences$/m,
  ]
  const incomplete = records.filter((file) => {
    const text = readText(`docs/decisions/${file}`)
    return !heads.every((head) => head.test(text)) || text.trimEnd().split('\n').length > 75
  })
  expect(incomplete).toEqual([])
})

test('ARCHITECTURE.md takes five minutes to read', () => {
  expect(readText('ARCHITECTURE.md').split(/\s+/).length).toBeLessThan(1800)
})
