/** The daily digest: what happened since the last one, for everyone who chose daily emails. */
import { notificationTopicNames } from '#contract/i18n/notification-topics.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import { z } from '#contract/zod.ts'
import { findLastDigest } from '#domain/notifications/email-timing.ts'
import { notificationTopics, topicOf } from '#domain/notifications/notification-topics.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob } from '#server/jobs/queries.ts'
import { digestEmail } from '#server/email/texts/en-notifications.ts'
import { sendEmailTo } from '#server/email/send.ts'
import { digestEmailKind } from '#server/email/templates/notification-kinds.ts'
import {
  findDigest,
  insertDigest,
  listDigestReaders,
  removeOldDigests,
} from '#server/email/templates/notification-queries.ts'
import { listChoices } from './preference-queries.ts'
import { listForEmail } from './search.ts'

/** Maximum number of notifications in a digest. */
const maxDigestEntries = 50
const retentionDays = 30

/**
 * Creates the digests that are due in their readers' time zones and enqueues their emails. Run it in a transaction.
 */
export async function makeDigests({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  for (const { userId, since, ...clock } of await listDigestReaders(db)) {
    const { day, until } = findLastDigest(now, clock)
    const id = since < until ? await insertDigest(db, { userId, day, until, now }) : null
    if (id !== null) await addJob(db, { kind: digestEmailKind, payload: { digestId: id } })
  }
  await removeOldDigests(db, new Date(now.getTime() - retentionDays * 86_400_000))
}

const payloadSchema = z.object({ digestId: z.int() })

/**
 * Handles `mail.digest`. Leaves out notifications that were read, or whose topic's emails were turned off, in the
 * meantime.
 */
export async function sendDigest(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { digestId } = payloadSchema.parse(payload)
  const digest = await findDigest(ctx.db, digestId)
  if (!digest) return
  const { reader, unreadIds } = digest
  const choices = await listChoices(ctx.db, reader.userId)
  const isWanted = ({ kind }: Notification) =>
    choices.some(({ topic, mail }) => topic === topicOf(kind) && mail !== 'none')
  const unread = await listForEmail(ctx.db, { userId: reader.userId, ids: unreadIds })
  const notifications = unread.filter(isWanted)
  if (notifications.length === 0) return
  const shown = notifications.slice(-maxDigestEntries)
  await sendEmailTo(ctx, reader, {
    content: digestEmail({
      count: notifications.length,
      more: notifications.length - shown.length,
      sections: groupByTopic(shown),
    }),
    path: '/dashboard',
    name: `digest-${digestId}`,
    factId: null,
    topic: 'digest',
  })
}

function groupByTopic(notifications: readonly Notification[]) {
  return notificationTopics.flatMap((topic) => {
    const entries = notifications
      .filter(({ kind }) => topicOf(kind) === topic)
      .map((notification) => ({
        text: notification.message.replaceAll('\n', ' · '),
        path: notification.path,
      }))
    return entries.length > 0 ? [{ title: notificationTopicNames[topic], entries }] : []
  })
}
