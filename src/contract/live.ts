/** What open pages are told as it happens (decisions B1, B2): Server-Sent Events, each with an id that counts by one. */
import { message } from './conversation-messages.ts'
import { defineEndpoint } from './endpoint.ts'
import { notification } from './notifications.ts'
import { z } from './zod.ts'

const inConversation = z.object({ conversationId: z.uuid() })

/** What is kept, so that whoever was cut off is told it later: the data of each kind. */
const liveEvents = {
  /** What the bell counts has changed: by a notification, or by marking some as read, which carries none. */
  notifications: z.union([notification, z.object({})]),
  /** A message was written, edited or deleted: the whole of it, as its readers see it. */
  message: inConversation.extend({ message: message }),
  /** Somebody has read to a position. */
  read: inConversation.extend({ userId: z.uuid(), position: z.int() }),
  /** A conversation began, or is otherwise different from before. */
  conversation: inConversation,
} as const

/** What is told only to who is there. */
const liveSignals = {
  typing: inConversation.extend({ name: z.string() }),
} as const

export const liveKinds = { ...liveEvents, ...liveSignals }
export type LiveKind = keyof typeof liveKinds
export type LiveData<Kind extends LiveKind> = z.infer<(typeof liveKinds)[Kind]>

type Data<Kinds extends Record<string, z.ZodType>> = {
  [Kind in keyof Kinds]: { kind: Kind; data: z.infer<Kinds[Kind]> }
}[keyof Kinds]

export type LiveEvent = Data<typeof liveEvents>
export type LiveSignal = Data<typeof liveSignals>

/**
 * The media type that asks for the stream. It has three events of its own: `open` (whoever opened it is told what comes after
 * its id, with a sign of life every `heartbeat` seconds), `reset` (what came before its id is no longer kept, so that
 * everything is to be asked for again) and `ended` (its session has).
 */
export const streamType = 'text/event-stream'

/** The name of the header in which a page that was cut off says what it was told last. */
export const lastIdHeader = 'last-event-id'

export const followLive = defineEndpoint({
  id: 'followLive',
  summary: `Live events for your open pages, after an event ID. A stream with "Accept: ${streamType}" (the ID can come in Last-Event-ID), otherwise the events so far.`,
  method: 'GET',
  path: '/api/live',
  access: 'signed-in',
  query: z.object({
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    /** Whom the caller takes itself for: refused where another person has signed in since, in another tab. */
    user: z.uuid().optional(),
  }),
  response: z.object({
    /** The id of the last event there is; 0 where there is none yet. */
    last: z.int(),
    /** What came after the id is no longer kept, or is too much: everything is to be asked for again. */
    reset: z.boolean(),
    events: z.array(z.object({ id: z.int(), kind: z.string(), data: z.record(z.string(), z.unknown()) })),
  }),
})
