/** Enqueues emails, in the transaction of the event. They are sent after it commits, at least once. */
import { emailKind } from '#domain/email/email-job.ts'
import { findQuietEnd } from '#domain/notifications/email-timing.ts'
import type { Db } from '#server/db/db.ts'
import { addJobs, type NewJob } from '#server/jobs/queries.ts'
import { listImmediateSubscribers, type ImmediateSubscriber } from './preference-queries.ts'
import { templates, type TemplateData, type TemplateName } from './templates.ts'

interface NewEmail<Name extends TemplateName> {
  data: TemplateData<Name>
  /** While an email with this key is waiting, no other is enqueued. */
  uniqueKey?: string
  /** The minimum delay of a notification, in milliseconds. */
  waitMs?: number
  /** When to send an email that is no notification; immediately by default. */
  runAt?: Date
}

/**
 * Enqueues emails of one template. If they are notifications, people get only those they want immediately, and not
 * before their quiet hours end; people who chose a daily email find the notification in their digest.
 */
export async function enqueueEmails<Name extends TemplateName>(
  db: Db,
  template: Name,
  emails: readonly NewEmail<Name>[],
): Promise<void> {
  const { subscriptionOf } = templates[template]
  const subscriptions = emails.map(({ data }) => subscriptionOf(data))
  const wanted = await listImmediateSubscribers(db, subscriptions)
  const jobs = emails.flatMap(({ data, uniqueKey, waitMs = 0, runAt: planned }, index): NewJob[] => {
    const subscriber = wanted.get(index)
    if (subscriptions[index] && !subscriber) return []
    const runAt = subscriber ? findStart(subscriber, waitMs) : planned
    return [
      {
        kind: emailKind,
        payload: toPayload(template, data),
        ...(uniqueKey !== undefined && { uniqueKey }),
        ...(runAt && { runAt }),
      },
    ]
  })
  await addJobs(db, jobs)
}

/**
 * The event's id is stored as `factId`, as earlier releases named it; as text, so that the release before migration 0048
 * does not take the job for one of its own.
 */
function toPayload(template: TemplateName, data: object): Record<string, unknown> {
  if (!('eventId' in data)) return { template, ...data }
  const { eventId, ...others } = data
  return { template, ...others, factId: String(eventId) }
}

/** When to send it; null for immediately. */
function findStart(
  { quietFrom: from, quietTo: to, timeZone, now }: ImmediateSubscriber,
  waitMs: number,
): Date | null {
  const quiet = from === null || to === null ? null : { from, to }
  const requested = new Date(new Date(now).getTime() + waitMs)
  const end = findQuietEnd(requested, quiet, timeZone)
  return end ?? (waitMs > 0 ? requested : null)
}
