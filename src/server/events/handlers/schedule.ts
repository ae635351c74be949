/** Event handlers for the schedule: what follows from an event when time passes. */
import type { NotificationKind } from '#domain/notifications/notifications.ts'
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import type { EventOf } from '#server/events/event.ts'
import { listAccepted, saveActivity } from '#server/features/applications/work/work-check-queries.ts'
import { hasWaitingHours } from '#server/features/hours/queries.ts'
import { closeNotifications } from '#server/features/notifications/closing-queries.ts'
import { findReviewed } from '#server/features/reviews/reminder-queries.ts'
import { lockAcceptedBetween } from '#server/queries/applications/lock-accepted-between.ts'
import { cancelActions } from '#server/schedule/action-queries.ts'
import { enqueuePlanning } from '#server/schedule/enqueue.ts'

const pendingRules: readonly ScheduledRule[] = [
  'application.reminder',
  'application.update',
  'application.release',
]
/** The dates of accepted work. */
const dateRules: readonly ScheduledRule[] = ['project.start', 'project.end', 'project.completion']
/** Their notifications. */
const dateKinds: readonly NotificationKind[] = ['project.starting', 'project.ending', 'project.end_passed']
/** The notifications of an application that waits for its answer, and of work. */
const pendingKinds = ['application.received', 'application.waiting', 'application.still_waiting'] as const
const workKinds = ['work.asked', 'work.silent', 'work.renewal_asked', 'work.overdue'] as const
const silenceRules: readonly ScheduledRule[] = ['work.silence', 'work.freeing']
const renewalRules: readonly ScheduledRule[] = ['work.renewal', 'work.overdue']
const hourRules: readonly ScheduledRule[] = ['hours.reminder', 'hours.confirmation']

/** Has the rules whose cause the event may be planned for its subject, right after its transaction. */
const plan =
  (...rules: readonly ScheduledRule[]) =>
  (db: Db, { subjectId }: { subjectId: string }): Promise<void> =>
    enqueuePlanning(db, rules, [subjectId])

export const planWaiting = plan(...pendingRules)
export const planWork = plan(...dateRules, ...silenceRules, ...renewalRules)
export const planSilence = plan(...silenceRules)
export const planRenewal = plan(...renewalRules)
export const planDeadline = plan('project.deadline')
export const planReview = plan('work.review')

export async function planHours(db: Db, { data }: EventOf<'hours.logged'>): Promise<void> {
  await enqueuePlanning(db, hourRules, [data.entryId])
}

/** Ends what was planned for an application that is no longer pending. */
export async function endWaiting(
  db: Db,
  { subjectId: applicationId }: EventOf<`application.${'accepted' | 'declined'}`>,
): Promise<void> {
  await cancelActions(db, { subjectIds: [applicationId], rules: pendingRules })
  await closeNotifications(db, { applicationId }, pendingKinds)
}

/** Ends what was planned for hours as they were before; they wait for a decision now. */
export async function endEarlierHours(db: Db, { data }: EventOf<'hours.logged'>): Promise<void> {
  await cancelActions(db, { subjectIds: [data.entryId], rules: hourRules })
}

/** Ends what was planned for hours that no longer wait. */
export async function endHours(
  db: Db,
  {
    subjectId: applicationId,
    data,
  }: EventOf<`hours.${'removed' | 'confirmed' | 'confirmed_automatically' | 'rejected'}`>,
): Promise<void> {
  const subjectIds = 'entryIds' in data ? data.entryIds : [data.entryId]
  await cancelActions(db, { subjectIds, rules: hourRules })
  if (!(await hasWaitingHours(db, applicationId))) {
    await closeNotifications(db, { applicationId }, ['hours.logged', 'hours.waiting'])
  }
}

type ActivityEvent = EventOf<
  'hours.logged' | 'work.continued' | 'application.scope_accepted' | 'application.scope_declined'
>

/** The volunteer responded, so no one asks whether they are still working. */
export async function endSilence(db: Db, { subjectId }: ActivityEvent): Promise<void> {
  await storeActivity(db, [subjectId])
}

/** The same for a message, which is about all work with the organization. */
export async function endSilenceOfWriter(db: Db, { data }: EventOf<'message.sent'>): Promise<void> {
  if (data.side === 'volunteer') await storeActivity(db, await lockAcceptedBetween(db, data))
}

async function storeActivity(db: Db, applicationIds: readonly string[]): Promise<void> {
  await saveActivity(db, applicationIds)
  await cancelActions(db, { subjectIds: applicationIds, rules: silenceRules })
  for (const applicationId of applicationIds) {
    await closeNotifications(db, { applicationId }, ['work.asked', 'work.silent'])
  }
}

/** Both sides renewed the work. */
export async function endRenewal(
  db: Db,
  { subjectId: applicationId }: EventOf<'work.renewed'>,
): Promise<void> {
  await cancelActions(db, { subjectIds: [applicationId], rules: renewalRules })
  await closeNotifications(db, { applicationId }, ['work.renewal_asked', 'work.overdue'])
}

/** A side has written its review; once both have, no one is reminded. */
const endReview =
  (kind: 'review.asked_of_volunteer' | 'review.asked_of_organization') =>
  async (db: Db, { subjectId }: EventOf<'review.by_volunteer' | 'review.by_organization'>) => {
    await closeNotifications(db, { applicationId: subjectId }, [kind])
    const reviewed = await findReviewed(db, subjectId)
    if (!reviewed?.volunteer || !reviewed.organization) return
    await cancelActions(db, { subjectIds: [subjectId], rules: ['work.review'] })
  }

export const endReviewOfVolunteer = endReview('review.asked_of_volunteer')
export const endReviewOfOrganization = endReview('review.asked_of_organization')

interface Ended {
  rules: readonly ScheduledRule[]
  kinds: readonly NotificationKind[]
}

/** Ends what was planned and announced for an application, also about the dates of its project. */
const endOf =
  ({ rules, kinds }: Ended) =>
  async (
    db: Db,
    { subjectId: applicationId, data }: EventOf<'application.withdrawn' | 'application.completed'>,
  ): Promise<void> => {
    await cancelActions(db, { subjectIds: [applicationId], rules })
    await closeNotifications(db, { applicationId }, kinds)
    const { projectId } = data
    await closeNotifications(db, { projectId, volunteerOf: applicationId }, dateKinds)
  }

const workRules = [...dateRules, ...silenceRules, ...renewalRules]

export const endWork = endOf({ rules: workRules, kinds: workKinds })
/** It was pending or accepted. */
export const endWithdrawn = endOf({
  rules: [...pendingRules, ...workRules],
  kinds: [...pendingKinds, ...workKinds],
})

/** The deadline may have changed. */
export async function endDeadline(db: Db, { subjectId }: EventOf<'project.edited'>): Promise<void> {
  await cancelActions(db, { subjectIds: [subjectId], rules: ['project.deadline'] })
}

/** The volunteer agreed to other dates. */
export async function planNewDates(db: Db, event: EventOf<'application.scope_accepted'>): Promise<void> {
  await cancelActions(db, { subjectIds: [event.subjectId], rules: dateRules })
  await enqueuePlanning(db, dateRules, [event.subjectId])
}

type EndedProjectEvent = EventOf<`project.${'completed' | 'canceled' | 'removed'}`>

/** The project is over, so no one is reminded of its dates. */
export async function endDates(db: Db, event: EndedProjectEvent): Promise<void> {
  await cancelDates(db, event)
  await closeNotifications(db, { projectId: event.subjectId }, ['project.deadline_near', ...dateKinds])
}

/** Reminds no one of the dates of a project that is over or hidden. What they were notified of may still wait for them. */
export async function cancelDates(
  db: Db,
  { subjectId: projectId }: EndedProjectEvent | EventOf<'project.held'>,
): Promise<void> {
  const subjectIds = [projectId, ...(await listAccepted(db, projectId))]
  await cancelActions(db, { subjectIds, rules: ['project.deadline', ...dateRules] })
}
