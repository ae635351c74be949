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
  test('names every contact in its order, the policy, its one address and how long it holds', async () => {
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

  test('holds for less than a year and more than a month, whenever it is read', async () => {
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

  test('answers HEAD as GET, without a body', async () => {
    const response = await named.openClient().send(address, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe('')
  })

  test('names no address of its own where that is not https, and no policy where there is none', async () => {
    const text = await (await plain.openClient().send(address, {})).text()
    expect(text).toMatch(/^Contact: mailto:security@example\.org\nExpires: \S+\nPreferred-Languages: en\n$/)
  })

  test('is not there where no contact is set, and neither is any other well-known address', async () => {
    for (const path of [address, '/.well-known/nothing']) {
      const { status, headers, body } = await unnamed.openClient().get(path)
      expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
      expect(body).toMatchObject({ code: 'not_found' })
    }
  })
})
