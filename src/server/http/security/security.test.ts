import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { aVolunteer, registrationForm } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const https = useServer({ env: { PUBLIC_URL: 'https://volunteers.example.org' } })
const json = { 'content-type': 'application/json' }

type Sent = { body: BodyInit; headers?: Record<string, string> }

/** The status and code of the response to a registration with this body and these headers. */
async function register({ body, headers = json }: Sent) {
  const response = await server.openClient().send('/api/register', { method: 'POST', body, headers })
  const { code } = await response.json()
  return { status: response.status, code }
}

const form = () => JSON.stringify(registrationForm())

describe('S9 a write from another site is refused', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    // The browser's Sec-Fetch-Site header wins over a valid-looking Origin.
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'https://localhost:3000' },
  ])('a write with %o is refused', async (headers) => {
    const { client } = await aVolunteer(server)
    const before = await snapshotDatabase(server.database)
    for (const path of ['/api/register', '/api/login', '/api/logout', '/api/projects', '/api/applications']) {
      const response = await client.send(path, {
        method: 'POST',
        body: form(),
        headers: { ...json, ...headers },
      })
      expect([path, response.status, (await response.json()).code]).toEqual([path, 403, 'cross_site'])
    }
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('a write from our own site or from a program is accepted', async () => {
    const own = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost:3000' },
      { origin: server.url.replace('[::1]', '127.0.0.1') },
      {},
    ]
    for (const headers of own) {
      expect(await register({ body: form(), headers: { ...json, ...headers } })).toEqual({
        status: 201,
        code: undefined,
      })
    }
  })

  test('on https, a page without https is another site, whatever host it names', async () => {
    const { host } = new URL(https.url)
    const response = await https.openClient().send('/api/logout', {
      method: 'POST',
      body: '{}',
      headers: { ...json, origin: `http://${host}` },
    })
    expect([response.status, (await response.json()).code]).toEqual([403, 'cross_site'])
  })

  test('reads are open, but no response lets another site read it', async () => {
    const response = await server.openClient().send('/api/projects', {
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    })
    expect(response.status).toBe(200)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('S4 a request body', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    '',
  ])('a body of the type %j is refused with 415', async (type) => {
    const body = new Blob([form()])
    expect(await register({ body, headers: { 'content-type': type } })).toEqual({
      status: 415,
      code: 'unsupported_media_type',
    })
  })

  test.each([
    ['broken', '{"email":'],
    ['empty', ''],
    ['with a byte order mark in the middle', '{\uFEFF}'],
    ['with a prototype', '{"__proto__":{"isAdmin":true},"email":"a@b.org"}'],
    ['with a constructor prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['no JSON at all', 'email=a@b.org'],
  ])('a body that is %s is refused with 400', async (_, body) => {
    expect(await register({ body: new Blob([body]) })).toEqual({ status: 400, code: 'unreadable_body' })
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  test('the last value wins if a body has a field twice', async () => {
    const twice = form().replace('{', '{"password":"short",')
    expect((await register({ body: twice })).status).toBe(201)
    expect((await register({ body: form().replace(/}$/, ',"password":"short"}') })).status).toBe(422)
  })

  test.each(['[]', '7', '"text"', 'null', '{}', '[[[]]]'])(
    'a body that is %s is refused with 422',
    async (body) => {
      expect(await register({ body })).toEqual({ status: 422, code: 'invalid' })
    },
  )

  test('a body of 300 kB is refused with 413, and so is a small one that decompresses to that size', async () => {
    const large = JSON.stringify({ ...registrationForm(), firstName: 'x'.repeat(300_000) })
    expect(await register({ body: large })).toEqual({ status: 413, code: 'body_too_large' })
    const packed = { ...json, 'content-encoding': 'gzip' }
    expect(await register({ body: new Blob([gzipSync(large)]), headers: packed })).toEqual({
      status: 413,
      code: 'body_too_large',
    })
  })

  test('a body with an unknown or wrong encoding is refused with a 4xx', async () => {
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'compress', 'x', 'gzip, gzip']) {
      const { status } = await register({ body: form(), headers: { ...json, 'content-encoding': encoding } })
      expect([encoding, [400, 415].includes(status)]).toEqual([encoding, true])
    }
  })

  test('a body with a NUL or half a character anywhere is refused with 400', async () => {
    const refused = { status: 400, code: 'unreadable_text' }
    const text = form()
    expect(await register({ body: text.replace('Robin', 'Rob\\u0000in') })).toEqual(refused)
    expect(await register({ body: text.replace('Robin', '\\ud800') })).toEqual(refused)
    expect(await register({ body: text.replace('Robin', '\\udc00\\ud800') })).toEqual(refused)
    expect(await register({ body: text.replace('{', '{"x":{"y":["\\u0000"]},') })).toEqual(refused)
    expect(await register({ body: text.replace('{', '{"\\u0000":1,') })).toEqual(refused)
  })

  test('a body nested a hundred thousand times is refused, and not with a 5xx', async () => {
    for (const deep of [
      '['.repeat(100_000) + ']'.repeat(100_000),
      '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000),
    ]) {
      expect(await register({ body: deep })).toEqual({ status: 422, code: 'invalid' })
      expect((await register({ body: form().replace('{', `{"x":${deep},`) })).status).toBe(201)
    }
  })

  test('a body with numbers that JSON cannot represent is refused with 422', async () => {
    for (const number of ['1e309', '9007199254740993', '-1', '0.1']) {
      expect(await register({ body: form().replace('"Robin"', number) })).toEqual({
        status: 422,
        code: 'invalid',
      })
    }
  })
})

describe('S4 a request address', () => {
  test.each([
    ['/api/nothing', 404, 'not_found'],
    ['/api', 404, 'not_found'],
    ['/api?x=1', 404, 'not_found'],
    ['/api/projects/1', 404, 'project_not_found'],
    ['/api/projects/00000000-0000-0000-0000-00000000000g', 404, 'project_not_found'],
    ['/api/projects/0f0e0d0c-0b0a-4908-8706-050403020100', 404, 'project_not_found'],
    [`/api/projects/${'x'.repeat(120)}`, 404, 'project_not_found'],
    ["/api/projects/1'%20or%20'1'='1", 404, 'project_not_found'],
    ['/api/projects/..%2f..%2fetc%2fpasswd', 404, 'project_not_found'],
    ['/api/projects/%00', 400, 'unreadable_text'],
    ['/api/projects?search=%00', 400, 'unreadable_text'],
    ['/api/projects/%ff', 404, 'not_found'],
    ['/api/%', 404, 'not_found'],
    ['/api/projects?cursor=x', 400, 'bad_cursor'],
    ['/api/projects?skills=a&skills=b', 422, 'invalid'],
    ['/api/projects?organizationId=x', 422, 'invalid'],
  ])('%s is answered %d %s in JSON', async (path, status, code) => {
    const answer = await server.openClient().get(path)
    expect([answer.status, answer.body['code']]).toEqual([status, code])
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('an address that only has other methods is not found', async () => {
    for (const method of ['DELETE', 'PUT', 'OPTIONS', 'PATCH']) {
      const response = await server.openClient().send('/api/user', { method })
      expect([method, response.status, (await response.json()).code]).toEqual([method, 404, 'not_found'])
    }
  })
})

test('every response forbids sniffing, framing and storing, and does not reveal the server software', async () => {
  for (const path of ['/api/projects', '/api/user', '/api/docs', '/health/live', '/', '/favicon.svg']) {
    const { headers } = await server.openClient().get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
    expect(headers.get('x-powered-by')).toBe(null)
    expect(headers.get('server')).toBe(null)
    expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/^no-store$|^public/)])
  }
})
