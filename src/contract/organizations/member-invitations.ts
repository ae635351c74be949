/** Invitations by email to an organization: one address or a list, and what the invited person does with the link. */
import { memberRoles } from '#domain/accounts/accounts.ts'
import { undeliveredReasons } from '#domain/email/bounces.ts'
import { done, emailAddress, invitedName } from '#contract/accounts/accounts.ts'
import { listOutcome, peopleList } from '#contract/accounts/account-invitations.ts'
import { linkToken } from '#contract/accounts/settings.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { joinedOrganization, memberRole, notMemberProblem, person } from './members.ts'

/** Days for which an invitation is valid. */
export const invitationDays = 7

const invitationParams = idParams.extend({ invitationId: z.uuid() })

/** A pending invitation, as the owners see it. */
export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  /** As the form or the list that invited them says; empty if it had none. */
  ...person,
  role: memberRole,
  /** Who invited them; null if the account is deleted. */
  invitedBy: z.object(person).nullable(),
  sentAt: isoTimestamp,
  expiresAt: isoTimestamp,
  isExpired: z.boolean(),
  /** Why the last email did not arrive; null if nothing is known. */
  undelivered: z.enum(undeliveredReasons).nullable(),
})
export type Invitation = z.infer<typeof invitation>

export const newInvitation = z.object({ email: emailAddress, role: memberRole, ...invitedName })

/** What someone with the emailed link sees of an invitation: the organization, and of its people only their own name. */
export const openedInvitation = z.object({
  organizationName: z.string(),
  role: memberRole,
  /** The invited person's name, for a visitor who signs up; null for others, and if the invitation has none. */
  invited: z.object(person).nullable(),
  /** Whether the reader is the invited person; null for a visitor. */
  isForReader: z.boolean().nullable(),
})
export type OpenedInvitation = z.infer<typeof openedInvitation>

export const listInvitations = defineEndpoint({
  id: 'listInvitations',
  summary: 'Open invitations, newest first. For owners.',
  method: 'GET',
  path: '/api/organizations/:id/invitations',
  access: 'signed-in',
  params: idParams,
  response: z.array(invitation),
  problems: [notMemberProblem, 'owners_only'],
})

export const inviteMember = defineEndpoint({
  id: 'inviteMember',
  summary:
    'Invites someone by email. Inviting the same address again sends a new email for the same invitation, with the role and the name that you send.',
  method: 'POST',
  path: '/api/organizations/:id/invitations',
  access: 'signed-in',
  limit: 'mails',
  params: idParams,
  body: newInvitation,
  response: done,
  status: 202,
  problems: [notMemberProblem, 'owners_only', 'organization_full'],
})

/**
 * What a list says about an address. Only those who are `new` are invited; an expired invitation counts as none.
 * `limited`: it got several emails with a link already and can be invited later. Only sending says so, a check does not.
 */
export const listedMemberStatuses = ['new', 'invited', 'member', 'repeated', 'limited'] as const
export type ListedMemberStatus = (typeof listedMemberStatuses)[number]

export const listedMembers = z.object({
  /** Every row without a fault, in the order of the list. */
  people: z.array(
    z.object({
      line: z.number().int(),
      email: z.string(),
      name: z.string(),
      role: z.enum(memberRoles),
      status: z.enum(listedMemberStatuses),
    }),
  ),
  ...listOutcome,
  /** Seconds until those who are `limited` can be invited; null if no one is. */
  retryAfter: z.number().int().nullable(),
})
export type ListedMembers = z.infer<typeof listedMembers>

export const inviteMembers = defineEndpoint({
  id: 'inviteMembers',
  summary: `Invites the people of a CSV list (\`email\`, optional \`name\` and \`role\`). Members, addresses with an open invitation, and those that got several emails with a link already, get none. An organization has at most ${limits.members} members and open invitations.`,
  method: 'POST',
  path: '/api/organizations/:id/invitations/list',
  access: 'signed-in',
  params: idParams,
  body: peopleList,
  response: listedMembers,
  problems: [notMemberProblem, 'owners_only', 'too_many_requests'],
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
  problems: [notMemberProblem, 'invitation_not_found', 'owners_only'],
})

export const withdrawInvitation = defineEndpoint({
  id: 'withdrawInvitation',
  summary: 'Withdraws an invitation. Its link stops working.',
  method: 'DELETE',
  path: '/api/organizations/:id/invitations/:invitationId',
  access: 'signed-in',
  params: invitationParams,
  response: done,
  problems: [notMemberProblem, 'invitation_not_found', 'owners_only'],
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
  response: joinedOrganization,
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

export const memberInvitationEndpoints = [
  listInvitations,
  inviteMember,
  inviteMembers,
  resendInvitation,
  withdrawInvitation,
  openInvitation,
  acceptInvitation,
  declineInvitation,
] as const
