/** Members of an organization, and transferring ownership (decision A27). */
import { memberRoles } from '#domain/accounts/accounts.ts'
import { done } from '#contract/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

export const person = { firstName: z.string(), lastName: z.string() }
const memberParams = idParams.extend({ userId: z.uuid() })
export const memberRole = z.enum(memberRoles, fieldText('organizations.role'))

export const member = z.object({
  userId: z.uuid(),
  ...person,
  profileImageUrl: z.string().nullable(),
  role: memberRole,
  /** A coordinator of the site, who helps the organization. */
  isCoordinator: z.boolean(),
  joinedAt: isoTimestamp,
  /** This member is the reader. */
  isOwn: z.boolean(),
})
export type Member = z.infer<typeof member>

/** The organization that the caller now belongs to, or acts for. */
export const joinedOrganization = z.object({ organizationId: z.uuid(), organizationName: z.string() })
export const notMemberProblem = 'organization_not_found'
/** Why a member can't get another role. */
const changeProblems = [
  notMemberProblem,
  'member_not_found',
  'owners_only',
  'last_owner',
  'coordinator_only_helps',
  'member_unavailable',
] as const

export const listMembers = defineEndpoint({
  id: 'listMembers',
  summary: 'The members of one of your organizations: owners first, then by join date.',
  method: 'GET',
  path: '/api/organizations/:id/members',
  access: 'signed-in',
  params: idParams,
  response: z.array(member),
  problems: [notMemberProblem],
})

export const changeMember = defineEndpoint({
  id: 'changeMember',
  summary: 'Makes a member an owner or a manager. The last owner stays an owner.',
  method: 'PATCH',
  path: '/api/organizations/:id/members/:userId',
  access: 'signed-in',
  params: memberParams,
  body: z.object({ role: memberRole }),
  response: member,
  problems: changeProblems,
})

export const removeMember = defineEndpoint({
  id: 'removeMember',
  summary: 'Removes a member, or lets you leave. The last owner cannot leave.',
  method: 'DELETE',
  path: '/api/organizations/:id/members/:userId',
  access: 'signed-in',
  params: memberParams,
  response: done,
  problems: [notMemberProblem, 'member_not_found', 'owners_only', 'last_owner'],
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
  problems: changeProblems,
})

export const memberEndpoints = [listMembers, changeMember, removeMember, handOver] as const
