/** Emails as jobs: enqueued in the transaction of the event, sent after it commits, at least once. */
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import { topicOf, type NotificationTopic } from '#domain/notifications/notification-topics.ts'
import { isWorkNotificationKind, type WorkNotificationKind } from '#domain/notifications/notifications.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { enqueueNotificationEmails, hasUnsubscribed } from './preference-queries.ts'
import { composeEmail, renderEmail } from './render.ts'
import { findApplicationEmail, listApplicantIds, listMemberIds } from './queries.ts'
import type { EmailContent } from './email.ts'
import { deliverEmail } from './transport.ts'

interface ApplicationEvent {
  id: number
  type: WorkNotificationKind
  actorId: string | null
  /** The application's id. */
  subjectId: string
  data: { projectId: string }
}

/** Enqueues an email to every member of the project's organization, except the one who acted. */
export async function enqueueApplicationEmails(db: Db, event: ApplicationEvent): Promise<void> {
  await enqueueWorkEmails(db, event, await listMemberIds(db, event.data.projectId, event.actorId))
}

/** Enqueues an email to the volunteer who applied. */
export async function enqueueApplicantEmail(db: Db, event: ApplicationEvent): Promise<void> {
  await enqueueWorkEmails(db, event, await listApplicantIds(db, event.subjectId))
}

async function enqueueWorkEmails(
  db: Db,
  { id: factId, type }: ApplicationEvent,
  userIds: string[],
): Promise<void> {
  await enqueueNotificationEmails(
    db,
    type,
    userIds.map((userId) => ({
      userId,
      kind: 'mail.send',
      payload: { factId, userId },
      uniqueKey: `mail:${factId}:${userId}`,
    })),
  )
}

const payloadSchema = z.object({ factId: z.int(), userId: z.uuid() })

/** The handler of `mail.send`. Renders the email from the current rows, and sends it or stores it in the outbox. */
export async function sendApplicationEmail(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const about = payloadSchema.parse(payload)
  const row = await findApplicationEmail(ctx.db, about)
  const sentEmail = row && composeEmail(about.factId, row, ctx.config)
  const topic = row && isWorkNotificationKind(row.type) ? topicOf(row.type) : null
  if (topic && (await hasUnsubscribed(ctx.db, about.userId, topic))) return
  if (sentEmail) await deliverEmail(ctx, sentEmail, { ...about, isDemo: row.recipient.isDemo })
}

export interface Recipient {
  /** Null if the address has no account. */
  userId: string | null
  email: string
  firstName: string
  isDemo: boolean
}

interface EmailToSend {
  content: EmailContent
  path: string
  name: string
  factId: number | null
  /** The topic, if people can turn such emails off. */
  topic?: NotificationTopic | 'digest' | null
}

/** Renders and sends an email to a person, with a button that leads to `path`, unless they turned off the topic. */
export async function sendEmailTo(
  ctx: JobContext,
  recipient: Recipient,
  { factId, topic = null, ...sentEmail }: EmailToSend,
): Promise<void> {
  const { userId, isDemo } = recipient
  if (userId && topic && topic !== 'digest' && (await hasUnsubscribed(ctx.db, userId, topic))) return
  const parts = { ...sentEmail, topic, recipient: { ...recipient, id: userId } }
  await deliverEmail(ctx, renderEmail(parts, ctx.config), { factId, userId, isDemo })
}
