import { expect, test } from 'vitest'
import { isOnWebsite } from './employees.ts'

test.each([
  ['maya@harbor.example', 'https://www.harbor.example/about', true],
  ['maya@mail.harbor.example', 'https://harbor.example', true],
  ['MAYA@HARBOR.example', 'https://Harbor.example', true],
  ['maya@notharbor.example', 'https://harbor.example', false],
  ['maya@harbor.example.org', 'https://harbor.example', false],
  ['maya@harbor.example', null, false],
  ['maya@harbor.example', 'harbor', false],
])('%s is on %s: %s', (email, website, isOn) => {
  expect(isOnWebsite(email, website)).toBe(isOn)
})
