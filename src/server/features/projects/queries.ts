import { and, eq, sql } from 'drizzle-orm'
import type { User } from '#contract/accounts.ts'
import type { Project } from '#contract/projects.ts'
import { decideReapplication, holdsPlace } from '#domain/applications.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { applications, organizations, projects } from '#server/db/schema.ts'
import { cardColumns, presentCard } from './present.ts'

/** One project as the reader may see it; null when it is not there for them, `removed` when it was taken down. */
export async function findProject(
  ctx: Context<User | null>,
  id: string,
): Promise<Project | 'removed' | null> {
  const [row] = await ctx.db
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
      organizationProjectsCount: sql<number>`(
        select count(*)::int from projects other
        where other.organization_id = ${projects.organizationId} and other.visibility = 'published')`,
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(eq(projects.id, id))
  if (!row) return null
  const isMember = ctx.actor?.organizations.some((each) => each.id === row.organizationId) ?? false
  if (row.visibility === 'removed') return 'removed'
  if (row.visibility !== 'published' && !isMember) return null
  const { contactInstructions, ...shown } = row
  const latest =
    ctx.actor && (await findLatestApplication(ctx.db, { projectId: id, volunteerId: ctx.actor.id }))
  return {
    ...shown,
    ...presentCard(row, ctx.now()),
    contactInstructions: isMember || (latest && holdsPlace(latest.status)) ? contactInstructions : null,
    organizationRating: null,
    viewer: ctx.actor && {
      isMember,
      mayApply: isMember || !ctx.actor.isVolunteer ? 'no' : decideReapplication(latest),
      application: latest && { id: latest.id, status: latest.status },
    },
  }
}

/** A volunteer's latest application to a project. */
async function findLatestApplication(db: Db, pair: { projectId: string; volunteerId: string }) {
  const [row] = await db
    .select({ id: applications.id, status: applications.status, endedBy: applications.endedBy })
    .from(applications)
    .where(and(eq(applications.projectId, pair.projectId), eq(applications.volunteerId, pair.volunteerId)))
    .orderBy(sql`${applications.createdAt} desc, ${applications.id} desc`)
    .limit(1)
  return row ?? null
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
