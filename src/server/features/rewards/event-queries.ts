/**
 * The events that earn rewards, loaded from the stored work. One volunteer and all volunteers use the same queries.
 */
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { RewardEvent } from '#domain/rewards/recompute.ts'
import { profileRequirements } from '#domain/rewards/rewards.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { restWeeks } from '#server/db/tables/rewards.ts'
import { isSignedOff, workEndedAt } from '#server/queries/work.ts'

/** A volunteer's activity, and the Mondays of their announced weeks of rest. */
export interface ActivityHistory {
  events: RewardEvent[]
  rest: Set<string>
}

interface OwnEvent {
  userId: string | null
  event: RewardEvent
}

/** Where each type of event is stored. */
const eventLists: Record<RewardEvent['type'], (db: Db, userIds: readonly string[]) => Promise<OwnEvent[]>> = {
  hours: listConfirmedHours,
  contribution: listSignedOffWork,
  review: listPublicReviews,
  profile: listCompleteProfiles,
}

/** The activity histories of some people. */
export async function listActivityHistories(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, ActivityHistory>> {
  const histories = new Map<string, ActivityHistory>(
    userIds.map((id) => [id, { events: [], rest: new Set() }]),
  )
  for (const listEvents of Object.values(eventLists)) {
    for (const { userId, event } of await listEvents(db, userIds)) {
      histories.get(userId ?? '')?.events.push(event)
    }
  }
  for (const { userId, monday } of await listRestWeeks(db, userIds)) histories.get(userId)?.rest.add(monday)
  return histories
}

const isOfVolunteers = (userIds: readonly string[]) => inArray(applications.volunteerId, [...userIds])

async function listConfirmedHours(db: Db, userIds: readonly string[]): Promise<OwnEvent[]> {
  const rows = await db
    .select({
      userId: applications.volunteerId,
      entryId: hourEntries.id,
      applicationId: applications.id,
      organizationId: projects.organizationId,
      at: hourEntries.decidedAt,
      day: hourEntries.date,
      hours: hourEntries.hours,
    })
    .from(hourEntries)
    .innerJoin(applications, eq(applications.id, hourEntries.applicationId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(isOfVolunteers(userIds), eq(hourEntries.status, 'confirmed')))
  // A database constraint guarantees a timestamp for every decision.
  return rows.flatMap(({ userId, at, ...row }) =>
    at ? [{ userId, event: { type: 'hours', ...row, at } }] : [],
  )
}

async function listSignedOffWork(db: Db, userIds: readonly string[]): Promise<OwnEvent[]> {
  const rows = await db
    .select({
      userId: applications.volunteerId,
      applicationId: applications.id,
      organizationId: projects.organizationId,
      timeZone: projects.timeZone,
      at: workEndedAt,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(isOfVolunteers(userIds), isSignedOff))
  return rows.map(({ userId, timeZone, at, ...row }) => ({
    userId,
    event: { type: 'contribution', ...row, at, day: dayInZone(at, timeZone) },
  }))
}

/** A review that an administrator hid does not count. */
async function listPublicReviews(db: Db, userIds: readonly string[]): Promise<OwnEvent[]> {
  const rows = await db
    .select({ userId: applications.volunteerId, applicationId: applications.id, at: reviews.createdAt })
    .from(reviews)
    .innerJoin(applications, eq(applications.id, reviews.applicationId))
    .where(
      and(
        isOfVolunteers(userIds),
        eq(reviews.type, 'volunteer_to_organization'),
        eq(reviews.isPublic, true),
        isNull(reviews.hiddenAt),
      ),
    )
  return rows.map(({ userId, ...row }) => ({ userId, event: { type: 'review', ...row } }))
}

const says: Record<(typeof profileRequirements)[number], SQL> = {
  bio: sql`${volunteerProfiles.bio} <> ''`,
  skills: sql`${volunteerProfiles.skills} <> '{}'`,
  preferredCauses: sql`${volunteerProfiles.preferredCauses} <> '{}'`,
  availability: sql`coalesce(${volunteerProfiles.availability}, ${volunteerProfiles.availabilityChoice}, '') <> ''`,
}
const isComplete = and(...profileRequirements.map((requested) => says[requested]))

async function listCompleteProfiles(db: Db, userIds: readonly string[]): Promise<OwnEvent[]> {
  const rows = await db
    .select({ userId: volunteerProfiles.userId, at: volunteerProfiles.createdAt })
    .from(volunteerProfiles)
    .where(and(inArray(volunteerProfiles.userId, [...userIds]), isComplete))
  return rows.map(({ userId, at }) => ({ userId, event: { type: 'profile', at } }))
}

function listRestWeeks(db: Db, userIds: readonly string[]) {
  return db
    .select({ userId: restWeeks.userId, monday: restWeeks.monday })
    .from(restWeeks)
    .where(inArray(restWeeks.userId, [...userIds]))
}
