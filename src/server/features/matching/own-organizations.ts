import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'

/**
 * The ids of the caller's organizations: a block by one of them, or of one, counts for all their members. Without suspended
 * ones; throws if no other is left, because a suspended organization may not look for people.
 */
export function organizationIdsOf({ actor }: Pick<Context, 'actor'>): string[] {
  const ids = actor.organizations.flatMap(({ id, isSuspended }) => (isSuspended ? [] : [id]))
  if (ids.length === 0) throw new Problem('suspended_from_directory')
  return ids
}
