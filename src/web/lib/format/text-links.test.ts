import { describe, expect, it } from 'vitest'
import { findLinks } from './text-links.ts'

const addressesIn = (text: string) => findLinks(text).flatMap(({ address }) => address ?? [])

describe('web addresses in a text', () => {
  it('are found without losing any of the text', () => {
    const text = 'See https://example.org/a?b=c#d and http://example.com.\nThank you'
    expect(addressesIn(text)).toEqual(['https://example.org/a?b=c#d', 'http://example.com'])
    expect(
      findLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('end before the punctuation of the sentence', () => {
    expect(addressesIn('(https://example.org/a), https://example.org/b! https://example.org/c_(d)')).toEqual([
      'https://example.org/a',
      'https://example.org/b',
      'https://example.org/c_(d)',
    ])
  })

  it('link to nothing but the web', () => {
    expect(addressesIn('javascript:alert(1) data:text/html,x file:///etc/passwd ftp://example.org')).toEqual(
      [],
    )
  })

  it('stay plain text if they lead into a private network', () => {
    expect(
      addressesIn('http://localhost:3000/x http://192.168.0.1/ http://router.local/ http://[::1]/'),
    ).toEqual([])
  })

  it('stay plain text if a name before an @ hides the host', () => {
    expect(addressesIn('https://bank.example@elsewhere.example/login')).toEqual([])
  })

  it('are not found in plain words', () => {
    expect(findLinks('Nothing here')).toEqual([{ text: 'Nothing here' }])
    expect(findLinks('')).toEqual([])
  })
})
