import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

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
