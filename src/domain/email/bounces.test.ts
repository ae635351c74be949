import { describe, expect, test } from 'vitest'
import { findHardBounce, isNewBounce, parseDeliveryStatus } from './bounces.ts'

const report = (fields: string) => `Reporting-MTA: dns; mx.example.net\r\n\r\n${fields}\r\n`

describe('a report about an undelivered email', () => {
  test('has a group of fields for each recipient, folded and in any case', () => {
    const text = report(
      'Final-Recipient: rfc822; ruth@example.net\r\nACTION: Failed\r\nStatus: 5.1.1 (no such\r\n user)\r\n\r\nAction: delayed\nStatus: 4.4.1',
    )
    expect(parseDeliveryStatus(text)).toEqual([
      { action: 'failed', status: '5.1.1' },
      { action: 'delayed', status: '4.4.1' },
    ])
  })

  test.each([
    ['Action: failed\r\nStatus: 5.1.1', '5.1.1'],
    ['Action: failed\r\nStatus: 5.0.0', '5.0.0'],
    ['Action: failed\r\nStatus: 5.2.1', '5.2.1'],
    ['Action: delayed\r\nStatus: 4.4.1', null],
    ['Action: failed\r\nStatus: 4.4.7', null],
    ['Action: delivered\r\nStatus: 2.0.0', null],
    // A full mailbox and refusals of the content are not about the address.
    ['Action: failed\r\nStatus: 5.2.2', null],
    ['Action: failed\r\nStatus: 5.7.1', null],
    ['Action: failed\r\nStatus: 5.6.0', null],
    ['Action: failed', null],
    ['', null],
  ])('%j means the hard bounce %j', (fields, status) => {
    expect(findHardBounce(parseDeliveryStatus(report(fields)))).toBe(status)
  })
})

test('a bounce counts unless the address is marked or the email is older than the last clearing', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour))
  const marked = { email: 'ruth@example.net', clearedAt: null }
  expect(isNewBounce(at(1), null, 'ruth@example.net')).toBe(true)
  expect(isNewBounce(at(1), marked, 'Ruth@example.net')).toBe(false)
  expect(isNewBounce(at(1), marked, 'ruth@example.org')).toBe(true)
  expect(isNewBounce(at(1), { ...marked, clearedAt: at(2) }, 'ruth@example.net')).toBe(false)
  expect(isNewBounce(at(3), { ...marked, clearedAt: at(2) }, 'ruth@example.net')).toBe(true)
})
