/** What the safeguards found in a project, as stored. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ProjectFinding } from '#contract/projects/reports.ts'
import { safeguards, type SafeguardCode } from '#domain/safeguards/safeguards.ts'
import type { FindingEffect, ProjectFinding as Finding } from '#domain/safeguards/evaluate.ts'
import type { Db } from '#server/db/db.ts'
import { projectReports } from '#server/db/tables/projects.ts'
import { isOpenFinding } from '#server/queries/projects/under-review.ts'

/** The undecided findings about a project that ask for a decision; a column of a query of projects. */
export const openFindings = sql<ProjectFinding[]>`coalesce((
  select json_agg(json_build_object('rule', r.rule, 'field', r.field, 'evidence', r.evidence)
    order by r.created_at, r.id)
  from ${projectReports} r
  where ${isOpenFinding}), '[]')`

/** The undecided findings of these projects, and what was decided about them. */
export async function listStoredFindings(db: Db, projectIds: readonly string[]) {
  return db
    .select({
      id: projectReports.id,
      projectId: projectReports.projectId,
      rule: projectReports.rule,
      version: projectReports.ruleVersion,
      effect: projectReports.effect,
      field: projectReports.field,
      evidence: projectReports.evidence,
      isDecided: sql<boolean>`${projectReports.decidedAt} is not null`,
    })
    .from(projectReports)
    .where(and(inArray(projectReports.projectId, [...projectIds]), eq(projectReports.source, 'product')))
}

/** A finding as it is stored. */
export type StoredFinding = Omit<Finding, 'effect'> & { effect: StoredEffect }
export type StoredEffect = Exclude<FindingEffect, 'require'>

export async function insertFindings(
  db: Db,
  projectId: string,
  findings: readonly StoredFinding[],
): Promise<void> {
  if (findings.length === 0) return
  const rows = findings.map(({ rule, effect, field, evidence }) => ({
    projectId,
    source: 'product' as const,
    rule,
    ruleVersion: versionOf(rule),
    effect,
    field,
    evidence,
  }))
  await db.insert(projectReports).values(rows).onConflictDoNothing()
}

/** The version of a rule that a finding is stored with. */
export const versionOf = (rule: SafeguardCode): number => safeguards[rule].version

export async function removeFindings(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(projectReports).where(inArray(projectReports.id, [...ids]))
}
