/** The home of an organization's member: of one of their organizations, or of all with the checklist of the primary one. */
import { and, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import { homeLengths, type OrganizationHome, type OrganizationTask } from '#contract/dashboards/homes.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { listSetupSteps } from '#domain/dashboards/setup.ts'
import { arrangeTasks, organizationTasks, taskLimits } from '#domain/dashboards/tasks.ts'
import { kindOfMember } from '#domain/organizations/members.ts'
import { endedProjectStatuses } from '#domain/projects/projects.ts'
import type { VerificationState } from '#domain/verification/register.ts'
import type { Context } from '#server/context.ts'
import { applications } from '#server/db/tables/applications.ts'
import {
  organizationInvitations,
  organizationMembers,
  organizations,
} from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { verifications } from '#server/db/tables/verification.ts'
import { Problem } from '#server/http/problem.ts'
import {
  findOwnOrganization,
  listOwnOrganizationIds,
} from '#server/queries/organizations/own-organizations.ts'
import { isReceived } from '#server/queries/applications/received.ts'
import { listUnfinished } from '#server/queries/projects/unfinished-projects.ts'
import { findGoals } from './goal-queries.ts'
import {
  averageOrganizationReviews,
  countApplications,
  countProjects,
  findWaitingHours,
} from './organization-queries.ts'
import { listReviewsToWrite, listUnreadMessages } from './task-queries.ts'

/** Everything on the home of the reader's organizations, or of one of them. */
export async function findOrganizationHome(ctx: Context, organizationId?: string): Promise<OrganizationHome> {
  const chosen = findOwnOrganization(ctx, organizationId)
  const ids = listOwnOrganizationIds(ctx, organizationId)
  const own = inArray(projects.organizationId, ids)
  const tasks: OrganizationTask[] = [
    ...(await listWaiting(ctx, organizationId)),
    ...(await listHoursToConfirm(ctx, organizationId)),
    ...(await listUnreadMessages(ctx, 'organization', ids)),
    ...(await listReviewsToWrite(ctx, 'organization', own)),
    ...(await listUnfinishedForms(ctx, organizationId)),
    ...(await listDrafts(ctx, own)),
  ]
  const { activeProjects, completedProjects } = await countProjects(ctx, own)
  const { totalVolunteers, totalHours } = await countApplications(ctx, own)
  return {
    ...(await findSetup(ctx, chosen)),
    tasks: arrangeTasks(organizationTasks, tasks),
    elsewhere: await countElsewhere(ctx, organizationId),
    projects: await listOwnProjects(ctx, own),
    impact: {
      activeProjects,
      completedProjects,
      totalVolunteers,
      totalHours,
      ...(await averageOrganizationReviews(ctx, ids)),
    },
  }
}

/** How many applications wait for the reader in each of their organizations that has any. */
export async function countWaiting(
  ctx: Context,
): Promise<{ organizationId: string; applications: number }[]> {
  return ctx.db
    .select({ organizationId: projects.organizationId, applications: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(isReceived(ctx), eq(applications.status, 'pending')))
    .groupBy(projects.organizationId)
}

async function countElsewhere(ctx: Context, organizationId?: string): Promise<OrganizationHome['elsewhere']> {
  const hasOthers = organizationId !== undefined && ctx.actor.organizations.length > 1
  const waiting = hasOthers ? await countWaiting(ctx) : []
  const others = waiting.filter((each) => each.organizationId !== organizationId)
  return {
    applications: others.reduce((sum, each) => sum + each.applications, 0),
    organizations: others.length,
  }
}

async function listWaiting(ctx: Context, organizationId?: string): Promise<OrganizationTask[]> {
  const [row] = await ctx.db
    .select({
      applications: sql<number>`count(*)::int`,
      oldestAt: sql<Date | null>`min(${applications.createdAt})`.mapWith(applications.createdAt),
      projects: sql<number>`count(distinct ${projects.id})::int`,
      id: sql<string | null>`(array_agg(${projects.id}))[1]`,
      title: sql<string | null>`(array_agg(${projects.title}))[1]`,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(isReceived(ctx, organizationId), eq(applications.status, 'pending')))
  if (!row?.oldestAt) return []
  const { id, title, oldestAt, ...counts } = row
  const project = counts.projects === 1 && id !== null && title !== null ? { id, title } : null
  return [{ kind: 'applications', ...counts, oldestAt: oldestAt.toISOString(), project }]
}

async function listHoursToConfirm(ctx: Context, organizationId?: string): Promise<OrganizationTask[]> {
  const { hours, people, firstName, lastName, oldestAt } = await findWaitingHours(ctx, organizationId)
  if (!oldestAt) return []
  const name = formatFullName({ firstName: firstName ?? '', lastName: lastName ?? '' })
  return [
    { kind: 'hours', hours, people, name: people === 1 ? name : null, oldestAt: oldestAt.toISOString() },
  ]
}

/** What the reader was typing and has not posted. */
async function listUnfinishedForms(
  { db, actor }: Context,
  organizationId?: string,
): Promise<OrganizationTask[]> {
  const forms = await listUnfinished(db, { userId: actor.id, organizationId, most: taskLimits.ofOneKind })
  return forms.map(({ id, title, step, updatedAt }) => ({
    kind: 'unfinished',
    project: { id, title },
    step,
    at: updatedAt,
  }))
}

/** Drafts that wait for a person, not for the verification. */
async function listDrafts({ db }: Context, own: SQL): Promise<OrganizationTask[]> {
  const rows = await db
    .select({ id: projects.id, title: projects.title, updatedAt: projects.updatedAt })
    .from(projects)
    .where(and(own, eq(projects.visibility, 'draft'), eq(projects.publishWhenVerified, false)))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(taskLimits.ofOneKind)
  return rows.map(({ updatedAt, ...project }) => ({
    kind: 'draft',
    project,
    at: updatedAt.toISOString(),
  }))
}

async function listOwnProjects({ db }: Context, own: SQL): Promise<OrganizationHome['projects']> {
  return db
    .select({
      id: projects.id,
      title: projects.title,
      status: projects.status,
      isDraft: sql<boolean>`${projects.visibility} = 'draft'`,
      isHeld: sql<boolean>`${projects.visibility} = 'held'`,
      acceptedCount: projects.acceptedCount,
      maxVolunteers: projects.maxVolunteers,
      pendingCount: projects.pendingCount,
    })
    .from(projects)
    .where(
      and(
        own,
        notInArray(projects.status, endedProjectStatuses),
        inArray(projects.visibility, ['published', 'held', 'draft']),
      ),
    )
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(homeLengths.projects)
}

/** One of the reader's organizations, and what is left to set up there. */
async function findSetup(
  ctx: Context,
  chosen: Context['actor']['organizations'][number] | null,
): Promise<Pick<OrganizationHome, 'organization' | 'setup'>> {
  const { actor } = ctx
  const found = chosen && (await findOrganizationFacts(ctx, chosen.id))
  // The membership may have ended since the request started.
  if (!found) throw new Problem('organization_dashboard_only')
  const { namedAt, missionStatement, firstProjectAt, colleagues, projectCount, ...organization } = found
  const isNamed = namedAt !== null
  const steps = listSetupSteps({
    isNamed,
    isVerified: organization.isVerified,
    verification: organization.verification,
    isEmailVerified: actor.isEmailVerified,
    projects: projectCount,
    colleagues,
    kind: kindOfMember(chosen),
  })
  return {
    organization: { ...organization, isNamed, hasMission: Boolean(missionStatement) },
    setup: {
      steps,
      firstProjectAt: firstProjectAt?.toISOString() ?? null,
      colleagues,
      goals: await findGoals(ctx, 'organization'),
    },
  }
}

async function findOrganizationFacts({ db, actor, now }: Context, id: string) {
  const [row] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      namedAt: organizations.namedAt,
      logoUrl: organizations.logoUrl,
      missionStatement: organizations.missionStatement,
      isVerified: organizations.isVerified,
      verification: sql<VerificationState>`coalesce(${verifications.state}, 'none')`,
      firstProjectAt: sql<Date | null>`(select min(p.created_at) from ${projects} p
        where p.organization_id = ${organizations.id})`.mapWith(projects.createdAt),
      projectCount: sql<number>`(select count(*)::int from ${projects} p
        where p.organization_id = ${organizations.id})`,
      colleagues: sql<number>`((select count(*) from ${organizationMembers} m
          where m.organization_id = ${organizations.id} and m.user_id <> ${actor.id})
        + (select count(*) from ${organizationInvitations} i
          where i.organization_id = ${organizations.id}
            and i.expires_at > ${now().toISOString()}::timestamptz))::int`,
    })
    .from(organizations)
    .leftJoin(verifications, eq(verifications.organizationId, organizations.id))
    .where(eq(organizations.id, id))
  return row
}
