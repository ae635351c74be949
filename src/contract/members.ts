/** Who belongs to an organization: members, invitations by letter, and handing it over (decision A27). */
import { memberRoles } from '#domain/accounts.ts'
import { done, emailAddress } from './accounts.ts'
import { linkToken } from './account-settings.ts'
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment } from './fields.ts'
import { z } from './zod.ts'

/** Days for which an invitation lasts. */
export const invitationDays = 7

const person = { firstName: z.string(), lastName: z.string() }
const memberParams = idParams.extend({ userId: z.uuid() })
const invitationParams = idParams.extend({ invitationId: z.uuid() })
const role = z.enum(memberRoles, 'Please choose a role')

export const member = z.object({
  userId: z.uuid(),
  ...person,
  profileImageUrl: z.string().nullable(),
  role,
  joinedAt: moment,
  /** The reader themselves. */
  isOwn: z.boolean(),
})
export type Member = z.infer<typeof member>

/** An invitation that nobody has answered, as the owners read it. */
export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  /** Who invited; null when the account is gone. */
  invitedBy: z.object(person).nullable(),
  sentAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
})
export type Invitation = z.infer<typeof invitation>

/** Told of an invitation to the address of who sends it. */
export const ownAddressText = 'This is your own address. You are already a member of the organization'

export const newInvitation = z.object({ email: emailAddress, role })

/** What somebody with its letter is told of an invitation: the organization, and nothing of the people in it. */
export const openedInvitation = z.object({
  organizationName: z.string(),
  role,
  /** Whether the reader is who was invited; null for a visitor. */
  isForReader: z.boolean().nullable(),
})
export type OpenedInvitation = z.infer<typeof openedInvitation>

const joined = z.object({ organizationId: z.uuid(), organizationName: z.string() })
const notMember = 'organization_not_found'

export const listMembers = defineEndpoint({
  id: 'listMembers',
  summary: 'The members of one of your organizations: owners first, then by join date.',
  method: 'GET',
  path: '/api/organizations/:id/members',
  access: 'signed-in',
  params: idParams,
  response: z.array(member),
  problems: [notMember],
})

export const changeMember = defineEndpoint({
  id: 'changeMember',
  summary: 'Makes a member an owner or a manager. The last owner stays an owner.',
  method: 'PATCH',
  path: '/api/organizations/:id/members/:userId',
  access: 'signed-in',
  params: memberParams,
  body: z.object({ role }),
  response: member,
  problems: [notMember, 'member_not_found', 'owners_only', 'last_owner'],
})

export const removeMember = defineEndpoint({
  id: 'removeMember',
  summary: 'Removes a member, or lets you leave. The last owner cannot leave.',
  method: 'DELETE',
  path: '/api/organizations/:id/members/:userId',
  access: 'signed-in',
  params: memberParams,
  response: done,
  problems: [notMember, 'member_not_found', 'owners_only', 'last_owner'],
})

export const handOver = defineEndpoint({
  id: 'handOver',
  summary: 'Makes another member an owner in your place. You become a manager.',
  method: 'POST',
  path: '/api/organizations/:id/owner',
  access: 'signed-in',
  params: idParams,
  body: z.object({ userId: z.uuid() }),
  response: z.array(member),
  problems: [notMember, 'member_not_found', 'owners_only'],
})

export const listInvitations = defineEndpoint({
  id: 'listInvitations',
  summary: 'Open invitations, newest first. For owners.',
  method: 'GET',
  path: '/api/organizations/:id/invitations',
  access: 'signed-in',
  params: idParams,
  response: z.array(invitation),
  problems: [notMember, 'owners_only'],
})

export const inviteMember = defineEndpoint({
  id: 'inviteMember',
  summary:
    'Invites someone by email. Inviting the same address again sends a new email for the same invitation.',
  method: 'POST',
  path: '/api/organizations/:id/invitations',
  access: 'signed-in',
  limit: 'mails',
  params: idParams,
  body: newInvitation,
  response: done,
  status: 202,
  problems: [notMember, 'owners_only', 'organization_full'],
})

export const resendInvitation = defineEndpoint({
  id: 'resendInvitation',
  summary: 'Sends the invitation email again and cancels the previous link.',
  method: 'POST',
  path: '/api/organizations/:id/invitations/:invitationId/resend',
  access: 'signed-in',
  limit: 'mails',
  params: invitationParams,
  response: done,
  status: 202,
  problems: [notMember, 'invitation_not_found', 'owners_only'],
})

export const withdrawInvitation = defineEndpoint({
  id: 'withdrawInvitation',
  summary: 'Withdraws an invitation. Its link stops working.',
  method: 'DELETE',
  path: '/api/organizations/:id/invitations/:invitationId',
  access: 'signed-in',
  params: invitationParams,
  response: done,
  problems: [notMember, 'invitation_not_found', 'owners_only'],
})

export const openInvitation = defineEndpoint({
  id: 'openInvitation',
  summary: 'What an invitation link is about. Does not use the link up.',
  method: 'POST',
  path: '/api/invitations/open',
  access: 'public',
  body: linkToken,
  response: openedInvitation,
  problems: ['link_expired'],
})

export const acceptInvitation = defineEndpoint({
  id: 'acceptInvitation',
  summary: 'Makes you a member with the link sent to your own address, once.',
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'signed-in',
  body: linkToken,
  response: joined,
  problems: ['link_expired', 'invitation_not_yours'],
})

export const declineInvitation = defineEndpoint({
  id: 'declineInvitation',
  summary: 'Declines an invitation with its link. Works without an account.',
  method: 'POST',
  path: '/api/invitations/decline',
  access: 'public',
  body: linkToken,
  response: done,
  problems: ['link_expired', 'invitation_not_yours'],
})

export const choosePrimaryOrganization = defineEndpoint({
  id: 'choosePrimaryOrganization',
  summary: 'Chooses your primary organization, used by calls that do not name one (A27).',
  method: 'PUT',
  path: '/api/account/primary-organization',
  access: 'signed-in',
  body: z.object({ organizationId: z.uuid() }),
  response: joined,
  problems: ['organization_not_found'],
})
