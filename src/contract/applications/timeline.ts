/** The timeline of an application: its status changes, answers to changes of what was agreed, hours and reviews. */
import { applicationSides } from '#domain/applications/applications.ts'
import { timelineKinds } from '#domain/applications/timeline.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { declineReason } from './declining.ts'

export const timelineEvent = z.object({
  id: z.uuid(),
  kind: z.enum(timelineKinds),
  at: isoTimestamp,
  by: z.enum(applicationSides),
  /** The organization invited the volunteer, who accepted: only said of `applied` and `accepted`. */
  isInvited: z.boolean(),
  /** The volunteer or the organization; its members also see which of them it was. */
  actorName: z.string(),
  /** The reader did it. */
  isOwn: z.boolean(),
  /** Why it was declined, accepted work ended, hours were rejected or a change of the agreed work was declined. */
  reason: z.string().nullable(),
  /** The reason that the organization chose for a decline. */
  declineReason: declineReason.nullable(),
  /** For hours, their sum. */
  hours: z.number().nullable(),
  /** For logged hours, the day of the work. */
  date: z.string().nullable(),
  /** For a review. */
  rating: z.number().int().nullable(),
  /** The note of logged hours, or the text of a review. */
  text: z.string().nullable(),
})
export type TimelineEvent = z.infer<typeof timelineEvent>

export const listTimeline = defineEndpoint({
  id: 'listTimeline',
  summary:
    'The history of an application, newest first: status changes, answers to changes of what was agreed, hours and reviews.',
  method: 'GET',
  path: '/api/applications/:id/timeline',
  access: 'signed-in',
  params: idParams,
  query: pageQuery,
  response: z.array(timelineEvent),
  paged: true,
  problems: ['application_not_found', 'bad_cursor'],
})

export const timelineEndpoints = [listTimeline] as const
