import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageLimits } from '#contract/limits.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { Problem } from '#server/http/problem.ts'
import { aPicture, blobOf } from '#tests/support/scenarios/images.ts'
import { anOrganization, aVolunteer, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

type Sent = { bytes: Buffer; name?: string; type?: string; field?: string; more?: number }

async function send(
  person: Person,
  { bytes, name = 'a.png', type = 'image/png', field = 'file', more = 0 }: Sent,
) {
  const form = new FormData()
  for (let index = 0; index < more; index += 1) form.append(`note${index}`, 'x')
  form.append(field, blobOf(bytes, type), name)
  return sendRaw(person, form)
}

async function sendRaw(person: Person, body: FormData | string | Uint8Array<ArrayBuffer>, type?: string) {
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
  const response = await person.client.send('/api/account/avatar', { method: 'PUT', body, headers })
  return { status: response.status, body: await response.json() }
}

async function read(url: string): Promise<Buffer> {
  return Buffer.from(await (await server.openClient().send(url, {})).arrayBuffer())
}

const countFiles = async () => {
  const folder = path.join(server.folder, 'uploads')
  const { rows } = await server.database.pool.query('select count(*)::int as n from files')
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  return [rows[0].n, found.filter((entry) => entry.isFile()).length]
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const pngHead = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A tiny PNG that claims to have this many pixels. */
async function flood(width: number, height: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const other = Buffer.from(bytes)
  other.writeUInt32BE(width, 16)
  other.writeUInt32BE(height, 20)
  other.writeUInt32BE(crc32(other.subarray(12, 29)), 29)
  return other
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

describe('S14 a rejected file leaves neither a row nor a file on disk', () => {
  const refused: [what: string, code: ProblemCode, make: () => Promise<Sent> | Sent][] = [
    ['an SVG', 'not_an_image', () => ({ bytes: Buffer.from(svg), name: 'a.svg', type: 'image/svg+xml' })],
    ['an SVG named as PNG', 'not_an_image', () => ({ bytes: Buffer.from(svg) })],
    ['HTML named as PNG', 'not_an_image', () => ({ bytes: Buffer.from(html) })],
    ['a GIF', 'not_an_image', () => ({ bytes: gif, name: 'a.gif', type: 'image/gif' })],
    [
      'HTML with the first bytes of a PNG',
      'unreadable_image',
      () => ({ bytes: Buffer.concat([pngHead, Buffer.from(html)]) }),
    ],
    ['an empty file', 'unreadable_image', () => ({ bytes: Buffer.alloc(0) })],
    [
      'half a JPEG',
      'unreadable_image',
      async () => {
        const whole = await aPicture({ format: 'jpeg', width: 400, height: 400 })
        return { bytes: whole.subarray(0, whole.length >> 1) }
      },
    ],
    ['a flood of pixels', 'too_many_pixels', async () => ({ bytes: await flood(50_000, 50_000) })],
    ['one pixel row too many', 'too_many_pixels', async () => ({ bytes: await flood(8000, 5001) })],
    [
      '5 MB and a byte',
      'file_too_large',
      () => ({ bytes: Buffer.concat([pngHead, Buffer.alloc(imageLimits.bytes - 7)]) }),
    ],
    ['11 MB', 'file_too_large', () => ({ bytes: Buffer.alloc(11 * 1024 * 1024, 'x') })],
    ['a file in another field', 'invalid', async () => ({ bytes: await aPicture(), field: 'avatar' })],
    ['a file among six fields', 'body_too_large', async () => ({ bytes: await aPicture(), more: 6 })],
  ]

  test.each(refused)('%s: %s', async (_, code, make) => {
    const person = await aVolunteer(server)
    await send(person, { bytes: await aPicture() })
    const before = await countFiles()
    const answer = await send(person, await make())
    const { status, message } = new Problem(code)
    expect(answer).toMatchObject({ status, body: { code, message } })
    expect(await countFiles()).toEqual(before)
  })

  test('two files in one request return 413', async () => {
    const form = new FormData()
    for (const name of ['a.png', 'b.png']) form.append('file', blobOf(await aPicture()), name)
    expect(await sendRaw(await aVolunteer(server), form)).toMatchObject({ status: 413 })
  })

  test.each([
    ['JSON', '{"file":"x"}', 'application/json', 415],
    ['a bare image', 'x', 'image/png', 415],
    ['a form of another kind', 'file=x', 'application/x-www-form-urlencoded', 415],
    ['a form without boundary', 'x', 'multipart/form-data', 400],
    [
      'a form that is cut off',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=b',
      400,
    ],
    ['a form that is none', 'nothing of that kind', 'multipart/form-data; boundary=b', 400],
    [
      'a field that says it is JSON and is not',
      '--b\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/json\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
      400,
    ],
    ['an empty form', '--b--\r\n', 'multipart/form-data; boundary=b', 422],
  ] as const)('%s is rejected', async (...[, body, type, status]) => {
    const answer = await sendRaw(await aVolunteer(server), body, type)
    expect(answer).toMatchObject({ status, body: { code: expect.any(String) } })
  })

  test('a file sent to an endpoint without uploads returns 415', async () => {
    const owner = await anOrganization(server)
    const form = new FormData()
    form.append('file', blobOf(await aPicture()), 'a.png')
    const { status } = await owner.client.send('/api/projects', { method: 'POST', body: form })
    expect(status).toBe(415)
  })

  test('a file from another site returns 403', async () => {
    const { client } = await aVolunteer(server)
    const form = new FormData()
    form.append('file', blobOf(await aPicture()), 'a.png')
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await client.send('/api/account/avatar', { method: 'PUT', body: form, headers })).status).toBe(
      403,
    )
  })
})

describe('S14 an accepted image is encoded again', () => {
  test('a polyglot file keeps only its image: no byte of the upload is stored', async () => {
    const script = '<script>alert("polyglot")</script><?php evil() ?>'
    const picture = await aPicture({ format: 'jpeg' })
    // After the image, and in a comment inside it.
    const comment = Buffer.from(script)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(comment.length + 2)
    const inside = Buffer.concat([
      picture.subarray(0, 2),
      Buffer.from([0xff, 0xfe]),
      length,
      comment,
      picture.subarray(2),
    ])
    const bytes = Buffer.concat([inside, Buffer.from(script), Buffer.from('PK\x03\x04')])
    const { status, body } = await send(await aVolunteer(server), { bytes, name: 'a.php', type: 'text/html' })
    expect(status).toBe(200)
    const kept = await read(body.imageUrl)
    expect(kept.includes('script') || kept.includes('php') || kept.includes('PK\x03\x04')).toBe(false)
    expect((await sharp(kept).metadata()).format).toBe('webp')
  })

  test('location, camera and all other metadata are removed, and the image is upright', async () => {
    const bytes = await sharp(await aPicture({ width: 300, height: 100, format: 'jpeg' }))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'secret camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(50)
    const { body } = await send(await aVolunteer(server), { bytes, type: 'image/jpeg' })
    const kept = await read(body.imageUrl)
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(kept).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
    expect(kept.includes('secret camera')).toBe(false)
    expect(height).toBeGreaterThan(width)
  })

  test.each([
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    'a.png\r\nSet-Cookie: sid=1',
    'a\0.png',
    '/etc/cron.d/job',
    'x'.repeat(10_000),
    'photo.jpg.exe',
  ])('the file name does not matter: %.40j', async (name) => {
    const { status, body } = await send(await aVolunteer(server), { bytes: await aPicture(), name })
    expect(status).toBe(200)
    expect(body).toEqual({ imageUrl: expect.stringMatching(/^\/images\/[0-9a-f]{32}\.webp$/) })
    expect(readdirSync(server.folder)).toEqual(['uploads'])
    expect(readdirSync(path.join(server.folder, 'uploads'))).toEqual(['images'])
  })

  test.each(['png', 'jpeg', 'webp'] as const)(
    'a %s with a wrong extension and type is accepted',
    async (format) => {
      const bytes = await aPicture({ format })
      const { status } = await send(await aVolunteer(server), { bytes, name: 'a.txt', type: 'text/plain' })
      expect(status).toBe(200)
    },
  )
})
