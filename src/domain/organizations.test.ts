import { describe, expect, test } from 'vitest'
import { socialLink, staysVerified } from './organizations.ts'

describe('a verified organization', () => {
  const before = { name: 'Harbor Light', ein: '123456789' }

  test('stays so while name and EIN are the ones it was verified by', () => {
    expect(staysVerified(before, { ...before })).toBe(true)
  })

  test.each([{ name: 'Harbour Light' }, { ein: '123456780' }, { ein: null }])(
    'does not with another one: %o',
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
