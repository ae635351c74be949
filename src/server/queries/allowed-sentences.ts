/** Sentences that an organization may publish although a safeguard refuses them (docs/decisions/0087). */
import { eq } from 'drizzle-orm'
import { isAllowedBy } from '#domain/safeguards/allowed-sentences.ts'
import type { IsDecided } from '#domain/safeguards/evaluate.ts'
import type { Db } from '#server/db/db.ts'
import { allowedSentences, projects } from '#server/db/schema.ts'

export function listAllowedSentences(db: Db, organizationId: string) {
  return db
    .select({ rule: allowedSentences.rule, sentence: allowedSentences.sentence })
    .from(allowedSentences)
    .where(eq(allowedSentences.organizationId, organizationId))
}

/** Tells whether a granted appeal of an organization allows what a safeguard found. */
export async function findAllowed(db: Db, organizationId: string): Promise<IsDecided> {
  return isAllowedBy(await listAllowedSentences(db, organizationId))
}

/** The same for the organization of a project. */
export async function findAllowedIn(db: Db, projectId: string): Promise<IsDecided> {
  const allowed = await db
    .select({ rule: allowedSentences.rule, sentence: allowedSentences.sentence })
    .from(allowedSentences)
    .innerJoin(projects, eq(projects.organizationId, allowedSentences.organizationId))
    .where(eq(projects.id, projectId))
  return isAllowedBy(allowed)
}
