/**
 * The events that earn rewards, loaded from the stored work. One volunteer and all volunteers use the same queries.
 */
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { RewardEvent } from '#domain/rewards/recompute.ts'
import { profileRequirements } from '#domain/rewards/rewards.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import {
  applications,
  hourEntries,
  projects,
  restWeeks,
  reviews,
  volunteerProfiles,
} from '#server/db/schema.ts'
import { isSignedOff, workEndedAt } from '#server/queries/work.ts'

/** A volunteer's activity, and the Mondays of their announced weeks of rest. */
export interface ActivityHistory {
  events: RewardEvent[]
  rest: Set<string>
}

/** The activity histories of some people. */
export async function listActivityHistories(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, ActivityHistory>> {
  const histories = new Map<string, ActivityHistory>(
    userIds.map((id) => [id, { events: [], rest: new Set() }]),
  )
  const add = (userId: string | null, event: RewardEvent) => histories.get(userId ?? '')?.events.push(event)
  for (const { userId, ...row } of await listConfirmedHours(db, userIds)) {
    // A database constraint guarantees a timestamp for every decision.
    if (row.at) add(userId, { type: 'hours', ...row, at: row.at })
  }
  for (const { userId, timeZone, at, ...row } of await listSignedOffWork(db, userIds)) {
    add(userId, { type: 'contribution', ...row, at, day: dayInZone(at, timeZone) })
  }
  for (const { userId, ...row } of await listPublicReviews(db, userIds))
    add(userId, { type: 'review', ...row })
  for (const { userId, at } of await listCompleteProfiles(db, userIds)) add(userId, { type: 'profile', at })
  for (const { userId, monday } of await listRestWeeks(db, userIds)) histories.get(userId)?.rest.add(monday)
  return histories
}

const isOfVolunteers = (userIds: readonly string[]) => inArray(applications.volunteerId, [...userIds])

function listConfirmedHours(db: Db, userIds: readonly string[]) {
  return db
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
}

function listSignedOffWork(db: Db, userIds: readonly string[]) {
  return db
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
}

/** A review that an administrator hid does not count. */
function listPublicReviews(db: Db, userIds: readonly string[]) {
  return db
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
}

const says: Record<(typeof profileRequirements)[number], SQL> = {
  bio: sql`${volunteerProfiles.bio} <> ''`,
  skills: sql`${volunteerProfiles.skills} <> '{}'`,
  preferredCauses: sql`${volunteerProfiles.preferredCauses} <> '{}'`,
  availability: sql`coalesce(${volunteerProfiles.availability}, ${volunteerProfiles.availabilityChoice}, '') <> ''`,
}
const isComplete = and(...profileRequirements.map((requested) => says[requested]))

function listCompleteProfiles(db: Db, userIds: readonly string[]) {
  return db
    .select({ userId: volunteerProfiles.userId, at: volunteerProfiles.createdAt })
    .from(volunteerProfiles)
    .where(and(inArray(volunteerProfiles.userId, [...userIds]), isComplete))
}

function listRestWeeks(db: Db, userIds: readonly string[]) {
  return db
    .select({ userId: restWeeks.userId, monday: restWeeks.monday })
    .from(restWeeks)
    .where(inArray(restWeeks.userId, [...userIds]))
}
