import { describe, expect, test } from 'vitest'
import { accessTable } from '#tests/support/checks/access-table.ts'
import { createCast } from '#tests/support/running/actors.ts'
import { listFiles } from '#tests/support/checks/routes.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'

// With all files that a setting adds.
const http = useServer({ env: { SECURITY_CONTACT: 'mailto:security@example.org' } })
const https = useServer({ env: { PUBLIC_URL: 'https://volunteers.example.org' } })

/**
 * What programs and pages of any site may read: people pass credentials on, and those who check one have no account
 * here.
 */
const isForAll = (path: string) =>
  /^\/(credentials\/[^/]+\.(json|svg)|status\/\d+\.json|issuer\.json)$/.test(path)

/** The headers that every response must have. */
function expectGuarded(what: string, headers: Headers, isOpen = false): void {
  const shown = (name: string) => [what, name, headers.get(name)]
  expect(shown('x-content-type-options')).toEqual([what, 'x-content-type-options', 'nosniff'])
  expect(shown('x-frame-options')).toEqual([what, 'x-frame-options', 'DENY'])
  expect(shown('content-security-policy')[2]).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
  for (const [name, value] of [
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', isOpen ? 'cross-origin' : 'same-origin'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['x-xss-protection', '0'],
    ['x-powered-by', null],
    ['server', null],
    ['access-control-allow-origin', isOpen ? '*' : null],
    ['access-control-allow-credentials', null],
  ] as const) {
    expect(shown(name)).toEqual([what, name, value])
  }
}

describe('S13 security headers', () => {
  test('every route and file has headers against sniffing, framing and cross-site reads; API responses are never stored', async () => {
    const cast = await createCast(http)
    let world = await cast.makeWorld()
    for (const row of accessTable) {
      const [method = '', address = ''] = row.route.split(' ')
      const { path = address, body, type = 'application/json' } = row.ask?.(world) ?? {}
      const response = await openClient(http.url).send(path, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        headers: { cookie: await cast.cookieOf('volunteer'), ...(body && { 'content-type': type }) },
      })
      // Reads and refusals leave everything as it is.
      if (method !== 'GET' && response.status < 300) world = await cast.makeWorld()
      expectGuarded(row.route, response.headers, isForAll(path))
      const isKept = path.startsWith('/api') && response.headers.get('cache-control') !== 'no-store'
      expect([row.route, isKept]).toEqual([row.route, false])
    }
    for (const file of listFiles(http.app)) {
      const path = file.replace('GET ', '')
      const { headers } = await openClient(http.url).get(path)
      expectGuarded(file, headers, isForAll(path))
      // The name in the manifest is the operator's, and may change at any time.
      const seconds = path === '/manifest.webmanifest' ? 60 : isForAll(path) ? 300 : 3600
      const kept = path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : `public, max-age=${seconds}`
      expect([file, headers.get('cache-control')]).toEqual([file, kept])
    }
  })

  test('pages, refusals and missing addresses have the same headers, and with https all of them require https', async () => {
    for (const [path, init] of [
      ['/', {}],
      ['/api/nothing', {}],
      ['/api/login', { method: 'POST', body: '{' }],
      ['/api/login', { method: 'POST', body: '{}', headers: { 'sec-fetch-site': 'cross-site' } }],
      ['/assets/none.js', {}],
      ['/api/projects', {}],
    ] as const) {
      const headers = { 'content-type': 'application/json', ...('headers' in init && init.headers) }
      const plain = await openClient(http.url).send(path, { ...init, headers })
      expectGuarded(path, plain.headers)
      expect(plain.headers.get('strict-transport-security')).toBe(null)
      const secure = await openClient(https.url).send(path, { ...init, headers })
      expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    }
    const page = (await openClient(https.url).get('/')).headers.get('content-security-policy')
    expect(page).toContain("script-src 'self';")
    expect(page).toContain("require-trusted-types-for 'script'")
    expect(page).toContain('upgrade-insecure-requests')
    expect(page).not.toMatch(/unsafe-/)
  })
})
