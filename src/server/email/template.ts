/** What an email template is. Each email has one, in `templates/<slice>.ts`; `templates.ts` lists them all. */
import type { Language } from '#contract/i18n/languages.ts'
import { z } from '#contract/zod.ts'
import type { NotificationTopic } from '#domain/notifications/notification-topics.ts'
import type { UndeliveredReason } from '#domain/email/bounces.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import type { EmailContent, EmailTopic, LinkedSearch, Recipient, ReplyTo } from './email.ts'
import { languageOf } from './language.ts'
import { findRecipient } from './recipient-queries.ts'

/** Loading an email only reads, because administrators see its subject and recipient before it is sent. */
export type ReadContext = Pick<JobContext, 'db' | 'now' | 'config'>

/** Whose preferences and quiet hours apply, and the topic; those of a null topic are turned off by `list`, if at all. */
export interface Subscription {
  userId: string
  topic: NotificationTopic | null
}

interface Loaded {
  recipient: Recipient
  /** The domain event that the email is about. */
  eventId?: number
}

interface EmailDefinition<Data extends object, Row extends Loaded> {
  /** What a job stores about the email; the rest is loaded when it is sent. */
  data: z.ZodType<Data>
  /** The rows that the email is made from, and its recipient; null if there is nothing to send anymore. */
  load: (ctx: ReadContext, data: NoInfer<Data>) => Promise<Row | null>
  render: (language: Language, row: NoInfer<Data & Row>) => EmailContent
  /**
   * Where its button leads. A function may also store the token of a link that works once; it returns null if that
   * link was withdrawn in the meantime.
   */
  path: string | ((row: NoInfer<Data & Row>, ctx: JobContext) => string | null | Promise<string | null>)
  /** Names it in its Message-ID, the same on every attempt to send it. A link that works once is added to it. */
  name: (row: NoInfer<Data & Row>) => string
  /** Only for notifications. All other emails are sent immediately, whatever the person prefers. */
  subscription?: (data: NoInfer<Data>) => Subscription | null
  /** What its unsubscribe link ends, if that is not the topic of its subscription. */
  list?: 'digest' | 'weekly_summary' | 'administration'
  /** The saved search that its unsubscribe link ends instead; null if it is about several. */
  searchOf?: (row: NoInfer<Data & Row>) => LinkedSearch | null
  /** Where replies go, if not to the contact address of the site. */
  replyTo?: (row: NoInfer<Data & Row>) => ReplyTo | null
  /** Takes what only one email may contain, or finds what takes long, just before it is rendered; null if that is nothing. */
  claim?: (ctx: JobContext, row: NoInfer<Data & Row>) => Promise<NoInfer<Data & Row> | null>
  beforeSend?: (ctx: JobContext, row: NoInfer<Data & Row>) => Promise<void>
  afterSend?: (ctx: JobContext, row: NoInfer<Data & Row>) => Promise<void>
  /** Stores that the email will not arrive. */
  afterRefusal?: (db: Db, row: NoInfer<Data & Row>, reason: UndeliveredReason) => Promise<void>
  /** The id that bounces name if the recipient has no account. */
  bouncesOf?: (row: NoInfer<Data & Row>) => string
  maxAttempts?: number
}

/** An email that is still wanted, with its rows. */
export interface FoundEmail {
  recipient: Recipient
  language: Language
  eventId: number | null
  name: string
  /** What its unsubscribe link is for; null if it has none. */
  topic: EmailTopic | null
  search: LinkedSearch | null
  /** Where replies go; null for the contact address of the site. */
  replyTo: ReplyTo | null
  subject: string
  /** Prepares it for sending; null if its link was withdrawn or nothing is left to say. */
  prepare(ctx: JobContext): Promise<{ content: EmailContent; path: string } | null>
  beforeSend(ctx: JobContext): Promise<void>
  afterSend(ctx: JobContext): Promise<void>
  afterRefusal: (db: Db, reason: UndeliveredReason) => Promise<void>
  /** Whose bounces come back: the account, or what the email is about; null if no one looks at them. */
  bouncesOf: string | null
}

export interface EmailTemplate<Data extends object> {
  readonly data: z.ZodType<Data>
  readonly maxAttempts: number
  /** Null if the email is not a notification. Throws if the stored data is invalid. */
  subscriptionOf(stored: unknown): Subscription | null
  /** Null if there is nothing to send anymore. Throws if the stored data is invalid. */
  find(ctx: ReadContext, stored: unknown): Promise<FoundEmail | null>
}

/** Number of attempts in three days: the delays grow to an hour, and a mail server may be down for a weekend. */
export const attemptsOfThreeDays = 82

/** Number of attempts in a bit more than a day, after which most links have expired and the next digest follows. */
export const attemptsOfOneDay = 34

/** What a job stores about an email, by the names of its template (`toPayload` stores it). */
function fromPayload(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('factId' in stored)) return stored
  const { factId: eventId, ...data } = stored
  return { ...data, eventId }
}

/**
 * Defines an email, which is rendered in its recipient's language. Its functions receive the job's data and the loaded
 * rows as one object.
 */
export function defineEmail<Data extends object, Row extends Loaded>({
  data,
  load,
  render,
  path,
  name,
  subscription,
  list,
  searchOf,
  replyTo,
  claim,
  beforeSend,
  afterSend,
  afterRefusal,
  bouncesOf,
  maxAttempts = attemptsOfThreeDays,
}: EmailDefinition<Data, Row>): EmailTemplate<Data> {
  const storedData = z.preprocess(fromPayload, data)
  return {
    data: storedData,
    maxAttempts,
    subscriptionOf: (stored) => subscription?.(storedData.parse(stored)) ?? null,
    async find(ctx, stored) {
      const about = storedData.parse(stored)
      const loaded = await load(ctx, about)
      if (!loaded) return null
      const row = { ...about, ...loaded }
      const language = languageOf(loaded.recipient, ctx.config)
      return {
        recipient: loaded.recipient,
        language,
        eventId: loaded.eventId ?? null,
        name: name(row),
        topic: list ?? subscription?.(about)?.topic ?? null,
        search: searchOf?.(row) ?? null,
        replyTo: replyTo?.(row) ?? null,
        subject: render(language, row).subject,
        async prepare(job) {
          const ready = claim ? await claim(job, row) : row
          const target = ready && (typeof path === 'string' ? path : await path(ready, job))
          return ready && target !== null ? { content: render(language, ready), path: target } : null
        },
        beforeSend: async (job) => beforeSend?.(job, row),
        afterSend: async (job) => afterSend?.(job, row),
        afterRefusal: async (db, reason) => afterRefusal?.(db, row, reason),
        bouncesOf: loaded.recipient.userId ?? bouncesOf?.(row) ?? null,
      }
    },
  }
}

/** The data of every email to a person about a domain event. Jobs have the event's id as text (migration 0048). */
export const aboutPerson = z.object({ eventId: z.coerce.number().pipe(z.int()), userId: z.uuid() })
type AboutPerson = z.output<typeof aboutPerson>

interface PersonalEmailDefinition<Data extends AboutPerson, Row extends object> extends Pick<
  EmailDefinition<Data, Row & Loaded>,
  'data' | 'render' | 'path' | 'maxAttempts'
> {
  /** The rows besides the recipient. */
  load: (ctx: ReadContext, data: Data) => Promise<Row | null>
  /** The topic, if the email says the same as a notification; null if that can't be turned off. */
  topic?: NotificationTopic | null
}

/** Defines an email to a person about a domain event. No one whose account is disabled gets it. */
export function definePersonalEmail<Data extends AboutPerson, Row extends object>({
  load,
  topic,
  ...definition
}: PersonalEmailDefinition<Data, Row>): EmailTemplate<Data> {
  return defineEmail<Data, Row & Loaded>({
    ...definition,
    ...(topic !== undefined && { subscription: ({ userId }: Data) => ({ userId, topic }) }),
    async load(ctx, data) {
      const { eventId, userId } = data
      const recipient = await findRecipient(ctx.db, { userId })
      const row = recipient && (await load(ctx, data))
      return row && { ...row, recipient, eventId }
    },
    name: ({ eventId, userId }) => `fact-${eventId}.user-${userId}`,
  })
}
