/** Object stores whose answers are odd, as a proxy or another server may give them. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { moveFiles } from './move.ts'
import { findObjectFault } from './object-fault.ts'
import { openStore } from './stores.ts'

const key = `uploads/images/aa/${'a'.repeat(32)}.webp`

interface Answer {
  status?: number
  type?: string
  etag?: string
  text?: string
  /** Bytes that the answer announces and does not send. */
  missing?: number
}

/** A store that answers like this, and a data folder. */
async function aStore(answer: (request: IncomingMessage) => Answer) {
  const server = createServer({}, (request, response) => {
    request.resume().once('end', () => {
      const { status = 200, type = 'application/xml', etag, text = '', missing = 0 } = answer(request)
      const length = Buffer.byteLength(text) + missing
      response.writeHead(status, {
        'content-type': type,
        ...(etag !== undefined && { etag }),
        ...(status !== 204 && missing >= 0 && { 'content-length': length }),
      })
      if (missing > 0) response.write(text, () => response.destroy())
      else response.end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const dataDir = mkdtempSync(path.join(tmpdir(), 'files-'))
  onTestFinished(() => {
    server.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const address = server.address()
  const config = loadConfig({
    FILES: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    DATA_DIR: dataDir,
  })
  const [store, disk] = [openStore(config, 's3'), openStore(config, 'disk')]
  if (!store || !disk) throw new Error('there is no object store')
  return { store, disk, config }
}

const fault = (asked: Promise<unknown>) => asked.then(() => 'none', findObjectFault)

const missing = {
  status: 404,
  type: 'application/xml;charset=utf-8',
  text: '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>',
}

test('an upload of several parts that the store does not complete fails, although it answers 200', async () => {
  const { store } = await aStore(({ method, url = '' }) => {
    if (method === 'PUT') return { etag: '"part"' }
    if (method === 'DELETE') return { status: 204 }
    return url.includes('uploads=')
      ? {
          text: '<InitiateMultipartUploadResult><UploadId>one</UploadId></InitiateMultipartUploadResult>',
        }
      : { text: '<Error><Code>InternalError</Code><Message>later</Message></Error>' }
  })
  const parts = Readable.from([randomBytes(9_000_000), randomBytes(9_000_000)], { objectMode: false })
  expect(await fault(store.writeStream(key, parts))).toBe('no answer')
})

test('a move names a file whose copy the store took and does not have, and keeps the original', async () => {
  const { disk, config } = await aStore(({ method }) => {
    if (method === 'PUT') return { etag: '"whole"' }
    return method === 'DELETE' ? { status: 204 } : missing
  })
  await disk.write(key, Buffer.from('original'))
  const { signal } = new AbortController()
  const sums = await moveFiles({ config, to: 's3', removesOriginals: true, signal, onFile: () => undefined })
  expect(sums).toMatchObject({ copied: 0, removed: 0, damaged: [key] })
  expect(await disk.has(key)).toBe(true)
})

test('a file that is removed while a move reads it is gone, and the move continues', async () => {
  const { disk, config } = await aStore(({ method, url = '' }) => {
    if (url.includes('list-type') && url.includes('uploads')) {
      return {
        text: `<ListBucketResult><Contents><Key>${key}</Key><Size>8</Size></Contents></ListBucketResult>`,
      }
    }
    if (url.includes('list-type')) return { text: '<ListBucketResult></ListBucketResult>' }
    if (method === 'HEAD' || asked) return missing
    asked = true
    return { text: 'half', missing: 4 }
  })
  let asked = false
  const back = { ...config, filesIn: 'disk' } as const
  const { signal } = new AbortController()
  const sums = await moveFiles({
    config: back,
    to: 'disk',
    removesOriginals: true,
    signal,
    onFile: () => undefined,
  })
  expect(sums).toMatchObject({ copied: 0, present: 0, removed: 0, damaged: [] })
  expect(await disk.has(key)).toBe(false)
})

test('an answer of another type still says that there is no such file', async () => {
  const { store } = await aStore(() => missing)
  expect(await store.read(key)).toBe(null)
})

async function list(store: { list(folder: 'uploads/'): AsyncIterable<unknown> }) {
  for await (const _ of store.list('uploads/')) continue
}

test('the page of a proxy is no empty list, and a list that repeats itself ends', async () => {
  const page = await aStore(() => ({ type: 'text/html', text: '<html>Please sign in</html>' }))
  expect(await fault(list(page.store))).toBe('no answer')
  const repeating = await aStore(() => ({
    text: '<ListBucketResult><NextContinuationToken>x</NextContinuationToken></ListBucketResult>',
  }))
  expect(await fault(list(repeating.store))).toBe('no answer')
})

test('an object that ends early or without its size is a failure of the store', async () => {
  const early = await aStore(() => ({ text: 'half', missing: 4 }))
  const opened = await early.store.open(key)
  if (!opened) throw new Error('there is no file')
  expect(await fault(buffer(opened.content))).toBe('no answer')
  // Also if it fails before anyone reads.
  const late = await early.store.open(key)
  if (!late) throw new Error('there is no file')
  await new Promise((resolve) => late.content.once('close', resolve).resume())
  expect(await fault(buffer(late.content))).toBe('no answer')
  const sizeless = await aStore(() => ({ text: 'all', missing: -1 }))
  expect(await fault(sizeless.store.open(key))).toBe('no answer')
})
