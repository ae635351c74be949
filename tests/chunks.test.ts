import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isThere, readText } from '#tests/support/checks/named-tests.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const check = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/check-chunks.mjs', ...args], { cwd: root, encoding: 'utf8' })

test('no page loads more than 25 files, and the search that joins files knows every screen', () => {
  expect(check()).toBe('')
})

test('a screen that no one listed and a page with too many files are named, with what to run', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'screens-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'surveys'))
  writeFileSync(
    path.join(folder, 'surveys/routes.tsx'),
    "const route = lazyScreen(() => import('./survey.tsx'), 'SurveyPage')\n",
  )
  const [unlisted, heavy] = check(folder, '9').trim().split('\n')
  expect(unlisted).toBe(
    'pages/surveys/survey.tsx: add these screens to scripts/chunk-screens.mjs, then run `npm run chunks`.',
  )
  expect(heavy).toMatch(/^More than 9 files on landing\/home \(\d+\), .*: run `npm run chunks`/)
})

/** What a regular expression matches, as one expression for each way to choose among `(a|b)`. */
function listAlternatives(pattern: string): string[] {
  const parts: string[][] = [[]]
  let depth = 0
  for (const [token] of pattern.matchAll(/\\.|[^\\]/g)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (token === '|' && depth === 0) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.flatMap((tokens) => {
    const start = tokens.indexOf('(')
    if (start === -1) return [tokens.join('')]
    let end = start
    for (let open = 0; end < tokens.length; end += 1) {
      if (tokens[end] === '(') open += 1
      if (tokens[end] === ')') open -= 1
      if (open === 0) break
    }
    return listAlternatives(tokens.slice(start + 1, end).join('')).flatMap((within) =>
      listAlternatives([...tokens.slice(0, start), within, ...tokens.slice(end + 1)].join('')),
    )
  })
}

/** The files of a pattern, such as `src/web/lib/live/{live,live-tabs}.ts`. */
function listFiles(pattern: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? ['', '', pattern]
  return names.split(',').map((name) => `${before}${name}${after}`.replace(/\?.*$/, ''))
}

test('chunks.config.ts names only files that exist', () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/src/${name}`,
  )
  const named = [...readText('chunks.config.ts').matchAll(/^ {4}test: \/(.*)\/,$/gm)]
    .flatMap(([, pattern = '']) => listAlternatives(pattern))
    // Packages, and what the bundler adds, are no files of ours.
    .filter((pattern) => /\\\.tsx?/.test(pattern))
    .map((pattern) => pattern.replace(/\\\?(?:addresses|rules)/, ''))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((pattern) => !files.some((file) => new RegExp(pattern).test(file)))).toEqual([])
})

test('chunks.shared.json names only files that exist', () => {
  const shared: Record<string, string[]> = JSON.parse(readText('chunks.shared.json'))
  const modules = Object.values(shared)
    .flat()
    .flatMap(listFiles)
    .filter((file) => file.startsWith('src/'))
  expect(modules.length).toBeGreaterThan(300)
  expect(modules.filter((file) => !isThere(file))).toEqual([])
})

type Part = {
  kind: 'code' | 'texts'
  size: number
  isFixed: boolean
  imports: number[]
  mentions: number[]
  pages: number[]
}
type Rules = { weights: number[]; limits: number[]; others: number; perFile: number }
const { refine }: { refine: (parts: Part[], files: number[][], rules: Rules) => number[][] } = await import(
  pathToFileURL(path.join(root, 'scripts/chunk-refine.mjs')).href
)
const {
  joinParts,
  sortByImports,
}: {
  joinParts: (parts: Part[], rules: Rules, start: number[][]) => number[][]
  sortByImports: (parts: Part[], files: number[][]) => number[][]
} = await import(pathToFileURL(path.join(root, 'scripts/chunk-search.mjs')).href)

const part = (pages: number[], more: Partial<Part> = {}): Part => ({
  kind: 'code',
  size: 1000,
  isFixed: false,
  imports: [],
  mentions: [],
  pages,
  ...more,
})
const rules = { weights: [1, 1], limits: [4, 4], others: 0, perFile: 100 }
const sort = (files: number[][]) =>
  files.map((file) => file.toSorted((a, b) => a - b)).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))

describe('the search that moves parts between files', () => {
  const parts = [
    part([0, 1], { isFixed: true }),
    part([0]),
    part([1]),
    part([0], { imports: [5] }),
    part([1], { imports: [5] }),
    part([0, 1]),
    part([0, 1], { kind: 'texts' }),
  ]
  const start = [[0], [1, 2], [3, 4], [5], [6]]

  test('takes parts out of files that pages load for others, and the same ones in each run', () => {
    const found = sort(refine(parts, start, rules))
    expect(found).toEqual([[0], [1, 3], [2, 4], [5], [6]])
    expect(sort(refine(parts, start, rules))).toEqual(found)
  })

  test('never has more files on a page than its limit', () => {
    // Each page may load one file beside those of the start, of what all pages need and of texts.
    expect(sort(refine(parts, [[0], [1, 2, 3, 4], [5], [6]], rules))).toEqual([[0], [1, 3], [2, 4], [5], [6]])
    // With three files, only one is left for all code.
    expect(sort(refine(parts, [[0], [1, 2, 3, 4, 5], [6]], { ...rules, limits: [3, 3] }))).toEqual([
      [0],
      [1, 2, 3, 4, 5],
      [6],
    ])
  })
})

describe('the files that a search begins with', () => {
  test('stay as they are while no page loads too many', () => {
    const parts = [part([0]), part([1]), part([0])]
    expect(sort(joinParts(parts, rules, [[0, 1], [2]]))).toEqual([[0, 1], [2]])
  })

  test('are taken apart where their parts have come to import each other through others', () => {
    const parts = [part([0], { imports: [1] }), part([0, 1], { imports: [2], isFixed: true }), part([0, 1])]
    expect(sort(joinParts(parts, rules, [[0, 2], [1]]))).toEqual([[0], [1], [2]])
  })

  test('are joined where a page loads too many', () => {
    const parts = [part([0]), part([0]), part([0, 1])]
    expect(sort(joinParts(parts, { ...rules, limits: [2, 2] }, [[0], [1], [2]]))).toEqual([[0, 1], [2]])
  })
})

test('a file comes after those that its modules only mention, unless these import it', () => {
  const files = [[0], [1]]
  expect(sortByImports([part([0, 1], { mentions: [1] }), part([0])], files)).toEqual([[1], [0]])
  expect(sortByImports([part([0, 1], { mentions: [1] }), part([0], { imports: [0] })], files)).toEqual([
    [0],
    [1],
  ])
})
