/** What an organization's members see of the accepted volunteers of a project, whom an edit may ask. */
import { and, eq, sql } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { Project } from '#contract/projects/projects.ts'
import { scopeOf, type ScopedProject } from '#domain/applications/agreed-scope.ts'
import { listDeclinedFields } from '#domain/applications/scope-changes.ts'
import type { Context } from '#server/context.ts'
import { applications } from '#server/db/tables/applications.ts'
import { listOtherScopes } from '#server/queries/applications/agreed-scope.ts'

export async function findAcceptedWork(
  ctx: Context<User | null>,
  project: ScopedProject & { id: string },
  isMember: boolean,
): Promise<Pick<Project, 'acceptedVolunteers' | 'declinedChanges'>> {
  if (!isMember) return { acceptedVolunteers: null, declinedChanges: null }
  const acceptedVolunteers = await countAccepted(ctx, project.id)
  if (acceptedVolunteers === 0) return { acceptedVolunteers, declinedChanges: [] }
  const scope = scopeOf(project)
  const others = await listOtherScopes(ctx.db, project.id, scope)
  return { acceptedVolunteers, declinedChanges: listDeclinedFields(scope, others) }
}

/** How many volunteers would be notified of the actor's change to agreed work. */
async function countAccepted({ db, actor }: Context<User | null>, projectId: string): Promise<number> {
  const its = and(eq(applications.projectId, projectId), eq(applications.status, 'accepted'))
  const own = sql`${applications.volunteerId} is distinct from ${actor?.id ?? null}::uuid`
  return db.$count(applications, and(its, own))
}
