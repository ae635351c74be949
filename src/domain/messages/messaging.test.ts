import { describe, expect, test } from 'vitest'
import {
  dailyFirstContactLimit,
  canReportMessage,
  findLimitDay,
  hasVisibleText,
  isFirstContact,
  messageCaseState,
  toAttachmentName,
  findDeleteRefusal,
  findEditRefusal,
  findWriteRefusal,
  type ContactState,
} from './messaging.ts'

const contact = (given: Partial<ContactState> = {}): ContactState => ({
  side: 'volunteer',
  mustVerifyEmail: false,
  isOwnOrganization: false,
  isOrganizationSuspended: false,
  isVolunteerDisabled: false,
  blockedBy: { volunteer: false, organization: false },
  isPartner: false,
  hasWritten: { volunteer: false, organization: false },
  isContactable: false,
  hasReaders: true,
  ...given,
})
const blockedBy = (side: 'volunteer' | 'organization') => ({
  volunteer: side === 'volunteer',
  organization: side === 'organization',
})

describe('who may write to whom', () => {
  test('a volunteer may write to an organization that somebody reads for', () => {
    expect(findWriteRefusal(contact())).toBeNull()
    expect(findWriteRefusal(contact({ hasReaders: false }))).toBe('nobody_reads')
  })

  test('an organization may write to a volunteer who wants it, and to no other stranger', () => {
    expect(findWriteRefusal(contact({ side: 'organization', isContactable: true }))).toBeNull()
    expect(findWriteRefusal(contact({ side: 'organization' }))).toBe('not_contactable')
  })

  test('partners of an application may, and whoever was written to may answer', () => {
    const organization = contact({ side: 'organization' })
    expect(findWriteRefusal({ ...organization, isPartner: true })).toBeNull()
    expect(
      findWriteRefusal({ ...organization, hasWritten: { volunteer: true, organization: false } }),
    ).toBeNull()
    expect(findWriteRefusal(contact({ isPartner: true, hasReaders: false }))).toBeNull()
  })

  test('a block holds both sides, also partners, and the blocked side is not told of it', () => {
    for (const side of ['volunteer', 'organization'] as const) {
      const partner = contact({ side, isPartner: true })
      const other = side === 'volunteer' ? 'organization' : 'volunteer'
      expect(findWriteRefusal({ ...partner, blockedBy: blockedBy(side) })).toBe('contact_blocked')
      expect(findWriteRefusal({ ...partner, blockedBy: blockedBy(other) })).toBe('contact_unavailable')
    }
  })

  test('of who is suspended the other side reads the same as of who blocked them', () => {
    const partner = { isPartner: true }
    expect(findWriteRefusal(contact({ ...partner, isOrganizationSuspended: true }))).toBe(
      'contact_unavailable',
    )
    expect(
      findWriteRefusal(contact({ ...partner, side: 'organization', isOrganizationSuspended: true })),
    ).toBe('organization_suspended')
    expect(findWriteRefusal(contact({ ...partner, side: 'organization', isVolunteerDisabled: true }))).toBe(
      'contact_unavailable',
    )
  })

  test('nobody writes to their own organization, or before their address is verified where that is asked', () => {
    expect(findWriteRefusal(contact({ isOwnOrganization: true }))).toBe('own_organization')
    expect(findWriteRefusal(contact({ mustVerifyEmail: true, isPartner: true }))).toBe('email_not_verified')
  })
})

describe('S18 the first messages to strangers', () => {
  test('are the first of a side to who neither applied nor wrote', () => {
    expect(isFirstContact(contact())).toBe(true)
    expect(isFirstContact(contact({ isPartner: true }))).toBe(false)
    expect(isFirstContact(contact({ hasWritten: { volunteer: true, organization: false } }))).toBe(false)
    expect(isFirstContact(contact({ hasWritten: { volunteer: false, organization: true } }))).toBe(false)
  })

  test('are limited, with more for an organization whose status and authority are both confirmed', () => {
    const limits = { standard: 10, confirmed: 40 }
    expect(dailyFirstContactLimit(limits, null)).toBe(10)
    expect(dailyFirstContactLimit(limits, { isVerified: true, hasAuthority: false })).toBe(10)
    expect(dailyFirstContactLimit(limits, { isVerified: false, hasAuthority: true })).toBe(10)
    expect(dailyFirstContactLimit(limits, { isVerified: true, hasAuthority: true })).toBe(40)
  })

  test('are counted by the day of UTC', () => {
    const { since, secondsLeft } = findLimitDay(new Date('2026-03-01T23:59:30.500Z'))
    expect([since.toISOString(), secondsLeft]).toEqual(['2026-03-01T00:00:00.000Z', 30])
  })
})

describe('a message', () => {
  const message = { senderId: 'maya', createdAt: new Date('2026-03-01T12:00:00Z'), deletedAt: null }
  const at = (time: string, userId = 'maya') => ({ userId, now: new Date(`2026-03-01T${time}Z`) })

  test('is changed by its writer until 15 minutes after it was sent', () => {
    expect(findEditRefusal(message, at('12:15:00'))).toBeNull()
    expect(findEditRefusal(message, at('12:15:00.001'))).toBe('message_edit_over')
    expect(findEditRefusal(message, at('12:01:00', 'omar'))).toBe('message_not_yours')
    expect(findEditRefusal({ ...message, deletedAt: new Date() }, at('12:01:00'))).toBe('message_deleted')
  })

  test('is taken back by its writer at any time, and once the account is gone by nobody', () => {
    expect(findDeleteRefusal(message, 'maya')).toBeNull()
    expect(findDeleteRefusal(message, 'omar')).toBe('message_not_yours')
    expect(findDeleteRefusal({ ...message, senderId: null }, 'maya')).toBe('message_not_yours')
  })

  test('is reported by the other side while its words are there', () => {
    const received = { side: 'volunteer', deletedAt: null } as const
    expect(canReportMessage(received, 'organization')).toBe(true)
    expect(canReportMessage(received, 'volunteer')).toBe(false)
    expect(canReportMessage({ ...received, deletedAt: new Date() }, 'organization')).toBe(false)
  })

  test('that was reported waits until it is kept or removed', () => {
    expect(messageCaseState({ openReports: 1, isRemoved: false })).toBe('open')
    expect(messageCaseState({ openReports: 0, isRemoved: false })).toBe('kept')
    expect(messageCaseState({ openReports: 0, isRemoved: true })).toBe('removed')
  })
})

test('a file keeps its name without a path or marks that mislead, and gets the ending of what it is', () => {
  const name = (written: string) => toAttachmentName(written, 'application/pdf')
  expect(name('Plan 2026.pdf')).toBe('Plan 2026.pdf')
  expect(name('../../etc/passwd')).toBe('passwd.pdf')
  expect(name('C:\\Users\\maya\\Plan.docx')).toBe('Plan.pdf')
  expect(name('invoice\u202Efdp.exe')).toBe('invoice fdp.pdf')
  expect(name('✅ in\u200Bvoice.pdf')).toBe('invoice.pdf')
  expect(name('کتاب\u200Cخانه.pdf')).toBe('کتاب\u200Cخانه.pdf')
  expect(name('a"\r\nb: c.pdf')).toBe('a b c.pdf')
  expect(name('..')).toBe('file.pdf')
  expect(name('Żółw 🐢.png')).toBe('Żółw 🐢.pdf')
  expect(toAttachmentName('x'.repeat(300), 'image/webp')).toBe(`${'x'.repeat(115)}.webp`)
})

test('what nobody sees is no message', () => {
  for (const text of ['', ' \n', '\u200B', '\u2060\uFEFF \u00AD', '\u3164', '\u2800', '\u202E\u0007']) {
    expect(hasVisibleText(text)).toBe(false)
  }
  for (const text of ['.', '\u200Bа', '👩‍👩‍👧', 'مرحبا']) expect(hasVisibleText(text)).toBe(true)
})
