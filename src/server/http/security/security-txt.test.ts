import { describe, expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'

const address = '/.well-known/security.txt'
const publicUrl = 'https://volunteers.example.org'
const contacts = 'mailto:security@example.org, https://example.org/report'
const policy = 'https://example.org/security-policy'
let now = new Date('2026-11-23T10:20:30.456Z')

const named = useServer({
  env: { PUBLIC_URL: publicUrl, SECURITY_CONTACT: contacts, SECURITY_POLICY: policy },
  now: () => now,
})
const plain = useServer({ env: { SECURITY_CONTACT: 'mailto:security@example.org' } })
const unnamed = useServer({ env: { SECURITY_POLICY: policy } })

describe('/.well-known/security.txt (RFC 9116)', () => {
  test('security.txt lists every contact in order, the policy, its canonical address and when it expires', async () => {
    const response = await named.openClient().send(address, {})
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const text = await response.text()
    expect(text.split('\n')).toEqual([
      'Contact: mailto:security@example.org',
      'Contact: https://example.org/report',
      'Expires: 2027-05-22T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://volunteers.example.org/.well-known/security.txt',
      'Policy: https://example.org/security-policy',
      '',
    ])
  })

  test('security.txt expires in less than a year and more than a month, whenever it is fetched', async () => {
    for (const timestamp of [
      '2026-12-31T23:59:59.999Z',
      '2028-02-29T12:00:00.000Z',
      '2031-06-01T00:00:00.000Z',
    ]) {
      now = new Date(timestamp)
      const text = await (await named.openClient().send(address, {})).text()
      const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
      const days = (Date.parse(expires) - now.getTime()) / 86_400_000
      expect(days).toBeGreaterThan(30)
      expect(days).toBeLessThan(365)
    }
  })

  test('HEAD is answered like GET, without a body', async () => {
    const response = await named.openClient().send(address, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe('')
  })

  test('security.txt has no canonical address without https, and no policy if none is set', async () => {
    const text = await (await plain.openClient().send(address, {})).text()
    expect(text).toMatch(/^Contact: mailto:security@example\.org\nExpires: \S+\nPreferred-Languages: en\n$/)
  })

  test('security.txt is not found if no contact is set, and neither is any other well-known address', async () => {
    for (const path of [address, '/.well-known/nothing']) {
      const { status, headers, body } = await unnamed.openClient().get(path)
      expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
      expect(body).toMatchObject({ code: 'not_found' })
    }
  })
})
