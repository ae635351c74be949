/** Which projects have cases, how their lists are searched and sorted, and their reports. */
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ProjectCase, ProjectCaseReport, StoredFinding } from '#contract/projects/cases.ts'
import type { ProjectCaseFilter } from '#contract/administration/list-filters.ts'
import {
  moderatedVisibilities,
  type ProjectReportDecision,
  type ProjectReportReason,
} from '#domain/projects/moderation.ts'
import type { ProjectStatus } from '#domain/projects/projects.ts'
import type { SafeguardCode } from '#domain/safeguards/safeguards.ts'
import type { CaseRows } from '#server/cases/list-queries.ts'
import { queryReports, type ReportQueries } from '#server/cases/report-queries.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { auditLog } from '#server/db/tables/audit.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projectReports, projects } from '#server/db/tables/projects.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'
import { opensCase } from '#server/queries/projects/under-review.ts'

/** Where administrators search, and what for. */
export interface CaseSearch {
  show: ProjectCaseFilter
  q?: string | undefined
  visibility?: ProjectCase['project']['visibility'] | undefined
  rule?: SafeguardCode | undefined
  /** Only projects with a report or a finding: moderators don't look through all others. */
  isReported: boolean
}

const findingOf = sql`json_build_object('rule', r.rule, 'version', r.rule_version, 'effect', r.effect,
  'field', r.field, 'evidence', r.evidence)`

/** Whether the administrator who held or removed the project gave this reason for it: no one else reported that. */
const isDecision = sql`(r.reason is not distinct from 'other' and exists (select from ${auditLog} l
  where l.object_type = 'project' and l.object_id = r.project_id::text and l.actor_id = r.reporter_id
    and l.action in ('project.hold', 'project.remove') and l.after ->> 'reason' = r.explanation))`

const { columns: reportColumns, ...reported } = queryReports<
  ProjectReportReason | null,
  ProjectReportDecision
>({
  item: projects.id,
  reports: projectReports,
  about: projectReports.projectId,
  opens: opensCase,
  own: sql`, 'source', r.source, 'isDecision', ${isDecision}, 'finding', case when r.rule is not null then ${findingOf} end`,
})

/** Those of the reporters whose report, decided last, is no reason of an administrator for their own decision. */
async function leaveOutDeciders(db: Db, projectId: string, reporterIds: string[]): Promise<string[]> {
  if (reporterIds.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.reporter_id as id from ${projectReports} r
    where r.project_id = ${projectId}::uuid and ${isDecision} and r.decided_at = (
      select max(last.decided_at) from ${projectReports} last where last.project_id = ${projectId}::uuid)`)
  const deciders = new Set(rows.map(({ id }) => id))
  return reporterIds.filter((id) => !deciders.has(id))
}

const isModerated = inArray(projects.visibility, [...moderatedVisibilities])

/** What of the text is found: a part of the title or of the organization's name, in any case. */
function contains(q: string): SQL {
  const pattern = `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(${projects.title} ilike ${pattern} or ${organizations.name} ilike ${pattern})`
}

const isFound = ({ show, q, visibility, rule, isReported }: CaseSearch): SQL | undefined =>
  and(
    isModerated,
    show === 'all' ? undefined : reported.list.isShown({ show }),
    isReported
      ? sql`exists (select from ${projectReports} r where r.project_id = ${projects.id} and ${opensCase})`
      : undefined,
    q ? contains(q) : undefined,
    visibility && eq(projects.visibility, visibility),
    rule && sql`${projects.id} in (select r.project_id from ${projectReports} r where r.rule = ${rule})`,
  )

/** A project without any report is sorted by when it was published. */
const at = sql<Date>`coalesce(${reportColumns.at}, ${projects.createdAt})`.mapWith(users.createdAt)

export const reports: ReportQueries<CaseSearch> = {
  ...reported,
  // An administrator can remove a project that no one has reported.
  isItem: (id) => sql`${projects.id} = ${id}::uuid and ${isModerated}`,
  list: {
    ...reported.list,
    from: sql`${projects} join ${organizations} on ${organizations.id} = ${projects.organizationId}`,
    isShown: isFound,
    sortedBy: ({ show }) =>
      show === 'all'
        ? { at: projects.createdAt, isQueue: false }
        : { at: reportColumns.at, isQueue: show === 'open' },
    keyOf: (row, { show }) =>
      show === 'all' && 'project' in row && isDated(row.project)
        ? { id: row.id, createdAt: row.project.createdAt }
        : { id: row.id, createdAt: row.at },
  },
  /** A removal without a report is stored as the administrator's own. */
  async saveDecision(db, id, decided) {
    // Holding decides nothing: its reason is the administrator's own report, so that the case stays open.
    if (decided.verdict === 'hold') {
      await db.execute(sql`
        insert into ${projectReports} (project_id, source, reporter_id, reason, explanation, created_at)
        values (${id}::uuid, 'person', ${decided.decidedBy}::uuid, 'other', ${decided.note},
          ${decided.decidedAt.toISOString()}::timestamptz)
        on conflict (project_id, reporter_id) where decided_at is null and reporter_id is not null do nothing`)
      return []
    }
    if (decided.verdict === 'restore') return []
    const reporterIds = await leaveOutDeciders(db, id, await reported.saveDecision(db, id, decided))
    await db.execute(sql`
      insert into ${projectReports} (project_id, source, reporter_id, reason, explanation, created_at, decided_at,
        decided_by, verdict, note)
      select ${id}::uuid, 'person', ${decided.decidedBy}::uuid, 'other', ${decided.note}, d.at, d.at,
        ${decided.decidedBy}::uuid, ${decided.verdict}, ${decided.note}
      from (select ${decided.decidedAt.toISOString()}::timestamptz as at) d
      where not exists (select from ${projectReports} r
        where r.project_id = ${id}::uuid and r.decided_at = d.at and r.decided_by = ${decided.decidedBy}::uuid)`)
    return reporterIds
  },
  listDecidedReporters: async (db, id) =>
    leaveOutDeciders(db, id, await reported.listDecidedReporters(db, id)),
}

const isDated = (value: unknown): value is { createdAt: Date } =>
  typeof value === 'object' && value !== null && 'createdAt' in value && value.createdAt instanceof Date

const countProjects = (condition: SQL) => sql<number>`(
  select count(*)::int from projects other where other.organization_id = ${organizations}.id and ${condition})`
const countApplications = (status: string) => sql<number>`(
  select count(*)::int from applications a where a.project_id = ${projects}.id and a.status = ${status})`

const columns = {
  ...reportColumns,
  at,
  reports: sql<ProjectCaseReport[]>`${reportColumns.reports}`,
  lastDecision: reported.lastDecision,
  version: sql<string>`md5(concat_ws('|', ${projects.updatedAt}, ${projects.visibility}, ${reported.openReportIds}))`,
  project: projects,
  pending: countApplications('pending'),
  accepted: countApplications('accepted'),
  organization: {
    id: organizations.id,
    organizationName: organizations.name,
    isVerified: organizations.isVerified,
    isSuspended,
    createdAt: organizations.createdAt,
    published: countProjects(sql`other.visibility = 'published'`),
    removed: countProjects(sql`other.visibility = 'removed'`),
    completed: countProjects(sql`other.status = 'completed' and other.visibility = 'published'`),
  },
  warnings: sql<StoredFinding[]>`coalesce((
    select json_agg(${findingOf} order by r.created_at, r.id) from ${projectReports} r
    where r.project_id = ${projects.id} and r.effect = 'warn'), '[]')`,
}

/** Cases with the project, its organization and what is reported about it. */
export const selectCases = (db: Db, { where, orderBy, limit }: CaseRows) =>
  db
    .select(columns)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

export type CaseRow = Awaited<ReturnType<typeof selectCases>>[number]

/** The projects that a search shows, in the order of the screen, each as a line of a file. */
export function listCaseLines(
  db: Db,
  search: CaseSearch,
  { after, limit }: { after: CaseLine | null; limit: number },
) {
  const { at: sortedAt, isQueue } = reports.list.sortedBy(search)
  const order = isQueue ? asc : desc
  const isAfter =
    after &&
    sql`(${sortedAt}, ${projects.id}) ${sql.raw(isQueue ? '>' : '<')}
      (${after.sortedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  return db
    .select({
      id: projects.id,
      sortedAt: sql<Date>`${sortedAt}`.mapWith(projects.createdAt),
      title: projects.title,
      organizationName: organizations.name,
      status: projects.status,
      visibility: sql<ProjectCase['project']['visibility']>`${projects.visibility}`,
      heldByAdministratorAt: projects.heldByAdministratorAt,
      openReports: reportColumns.openReports,
      lastDecision: reported.lastDecision,
      createdAt: projects.createdAt,
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(isFound(search), isAfter ?? undefined))
    .orderBy(order(sortedAt), order(projects.id))
    .limit(limit)
}

export interface CaseLine {
  id: string
  sortedAt: Date
  title: string
  organizationName: string
  status: ProjectStatus
  visibility: ProjectCase['project']['visibility']
  heldByAdministratorAt: Date | null
  openReports: number
  lastDecision: ProjectReportDecision | null
  createdAt: Date
}

/** Removes, hides or shows a locked project; `heldByAdministratorAt` if an administrator hides it until the decision. */
export async function saveModeration(
  db: Db,
  id: string,
  shown: Pick<typeof projects.$inferInsert, 'visibility' | 'heldByAdministratorAt'>,
): Promise<void> {
  await db.update(projects).set(shown).where(eq(projects.id, id))
}

/** A project's visibility, and whether an administrator hides it until the decision about its reports. Null if it does not exist. */
export async function findModeration(db: Db, id: string) {
  const [row] = await db
    .select({
      visibility: projects.visibility,
      isHeldByAdministrator: sql<boolean>`${projects.heldByAdministratorAt} is not null`,
    })
    .from(projects)
    .where(eq(projects.id, id))
  return row ?? null
}
