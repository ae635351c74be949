/** Blocks between a volunteer and an organization, wherever one meets the other, also without a conversation. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { isoTimestamp, pageQuery } from '#contract/fields.ts'
import { participant } from './conversations.ts'
import { z } from '#contract/zod.ts'

/** The other side; a member who blocks for another than their primary organization sends both. */
const otherSide = z
  .object({ organizationId: z.uuid().optional(), volunteerId: z.uuid().optional() })
  .superRefine(({ organizationId, volunteerId }, context) => {
    if (organizationId !== undefined || volunteerId !== undefined) return
    context.addIssue({ code: 'custom', path: ['organizationId'], message: fieldText('general.required') })
  })

const blockEndpoint = {
  path: '/api/block',
  access: 'signed-in',
  query: otherSide,
  response: z.object({
    /** Your side has blocked the other side. */
    isBlocked: z.boolean(),
    /** You can block the other side: an organization of others, a volunteer whom yours can meet. */
    mayBlock: z.boolean(),
  }),
  problems: [
    'organization_not_found',
    'person_not_found',
    'volunteers_only',
    'organizations_only',
    'own_organization',
  ],
} as const

export const getBlock = defineEndpoint({
  ...blockEndpoint,
  id: 'getBlock',
  summary: 'Whether you block an organization, or your organization blocks a volunteer.',
  method: 'GET',
})
export const blockSide = defineEndpoint({
  ...blockEndpoint,
  id: 'blockSide',
  summary:
    'Separates you and an organization, or your organization and a volunteer, until your side undoes it: as blocking in a conversation does, without one.',
  method: 'PUT',
})
export const unblockSide = defineEndpoint({
  ...blockEndpoint,
  id: 'unblockSide',
  summary: "Removes your side's block of an organization or a volunteer.",
  method: 'DELETE',
})

export const block = z.object({
  id: z.uuid(),
  /** Who is blocked. */
  blocked: participant,
  /** For which of your organizations; null if you block as a volunteer. */
  organization: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  blockedAt: isoTimestamp,
})
export type Block = z.infer<typeof block>

export const listBlocks = defineEndpoint({
  id: 'listBlocks',
  summary: 'Organizations that you block, and volunteers whom your organizations block, newest first.',
  method: 'GET',
  path: '/api/blocks',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(block),
  paged: true,
  problems: ['bad_cursor'],
})

export const blockEndpoints = [getBlock, blockSide, unblockSide, listBlocks] as const
