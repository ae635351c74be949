/** What a volunteer agrees to by accepting an invite (decision A30). */
import type { AgreedScope } from '#domain/applications/agreed-scope.ts'
import type { Db } from '#server/db/db.ts'
import { findProjectScope, writeScope } from '#server/queries/applications/project-scope.ts'

/**
 * The scope of a project as it is, with the hash that accepting sends back, so that no one agrees to what they have
 * not read. How to get in touch is left out of both: it is shown after accepting.
 */
export async function findShownScope(
  db: Db,
  projectId: string,
): Promise<{ scope: AgreedScope; scopeHash: string }> {
  const scope = { ...(await findProjectScope(db, projectId)), contact: null }
  return { scope, scopeHash: writeScope(scope).hash }
}
