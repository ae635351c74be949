/** The home of a volunteer: what comes next, how complete their profile is, and what fits their goals. */
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { homeLengths, type VolunteerHome, type VolunteerTask } from '#contract/dashboards/homes.ts'
import { arrangeTasks, rejectedHoursDays, taskLimits, volunteerTasks } from '#domain/dashboards/tasks.ts'
import { measureCompleteness } from '#domain/profiles/completeness.ts'
import { findServedGoal, orderByGoals, parseGoals } from '#domain/matching/goals.ts'
import { orderMatches } from '#domain/matching/order.ts'
import type { Context } from '#server/context.ts'
import { applications, scopeChanges } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { findMatches } from '#server/matching/find.ts'
import { answerInTime } from '#server/matching/live-index.ts'
import { findListMatching } from '#server/matching/matching.ts'
import { findGoals } from './goal-queries.ts'
import { listReviewsToWrite, listUnreadMessages } from './task-queries.ts'
import { recordExposures } from '#server/queries/matching/match-exposures.ts'
import { isUnderReview } from '#server/queries/projects/under-review.ts'
import { listWaiting, listWork, workColumns } from './volunteer-task-queries.ts'
import { averageVolunteerReviews, countOwn } from './volunteer-queries.ts'
import { dayMs } from '#domain/time/time.ts'

/** Everything on the home of a volunteer. */
export const findVolunteerHome = (ctx: Context): Promise<VolunteerHome> =>
  answerInTime(ctx.db, () => findHome(ctx))

async function findHome(ctx: Context): Promise<VolunteerHome> {
  const own = eq(applications.volunteerId, ctx.actor.id)
  const goals = await findGoals(ctx, 'volunteer')
  const tasks = [
    ...(await listScopeChanges(ctx)),
    ...(await listWork(ctx)),
    ...(await listRejectedHours(ctx)),
    ...(await listUnreadMessages(ctx, 'volunteer')),
    ...(await listReviewsToWrite(ctx, 'volunteer', own)),
    ...(await listWaiting(ctx, taskLimits.ofOneKind)),
  ]
  const { activeProjects, completedProjects, totalHours, waitingHours } = await countOwn(ctx, own)
  return {
    goals,
    tasks: arrangeTasks(volunteerTasks, tasks),
    profile: measureCompleteness(await findContents(ctx, goals)),
    recommended: await listRecommended(ctx, goals),
    impact: {
      activeProjects,
      completedProjects,
      confirmedHours: totalHours,
      waitingHours,
      ...(await averageVolunteerReviews(ctx)),
    },
  }
}

/** Changes of agreed work that wait for the reader's answer, the oldest first. */
async function listScopeChanges({ db, actor }: Context): Promise<VolunteerTask[]> {
  const rows = await db
    .select({ ...workColumns, at: scopeChanges.requestedAt })
    .from(scopeChanges)
    .innerJoin(applications, eq(applications.id, scopeChanges.applicationId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(eq(applications.volunteerId, actor.id), eq(scopeChanges.status, 'open')))
    .orderBy(asc(scopeChanges.requestedAt), asc(scopeChanges.id))
    .limit(taskLimits.ofOneKind)
  return rows.map(({ at, ...row }) => ({ kind: 'scope_change', ...row, at: at.toISOString() }))
}

/** Hours that an organization did not confirm lately and that the volunteer can still change. */
async function listRejectedHours({ db, actor, now }: Context): Promise<VolunteerTask[]> {
  const since = new Date(now().getTime() - rejectedHoursDays * dayMs)
  const rejectedAt = sql<Date>`max(${hourEntries.decidedAt})`.mapWith(hourEntries.updatedAt)
  const rows = await db
    .select({
      ...workColumns,
      hours: sql<number>`sum(${hourEntries.hours})::float8`,
      at: rejectedAt,
    })
    .from(hourEntries)
    .innerJoin(applications, eq(applications.id, hourEntries.applicationId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(
      and(
        eq(applications.volunteerId, actor.id),
        eq(applications.status, 'accepted'),
        eq(hourEntries.status, 'rejected'),
        gt(hourEntries.decidedAt, since),
      ),
    )
    .groupBy(applications.id, projects.id, projects.title, organizations.name)
    .orderBy(desc(rejectedAt), desc(applications.id))
    .limit(taskLimits.ofOneKind)
  return rows.map(({ at, ...row }) => ({ kind: 'rejected_hours', ...row, at: at.toISOString() }))
}

async function findContents({ db, actor }: Context, goals: string | null) {
  const { skills, preferredCauses, maxHoursPerWeek, experienceLevel, location, remoteOnly, bio } =
    volunteerProfiles
  const [row] = await db
    .select({ skills, preferredCauses, maxHoursPerWeek, experienceLevel, location, remoteOnly, bio })
    .from(volunteerProfiles)
    .where(eq(volunteerProfiles.userId, actor.id))
  return row ? { ...row, goals } : null
}

/** Matches that the reader can apply to in the recommended order, first those that serve their goals. */
async function listRecommended(ctx: Context, goals: string | null): Promise<VolunteerHome['recommended']> {
  const parsed = parseGoals(goals ?? '')
  const { found } = await findMatches(ctx, findListMatching(ctx), {
    order: 'recommended',
    most: homeLengths.recommended,
    general: true,
    also: parsed,
  })
  const eligible = found
    .filter(({ isEligible, match }) => isEligible && match.score > 0)
    .map((one) => ({ ...one, goal: findServedGoal(parsed, one.read) }))
  const best = orderByGoals(orderMatches(eligible, 'recommended')).slice(0, homeLengths.recommended)
  recordExposures(ctx.db, {
    userId: ctx.actor.id,
    list: 'home',
    order: 'recommended',
    projects: best,
    at: ctx.now(),
  })
  const shown = await listShown(
    ctx,
    best.map(({ id }) => id),
  )
  return best.map(({ id, project, match, goal, basis }) => ({
    id,
    title: project.title ?? '',
    organizationName: shown.get(id)?.organizationName ?? '',
    isUnderReview: shown.get(id)?.isUnderReview ?? false,
    matchScore: match.score,
    timeCommitment: project.timeCommitment,
    goal,
    basis,
  }))
}

/** What a recommendation shows in addition to what was matched, by project. */
async function listShown({ db }: Context, ids: string[]) {
  const rows = await db
    .select({ id: projects.id, organizationName: organizations.name, isUnderReview })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(inArray(projects.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
