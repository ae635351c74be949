import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { settingNames } from '#server/config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8')
const page = readText('docs/security.md')

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', , how = '']) => ({ id, how }),
)

/** The names in code marks after a word such as "Test:", up to the next such word. */
function named(how: string, kinds: string): string[] {
  const parts = how.split(/(?=\b(?:Test|Code|Document|Deviation|Later|Operator): )/)
  const chosen = parts.filter((part) => new RegExp(`^(${kinds}): `).test(part))
  return chosen.flatMap((part) => [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

test('every requirement in the table says how it is met, once', () => {
  expect(rows.length).toBeGreaterThan(130)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const silent = rows.filter(({ how }) => !/^(Test|Code|Document|Deviation|Later|Operator): \S/.test(how))
  expect(silent).toEqual([])
})

test('every test that the table names is there', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const tests = files
    .split('\n')
    .filter(
      (file) => file !== '' && !file.endsWith('security-page.test.ts') && existsSync(path.join(root, file)),
    )
    .map(readText)
    .join('\n')
  const titles = rows.flatMap(({ how }) => named(how, 'Test'))
  expect(titles.length).toBeGreaterThan(80)
  expect(titles.filter((title) => !tests.includes(title))).toEqual([])
})

test('every file that the table names is there', () => {
  const files = rows.flatMap(({ how }) => named(how, 'Code|Document'))
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('every limit of the settings is described', () => {
  const limits = settingNames.filter((name) => name.startsWith('LIMIT_'))
  expect(limits.length).toBeGreaterThan(5)
  expect(limits.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
