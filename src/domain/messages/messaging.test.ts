import { describe, expect, test } from 'vitest'
import {
  dailyFirstContactLimit,
  canReportMessage,
  hasVisibleText,
  isFirstContact,
  messageCaseState,
  toAttachmentName,
  findDeleteRefusal,
  findEditRefusal,
  findInviteContactRefusal,
  findWriteRefusal,
  shownContact,
  type ContactState,
} from './messaging.ts'

const contact = (given: Partial<ContactState> = {}): ContactState => ({
  side: 'volunteer',
  mustVerifyEmail: false,
  isOwnOrganization: false,
  isOrganizationSuspended: false,
  isVolunteerDisabled: false,
  isVolunteerDeleted: false,
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
  test('no one may write to someone whose account was deleted, and everyone knows why', () => {
    const gone = {
      side: 'organization',
      isVolunteerDisabled: true,
      isVolunteerDeleted: true,
      isPartner: true,
    } as const
    expect(findWriteRefusal(contact(gone))).toBe('contact_deleted')
    expect(findWriteRefusal(contact({ ...gone, blockedBy: blockedBy('volunteer') }))).toBe('contact_deleted')
  })

  test('a volunteer may write to an organization with an active member', () => {
    expect(findWriteRefusal(contact())).toBeNull()
    expect(findWriteRefusal(contact({ hasReaders: false }))).toBe('nobody_reads')
  })

  test('an organization may write to a volunteer who allows it, and to no other stranger', () => {
    expect(findWriteRefusal(contact({ side: 'organization', isContactable: true }))).toBeNull()
    expect(findWriteRefusal(contact({ side: 'organization' }))).toBe('not_contactable')
  })

  test('partners of an application may write, and anyone who received a message may answer', () => {
    const organization = contact({ side: 'organization' })
    expect(findWriteRefusal({ ...organization, isPartner: true })).toBeNull()
    expect(
      findWriteRefusal({ ...organization, hasWritten: { volunteer: true, organization: false } }),
    ).toBeNull()
    expect(findWriteRefusal(contact({ isPartner: true, hasReaders: false }))).toBeNull()
  })

  test('a block stops both sides, even partners, and the blocked side does not learn of it', () => {
    for (const side of ['volunteer', 'organization'] as const) {
      const partner = contact({ side, isPartner: true })
      const other = side === 'volunteer' ? 'organization' : 'volunteer'
      expect(findWriteRefusal({ ...partner, blockedBy: blockedBy(side) })).toBe('contact_blocked')
      expect(findWriteRefusal({ ...partner, blockedBy: blockedBy(other) })).toBe('contact_unavailable')
    }
  })

  test('a suspended side looks the same to the other as a blocking one', () => {
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

  test('no one writes to their own organization, or before verifying their email if that is required', () => {
    expect(findWriteRefusal(contact({ isOwnOrganization: true }))).toBe('own_organization')
    expect(findWriteRefusal(contact({ mustVerifyEmail: true, isPartner: true }))).toBe('email_not_verified')
  })
})

describe('S18 first messages to strangers', () => {
  test('a first message to a stranger is one to a side that neither applied nor wrote', () => {
    expect(isFirstContact(contact())).toBe(true)
    expect(isFirstContact(contact({ isPartner: true }))).toBe(false)
    expect(isFirstContact(contact({ hasWritten: { volunteer: true, organization: false } }))).toBe(false)
    expect(isFirstContact(contact({ hasWritten: { volunteer: false, organization: true } }))).toBe(false)
  })

  test('first messages are limited, with more for an organization with confirmed status and authority', () => {
    const limits = { standard: 10, confirmed: 40 }
    expect(dailyFirstContactLimit(limits, null)).toBe(10)
    expect(dailyFirstContactLimit(limits, { isVerified: true, hasAuthority: false })).toBe(10)
    expect(dailyFirstContactLimit(limits, { isVerified: false, hasAuthority: true })).toBe(10)
    expect(dailyFirstContactLimit(limits, { isVerified: true, hasAuthority: true })).toBe(40)
  })
})

describe('changing a message', () => {
  const message = { senderId: 'maya', createdAt: new Date('2026-03-01T12:00:00Z'), deletedAt: null }
  const at = (time: string, userId = 'maya') => ({ userId, now: new Date(`2026-03-01T${time}Z`) })

  test('the sender can edit a message for 15 minutes', () => {
    expect(findEditRefusal(message, at('12:15:00'))).toBeNull()
    expect(findEditRefusal(message, at('12:15:00.001'))).toBe('message_edit_over')
    expect(findEditRefusal(message, at('12:01:00', 'omar'))).toBe('message_not_yours')
    expect(findEditRefusal({ ...message, deletedAt: new Date() }, at('12:01:00'))).toBe('message_deleted')
  })

  test('the sender can delete a message at any time, and no one can after the account is gone', () => {
    expect(findDeleteRefusal(message, 'maya')).toBeNull()
    expect(findDeleteRefusal(message, 'omar')).toBe('message_not_yours')
    expect(findDeleteRefusal({ ...message, senderId: null }, 'maya')).toBe('message_not_yours')
  })

  test('the other side can report a message until it is deleted', () => {
    const received = { side: 'volunteer', deletedAt: null } as const
    expect(canReportMessage(received, 'organization')).toBe(true)
    expect(canReportMessage(received, 'volunteer')).toBe(false)
    expect(canReportMessage({ ...received, deletedAt: new Date() }, 'organization')).toBe(false)
  })

  test('a reported message is an open case until it is kept or removed', () => {
    const decided = { openReports: 0, isRemoved: false, lastDecision: null }
    expect(messageCaseState({ ...decided, openReports: 1 })).toBe('open')
    expect(messageCaseState({ ...decided, lastDecision: 'keep' })).toBe('kept')
    expect(messageCaseState({ ...decided, isRemoved: true, lastDecision: 'remove' })).toBe('removed')
    expect(messageCaseState({ ...decided, lastDecision: 'remove' })).toBe('restored')
  })
})

test('a file keeps its name without a path or misleading marks, and gets the extension of its real format', () => {
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

test('a text without visible characters is no message', () => {
  for (const text of ['', ' \n', '\u200B', '\u2060\uFEFF \u00AD', '\u3164', '\u2800', '\u202E\u0007']) {
    expect(hasVisibleText(text)).toBe(false)
  }
  for (const text of ['.', '\u200Bа', '👩‍👩‍👧', 'مرحبا']) expect(hasVisibleText(text)).toBe(true)
})

describe('may an organization invite a volunteer', () => {
  const known = { ...shownContact, isOwnOrganization: false, isOrganizationSuspended: false }
  const partner = { ...known, isPartner: true }

  test('volunteers who let organizations find them, and those who applied to it', () => {
    expect(findInviteContactRefusal(known)).toBeNull()
    expect(findInviteContactRefusal({ ...partner, isContactable: false })).toBeNull()
    expect(findInviteContactRefusal({ ...known, isContactable: false })).toBe('unknown')
  })

  test('never its own members or people who left, who do not exist for it', () => {
    for (const change of [{ isOwnOrganization: true }, { isVolunteerDisabled: true }])
      expect(findInviteContactRefusal({ ...partner, ...change })).toBe('unknown')
  })

  test('no one while it is suspended', () => {
    expect(findInviteContactRefusal({ ...known, isOrganizationSuspended: true })).toBe(
      'organization_suspended',
    )
  })

  test('a stranger’s block or wish reveals nothing; a partner’s says that it is not possible', () => {
    const blockedBy = { volunteer: true, organization: false }
    for (const change of [{ blockedBy }, { isExcluded: true }]) {
      expect(findInviteContactRefusal({ ...known, ...change })).toBe('unknown')
      expect(findInviteContactRefusal({ ...partner, ...change })).toBe('contact_unavailable')
    }
    expect(findInviteContactRefusal({ ...known, blockedBy: { volunteer: true, organization: true } })).toBe(
      'contact_blocked',
    )
  })
})
