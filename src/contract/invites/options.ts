/** What an organization can invite a volunteer to, and how many invites are left (safeguard S18). */
import { responseStats } from '#contract/applications/responses.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, ownOrganization } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { invitingCodes } from './codes.ts'

const limit = z.object({ left: z.number().int().min(0), limit: z.number().int().min(0) })

/** How many more invites there can be (safeguard S18). */
export const remaining = z.object({
  /** Of the organization today (UTC), together with its first messages to people it doesn’t know. */
  today: limit,
  /** Of this volunteer within seven days, from all organizations together. */
  week: limit,
})
export type RemainingInvites = z.infer<typeof remaining>

export const getInviteOptions = defineEndpoint({
  id: 'getInviteOptions',
  summary:
    'To which open projects of your primary organization or `organizationId` you can invite a volunteer, and how many invites are left.',
  method: 'GET',
  path: '/api/volunteers/:id/invite-options',
  access: 'organization',
  forbidden: 'organizations_only',
  params: idParams,
  query: ownOrganization,
  response: z.object({
    volunteer: z.object({ id: z.uuid(), name: z.string() }),
    remaining,
    /** How this volunteer answers invites; both are null until there are enough answers. */
    responses: responseStats,
    /** The newest 100 that are published and not over. */
    projects: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        /** Null means no limit. */
        placesLeft: z.number().int().nullable(),
        /** Why the volunteer can’t be invited to it now; null if they can. */
        refusal: z.enum(invitingCodes).nullable(),
      }),
    ),
  }),
  problems: [
    'person_not_found',
    'organization_not_found',
    'organization_suspended',
    'blocked_by_you',
    'not_possible_now',
  ],
})
export type InviteOptions = z.infer<typeof getInviteOptions.response>

export const inviteOptionEndpoints = [getInviteOptions] as const
