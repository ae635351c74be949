/** Live events for open pages (decisions B1, B2): Server-Sent Events, each with an id that increases by one. */
import { contentLanguage } from '#contract/i18n/content-language.ts'
import { decidingMember } from '#contract/applications/deciding-member.ts'
import { applicationStatuses, shownStatuses } from '#domain/applications/applications.ts'
import { message } from '#contract/messages/messages.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { notification } from '#contract/notifications/notifications.ts'
import { z } from '#contract/zod.ts'
import { streamType } from './event-stream.ts'

const conversationReference = z.object({ conversationId: z.uuid() })

/** Events that are stored, so that a page that lost its connection receives them later; the data of each kind. */
export const liveEvents = {
  /**
   * The unread count of the bell changed, by a notification or because the reader marked some as read; the latter
   * carries no notification. So does an event of an organization that the reader has left.
   */
  notifications: z.union([notification, z.object({})]),
  /** A message was written, edited or deleted: the full message, as its readers see it. */
  message: conversationReference.extend({
    // Events that the previous releases stored have no language, and are no announcements.
    message: message.extend({
      language: contentLanguage.default(null),
      isAnnouncement: message.shape.isAnnouncement.default(false),
    }),
  }),
  /** Someone has read up to a position. */
  read: conversationReference.extend({ userId: z.uuid(), position: z.int() }),
  /** A conversation was created or changed. */
  conversation: conversationReference,
  /** A member wrote to all accepted volunteers of a project: many conversations of the organization changed. */
  announcement: z.object({ projectId: z.uuid() }),
} as const

/** Signals sent only to pages that are connected now; they are not stored. */
const liveSignals = {
  typing: conversationReference.extend({ name: z.string() }),
  /**
   * Someone applied to one of the reader's organizations, or applications to it moved; those that one call moves come
   * together, at most 50. Sent to its members except the volunteer of the application. A page that was disconnected
   * loads its list again.
   */
  application: z.object({
    applicationIds: z.array(z.uuid()),
    projectId: z.uuid(),
    organizationId: z.uuid(),
    status: z.enum(applicationStatuses),
    shownStatus: z.enum(shownStatuses),
    /** The member who decided; null if the volunteer or no person did it. */
    by: decidingMember.nullable(),
  }),
  /**
   * The hours of an application that wait for the organization, after some were logged, removed or decided. Sent to its
   * members except the volunteer.
   */
  hours: z.object({ applicationId: z.uuid(), waitingHours: z.number() }),
  /**
   * The bell's count may be lower, because what some notifications announced was decided. A page that was disconnected
   * loads its count again; one whose server was gets this signal.
   */
  unread: z.object({}),
  /** The reader, or another member of their organization, blocked the other side or undid that. The other side gets none. */
  block: z.object({ volunteerId: z.uuid(), organizationId: z.uuid() }),
  /** More or fewer applications wait for an answer to a project, which may pause or reopen it. Sent to everyone. */
  queue: z.object({ projectId: z.uuid() }),
  /**
   * A project's organization paused, resumed or ended it, or accepted someone for its last spot. Not sent when a spot comes free,
   * the deadline passes or the project is edited. Sent to everyone.
   */
  availability: z.object({ projectId: z.uuid() }),
  /** An administrator held, removed or showed a project. Sent to everyone. */
  visibility: z.object({ projectId: z.uuid() }),
  /**
   * An administrator hid or showed an organization's page and these projects. More than 100 projects come in several
   * signals. Sent to everyone, so it does not say why.
   */
  organizationVisibility: z.object({ organizationId: z.uuid(), projectIds: z.array(z.uuid()) }),
} as const

export const liveSchemas = { ...liveEvents, ...liveSignals }
export type LiveKind = keyof typeof liveSchemas
export type LiveData<Kind extends LiveKind> = z.infer<(typeof liveSchemas)[Kind]>

type Data<Kinds extends Record<string, z.ZodType>> = {
  [Kind in keyof Kinds]: { kind: Kind; data: z.infer<Kinds[Kind]> }
}[keyof Kinds]

export type LiveEvent = Data<typeof liveEvents>
export type LiveSignal = Data<typeof liveSignals>

export const followLive = defineEndpoint({
  id: 'followLive',
  summary: `Live events for your open pages, after an event ID. A stream with "Accept: ${streamType}" (the ID can come in Last-Event-ID), otherwise the events so far.`,
  method: 'GET',
  path: '/api/live',
  access: 'signed-in',
  query: z.object({
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    /** The user the caller expects to be; refused if another person has signed in since, in another tab. */
    user: z.uuid().optional(),
  }),
  response: z.object({
    /** The id of the latest event; 0 if there is none yet. */
    last: z.int(),
    /** The events after the id are no longer stored or are too many, so the page must fetch everything again. */
    reset: z.boolean(),
    events: z.array(z.object({ id: z.int(), kind: z.string(), data: z.record(z.string(), z.unknown()) })),
  }),
})

export const liveEndpoints = [followLive] as const
