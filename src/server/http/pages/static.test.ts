import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'
import { webRoot } from './static.ts'

const server = useServer()
const assets = path.join(webRoot, 'assets')
// The smallest files are not compressed.
const script =
  readdirSync(assets).find(
    (name) => name.endsWith('.js') && statSync(path.join(assets, name)).size > 10_000,
  ) ?? ''

/** Sends the header unchanged: fetch would add its own and decompress the response. */
async function ask(address: string, encodings: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${server.url}${address}`, { headers: { 'accept-encoding': encodings } }, resolve)
      .on('error', reject)
      .end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

describe('a built script', () => {
  test.each([
    { asked: 'gzip, deflate, br', encoding: 'br', extension: '.br', unpack: brotliDecompressSync },
    { asked: 'gzip', encoding: 'gzip', extension: '.gz', unpack: gunzipSync },
  ])('a browser that accepts "$asked" gets the script as the build compressed it', async (form) => {
    const { asked: requested, encoding, extension, unpack } = form
    const { status, headers, body } = await ask(`/assets/${script}`, requested)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(body.equals(readFileSync(path.join(assets, `${script}${extension}`)))).toBe(true)
    expect(unpack(body).equals(readFileSync(path.join(assets, script)))).toBe(true)
  })

  test('a browser that accepts no compression gets the script uncompressed', async () => {
    const { status, headers, body } = await ask(`/assets/${script}`, 'identity')
    expect([status, headers['content-encoding'], headers['vary']]).toEqual([
      200,
      undefined,
      'accept-encoding',
    ])
    expect(body.equals(readFileSync(path.join(assets, script)))).toBe(true)
  })

  test('compressed scripts have no address of their own', async () => {
    expect((await ask(`/assets/${script}.br`, 'br')).status).toBe(404)
  })
})
