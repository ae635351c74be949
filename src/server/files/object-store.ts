/**
 * Files in an S3-compatible object store. Objects appear when they are complete. Every failure is thrown as an error of
 * `object-fault.ts`.
 */
import { createRequire } from 'node:module'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type * as client from 's3mini'
import type { S3mini, UploadPart } from 's3mini'
import type { Config } from '#server/config/config.ts'
import { loadOnce } from '#server/process/load-once.ts'
import { codeOf, objectFault } from './object-fault.ts'
import { isFileKey, type FileStore, type ListedKey } from './store.ts'
import { makeStoreFetch, type StoreLimits } from './timed-fetch.ts'

type Settings = NonNullable<Config['objectStore']>

/** Bytes of a part of a large object; stores accept no smaller ones but the last. At most two are in memory. */
const partBytes = 8 * 1024 * 1024

/** Objects in one answer of a list: the most that stores give. */
const pageSize = 1000

const mediaType = 'application/octet-stream'

/** Opens the store. The client is loaded with the first file, so that a process without one saves time and memory. */
export function openObjectStore(settings: Settings, limits?: StoreLimits): FileStore {
  const { prefix } = settings
  const load = loadOnce(() => loadClient(settings, makeStoreFetch(limits)))
  /** Asks the store, and describes its failures. */
  async function ask<Answer>(question: (client: S3mini) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(await load())
    } catch (error) {
      throw objectFault(error)
    }
  }
  /** Asks about one file. A name that the product does not give is refused before anything is sent. */
  async function askAbout<Answer>(
    key: string,
    question: (client: S3mini, name: string) => Promise<Answer>,
  ): Promise<Answer> {
    if (!isFileKey(key)) throw new Error('no file of the product has this name')
    return ask((client) => question(client, prefix + key))
  }
  return {
    label: 'the object store',
    separateBy: 'Use another S3_PREFIX.',
    folder: null,
    async write(key, bytes) {
      await askAbout(key, (client, name) => client.putObject(name, bytes, mediaType))
    },
    async writeStream(key, source, signal) {
      let size = 0
      await pipeline(
        source,
        async (chunks: AsyncIterable<unknown>) => {
          size = await askAbout(key, (client, name) => putParts(client, name, splitParts(chunks, signal)))
        },
        { signal },
      )
      return size
    },
    async read(key) {
      const found = await askAbout(key, findObject)
      return found && ask(async () => Buffer.from(await found.arrayBuffer()))
    },
    async open(key) {
      const found = await askAbout(key, findObject)
      if (!found?.body) return null
      const size = found.headers.get('content-length')
      const body = Readable.fromWeb(found.body)
      const content = new PassThrough()
      // A failure before anyone reads would end the process; who reads later still gets it.
      content.on('error', () => undefined)
      // Not `pipeline`, which would end the content with the error of the client.
      body.on('error', (error) => content.destroy(objectFault(error)))
      content.once('close', () => body.destroy())
      if (size === null) {
        content.destroy()
        throw objectFault(new Error('the store did not say how large the object is'))
      }
      body.pipe(content)
      return { size: Number(size), content }
    },
    has: (key) => askAbout(key, async (client, name) => (await client.objectExists(name)) === true),
    async remove(key) {
      await askAbout(key, (client, name) => client.deleteObject(name))
    },
    list: (folder) => listAll(ask, prefix, folder),
  }
}

const requireHere = createRequire(import.meta.url)
// Found now and read by its path, so that a failure can be tried again (`loadOnce`).
const clientFile = requireHere.resolve('s3mini')
const requireClient: (file: string) => typeof client = requireHere

async function loadClient(
  { url, region, accessKeyId, secretAccessKey }: Settings,
  fetchFromStore: typeof fetch,
): Promise<S3mini> {
  const { S3mini: Client } = requireClient(clientFile)
  return new Client({ endpoint: url, region, accessKeyId, secretAccessKey, fetch: fetchFromStore })
}

/** An object's answer; null if there is no such object. A missing bucket is an error. */
async function findObject(client: S3mini, name: string): Promise<Response | null> {
  try {
    return await client.getObjectRaw(name)
  } catch (error) {
    if (codeOf(error) === 'NoSuchKey') return null
    throw error
  }
}

type Parts = AsyncGenerator<Buffer, undefined>

/** Uploads parts one after the other; a single one as a whole. Returns the bytes. */
async function putParts(client: S3mini, name: string, parts: Parts): Promise<number> {
  const first = (await parts.next()).value ?? Buffer.alloc(0)
  const second = (await parts.next()).value
  if (!second) {
    await client.putObject(name, first, mediaType)
    return first.length
  }
  const uploadId = await client.getMultipartUploadId(name, mediaType)
  const sent: UploadPart[] = []
  let size = 0
  const send = async (part: Buffer) => {
    sent.push(await client.uploadPart(name, uploadId, part, sent.length + 1))
    size += part.length
  }
  try {
    await send(first)
    await send(second)
    for await (const part of parts) await send(part)
    const { etag } = await client.completeMultipartUpload(name, uploadId, sent)
    // Stores may begin an answer with 200 and fail later; the client takes that for success.
    if (!etag) throw new Error('the store did not complete the upload')
    return size
  } catch (error) {
    await client.abortMultipartUpload(name, uploadId).catch(() => undefined)
    throw error
  }
}

async function* splitParts(chunks: AsyncIterable<unknown>, signal?: AbortSignal): Parts {
  let [buffered, size]: [Buffer[], number] = [[], 0]
  for await (const chunk of chunks) {
    signal?.throwIfAborted()
    if (!Buffer.isBuffer(chunk)) throw new Error('a stream of bytes gave something else')
    buffered.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield Buffer.concat(buffered)
    ;[buffered, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(buffered)
  return undefined
}

type Ask = <Answer>(question: (client: S3mini) => Promise<Answer>) => Promise<Answer>

/**
 * Lists all objects of a folder, page by page. The client's own list asks with a slash after the bucket, which not every server
 * signs like this.
 */
async function* listAll(ask: Ask, prefix: string, folder: string): AsyncGenerator<ListedKey> {
  let token: string | undefined
  do {
    const query = {
      'list-type': '2',
      'max-keys': `${pageSize}`,
      prefix: prefix + folder,
      ...(token !== undefined && { 'continuation-token': token }),
    }
    const page = await ask(async (client) =>
      (await client.getObjectRaw('', true, 0, undefined, query)).text(),
    )
    // Such as the page of a proxy: no list is not an empty list.
    if (!page.includes('<ListBucketResult')) throw objectFault(new Error('the store returned no list'))
    for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = readElement(object, 'Key')?.slice(prefix.length)
      const writtenAt = new Date(readElement(object, 'LastModified') ?? '')
      if (key !== undefined) yield { key, size: Number(readElement(object, 'Size')), writtenAt }
    }
    const next = readElement(page, 'NextContinuationToken')
    if (next !== undefined && next === token) throw objectFault(new Error('the store repeats its list'))
    token = next
  } while (token !== undefined)
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** The text of the first element with this name. */
const readElement = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&(lt|gt|quot|apos|amp);/g, (text, entity: string) => entities[entity] ?? text)
