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
  'src/domain/',
  'src/contract/',
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

/** What a build, a download or a backup has, or what does not exist yet. */
const made = /^(?:dist|\.build|migrations\/post|post)\/|^(?:data|manifest|sums)\.json$|NNNN/
/** Programs in the packages of a bench, which only its own export writes. */
const exported = ['evaluate.mjs', 'baselines.mjs']

const listPages = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name))
const pages = [...listPages('.'), 'bench/README.md', ...listPages('docs')]
/** Records that hold; one that was replaced describes its own time. */
const records = listPages('docs/decisions').filter((page) => !/^Status: superseded/m.test(readText(page)))

test.each([...pages, ...records])('every file and folder that %s names exists', (page) => {
  // What was decided against is named in the context of a record.
  const text = readText(page).replace(/^## Context$[^]*?(?=^## )/m, '')
  const named = [...text.matchAll(/`([^`\s*<]+(?:\/|\.(?:tsx?|mjs|json|md|sql)))`/g)]
    .map(([, name = '']) => name.replace(/^#/, ''))
    // Addresses of the product begin with a slash, others with a protocol.
    .filter((name) => !/^[./…]|:/.test(name) && !made.test(name) && !exported.includes(name))
  expect(named.filter((name) => !isNamed(name.replace(/\/$/, '')))).toEqual([])
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) =>
    path.join(path.dirname(page), link),
  )
  expect(links.filter((link) => !isThere(link))).toEqual([])
})

test('the pages for contributors name many files', () => {
  const count = (page: string) =>
    [...readText(page).matchAll(/`[^`\s*<]+(?:\/|\.(?:tsx?|mjs|json|md|sql))`/g)].length
  expect(pages.concat(records).length).toBeGreaterThan(110)
  expect(count('CONTRIBUTING.md')).toBeGreaterThan(20)
  const most = ['ARCHITECTURE.md', 'docs/finding-things.md', 'docs/security.md']
  expect(most.filter((page) => count(page) <= 40)).toEqual([])
})

test('every script and every setting that the pages name exists', () => {
  const text = pages.concat(records).map(readText).join('\n')
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readText('package.json'))
  const run = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name)
  expect(run.length).toBeGreaterThan(50)
  expect(run.filter((name) => !(name in scripts))).toEqual([])
  const settings = [...text.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:=[^`]*)?`/g)].map(
    ([, name = '']) => name,
  )
  expect(settings.length).toBeGreaterThan(100)
  // The product's are in .env.example; those of tests and benches are read where they are used.
  const places = paths
    .filter((name) => /^\/(?:src|tests|bench|scripts)\/.*\.(?:ts|mjs)$/.test(name))
    .map((name) => readText(name.slice(1)))
  const isKnown = (name: string) => [readText('.env.example'), ...places].some((each) => each.includes(name))
  const foreign = new Set(['NODE_EXTRA_CA_CERTS', 'SCHED_NONE'])
  expect([...new Set(settings)].filter((name) => !foreign.has(name) && !isKnown(name))).toEqual([])
})

test('every journey that CONTRIBUTING.md runs exists', () => {
  const journeys = [...readText('CONTRIBUTING.md').matchAll(/tests\/journeys\/[\w-]+\.spec\.ts/g)]
  expect(journeys.length).toBeGreaterThan(0)
  expect(journeys.map(([file]) => file).filter((file) => !isThere(file))).toEqual([])
})

test('every decision record has a status, a date, its context, decision and consequences, and is short', () => {
  const all = listPages('docs/decisions')
  expect(all.length).toBeGreaterThan(100)
  const heads = [
    /^Status: \S/m,
    /^Date: \d{4}-\d\d-\d\d\b/m,
    /^## Context$/m,
    /^## Decision$/m,
    /^## Consequences$/m,
  ]
  const incomplete = all.filter((file) => {
    const text = readText(file)
    return !heads.every((head) => head.test(text)) || text.trimEnd().split('\n').length > 75
  })
  expect(incomplete).toEqual([])
})

test('ARCHITECTURE.md takes five minutes to read', () => {
  // If not, shorten it, or move what few changes need to docs/finding-things.md.
  expect(readText('ARCHITECTURE.md').split(/\s+/).length).toBeLessThan(1800)
})
