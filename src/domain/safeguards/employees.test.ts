import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnWebsite } from './employees.ts'

test.each([
  ['maya@harbor.example', 'https://www.harbor.example/about', true],
  ['maya@mail.harbor.example', 'https://harbor.example', true],
  ['MAYA@HARBOR.example', 'https://Harbor.example', true],
  ['maya@harbor.example', 'http://harbor.example:8080', true],
  ['maya@harbor.example', 'https://harbor.example?from=mail', true],
  ['maya@harbor.example', 'https://harbor.example#team', true],
  ['"a@b"@harbor.example', 'https://harbor.example', true],
  ['maya@notharbor.example', 'https://harbor.example', false],
  ['maya@harbor.example.org', 'https://harbor.example', false],
  // A person on the parent's domain may work for another organization below it.
  ['maya@harbor.example', 'https://shelter.harbor.example', false],
  ['maya@other.example', 'https://other.example@harbor.example', false],
  ['maya@harbor.example', null, false],
  ['maya@harbor.example', '', false],
  ['maya@harbor.example', 'harbor', false],
  ['maya', 'https://harbor.example', false],
])('%s is on %s: %s', (email, website, isOn) => {
  expect(isOnWebsite(email, website)).toBe(isOn)
})

const host = fc.domain().filter((domain) => !domain.startsWith('www.'))
const name = fc.stringMatching(/^[a-z]{1,12}$/)

test('an address is on the website of its own domain and of no domain that it only ends like', () => {
  fc.assert(
    fc.property(name, host, name, (person, domain, prefix) => {
      expect(isOnWebsite(`${person}@${domain}`, `https://www.${domain}/${prefix}`)).toBe(true)
      expect(isOnWebsite(`${person}@${prefix}.${domain}`, `https://${domain}`)).toBe(true)
      expect(isOnWebsite(`${person}@${prefix}${domain}`, `https://${domain}`)).toBe(false)
      expect(isOnWebsite(`${person}@${domain}`, `https://${prefix}${domain}`)).toBe(false)
    }),
  )
})
