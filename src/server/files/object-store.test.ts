import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { startObjectStore } from '#tests/support/running/object-store.ts'
import { moveFiles } from './move.ts'
import { findObjectFault, mayHaveArrived } from './object-fault.ts'
import { listFrom, openStore } from './stores.ts'
import type { FileStore } from './store.ts'

const aKey = () => {
  const name = randomBytes(16).toString('hex')
  return `uploads/images/${name.slice(0, 2)}/${name}.webp`
}

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function openObjects(settings: Record<string, string>): FileStore {
  const store = openStore(loadConfig(settings), 's3')
  if (!store) throw new Error('there is no object store')
  return store
}

async function list(store: FileStore) {
  const found: string[] = []
  for await (const { key } of store.list('uploads/')) found.push(key)
  return found
}

const fault = (asked: Promise<unknown>) => asked.then(() => 'none', findObjectFault)

test('an object store keeps, streams, lists and removes files, also those of several parts', async () => {
  const store = openObjects((await startObjectStore()).settings)
  const [small, large] = [aKey(), aKey()]
  await store.write(small, Buffer.from('a picture'))
  const bytes = randomBytes(17_000_000)
  const pieces = [bytes.subarray(0, 5_000_000), bytes.subarray(5_000_000)]
  expect(await store.writeStream(large, Readable.from(pieces, { objectMode: false }))).toBe(bytes.length)
  expect((await store.read(small))?.toString()).toBe('a picture')
  const opened = await store.open(large)
  expect(opened?.size).toBe(bytes.length)
  const back: Buffer[] = []
  for await (const chunk of opened?.content ?? []) back.push(chunk)
  expect(Buffer.concat(back).equals(bytes)).toBe(true)
  expect((await list(store)).toSorted()).toEqual([small, large].toSorted())
  await store.remove(small)
  await store.remove(small)
  expect([await store.read(small), await store.has(small), await list(store)]).toEqual([null, false, [large]])
})

test('a list has every file, also beyond the thousand of one answer', async () => {
  const store = openObjects((await startObjectStore()).settings)
  const keys = Array.from({ length: 1003 }, aKey)
  const left = [...keys]
  const write = async () => {
    for (let key = left.pop(); key !== undefined; key = left.pop())
      await store.write(key, Buffer.from('a picture'))
  }
  await Promise.all(Array.from({ length: 8 }, write))
  expect((await list(store)).toSorted()).toEqual(keys.toSorted())
})

test('an upload whose source fails leaves no object', async () => {
  const store = openObjects((await startObjectStore()).settings)
  async function* failing() {
    yield randomBytes(9_000_000)
    yield randomBytes(9_000_000)
    throw new Error('the source is gone')
  }
  await expect(store.writeStream(aKey(), Readable.from(failing(), { objectMode: false }))).rejects.toThrow(
    'the source is gone',
  )
  expect(await list(store)).toEqual([])
})

test.each([
  'uploads/../secrets',
  'uploads/images/ab/../../../x.webp',
  '/etc/passwd',
  'exports/x.zip?acl',
  '',
])('a file named %o is never asked for', async (key) => {
  const store = openObjects((await startObjectStore()).settings)
  await expect(store.read(key)).rejects.toThrow('no file of the product has this name')
  await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('no file of the product has this name')
  expect(await list(store)).toEqual([])
})

test('a wrong secret, an unknown bucket and a store that does not answer are distinguished', async () => {
  const { settings, stop } = await startObjectStore()
  const key = aKey()
  expect(await fault(openObjects({ ...settings, S3_SECRET_ACCESS_KEY: 'wrong' }).read(key))).toBe(
    'no permission',
  )
  expect(await fault(openObjects({ ...settings, S3_BUCKET: 'others' }).read(key))).toBe('no bucket')
  await stop()
  const error: unknown = await openObjects(settings)
    .write(key, Buffer.from('x'))
    .catch((thrown: unknown) => thrown)
  expect([findObjectFault(error), mayHaveArrived(error)]).toEqual(['no answer', false])
  expect(String(error)).toBe('Error: The object store failed: no answer (ECONNREFUSED)')
})

/** A server that takes a request and hangs up, or sends the visitor elsewhere. */
async function aServer(answer: Parameters<typeof createServer>[1]): Promise<Server & { url: string }> {
  const server = createServer({}, answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return Object.assign(server, { url: `http://127.0.0.1:${port}` })
}

test('a write that was sent and not answered counts as possibly done, and a redirect is not followed', async () => {
  const { settings } = await startObjectStore()
  const deaf = await aServer((request) => request.socket.destroy())
  const error: unknown = await openObjects({ ...settings, S3_ENDPOINT: deaf.url })
    .write(aKey(), Buffer.from('x'))
    .catch((thrown: unknown) => thrown)
  expect([findObjectFault(error), mayHaveArrived(error)]).toEqual(['no answer', true])
  const visited: string[] = []
  const other = await aServer((request, response) => {
    visited.push(request.url ?? '')
    response.end()
  })
  const sending = await aServer((_, response) => {
    response.writeHead(307, { location: `${other.url}/elsewhere` }).end()
  })
  expect(await fault(openObjects({ ...settings, S3_ENDPOINT: sending.url }).read(aKey()))).toBe('no answer')
  expect(visited).toEqual([])
})

/** What a move does in these tests. */
const move = (
  settings: Record<string, string>,
  to: 's3' | 'disk',
  options: Partial<Parameters<typeof moveFiles>[0]> = {},
) =>
  moveFiles({
    config: loadConfig(settings),
    to,
    removesOriginals: false,
    signal: new AbortController().signal,
    onFile: () => undefined,
    ...options,
  })

test('a move that is stopped continues where it was, and what the product did not write stays', async () => {
  const { settings } = await startObjectStore()
  const both = { ...settings, DATA_DIR: aFolder() }
  const disk = openStore(loadConfig(both), 'disk')
  const keys = [aKey(), aKey(), aKey()]
  for (const key of keys) await disk?.write(key, Buffer.from(key))
  writeFileSync(path.join(both.DATA_DIR, 'uploads/notes.txt'), 'mine')
  mkdirSync(path.join(both.DATA_DIR, 'exports'))
  writeFileSync(path.join(both.DATA_DIR, 'exports/0.unfinished'), 'being written')

  const stop = new AbortController()
  const first = await move(both, 's3', {
    signal: stop.signal,
    onFile: ({ copied }) => void (copied === 1 && stop.abort()),
  })
  expect(first.copied).toBe(1)
  const second = await move(both, 's3')
  expect(second).toMatchObject({
    copied: 2,
    present: 1,
    removed: 0,
    foreign: ['uploads/notes.txt'],
    damaged: [],
  })
  expect((await list(openObjects(both))).toSorted()).toEqual(keys.toSorted())

  const third = await move(both, 's3', { removesOriginals: true })
  expect(third).toMatchObject({ copied: 0, present: 3, removed: 3 })
  for (const key of keys) {
    expect(await disk?.has(key)).toBe(false)
    expect((await openObjects(both).read(key))?.toString()).toBe(key)
  }
  const back = await move({ ...both, FILES: 'disk' }, 'disk', { removesOriginals: true })
  expect(back).toMatchObject({ copied: 3, removed: 3, foreign: [] })
  for (const key of keys) expect((await disk?.read(key))?.toString()).toBe(key)
})

test('a move keeps an original whose copy differs, and names the file', async () => {
  const { settings } = await startObjectStore()
  const both = { ...settings, DATA_DIR: aFolder() }
  const key = aKey()
  await openStore(loadConfig(both), 'disk')?.write(key, Buffer.from('original'))
  await openObjects(both).write(key, Buffer.from('another!'))
  expect(await move(both, 's3', { removesOriginals: true })).toMatchObject({ removed: 0, damaged: [key] })
  expect(await openStore(loadConfig(both), 'disk')?.has(key)).toBe(true)
})

test('names in the store that lead out of the folder are not copied to the disk', async () => {
  const { settings, folder } = await startObjectStore()
  const both = { ...settings, FILES: 'disk', DATA_DIR: aFolder() }
  const key = aKey()
  await openObjects(both).write(key, Buffer.from('x'))
  const [object = ''] = readdirSync(path.join(folder, 'bridge', path.dirname(key)))
  const foreign = path.join(folder, 'bridge/uploads/images/ab')
  mkdirSync(foreign, { recursive: true })
  for (const suffix of ['object', 'metadata.json', 'md5']) {
    const name = object.replace(/\._S3rver_.*$/, '')
    writeFileSync(path.join(foreign, `evil%2e%2e.webp._S3rver_${suffix}`), suffix === 'object' ? name : '{}')
  }
  const sums = await move(both, 'disk')
  expect(sums).toMatchObject({ copied: 1, foreign: [expect.stringContaining('evil')] })
  expect(readdirSync(both.DATA_DIR)).toEqual(['uploads'])
  const served: string[] = []
  for await (const file of listFrom(loadConfig(both), 'uploads/')) served.push(file.key)
  expect(served).toEqual([key])
})

test('a move is refused while new files still go elsewhere, and without an object store', async () => {
  const { settings } = await startObjectStore()
  await expect(move(settings, 'disk')).rejects.toThrow(
    /^New files still go to the object store\. Set FILES=disk/,
  )
  await expect(move({}, 'disk')).rejects.toThrow(/^Set S3_ENDPOINT/)
})
