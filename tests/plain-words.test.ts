/** Comments, names of tests and documents use the words of docs/glossary.md, as names and texts do. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it, test } from 'vitest'
import { readText } from '#tests/support/checks/named-tests.ts'

const root = path.join(import.meta.dirname, '..')

/** Old words, and phrases that no one would say aloud to a colleague. */
const avoided =
  /\b(whoever|nobody|somebody|anew|at once|hears? of|heard of|any more|(waits?|counts?) no more|goes on|stands? (here|there|below|above)|(is|are|was|were|be|been|being) told(?! apart))\b/i

/** What stays: "looked at" a single time, the user `nobody` of the system, and words of a biography that a record quotes. */
const allowed = /looked at once|knows: nobody|as `nobody`|payroll or accounting any more/

const isRefused = (words: string) => avoided.test(words) && !allowed.test(words)

const comment = /(?:^\s*(?:\/\/|\{?\/\*|\*)|\s\/\/\s|\{\/\*|^\s*--\s)(.*)$/
const title = /(?:\b(?:it|test|describe)(?:\.[a-zA-Z]+)*|^\s*\](?: as const)?\))\(\s*(['"`])(.*?)\1/

/** The comment of a line of code, and the name of its test. */
function listWords(line: string): string[] {
  const [, said] = comment.exec(line) ?? []
  const [, , name] = title.exec(line) ?? []
  return [said, name].filter((words) => words !== undefined)
}

const listFiles = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    // What the benches install is not ours.
    .filter((file) => !/(^|\/)node_modules\//.test(file))
    .filter((file) => ending.test(file))
    .map((file) => path.posix.join(folder, file))

const here = 'tests/plain-words.test.ts'
/** Migrations of a release never change: those before the words were chosen keep theirs. */
const sources = ['src', 'tests', 'demo', 'bench', 'scripts']
  .flatMap((folder) => listFiles(folder, /(?<!-texts)\.(tsx?|mjs)$/))
  .filter((file) => file !== here)
  .concat(readdirSync(root).filter((file) => file.endsWith('.config.ts')))
  .concat(listFiles('migrations', /\.sql$/).filter((file) => file > 'migrations/0187'))
/** The glossary lists the words to avoid; the specification is quoted to the letter, but for what we added to it. */
const documents = [
  ...listFiles('docs', /\.md$/).filter((file) => !file.endsWith('glossary.md')),
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
]
const isQuoted = (file: string, line: string) =>
  /\/specification[\w-]*\.md$/.test(file) && !line.startsWith('- **D-')

const listLines = (file: string) =>
  readText(file)
    .split('\n')
    .map((line, index) => ({ line, at: `${file}:${index + 1}` }))

it.each([
  ['a comment', '  // Gone at once, whoever asks.'],
  ['a comment after code', 'const a = 1 // They hear of it later.'],
  ['a comment of JSX', '  {/* Shown to nobody. */}'],
  ['a comment of a migration', '-- The volunteer is told.'],
  ['a description', ' * The volunteer is told.'],
  ['the name of a test', "  it('counts no more', () => {"],
  ['the name of tests in a table', "  ])('%s goes on', () => {"],
])('refuses an old word in %s', (_, line) => {
  expect(listWords(line).some(isRefused)).toBe(true)
})

test('comments and names of tests use plain words, each with one meaning (docs/glossary.md)', () => {
  expect(sources.length).toBeGreaterThan(2000)
  const refused = sources.flatMap((file) =>
    listLines(file).flatMap(({ line, at }) =>
      listWords(line)
        .filter(isRefused)
        .map((words) => `${at} ${words}`),
    ),
  )
  expect(refused).toEqual([])
})

test('documents use plain words, each with one meaning (docs/glossary.md)', () => {
  expect(documents.length).toBeGreaterThan(130)
  const refused = documents.flatMap((file) =>
    listLines(file).flatMap(({ line, at }) =>
      isRefused(line) && !isQuoted(file, line) ? `${at} ${line}` : [],
    ),
  )
  expect(refused).toEqual([])
})
