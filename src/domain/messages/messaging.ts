/** Messages between a volunteer and an organization: who may write to whom, and what may become of a message (issue 9, S18). */
import type { UserType } from '#domain/accounts/accounts.ts'
import { sanitizeName } from '#domain/text/names.ts'

/** Minutes for which its writer may change a message. */
export const messageEditMinutes = 15

/** Files that one message carries at most. */
export const maxMessageFiles = 5

/** Why administrators are asked to look at a message; `money`: it asks for money, gifts or an account's details. */
export const messageReportReasons = ['harassment', 'spam', 'money', 'private_details', 'other'] as const
export type MessageReportReason = (typeof messageReportReasons)[number]

export const messageDecisions = ['keep', 'remove'] as const
export type MessageDecision = (typeof messageDecisions)[number]

export const otherSide = (side: UserType): UserType => (side === 'volunteer' ? 'organization' : 'volunteer')

/** Why a side cannot write to the other. `unavailable` does not say whether it was blocked, suspended or is gone. */
export const writeRefusals = [
  'email_not_verified',
  'own_organization',
  'organization_suspended',
  'contact_blocked',
  'contact_unavailable',
  'nobody_reads',
  'not_contactable',
] as const
export type WriteRefusal = (typeof writeRefusals)[number]

/** What stands between a volunteer and an organization, as one of the two is about to write. */
export interface ContactState {
  /** Who is about to write. */
  side: UserType
  mustVerifyEmail: boolean
  /** The volunteer is a member of the organization. */
  isOwnOrganization: boolean
  isOrganizationSuspended: boolean
  isVolunteerDisabled: boolean
  /** Which sides let nothing through. */
  blockedBy: Readonly<Record<UserType, boolean>>
  /** The volunteer has applied to the organization, whatever became of it. */
  isPartner: boolean
  /** Which sides have written to the other, in any conversation of theirs. */
  hasWritten: Readonly<Record<UserType, boolean>>
  /** The volunteer wants messages of organizations that do not know them. */
  isContactable: boolean
  /** Somebody of the organization has an account in use. */
  hasReaders: boolean
}

/**
 * Why a side cannot write now, or null: partners of an application and whoever was written to may; of strangers volunteers
 * may write to organizations, and organizations to volunteers who want it.
 */
export function findWriteRefusal(contact: ContactState): WriteRefusal | null {
  const { side } = contact
  const other = otherSide(side)
  if (contact.mustVerifyEmail) return 'email_not_verified'
  if (contact.isOwnOrganization) return 'own_organization'
  if (side === 'organization' && contact.isOrganizationSuspended) return 'organization_suspended'
  if (contact.blockedBy[side]) return 'contact_blocked'
  const isGone = side === 'organization' ? contact.isVolunteerDisabled : contact.isOrganizationSuspended
  if (contact.blockedBy[other] || isGone) return 'contact_unavailable'
  if (contact.isPartner || contact.hasWritten[other]) return null
  if (side === 'volunteer') return contact.hasReaders ? null : 'nobody_reads'
  return contact.isContactable ? null : 'not_contactable'
}

/** Whether the next message is a side's first to a stranger, which its daily limit counts (S18). */
export function isFirstContact({ side, isPartner, hasWritten }: ContactState): boolean {
  return !isPartner && !hasWritten[side] && !hasWritten[otherSide(side)]
}

/** First messages to strangers a day: of a volunteer, and of all members of an organization together. */
export interface FirstContactLimits {
  standard: number
  /** Where legal status and authority are both confirmed. */
  confirmed: number
}

/** How many first messages to strangers a side may send in a day (of UTC: the same for all members wherever they are). */
export function dailyFirstContactLimit(
  limits: FirstContactLimits,
  organization: { isVerified: boolean; hasAuthority: boolean } | null,
): number {
  return organization?.isVerified && organization.hasAuthority ? limits.confirmed : limits.standard
}

/** The day of UTC that a moment falls into: when it began, and the seconds until it is over. */
export function findLimitDay(now: Date): { since: Date; secondsLeft: number } {
  const since = new Date(now)
  since.setUTCHours(0, 0, 0, 0)
  const end = since.getTime() + 86_400_000
  return { since, secondsLeft: Math.ceil((end - now.getTime()) / 1000) }
}

export type MessageRefusal = 'message_not_yours' | 'message_deleted' | 'message_edit_over'

interface StoredMessage {
  /** Null once the account is gone. */
  senderId: string | null
  createdAt: Date
  deletedAt: Date | null
}

/** Why a person cannot take a message back, or null: who wrote it may, at any time. */
export function findDeleteRefusal(message: StoredMessage, userId: string): MessageRefusal | null {
  if (message.senderId !== userId) return 'message_not_yours'
  return message.deletedAt ? 'message_deleted' : null
}

/** Why a person cannot change a message, or null: who wrote it may, for a while. */
export function findEditRefusal(
  message: StoredMessage,
  { userId, now }: { userId: string; now: Date },
): MessageRefusal | null {
  const refusal = findDeleteRefusal(message, userId)
  if (refusal) return refusal
  return now.getTime() - message.createdAt.getTime() > messageEditMinutes * 60_000
    ? 'message_edit_over'
    : null
}

/** Whether a reader may report a message: the other side wrote it. */
export function canReportMessage(
  message: { side: UserType; deletedAt: Date | null },
  reader: UserType,
): boolean {
  return message.side !== reader && message.deletedAt === null
}

const visiblePattern = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

/** Whether a text has anything to be seen in it: characters without width, controls and the blank of Braille are nothing. */
export const hasVisibleText = (text: string): boolean => visiblePattern.test(text)

const unsafeCharacters = /[\p{Cc}\p{Bidi_Control}"*/:<>?\\|]+/gu
const extensions = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const
const maxFileNameLength = 120

/** What a file is called for who gets it: the sender's name for it, without a path, with the ending of what it really is. */
export function toAttachmentName(written: string, mediaType: keyof typeof extensions): string {
  const last = written.split(/[/\\]/).at(-1) ?? ''
  const stem = sanitizeName(last.replaceAll(unsafeCharacters, ' '))
    .replace(/\.[^.]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const ending = `.${extensions[mediaType]}`
  return `${[...(stem || 'file')]
    .slice(0, maxFileNameLength - ending.length)
    .join('')
    .trim()}${ending}`
}

export const messageCaseStates = ['open', 'kept', 'removed'] as const
export type MessageCaseState = (typeof messageCaseStates)[number]

/** Where the case of a reported message stands. */
export function messageCaseState(reports: { openReports: number; isRemoved: boolean }): MessageCaseState {
  if (reports.openReports > 0) return 'open'
  return reports.isRemoved ? 'removed' : 'kept'
}
