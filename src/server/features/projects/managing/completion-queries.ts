/** What completing a project would do. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CompletionPreview } from '#contract/projects/completion.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/db.ts'
import { newestFirst } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { isVolunteerSuspended } from '#server/queries/accounts/suspended.ts'
import { latestScope } from '#server/queries/applications/agreed-scope.ts'
import { sumOfHours, workStartedAt } from '#server/queries/work.ts'

/** How many of the people who would be declined are shown. */
const shownPending = 5

const person = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
}

const isOpen = (projectId: string) =>
  and(eq(applications.projectId, projectId), inArray(applications.status, ['pending', 'accepted']))

/** Identifies the set of a project's open applications: it changes when one comes, moves or ends. */
export async function findCompletionVersion(db: Db, projectId: string): Promise<string> {
  const [row] = await db
    .select({
      version: sql<string>`md5(coalesce(
        string_agg(${applications.id}::text || ${applications.status}, ',' order by ${applications.id}), ''))`,
    })
    .from(applications)
    .where(isOpen(projectId))
  return row?.version ?? ''
}

/**
 * The preview of a completion. The version is read first: a change in between makes it outdated, so that completing is
 * refused.
 */
export async function loadCompletionPreview(db: Db, projectId: string): Promise<CompletionPreview> {
  const version = await findCompletionVersion(db, projectId)
  const ofStatus = (status: 'pending' | 'accepted') => and(isOpen(projectId), eq(applications.status, status))
  const accepted = await db
    .select({
      applicationId: applications.id,
      volunteer: person,
      isVolunteerSuspended,
      confirmedHours: sumOfHours('confirmed'),
      scope: latestScope,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .where(ofStatus('accepted'))
    .orderBy(workStartedAt, applications.id)
  const waiting = await listWaitingHours(
    db,
    accepted.map(({ applicationId }) => applicationId),
  )
  const latestPending = await db
    .select(person)
    .from(applications)
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .where(ofStatus('pending'))
    .orderBy(...newestFirst(applications))
    .limit(shownPending)
  return {
    version,
    accepted: accepted.map(({ scope, ...each }) => ({
      ...each,
      scope: scope && {
        version: scope.version,
        totalHours: scope.totalHours,
        deliverables: scope.deliverables,
      },
      waiting: sumUp(waiting.get(each.applicationId) ?? []),
    })),
    pendingCount: await db.$count(applications, ofStatus('pending')),
    latestPending,
  }
}

type Waiting = { id: string; version: number; hours: number; date: string }

/** Hours that wait for the organization, by application: as many of the oldest entries as one request can confirm. */
async function listWaitingHours(db: Db, ids: string[]): Promise<Map<string, Waiting[]>> {
  if (ids.length === 0) return new Map()
  const oldest = db
    .select({
      id: hourEntries.id,
      version: hourEntries.version,
      hours: hourEntries.hours,
      date: hourEntries.date,
    })
    .from(hourEntries)
    .where(and(eq(hourEntries.applicationId, applications.id), eq(hourEntries.status, 'awaiting')))
    .orderBy(hourEntries.date, hourEntries.id)
    .limit(limits.hourEntries)
    .as('oldest')
  const rows = await db
    .select({
      applicationId: applications.id,
      id: oldest.id,
      version: oldest.version,
      hours: oldest.hours,
      date: oldest.date,
    })
    .from(applications)
    .innerJoinLateral(oldest, sql`true`)
    .where(inArray(applications.id, ids))
    .orderBy(oldest.date, oldest.id)
  const groups = new Map<string, Waiting[]>()
  for (const { applicationId, ...entry } of rows)
    groups.set(applicationId, [...(groups.get(applicationId) ?? []), entry])
  return groups
}

/** Null if none wait. */
function sumUp(entries: readonly Waiting[]): CompletionPreview['accepted'][number]['waiting'] {
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) return null
  return {
    hours: entries.reduce((sum, { hours }) => sum + hours, 0),
    from: first.date,
    to: last.date,
    entries: entries.map(({ id, version }) => ({ id, version })),
  }
}
