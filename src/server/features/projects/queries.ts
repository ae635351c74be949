import { and, desc, eq, sql } from 'drizzle-orm'
import type { User } from '#contract/accounts.ts'
import type { Project } from '#contract/projects.ts'
import { decideReapplication, holdsPlace } from '#domain/applications.ts'
import { averageOf } from '#domain/reviews.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import { applications, organizations, projects, savedProjects } from '#server/db/schema.ts'
import { cardColumns, presentCard } from './present.ts'

/** A project with its organization, and the reader's latest application to it. */
const prepareProject = prepareOnce((db, name) => {
  const latest = db
    .select({ id: applications.id, status: applications.status, endedBy: applications.endedBy })
    .from(applications)
    .where(
      and(eq(applications.projectId, projects.id), eq(applications.volunteerId, sql.placeholder('readerId'))),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(1)
    .as('latest')
  return db
    .select({
      ...cardColumns,
      deliverables: projects.deliverables,
      impact: projects.impact,
      requirements: projects.requirements,
      timeline: projects.timeline,
      contactInstructions: projects.contactInstructions,
      perks: projects.perks,
      organizationDescription: organizations.description,
      organizationWebsite: organizations.website,
      organizationRatings: { ratingSum: organizations.ratingSum, ratingCount: organizations.ratingCount },
      organizationProjectsCount: sql<number>`(
        select count(*)::int from projects other
        where other.organization_id = ${projects.organizationId} and other.visibility = 'published')`,
      isSavedByReader: sql<boolean>`exists (
        select from ${savedProjects} where ${savedProjects.projectId} = ${projects.id}
          and ${savedProjects.userId} = ${sql.placeholder('readerId')})`,
      latest: { id: latest.id, status: latest.status, endedBy: latest.endedBy },
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .leftJoinLateral(latest, sql`true`)
    .where(eq(projects.id, sql.placeholder('id')))
    .prepare(name)
})

/** One project as the reader may see it; null when it is not there for them, `removed` when it was taken down. */
export async function findProject(
  ctx: Context<User | null>,
  id: string,
): Promise<Project | 'removed' | null> {
  const query = prepareProject(ctx.db, 'project')
  const [found] = await query.execute({ id, readerId: ctx.actor?.id ?? null })
  if (!found) return null
  const { contactInstructions, latest, organizationRatings, isSavedByReader, ...row } = found
  const isMember = ctx.actor?.organizations.some((each) => each.id === row.organizationId) ?? false
  if (row.visibility === 'removed') return 'removed'
  if (row.visibility !== 'published' && !isMember) return null
  return {
    ...row,
    ...presentCard(row, ctx.now()),
    ...(ctx.actor && { isSaved: isSavedByReader, saved: isSavedByReader }),
    contactInstructions: isMember || (latest && holdsPlace(latest.status)) ? contactInstructions : null,
    organizationRating: averageOf(organizationRatings),
    viewer: ctx.actor && {
      isMember,
      mayApply: isMember || !ctx.actor.isVolunteer ? 'no' : decideReapplication(latest),
      application: latest && { id: latest.id, status: latest.status },
    },
  }
}

/** Stores a project; answers its id. */
export async function insertProject(db: Db, project: typeof projects.$inferInsert): Promise<string> {
  const [row] = await db.insert(projects).values(project).returning({ id: projects.id })
  if (!row) throw new Error('a project was not stored')
  return row.id
}

/** Time zone of an organization and when it was given its name; its row is locked. */
export async function lockOrganization(db: Db, id: string) {
  const [row] = await db
    .select({ namedAt: organizations.namedAt, timeZone: organizations.timeZone })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update')
  return row ?? null
}

/** Gives an organization its name. */
export async function saveOrganizationName(db: Db, organization: { id: string; name: string; at: Date }) {
  await db
    .update(organizations)
    .set({ name: organization.name, namedAt: organization.at, updatedAt: organization.at })
    .where(eq(organizations.id, organization.id))
}

/** The ids of published projects, newest first. */
export async function listPublishedIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.visibility, 'published'))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
