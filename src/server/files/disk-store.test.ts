import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openDiskStore } from './disk-store.ts'

const key = `exports/${'a'.repeat(32)}.zip`

function aStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { store: openDiskStore(folder), file: path.join(folder, key) }
}

test.each([0, 1, 200_000])(
  'a file of %i bytes that grows while it is read gives what it had',
  async (size) => {
    const { store, file } = aStore()
    await store.write(key, Buffer.alloc(size, 'a'))
    const opened = await store.open(key)
    appendFileSync(file, 'later')
    if (!opened) throw new Error('there is no file')
    expect(opened.size).toBe(size)
    expect((await buffer(opened.content)).equals(Buffer.alloc(size, 'a'))).toBe(true)
  },
)

test('what a killed process left of a file does not keep it from being written again', async () => {
  const { store, file } = aStore()
  await store.write(key, Buffer.from('earlier'))
  const left = path.join(path.dirname(file), `${'a'.repeat(32)}.unfinished`)
  writeFileSync(left, 'half of something longer')
  expect(await store.writeStream(key, Readable.from([Buffer.from('whole')], { objectMode: false }))).toBe(5)
  expect((await store.read(key))?.toString()).toBe('whole')
  expect(readdirSync(path.dirname(left))).toEqual([path.basename(file)])
})
