import { describe, expect, test } from 'vitest'
import { isAutomatic } from './automatic.ts'

const check = (headers: Record<string, string>, sender: string | null = 'ruth@example.net') =>
  isAutomatic((name) => headers[name] ?? null, sender)

describe('an automatic email', () => {
  test.each([
    ['an out-of-office note', { 'auto-submitted': 'auto-replied' }],
    ['an out-of-office note of Exchange', { 'auto-submitted': 'auto-generated' }],
    ['a vacation note of an old server', { precedence: 'bulk' }],
    ['an answer of a ticket system', { 'x-autoreply': 'yes' }],
    ['an email of a list', { 'list-id': '<volunteers.example.org>' }],
    ['a report', { 'content-type': 'multipart/report' }],
    ['a receipt', { 'content-type': 'message/disposition-notification' }],
    ['one without a sender in its headers', { 'return-path': '<>' }],
  ])('is %s', (_, headers) => {
    expect(check(headers)).toBe(true)
  })

  test('is one without a sender in its envelope', () => {
    expect(check({}, '')).toBe(true)
  })

  test('is no email that a person wrote', () => {
    expect(check({ 'content-type': 'text/plain' })).toBe(false)
    expect(check({ 'auto-submitted': 'no', 'return-path': '<ruth@example.net>' }, null)).toBe(false)
  })
})
