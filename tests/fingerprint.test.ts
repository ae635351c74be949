import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
type Fingerprint = (root: string, options: { from: readonly string[]; memory: string }) => string
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
  const print = () => fingerprint(root, { from: ['migrations', 'package.json'], memory })
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

test('a source that changes in the moment in which its fingerprint is taken has another one, though its size and time are the same', () => {
  const folder = makeFolder()
  const file = path.join(folder, 'source.ts')
  const print = () => fingerprint(folder, { from: ['source.ts'], memory: path.join(folder, 'memory') })
  writeFileSync(file, 'one')
  const first = print()
  const { atime, mtime } = statSync(file)
  writeFileSync(file, 'two')
  utimesSync(file, atime, mtime)
  expect(print()).not.toBe(first)
  writeFileSync(file, 'one')
  expect(print()).toBe(first)
})
