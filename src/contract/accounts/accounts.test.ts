import { describe, expect, test } from 'vitest'
import { describeFieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { credentials, registration } from './accounts.ts'

const word = (message: string) => describeFieldText(fieldsCatalog.read('en'), message)

const form = { firstName: 'Ada', email: 'ada@example.org', password: 'correct horse', userType: 'volunteer' }

function textAt(field: string, value: unknown): string | null {
  const issues = registration.safeParse({ ...form, [field]: value }).error?.issues ?? []
  expect(issues.filter(({ path }) => path.join('.') !== field)).toEqual([])
  return issues[0] ? word(issues[0].message) : null
}

const longName = 'Must be at most 100 characters'
const shortPassword = 'Password must be at least 8 characters'
const longPassword = 'Password must be at most 128 characters'
const emailOf = (length: number) =>
  `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}`.slice(0, length - 4).concat('.org')

describe('registration', () => {
  test.each([
    ['firstName', '', 'A', 'Required'],
    ['firstName', '   ', ' A ', 'Required'],
    ['firstName', undefined, 'A', 'Required'],
    ['firstName', null, 'A', 'Required'],
    ['firstName', 'a'.repeat(101), 'a'.repeat(100), longName],
    ['firstName', '😀'.repeat(101), '😀'.repeat(100), longName],
    ['firstName', 7, 'Seven', 'Invalid input'],
    ['lastName', 'a'.repeat(101), 'a'.repeat(100), longName],
    ['email', undefined, 'a@b.org', 'Required'],
    ['email', '', ' a@b.org ', 'Required'],
    ['email', 'a@b', 'a+b@c.org', 'Invalid email'],
    ['email', 'two words@b.org', "o'brien@b.org", 'Invalid email'],
    ['email', 'a@b.org\r\nBcc: c@d.org', 'A@B.ORG', 'Invalid email'],
    ['email', emailOf(255), emailOf(254), 'Must be at most 254 characters'],
    ['password', undefined, 'a'.repeat(8), 'Required'],
    ['password', 'a'.repeat(7), 'a'.repeat(8), shortPassword],
    ['password', 'a'.repeat(129), 'a'.repeat(128), longPassword],
    // One character each, although each is two UTF-16 units.
    ['password', '😀'.repeat(7), '😀'.repeat(8), shortPassword],
    ['password', '😀'.repeat(129), '😀'.repeat(128), longPassword],
    // After NFKC, a letter and its accent are one character and a ligature is three.
    ['password', 'e\u0301'.repeat(7), 'e\u0301'.repeat(8), shortPassword],
    ['password', 'e\u0301'.repeat(129), 'e\u0301'.repeat(128), longPassword],
    ['password', '\uFB03'.repeat(2), '\uFB03'.repeat(3), shortPassword],
    ['password', 12345678, '12345678', 'Invalid input'],
    ['userType', undefined, 'organization', 'Required'],
    ['userType', 'admin', 'volunteer', 'Invalid input'],
  ])('refuses %s %j and accepts %j: %s', (field, ...[refused, taken, text]) => {
    expect(textAt(field, refused)).toBe(text)
    expect(textAt(field, taken)).toBe(null)
  })

  test('keeps spaces in a password and trims the names and the email', () => {
    const read = registration.parse({
      ...form,
      firstName: ' Ada ',
      email: ' ada@example.org ',
      password: '  spaces  ',
    })
    expect(read).toEqual({
      firstName: 'Ada',
      lastName: '',
      email: 'ada@example.org',
      password: '  spaces  ',
      userType: 'volunteer',
    })
  })

  test('has no composition rules for the password', () => {
    for (const password of ['aaaaaaaa', '        ', '日本語日本語日本'])
      expect(textAt('password', password)).toBe(null)
  })
})

test('signing in requires an email and a password and does not check their format', () => {
  expect(credentials.safeParse({ email: 'x', password: 'y' }).success).toBe(true)
  const issues = credentials.safeParse({ email: '  ', password: '' }).error?.issues
  expect(issues?.map(({ path, message }) => [path[0], word(message)])).toEqual([
    ['email', 'Required'],
    ['password', 'Required'],
  ])
})
