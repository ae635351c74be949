import { describe, expect, test } from 'vitest'
import { findHardBounce, isAddressStatus, isNewBounce, parseDeliveryStatus } from './bounces.ts'

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

test('only six statuses say that an address takes no emails; all others mark no one', () => {
  const numbers = Array.from({ length: 120 }, (_, index) => index)
  const marking = ['2', '4', '5', '6'].flatMap((status) =>
    numbers
      .slice(0, 10)
      .flatMap((subject) =>
        numbers.map((detail) => `${status}.${subject}.${detail}`).filter(isAddressStatus),
      ),
  )
  expect(marking).toEqual(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])
})

test.each(['5.0.0', '5.1.0', '5.1.7', '5.1.8', '5.1.90', '5.3.0', '5.4.1', '5.5.0', '5.7.26', '5.1.01', ''])(
  'the status "%s" does not say that the address is wrong',
  (status) => {
    expect(isAddressStatus(status)).toBe(false)
  },
)
