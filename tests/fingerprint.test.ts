import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
type Fingerprint = (
  root: string,
  options: { from: readonly string[]; memory: string; now?: number },
) => string
const { fingerprint }: { fingerprint: Fingerprint } = await import(
  pathToFileURL(path.join(root, 'scripts/fingerprint.mjs')).href
)

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('the fingerprint of unchanged sources is remembered, and computed again when the memory is of another state', () => {
  const memory = path.join(makeFolder(), 'memory')
  // Sources that were checked out a moment ago are old enough to remember then.
  const now = Date.now() + 10_000
  const print = () => fingerprint(root, { from: ['migrations', 'package.json'], memory, now })
  const first = print()
  expect(first).toMatch(/^[\da-f]{64}$/)
  const [state = '', remembered] = readFileSync(memory, 'utf8').split(' ')
  expect(remembered).toBe(first)
  const other = '0'.repeat(64)
  writeFileSync(memory, `${state} ${other}`)
  expect(print()).toBe(other)
  for (const text of [`${other} ${other}`, `${state} ${other.slice(1)}`, '']) {
    writeFileSync(memory, text)
    expect(print()).toBe(first)
  }
})

test('the fingerprint of a young file is not remembered, so that a change in the same moment shows', () => {
  const folder = makeFolder()
  const file = path.join(folder, 'source.ts')
  const memory = path.join(folder, 'memory')
  writeFileSync(file, 'one')
  const changedAt = statSync(file).ctimeMs
  const printAfter = (ms: number) => fingerprint(folder, { from: ['source.ts'], memory, now: changedAt + ms })
  for (const ms of [0, 1999]) {
    expect(printAfter(ms)).toMatch(/^[\da-f]{64}$/)
    expect(existsSync(memory)).toBe(false)
  }
  const print = printAfter(2001)
  expect(readFileSync(memory, 'utf8')).toContain(print)
})

test('a source of which only the content changed has another fingerprint than is remembered', () => {
  const folder = makeFolder()
  const file = path.join(folder, 'source.ts')
  const now = Date.now() + 10_000
  const print = () => fingerprint(folder, { from: ['source.ts'], memory: path.join(folder, 'memory'), now })
  writeFileSync(file, 'one')
  const first = print()
  const { atime, mtime, ctimeMs } = statSync(file)
  // Until the clock of the file system has moved.
  while (statSync(file).ctimeMs === ctimeMs) writeFileSync(file, 'two')
  utimesSync(file, atime, mtime)
  expect(print()).not.toBe(first)
})
