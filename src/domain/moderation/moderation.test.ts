import { expect, test } from 'vitest'
import { hasInterest } from './moderation.ts'

test.each([
  [{ people: ['me', 'other'], isOfOwnOrganization: false }, true],
  [{ people: ['other', 'me'], isOfOwnOrganization: false }, true],
  [{ people: [null, 'other'], isOfOwnOrganization: true }, true],
  [{ people: [null, 'other'], isOfOwnOrganization: false }, false],
  [{ people: [], isOfOwnOrganization: false }, false],
])('an interest in the case of %o: %s', (parties, isOwn) => {
  expect(hasInterest('me', parties)).toBe(isOwn)
})
