/** The scope of a project as it is: what someone who joins it agrees to (decision A30). */
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { canonicalForm, scopeOf, type AgreedScope } from '#domain/applications/agreed-scope.ts'
import type { Db } from '#server/db/db.ts'
import { projects } from '#server/db/tables/projects.ts'

/** A scope as stored, with the hash that identifies it. */
export function writeScope(scope: AgreedScope): { document: string; hash: string } {
  const document = canonicalForm(scope)
  return { document, hash: createHash('sha256').update(document).digest('hex') }
}

/** The scope of a project as it is. Read it after locking the project. */
export async function findProjectScope(db: Db, projectId: string): Promise<AgreedScope> {
  const [row] = await db
    .select({
      title: projects.title,
      deliverables: projects.deliverables,
      timeCommitment: projects.timeCommitment,
      duration: projects.duration,
      startDate: projects.startDate,
      endDate: projects.endDate,
      milestones: projects.milestones,
      timeline: projects.timeline,
      isRemote: projects.isRemote,
      location: projects.location,
      contactName: projects.contactName,
      contactInstructions: projects.contactInstructions,
    })
    .from(projects)
    .where(eq(projects.id, projectId))
  if (!row) throw new Error('a locked project is not there')
  return scopeOf(row)
}
