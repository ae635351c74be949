/** Loads the data of the demo's accepted work: hours, reviews, saved projects. */
import { sql } from 'drizzle-orm'
import { mondayOf } from '#domain/rewards/streaks.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import {
  applicationHistory,
  domainEvents,
  hourEntries,
  impactReports,
  notifications,
  restWeeks,
  savedProjects,
} from '#server/db/schema.ts'
import { demoWork } from '#server/demo/hours.ts'
import { demoImpact } from '#server/demo/impact.ts'
import { daysBefore, type HistoryRow } from '#server/demo/rows.ts'
import { demoSaved } from '#server/demo/saved.ts'
import type { DemoHours } from '#server/demo/shapes.ts'
import { publish } from '#server/events/publish.ts'

export type LoadContext = { db: Db; now: Date }

/** A demo application with the people and the organization involved. */
export type Collaboration = {
  applicationId: string
  projectId: string
  volunteerId: string
  organizationId: string
  ownerId: string
}

export type FindCollaboration = (project: string, volunteer: string) => Collaboration

type Decision = { work: Collaboration; isRejected: boolean; ids: string[]; hours: number }

/** Loads hours as they were logged and decided, oldest first. */
export async function loadHours({ db, now }: LoadContext, find: FindCollaboration): Promise<void> {
  const logged = demoWork.flatMap(({ project, volunteer, entries }) =>
    entries.map((entry) => ({ entry, work: find(project, volunteer) })),
  )
  const decisions = new Map<string, Decision>()
  for (const { entry, work } of logged.toSorted((a, b) => b.entry.daysAgo - a.entry.daysAgo)) {
    const { applicationId, projectId, volunteerId, ownerId } = work
    const decidedDaysAgo = entry.confirmedDaysAgo ?? entry.rejected?.daysAgo
    const createdAt = daysBefore(now, entry.daysAgo)
    const decidedAt = decidedDaysAgo === undefined ? null : daysBefore(now, decidedDaysAgo)
    const entryId = idOf(
      await db
        .insert(hourEntries)
        .values({
          applicationId,
          date: dayInZone(createdAt, 'UTC'),
          hours: entry.hours,
          note: entry.note ?? null,
          status: statusOf(entry),
          reason: entry.rejected?.reason ?? null,
          decidedBy: decidedAt && ownerId,
          decidedAt,
          createdAt,
          updatedAt: decidedAt ?? createdAt,
        })
        .returning({ id: hourEntries.id }),
    )
    const data = { projectId, entryId, hours: entry.hours, beginsToWait: decidedDaysAgo === undefined }
    await publish(db, { type: 'hours.logged', actorId: volunteerId, subjectId: applicationId, data })
    if (decidedDaysAgo === undefined) continue
    const key = `${applicationId} ${statusOf(entry)} ${decidedDaysAgo}`
    const { ids, hours } = decisions.get(key) ?? { ids: [], hours: 0 }
    decisions.set(key, {
      work,
      isRejected: entry.rejected !== undefined,
      ids: [...ids, entryId],
      hours: hours + entry.hours,
    })
  }
  for (const { work, isRejected, ids, hours } of decisions.values()) {
    await publish(db, {
      type: isRejected ? 'hours.rejected' : 'hours.confirmed',
      actorId: work.ownerId,
      subjectId: work.applicationId,
      data: { projectId: work.projectId, entryIds: ids, hours },
    })
  }
}

function statusOf({ confirmedDaysAgo, rejected }: DemoHours) {
  if (rejected) return 'rejected'
  return confirmedDaysAgo === undefined ? 'awaiting' : 'confirmed'
}

export async function loadSaved(
  { db, now }: LoadContext,
  ids: { userOf: (key: string) => string; projectOf: (key: string) => string },
): Promise<void> {
  await db.insert(savedProjects).values(
    demoSaved.map(({ volunteer, project, daysAgo }) => ({
      userId: ids.userOf(volunteer),
      projectId: ids.projectOf(project),
      savedAt: daysBefore(now, daysAgo),
    })),
  )
}

type Completed = { id: string; ownerId: string; completedAt: Date | null }

/** Loads the impact that completed projects reported on completion. */
export async function loadImpact(db: Db, projectOf: (key: string) => Completed): Promise<void> {
  for (const { project, peopleHelped, summary } of demoImpact) {
    const { id: projectId, ownerId, completedAt } = projectOf(project)
    if (!completedAt) throw new Error(`the demo tells what "${project}" came to, which is not completed`)
    const at = { createdAt: completedAt, updatedAt: completedAt }
    await db.insert(impactReports).values({ projectId, peopleHelped, summary, reportedBy: ownerId, ...at })
    await publish(db, {
      type: 'project.impact_reported',
      actorId: ownerId,
      subjectId: projectId,
      data: { before: null, after: peopleHelped },
    })
  }
}

/** Backdates events about hours and impact. */
export async function dateWork(db: Db): Promise<void> {
  await db.execute(sql`
    update ${domainEvents} f set at = e.created_at from ${hourEntries} e
    where f.type = 'hours.logged' and e.id = (f.data->>'entryId')::uuid`)
  await db.execute(sql`
    update ${domainEvents} f set at = e.decided_at from ${hourEntries} e
    where f.type in ('hours.confirmed', 'hours.rejected') and e.id = (f.data->'entryIds'->>0)::uuid`)
  await db.execute(sql`
    update ${domainEvents} f set at = r.created_at from ${impactReports} r
    where f.type = 'project.impact_reported' and f.subject_id = r.project_id`)
}

/** Backdates events and notifications to their moves, and marks the older notifications as read. */
export async function dateNotifications({ db, now }: LoadContext): Promise<void> {
  await db.execute(sql`
    update ${domainEvents} f set at = h.at from ${applicationHistory} h
    where h.application_id = f.subject_id
      and f.type = 'application.' || case h.to_status when 'pending' then 'received' else h.to_status end`)
  await db.execute(sql`
    update ${notifications} n
    set created_at = f.at, read_at = case when f.at < ${daysBefore(now, 7)} then f.at + interval '3 hours' end
    from ${domainEvents} f where f.id = n.fact_id`)
}

export function idOf(rows: readonly { id: string }[]): string {
  const [row] = rows
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** The value of a demo key; throws if there is none. */
export function getRequired<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`the demo data names "${key}", which is not there`)
  return value
}

/** The weeks of these days were announced as rest: two past or current weeks and one to come. */
const restDaysAgo = [24, 5, -14]

/** Loads one volunteer's weeks of rest. */
export async function loadRest({ db, now }: LoadContext, userId: string): Promise<void> {
  const mondays = restDaysAgo.map((days) => mondayOf(dayInZone(daysBefore(now, days), 'UTC')))
  const weeks = [...new Set(mondays)].map((monday) => ({ userId, monday, announcedAt: daysBefore(now, 30) }))
  await db.insert(restWeeks).values(weeks)
}

/** Emits the event that the product would have emitted for a move. */
export function publishMove(db: Db, move: HistoryRow, projectId: string): Promise<void> {
  const about = { actorId: move.actorId ?? null, subjectId: move.applicationId, data: { projectId } }
  switch (move.toStatus) {
    case 'pending':
      return publish(db, { type: 'application.received', ...about })
    case 'accepted':
      return publish(db, { type: 'application.accepted', ...about })
    case 'declined':
      return publish(db, { type: 'application.declined', ...about })
    case 'completed':
      return publish(db, { type: 'application.completed', ...about })
    case 'withdrawn':
      return publish(db, {
        type: 'application.withdrawn',
        ...about,
        data: { projectId, endedBy: 'volunteer' },
      })
  }
}
