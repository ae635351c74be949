import { describe, expect, it } from 'vitest'
import { installNonce } from './nonce.ts'
import { permitMarkup } from './trusted-types.ts'

describe('the page under its security policy', () => {
  it('allows the style texts of Radix and no other markup', () => {
    const harmless = '[data-radix-scroll-area-viewport]{scrollbar-width:none;}'
    expect(permitMarkup(harmless)).toBe(harmless)
    expect(permitMarkup('[data-radix-select-viewport]{}</style><img src=x onerror=alert(1)>')).toBeNull()
    expect(permitMarkup('<b>bold</b>')).toBeNull()
    expect(permitMarkup(' [data-radix-select-viewport]{}')).toBeNull()
  })

  it('adds the page’s nonce to style elements created later, and to nothing else', () => {
    const meta = document.createElement('meta')
    meta.setAttribute('property', 'csp-nonce')
    meta.setAttribute('nonce', 'abc')
    document.head.append(meta)
    installNonce()
    expect(document.createElement('style').nonce).toBe('abc')
    expect(document.createElement('script').nonce).not.toBe('abc')
    meta.remove()
  })
})
