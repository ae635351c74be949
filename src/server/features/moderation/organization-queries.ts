import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { organizationStates } from '#contract/administration/list-filters.ts'
import { lateAfterDays } from '#domain/applications/waiting.ts'
import type { MemberRole } from '#domain/accounts/accounts.ts'
import type { StoredVerificationState } from '#domain/verification/register.ts'
import type { Db } from '#server/db/db.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'
import { pageRows } from '#server/http/lists/page.ts'
import { isSuspendedAs } from '#server/queries/accounts/leaving.ts'
import { toLikePattern } from '#server/queries/text/like-pattern.ts'

export interface OrganizationFilter {
  q?: string | undefined
  state?: (typeof organizationStates)[number] | undefined
  now: Date
}

const columns = {
  id: organizations.id,
  name: organizations.name,
  isVerified: organizations.isVerified,
  isSuspended,
  isImported: sql<boolean>`${organizations.importedAt} is not null`,
  members: sql<number>`(
    select count(*)::int from organization_members m where m.organization_id = ${organizations}.id)`,
  publishedProjects: sql<number>`(select count(*)::int from projects p
    where p.organization_id = ${organizations}.id and p.visibility = 'published')`,
  createdAt: organizations.createdAt,
}

const states = (now: Date): Record<(typeof organizationStates)[number], SQL> => ({
  unanswered: sql`exists (
    select from applications a join projects p on p.id = a.project_id
    where p.organization_id = ${organizations}.id and a.status = 'pending'
      and a.created_at <= ${now.toISOString()}::timestamptz - ${lateAfterDays} * interval '1 day')`,
  active: not(isSuspended),
  suspended: isSuspended,
  verified: sql`${organizations.isVerified}`,
  unverified: sql`not ${organizations.isVerified}`,
})

const fits = ({ q, state, now }: OrganizationFilter): SQL[] => [
  ...(q ? [sql`${organizations.name} ilike ${toLikePattern(q)}`] : []),
  ...(state ? [states(now)[state]] : []),
]

/** Organizations by name, newest first. */
export function listOrganizations(
  db: Db,
  filter: OrganizationFilter,
  { after, limit = pageRows }: { after: { createdAt: Date; id: string } | null; limit?: number },
) {
  return db
    .select(columns)
    .from(organizations)
    .where(and(...fits(filter), after ? isAfterKeyset(organizations, after) : undefined))
    .orderBy(...newestFirst(organizations))
    .limit(limit)
}

export function countOrganizations(db: Db, filter: OrganizationFilter): Promise<number> {
  return countFound(db, (rows) => rows.from(organizations).where(and(...fits(filter))))
}

/** An organization by ID; null if there is none. */
export async function findOrganization(db: Db, id: string) {
  const [row] = await db
    .select({
      ...columns,
      state: sql<StoredVerificationState | null>`(
        select v.state from verifications v where v.organization_id = ${organizations}.id)`,
      suspension: {
        reason: organizationSuspensions.reason,
        at: organizationSuspensions.suspendedAt,
        by: sql<string | null>`(select trim(a.first_name || ' ' || a.last_name) from users a
          where a.id = ${organizationSuspensions.suspendedBy})`,
      },
    })
    .from(organizations)
    .leftJoin(organizationSuspensions, eq(organizationSuspensions.organizationId, organizations.id))
    .where(eq(organizations.id, id))
  return row ?? null
}

interface Member extends Record<string, unknown> {
  id: string
  firstName: string
  lastName: string
  email: string
  role: MemberRole
  isSuspended: boolean
}

/** An organization's members, owners first. */
export async function listMembers(db: Db, organizationId: string): Promise<Member[]> {
  const { rows } = await db.execute<Member>(sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, m.role,
      ${sql.raw(isSuspendedAs('u'))} as "isSuspended"
    from organization_members m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId}
    order by m.role = 'owner' desc, m.joined_at, u.id`)
  return rows
}

interface Work extends Record<string, unknown> {
  published: number
  held: number
  drafts: number
  completed: number
  pending: number
  accepted: number
}

/** Counts of an organization's projects and active work. */
export async function countWork(db: Db, organizationId: string): Promise<Work> {
  const { rows } = await db.execute<Work>(sql`
    select count(*) filter (where visibility = 'published')::int as published,
      count(*) filter (where visibility = 'held')::int as held,
      count(*) filter (where visibility = 'draft')::int as drafts,
      count(*) filter (where status = 'completed' and visibility <> 'removed')::int as completed,
      (select count(*)::int from applications a join projects p on p.id = a.project_id
        where p.organization_id = ${organizationId} and a.status = 'pending') as pending,
      (select count(*)::int from applications a join projects p on p.id = a.project_id
        where p.organization_id = ${organizationId} and a.status = 'accepted') as accepted
    from projects where organization_id = ${organizationId}`)
  const [row] = rows
  if (!row) throw new Error('a count returned no row')
  return row
}

/** An organization with its suspension, which is null if it is not suspended; null if there is no organization. */
export async function findSuspended(db: Db, organizationId: string) {
  const [row] = await db
    .select({ id: organizations.id, suspension: organizationSuspensions })
    .from(organizations)
    .leftJoin(organizationSuspensions, eq(organizationSuspensions.organizationId, organizations.id))
    .where(eq(organizations.id, organizationId))
  return row ?? null
}

/** Hides all published projects of an organization and returns their IDs. */
export async function saveSuspension(
  db: Db,
  suspension: { organizationId: string; reason: string; suspendedBy: string; suspendedAt: Date },
): Promise<string[]> {
  const hidden = await db
    .update(projects)
    .set({ visibility: 'held' })
    .where(and(eq(projects.organizationId, suspension.organizationId), eq(projects.visibility, 'published')))
    .returning({ id: projects.id })
  const projectIds = hidden.map(({ id }) => id)
  await db.insert(organizationSuspensions).values({ ...suspension, projectIds })
  return projectIds
}

/** Hides a project that was shown while its organization is suspended: reinstating it shows the project, too. */
export async function hideSuspendedProject(db: Db, projectId: string): Promise<void> {
  const { projectIds } = organizationSuspensions
  const suspended = await db
    .update(organizationSuspensions)
    .set({
      projectIds: sql`array_append(array_remove(${projectIds}, ${projectId}::uuid), ${projectId}::uuid)`,
    })
    .where(
      sql`${organizationSuspensions.organizationId} = (select p.organization_id from projects p where p.id = ${projectId}::uuid)`,
    )
    .returning({ id: organizationSuspensions.organizationId })
  if (suspended.length === 0) return
  await db.update(projects).set({ visibility: 'held' }).where(eq(projects.id, projectId))
}

/** Leaves a project that is held for review out of those that reinstating its organization shows. */
export async function keepHiddenAfterSuspension(db: Db, projectId: string): Promise<void> {
  const { projectIds } = organizationSuspensions
  await db
    .update(organizationSuspensions)
    .set({ projectIds: sql`array_remove(${projectIds}, ${projectId}::uuid)` })
    .where(sql`${projectId}::uuid = any(${projectIds})`)
}

/** Restores exactly the projects that the suspension hid and returns their IDs. */
export async function removeSuspension(
  db: Db,
  { organizationId, projectIds }: { organizationId: string; projectIds: string[] },
): Promise<string[]> {
  await db.delete(organizationSuspensions).where(eq(organizationSuspensions.organizationId, organizationId))
  const shown = await db
    .update(projects)
    .set({ visibility: 'published' })
    .where(
      and(
        eq(projects.organizationId, organizationId),
        inArray(projects.id, projectIds),
        eq(projects.visibility, 'held'),
      ),
    )
    .returning({ id: projects.id })
  return shown.map(({ id }) => id)
}
