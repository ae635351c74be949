import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('what the build of a production install reads is installed there', () => {
  const { devDependencies } = JSON.parse(readText('package.json'))
  const sources = execFileSync(
    'git',
    ['ls-files', 'src', 'demo', 'vite.config.ts', 'server.config.ts', 'chunks.config.ts', 'texts.config.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const imported = sources
    .split('\n')
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)),
    )
    .flatMap((file) => [...readText(file).matchAll(/^(?:(?:import|export)\b.*|\}) from '([^'.#][^']*)'$/gm)])
    .map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  const names = new Set(imported.filter((name) => !name.startsWith('node:')))
  expect(names.size).toBeGreaterThan(30)
  // `npm ci --omit=dev` leaves these out, and then the build fails.
  expect([...names].filter((name) => name in devDependencies)).toEqual([])
})
