/**
 * Messages between a volunteer and an organization: who may write to whom, and what can be done with a message (issue
 * 9, safeguard S18).
 */
import type { UserType } from '#domain/accounts/accounts.ts'
import { sanitizeName } from '#domain/text/names.ts'

/** How many minutes the sender may edit a message. */
export const messageEditMinutes = 15

/** The maximum number of files in one message. */
export const maxMessageFiles = 5

/** Why someone reports a message; `money`: it asks for money, gifts or an account's details. */
export const messageReportReasons = ['harassment', 'spam', 'money', 'private_details', 'other'] as const
export type MessageReportReason = (typeof messageReportReasons)[number]

export const messageDecisions = ['keep', 'remove'] as const
export type MessageDecision = (typeof messageDecisions)[number]
/** `restore` shows a removed message again. */
export const messageCaseDecisions = [...messageDecisions, 'restore'] as const
export type MessageCaseDecision = (typeof messageCaseDecisions)[number]

export const otherSide = (side: UserType): UserType => (side === 'volunteer' ? 'organization' : 'volunteer')

/**
 * Why a side can't write to the other. `unavailable` doesn't reveal whether the person blocked them, is suspended or
 * has left.
 */
export const writeRefusals = [
  'email_not_verified',
  'own_organization',
  'organization_suspended',
  'contact_blocked',
  'contact_unavailable',
  'contact_deleted',
  'nobody_reads',
  'not_contactable',
] as const
export type WriteRefusal = (typeof writeRefusals)[number]

/** Everything that decides whether a volunteer and an organization may write to each other. */
export interface ContactState {
  /** The side that wants to write. */
  side: UserType
  mustVerifyEmail: boolean
  /** The volunteer is a member of the organization. */
  isOwnOrganization: boolean
  isOrganizationSuspended: boolean
  isVolunteerDisabled: boolean
  /** The volunteer's account was deleted. */
  isVolunteerDeleted: boolean
  /** Which sides have blocked the other. */
  blockedBy: Readonly<Record<UserType, boolean>>
  /** The volunteer has applied to the organization, whatever the outcome. */
  isPartner: boolean
  /** Which sides have written to the other, in any conversation. */
  hasWritten: Readonly<Record<UserType, boolean>>
  /** The volunteer accepts messages from organizations that don't know them. */
  isContactable: boolean
  /** At least one member of the organization has an active account. */
  hasReaders: boolean
}

/** Why a side can't act toward the other after a block, or null. `contact_unavailable` doesn't say that it was blocked. */
export function findBlockRefusal(
  side: UserType,
  blockedBy: ContactState['blockedBy'],
): Extract<WriteRefusal, 'contact_blocked' | 'contact_unavailable'> | null {
  if (blockedBy[side]) return 'contact_blocked'
  return blockedBy[otherSide(side)] ? 'contact_unavailable' : null
}

/**
 * Why a side can't write now, or null. Partners of an application and anyone who received a message may write. Among
 * strangers, volunteers may write to organizations, and organizations to volunteers who allow it.
 */
export function findWriteRefusal(contact: ContactState): WriteRefusal | null {
  const { side } = contact
  const other = otherSide(side)
  if (contact.mustVerifyEmail) return 'email_not_verified'
  if (contact.isOwnOrganization) return 'own_organization'
  if (side === 'organization' && contact.isOrganizationSuspended) return 'organization_suspended'
  if (side === 'organization' && contact.isVolunteerDeleted) return 'contact_deleted'
  const blocked = findBlockRefusal(side, contact.blockedBy)
  if (blocked) return blocked
  const isGone = side === 'organization' ? contact.isVolunteerDisabled : contact.isOrganizationSuspended
  if (isGone) return 'contact_unavailable'
  if (contact.isPartner || contact.hasWritten[other]) return null
  if (side === 'volunteer') return contact.hasReaders ? null : 'nobody_reads'
  return contact.isContactable ? null : 'not_contactable'
}

/**
 * Why an organization can't invite a volunteer to any of its projects; `unknown`: they don't exist for it, because they
 * don't let organizations find them, left, are one of its members, or, as strangers, want nothing from it.
 */
export type InviteContactRefusal =
  | 'unknown'
  | Extract<WriteRefusal, 'organization_suspended' | 'contact_blocked' | 'contact_unavailable'>

/** Everything that decides whether an organization may invite a volunteer. */
export type InviteContact = Omit<
  ContactState,
  'side' | 'mustVerifyEmail' | 'hasWritten' | 'hasReaders' | 'isVolunteerDeleted'
> & {
  /** The volunteer wants nothing from the organization among their matches. */
  isExcluded: boolean
}

/** What a screen knows of someone whom it shows to a member: the server knows more, and decides. */
export const shownContact = {
  isVolunteerDisabled: false,
  blockedBy: { volunteer: false, organization: false },
  isPartner: false,
  isContactable: true,
  isExcluded: false,
} as const satisfies Partial<InviteContact>

/** Why an organization can't invite a volunteer at all, or null; for a single project `findInvitingRefusal` decides. */
export function findInviteContactRefusal(contact: InviteContact): InviteContactRefusal | null {
  const { isPartner } = contact
  const isVisible = isPartner || contact.isContactable
  if (contact.isOwnOrganization || contact.isVolunteerDisabled || !isVisible) return 'unknown'
  if (contact.isOrganizationSuspended) return 'organization_suspended'
  const blocked = findBlockRefusal('organization', contact.blockedBy)
  if (blocked === 'contact_blocked') return blocked
  if (blocked === null && !contact.isExcluded) return null
  return isPartner ? 'contact_unavailable' : 'unknown'
}

/** Whether the next message is a side's first one to a stranger, which its daily limit counts (safeguard S18). */
export function isFirstContact({ side, isPartner, hasWritten }: ContactState): boolean {
  return !isPartner && !hasWritten[side] && !hasWritten[otherSide(side)]
}

/** First messages to strangers per day: of one volunteer, or of all members of an organization together. */
export interface FirstContactLimits {
  standard: number
  /** If legal status and authority are both confirmed. */
  confirmed: number
}

/** How many first messages to strangers a side may send per day (in UTC, so it is the same for all members). */
export function dailyFirstContactLimit(
  limits: FirstContactLimits,
  organization: { isVerified: boolean; hasAuthority: boolean } | null,
): number {
  return organization?.isVerified && organization.hasAuthority ? limits.confirmed : limits.standard
}

export type MessageRefusal = 'message_not_yours' | 'message_deleted' | 'message_edit_over'

interface StoredMessage {
  /** Null after the account is deleted. */
  senderId: string | null
  createdAt: Date
  deletedAt: Date | null
}

/** Why a person can't delete a message, or null: the sender may, at any time. */
export function findDeleteRefusal(message: StoredMessage, userId: string): MessageRefusal | null {
  if (message.senderId !== userId) return 'message_not_yours'
  return message.deletedAt ? 'message_deleted' : null
}

/** Why a person can't edit a message, or null: the sender may, for a short time. */
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

/** Whether a reader may report a message: only the other side's messages. */
export function canReportMessage(
  message: { side: UserType; deletedAt: Date | null },
  reader: UserType,
): boolean {
  return message.side !== reader && message.deletedAt === null
}

const visiblePattern = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

/** Whether a text contains anything visible: zero-width characters, controls and the Braille blank don't count. */
export const hasVisibleText = (text: string): boolean => visiblePattern.test(text)

const unsafeCharacters = /[\p{Cc}\p{Bidi_Control}"*/:<>?\\|]+/gu
const extensions = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const
const maxFileNameLength = 120

/**
 * The file name that the recipient sees: the sender's name for it, without a path, with the extension of its real
 * format.
 */
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

export const messageCaseStates = ['open', 'kept', 'removed', 'restored'] as const
export type MessageCaseState = (typeof messageCaseStates)[number]

/** The state of a reported message's case; `restored`: it was removed and can be read again. */
export function messageCaseState(reports: {
  openReports: number
  isRemoved: boolean
  /** The last decision about reports of it; null if there is none. */
  lastDecision: MessageDecision | null
}): MessageCaseState {
  if (reports.openReports > 0) return 'open'
  if (reports.isRemoved) return 'removed'
  return reports.lastDecision === 'remove' ? 'restored' : 'kept'
}

/** The possible decisions about a message, by the state of its case, and whether what it said is still stored. */
export function listMessageCaseDecisions(
  state: MessageCaseState,
  { canRestore }: { canRestore: boolean },
): readonly MessageCaseDecision[] {
  if (state === 'open') return messageDecisions
  return state === 'removed' && canRestore ? ['restore'] : []
}
