/** Sentences that an organization may publish although a safeguard refuses them (docs/decisions/0087). */
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { listAppealedSentences as listAppealed } from '#contract/moderation/appeals.ts'
import { appealState } from '#domain/moderation/appeals.ts'
import { isAllowedBy } from '#domain/safeguards/allowed-sentences.ts'
import type { IsDecided } from '#domain/safeguards/evaluate.ts'
import type { Db } from '#server/db/db.ts'
import { allowedSentences, appeals } from '#server/db/tables/moderation.ts'
import { projectReports, projects } from '#server/db/tables/projects.ts'

/** The refused sentences that an organization appealed, with the state of each appeal. */
export async function listAppealedSentences(db: Db, organizationId: string): Promise<Appealed[]> {
  const rows = await db
    .select({ rule: appeals.rule, sentence: appeals.evidence, verdict: appeals.verdict })
    .from(appeals)
    .where(and(eq(appeals.organizationId, organizationId), eq(appeals.kind, 'text')))
    .orderBy(appeals.createdAt, appeals.id)
  return rows.flatMap(({ rule, sentence, verdict }) =>
    rule === null || sentence === null ? [] : [{ rule, sentence, state: appealState(verdict) }],
  )
}

/**
 * The sentences of an imported listing whose finding staff dismissed, also for an earlier version of its rule. No form
 * has checked them, so that staff decided about them as they were imported.
 */
export async function listDismissedSentences(
  db: Db,
  { organizationId, projectId }: { organizationId: string; projectId: string },
): Promise<Appealed[]> {
  const rows = await db
    .select({ rule: projectReports.rule, sentence: projectReports.evidence })
    .from(projectReports)
    .innerJoin(projects, eq(projects.id, projectReports.projectId))
    .where(
      and(
        eq(projects.id, projectId),
        eq(projects.organizationId, organizationId),
        isNotNull(projects.importedAt),
        eq(projectReports.source, 'product'),
        eq(projectReports.verdict, 'dismiss'),
      ),
    )
  return rows.flatMap(({ rule, sentence }) =>
    rule === null || sentence === null ? [] : [{ rule, sentence, state: 'granted' as const }],
  )
}
type Appealed = EndpointResponse<typeof listAppealed>[number]

function listAllowedSentences(db: Db, organizationId: string) {
  return db
    .select({ rule: allowedSentences.rule, sentence: allowedSentences.sentence })
    .from(allowedSentences)
    .where(eq(allowedSentences.organizationId, organizationId))
}

/** Tells whether a granted appeal of an organization allows what a safeguard found. */
export async function findAllowed(db: Db, organizationId: string): Promise<IsDecided> {
  return isAllowedBy(await listAllowedSentences(db, organizationId))
}

/** The same for several organizations, by their id; of an unknown one nothing is allowed. */
export async function findAllowedOf(
  db: Db,
  organizationIds: readonly string[],
): Promise<(organizationId: string | undefined) => IsDecided> {
  const rows = await db
    .select()
    .from(allowedSentences)
    .where(inArray(allowedSentences.organizationId, [...new Set(organizationIds)]))
  return (id) => isAllowedBy(rows.filter(({ organizationId }) => organizationId === id))
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
