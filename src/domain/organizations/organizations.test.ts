import { describe, expect, test } from 'vitest'
import { isSocialAccount, socialLink, socialNetworks, staysVerified } from './organizations.ts'

describe('keeping the verified mark', () => {
  const before = { name: 'Harbor Light', ein: '123456789' }

  test('an organization stays verified while its name and EIN are the verified ones', () => {
    expect(staysVerified(before, { ...before })).toBe(true)
  })

  test('an organization stays verified if its name was stored in another Unicode form', () => {
    const stored = { name: 'Cafe\u0301\u00A0Light', ein: null }
    expect(staysVerified(stored, { name: 'Café Light', ein: null })).toBe(true)
  })

  test.each([{ name: 'Harbour Light' }, { ein: '123456780' }, { ein: null }])(
    'an organization does not stay verified after a change to %o',
    (change) => expect(staysVerified(before, { ...before, ...change })).toBe(false),
  )
})

describe('a name or a link on a social network', () => {
  test.each([
    ['twitter', '@harbor_light', 'https://x.com/harbor_light'],
    ['facebook', 'harbor.light', 'https://www.facebook.com/harbor.light'],
    ['linkedin', 'harbor-light', 'https://www.linkedin.com/company/harbor-light'],
    ['linkedin', 'https://www.linkedin.com/in/ruth', 'https://www.linkedin.com/in/ruth'],
    ['instagram', 'http://instagram.com/harbor', 'https://instagram.com/harbor'],
    ['twitter', 'twitter.com/harbor', 'https://twitter.com/harbor'],
    ['twitter', 'https://x.com/harbor', 'https://x.com/harbor'],
    ['facebook', 'https://evil.example/facebook.com/harbor', null],
    ['facebook', 'https://facebook.com.evil.example/harbor', null],
    ['facebook', 'https://facebook.com@evil.example/x', null],
    ['facebook', 'javascript:alert(1)', null],
    ['facebook', 'Harbor Light', null],
    ['facebook', '', null],
  ] as const)('%s: "%s" leads to %s', (network, written, link) => {
    expect(socialLink(network, written)).toBe(link)
  })
})

describe('an account on a social network', () => {
  test.each([
    '@riverside',
    'riverside',
    'river.side-2',
    '_riverside_',
    '@100064',
    'x.com/riverside',
    'https://x.com/riverside',
    'https://social.example/@riverside',
    'http://www.facebook.com/river.side?ref=page',
  ])('a social account may be %s', (written) => expect(isSocialAccount(written)).toBe(true))

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript://x.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'ftp://example.org/x',
    'mailto:a@example.org',
    'http://localhost/',
    'http://localhost:3000/x',
    'localhost',
    'localhost/x',
    'intranet/x',
    'http://intranet/x',
    '127.0.0.1',
    '@127.0.0.1',
    '127.0.0.1/x',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://10.0.0.1/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[fd00::1]/',
    'https://user@example.org/',
    'https://user:password@example.org/',
    'user:password@example.org',
    'river@example.org',
    '//example.org/x',
    '/x',
    '@',
    '...',
    '--',
    'River Side',
    'river\u202Eside',
    'риверсайд',
    '<b>x</b>',
    'https://example.org/a b',
    'a'.repeat(101),
    '',
  ])('a social account may not be %j', (written) => {
    expect(isSocialAccount(written)).toBe(false)
    for (const network of socialNetworks) expect(socialLink(network, written)).toBeNull()
  })
})
