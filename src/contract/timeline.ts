/** The timeline of an application: its moves, its hours and its reviews. */
import { applicationSides } from '#domain/applications.ts'
import { timelineKinds } from '#domain/timeline.ts'
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment, pageQuery } from './fields.ts'
import { z } from './zod.ts'

export const timelineEvent = z.object({
  id: z.uuid(),
  kind: z.enum(timelineKinds),
  at: moment,
  by: z.enum(applicationSides),
  /** The volunteer, or the organization; its members read which of them it was. */
  actorName: z.string(),
  /** The reader did it. */
  isOwn: z.boolean(),
  /** Why accepted work ended or hours were rejected. */
  reason: z.string().nullable(),
  /** Of hours: their sum. */
  hours: z.number().nullable(),
  /** Of logged hours: the day of the work. */
  date: z.string().nullable(),
  /** Of a review. */
  rating: z.number().int().nullable(),
  /** The note of logged hours, or the text of a review. */
  text: z.string().nullable(),
})
export type TimelineEvent = z.infer<typeof timelineEvent>

export const listTimeline = defineEndpoint({
  id: 'listTimeline',
  summary: 'The history of an application, newest first: status changes, hours and reviews.',
  method: 'GET',
  path: '/api/applications/:id/timeline',
  access: 'signed-in',
  params: idParams,
  query: pageQuery,
  response: z.array(timelineEvent),
  paged: true,
  problems: ['application_not_found', 'bad_cursor'],
})
