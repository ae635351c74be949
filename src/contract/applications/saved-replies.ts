/** Texts that an organization's members save to answer applicants with. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp, requiredName, requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { declineReason } from './declining.ts'

export const savedReply = z.object({
  id: z.uuid(),
  organizationId: z.uuid(),
  name: z.string(),
  text: z.string(),
  /** The reason of a decline that is chosen together with it. */
  declineReason: declineReason.nullable(),
  createdAt: isoTimestamp,
  updatedAt: isoTimestamp,
})
export type SavedReply = z.infer<typeof savedReply>

export const newSavedReply = z.object({
  /** Unique in the organization, ignoring case. */
  name: requiredName({ max: limits.label }, fieldText('applications.replyName')),
  text: requiredText({ max: limits.message }, fieldText('applications.replyText')),
  declineReason: declineReason.nullable().optional(),
})
export type NewSavedReply = z.output<typeof newSavedReply>

const changedSavedReply = newSavedReply.partial()
export type ChangedSavedReply = z.output<typeof changedSavedReply>

const repliesOfOrganization = {
  path: '/api/organizations/:id/saved-replies',
  access: 'signed-in',
  params: idParams,
} as const

export const listSavedReplies = defineEndpoint({
  ...repliesOfOrganization,
  id: 'listSavedReplies',
  summary: "Your organization's saved replies, by name. All of its members see and edit them.",
  method: 'GET',
  response: z.array(savedReply),
  problems: ['organization_not_found'],
})

export const createSavedReply = defineEndpoint({
  ...repliesOfOrganization,
  id: 'createSavedReply',
  summary: 'Saves a reply for the members of your organization: at most 30, each name once.',
  method: 'POST',
  body: newSavedReply,
  response: savedReply,
  status: 201,
  problems: ['organization_not_found', 'reply_name_taken', 'too_many_replies'],
})

const oneReply = {
  path: '/api/saved-replies/:id',
  access: 'signed-in',
  params: idParams,
  response: savedReply,
} as const

export const changeSavedReply = defineEndpoint({
  ...oneReply,
  id: 'changeSavedReply',
  summary: 'Changes the name, the text or the reason of a saved reply of your organization.',
  method: 'PATCH',
  body: changedSavedReply,
  problems: ['reply_not_found', 'reply_name_taken'],
})

export const removeSavedReply = defineEndpoint({
  ...oneReply,
  id: 'removeSavedReply',
  summary: 'Removes a saved reply of your organization, and returns it as it was.',
  method: 'DELETE',
  problems: ['reply_not_found'],
})

export const savedReplyEndpoints = [
  listSavedReplies,
  createSavedReply,
  changeSavedReply,
  removeSavedReply,
] as const
