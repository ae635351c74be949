/** Event handlers for the schedule: what follows from an event when time passes. */
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import type { EventOf } from '#server/events/event.ts'
import { listAcceptedBetween, saveActivity } from '#server/features/applications/work-check-queries.ts'
import { hasWaitingHours } from '#server/features/hours/queries.ts'
import { removeReminders } from '#server/features/notifications/reminders.ts'
import { cancelActions } from '#server/schedule/action-queries.ts'
import { enqueuePlanning } from '#server/schedule/enqueue.ts'

const pendingRules: readonly ScheduledRule[] = [
  'application.reminder',
  'application.update',
  'application.release',
]
const dateRules: readonly ScheduledRule[] = [
  'project.deadline',
  'project.start',
  'project.end',
  'project.completion',
]
const silenceRules: readonly ScheduledRule[] = ['work.silence', 'work.freeing']
const renewalRules: readonly ScheduledRule[] = ['work.renewal', 'work.overdue']
const hourRules: readonly ScheduledRule[] = ['hours.reminder', 'hours.confirmation']

/** Has what follows from the event planned, right after its transaction. */
export const plan = (db: Db): Promise<void> => enqueuePlanning(db)

/** Ends what was planned for an application that is no longer pending. */
export async function endWaiting(
  db: Db,
  { subjectId: applicationId }: EventOf<`application.${'accepted' | 'declined' | 'withdrawn'}`>,
): Promise<void> {
  await cancelActions(db, { subjectIds: [applicationId], rules: pendingRules })
  for (const kind of ['application.waiting', 'application.still_waiting'] as const) {
    await removeReminders(db, { kind, applicationId })
  }
}

/** Ends what was planned for hours as they were before. */
export async function endHours(
  db: Db,
  {
    subjectId: applicationId,
    data,
  }: EventOf<`hours.${'logged' | 'removed' | 'confirmed' | 'confirmed_automatically' | 'rejected'}`>,
): Promise<void> {
  const subjectIds = 'entryIds' in data ? data.entryIds : [data.entryId]
  await cancelActions(db, { subjectIds, rules: hourRules })
  if (!(await hasWaitingHours(db, applicationId))) {
    await removeReminders(db, { kind: 'hours.waiting', applicationId })
  }
}

type ActivityEvent = EventOf<
  'hours.logged' | 'work.continued' | 'application.scope_accepted' | 'application.scope_declined'
>

/** The volunteer was heard of, so no one asks whether they are still on it. */
export async function endSilence(db: Db, { subjectId }: ActivityEvent): Promise<void> {
  await storeActivity(db, [subjectId])
}

/** The same for a message, which is about all work with the organization. */
export async function endSilenceOfWriter(db: Db, { data }: EventOf<'message.sent'>): Promise<void> {
  if (data.side === 'volunteer') await storeActivity(db, await listAcceptedBetween(db, data))
}

async function storeActivity(db: Db, applicationIds: readonly string[]): Promise<void> {
  await saveActivity(db, applicationIds)
  await cancelActions(db, { subjectIds: applicationIds, rules: silenceRules })
  for (const applicationId of applicationIds) {
    for (const kind of ['work.asked', 'work.silent'] as const)
      await removeReminders(db, { kind, applicationId })
  }
}

/** Both sides renewed the work. */
export async function endRenewal(
  db: Db,
  { subjectId: applicationId }: EventOf<'work.renewed'>,
): Promise<void> {
  await cancelActions(db, { subjectIds: [applicationId], rules: renewalRules })
  for (const kind of ['work.renewal_asked', 'work.overdue'] as const) {
    await removeReminders(db, { kind, applicationId })
  }
}

/** Ends what was planned for work that is over. */
export async function endWork(
  db: Db,
  { subjectId }: EventOf<'application.withdrawn' | 'application.completed'>,
): Promise<void> {
  await cancelActions(db, { subjectIds: [subjectId], rules: [...silenceRules, ...renewalRules] })
  for (const kind of ['work.asked', 'work.silent', 'work.renewal_asked', 'work.overdue'] as const) {
    await removeReminders(db, { kind, applicationId: subjectId })
  }
}

/** The project is over or hidden, so no one is reminded of its dates. */
export async function endDates(
  db: Db,
  { subjectId }: EventOf<`project.${'edited' | 'completed' | 'canceled' | 'removed' | 'held'}`>,
): Promise<void> {
  await cancelActions(db, { subjectIds: [subjectId], rules: dateRules })
}
