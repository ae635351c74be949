import { expect, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { makeBounceAddress, parseBounceAddress } from './bounce-address.ts'

const config = loadConfig({
  SECRETS: `v2:${'n'.repeat(40)},v1:${'k'.repeat(40)}`,
  INBOUND_MAIL_DOMAIN: 'in.example.org',
  INBOUND_SMTP_PORT: '0',
})
const userId = '00000000-0000-4000-8000-00000000000a'
const now = new Date('2026-11-28T09:00:00Z')
const make = (email: string) => makeBounceAddress(config, { userId, email, now }) ?? ''
const parse = (local: string, { secrets = config.secrets, at = now } = {}) =>
  parseBounceAddress(local, { secrets, now: at })
const localOf = (address: string) => address.slice(0, address.indexOf('@'))

test('a bounce address has at most 64 characters before the @, all of them lower-case letters, digits and one plus', () => {
  for (const id of ['ffffffff-ffff-4fff-bfff-ffffffffffff', userId]) {
    const address = makeBounceAddress(config, { userId: id, email: 'ruth@example.net', now })
    expect(address).toMatch(/^bounce\+[a-z0-9]{40,57}@in\.example\.org$/)
  }
})

test('it says whose email bounced and when it was sent, in any case', () => {
  const claim = parse(localOf(make('Ruth@example.net')).toUpperCase())
  expect(claim).toMatchObject({ userId, sentAt: now })
  expect(claim?.isSignedFor('ruth@EXAMPLE.net')).toBe(true)
})

test('it is not valid for another address of the person, or if anything in it was changed', () => {
  const local = localOf(make('ruth@example.net'))
  expect(parse(local)?.isSignedFor('new@example.net')).toBe(false)
  const at = local.length - 3
  for (const digit of ['a', 'b', '7']) {
    if (local[at] === digit) continue
    const forged = `${local.slice(0, at)}${digit}${local.slice(at + 1)}`
    expect(parse(forged)?.isSignedFor('ruth@example.net') ?? false).toBe(false)
  }
})

test('an earlier key still verifies as long as it is listed', () => {
  const [, earlier] = config.secrets
  const made = makeBounceAddress(
    { ...config, secrets: earlier ? [earlier] : [] },
    { userId, email: 'ruth@example.net', now },
  )
  const local = localOf(made ?? '')
  expect(parse(local)?.isSignedFor('ruth@example.net')).toBe(true)
  expect(parse(local, { secrets: config.secrets.slice(0, 1) })?.isSignedFor('ruth@example.net')).toBe(false)
})

test.each([
  'bounce',
  'bounce+',
  'bounce+x',
  `bounce+${'z'.repeat(60)}`,
  'reply+abc',
  'bounce+abc-def',
  'postmaster',
])('%s is no bounce address', (local) => {
  expect(parse(local)).toBeNull()
})

test('without a domain for inbound email there is none', () => {
  expect(
    makeBounceAddress({ ...config, inbound: null }, { userId, email: 'ruth@example.net', now }),
  ).toBeNull()
})

test('it is valid for 14 days, and not before it was made', () => {
  const local = localOf(make('ruth@example.net'))
  const minute = 60_000
  const ages = [-11, -9, 0, 14 * 24 * 60, 14 * 24 * 60 + 1]
  const valid = ages.map((age) => parse(local, { at: new Date(now.getTime() + age * minute) }) !== null)
  expect(valid).toEqual([false, true, true, true, false])
})
