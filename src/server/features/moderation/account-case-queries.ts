/** Reports about people and organizations: storing them, and the cases that they open. */
import { eq, sql, type SQL } from 'drizzle-orm'
import { writeAnswers } from '#domain/applications/screening.ts'
import type { AccountReportDecision, AccountReportReason } from '#domain/moderation/reports.ts'
import type { CaseRows } from '#server/cases/list-queries.ts'
import { queryReports, type Report } from '#server/cases/report-queries.ts'
import { isPersonSuspended } from '#server/queries/accounts/leaving.ts'
import { isStaffMember } from '#server/queries/accounts/staff.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { invites } from '#server/db/tables/invites.ts'
import { accountReports, organizationSuspensions, userSuspensions } from '#server/db/tables/moderation.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'

const queryAccountReports = queryReports<AccountReportReason, AccountReportDecision>

/** What a report about an invite or from an application has besides. */
const own = sql`, 'inviteContent', r.invite_content, 'applicationContent', r.application_content`
type AccountReport = Report<AccountReportReason, AccountReportDecision> & {
  inviteContent: string | null
  applicationContent: string | null
}

/** Whose invite it is, and what it says; null if there is none. */
export async function findReportedInvite(db: Db, id: string) {
  const [row] = await db
    .select({
      volunteerId: invites.volunteerId,
      organizationId: invites.organizationId,
      content: invites.content,
    })
    .from(invites)
    .where(eq(invites.id, id))
    // Retention may remove it before the report names it.
    .for('key share')
  return row ?? null
}

/**
 * Whose application it is, which organization received it, and what it says: the cover letter, the approach, the
 * volunteer's questions, then each question of the project with its answer; null if there is none.
 */
export async function findReportedApplication(db: Db, id: string) {
  const [row] = await db
    .select({
      volunteerId: applications.volunteerId,
      organizationId: projects.organizationId,
      coverLetter: applications.coverLetter,
      proposedApproach: applications.proposedApproach,
      questions: applications.questions,
      screeningAnswers: applications.screeningAnswers,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(eq(applications.id, id))
    // It may be removed before the report names it.
    .for('key share', { of: applications })
  if (!row) return null
  const { volunteerId, organizationId, coverLetter, proposedApproach, questions, screeningAnswers } = row
  const parts = [coverLetter, proposedApproach, questions, ...writeAnswers(screeningAnswers)]
  const content = parts.filter(Boolean).join('\n\n')
  return { volunteerId, organizationId, content }
}

/** Stores a person's report; null if the same person already has an open one. */
export async function insertReport(
  db: Db,
  report: typeof accountReports.$inferInsert,
): Promise<typeof accountReports.$inferSelect | null> {
  const [row] = await db.insert(accountReports).values(report).onConflictDoNothing().returning()
  return row ?? null
}

export type Suspended = { userId: string } | { organizationId: string }

/** Decides the open reports about a suspended account with the suspension's reason; returns who reported it. */
export async function decideOpenReports(
  db: Db,
  suspended: Suspended,
  decidedBy: string | null,
): Promise<string[]> {
  const isPerson = 'userId' in suspended
  const item = isPerson ? sql`r.user_id` : sql`r.organization_id`
  const suspension = isPerson
    ? sql`${userSuspensions} s where s.user_id = r.user_id`
    : sql`${organizationSuspensions} s where s.organization_id = r.organization_id`
  const id = isPerson ? suspended.userId : suspended.organizationId
  const { rows } = await db.execute<{ reporterId: string | null }>(sql`
    update ${accountReports} r set verdict = 'suspend', decided_by = ${decidedBy}::uuid,
      note = (select s.reason from ${suspension}), decided_at = (select s.suspended_at from ${suspension})
    where ${item} = ${id}::uuid and r.decided_at is null returning r.reporter_id as "reporterId"`)
  return rows.flatMap(({ reporterId }) =>
    reporterId === null || reporterId === decidedBy ? [] : [reporterId],
  )
}

const count = (from: SQL) => sql<number>`(select count(*)::int ${from})`

const { columns: personColumns, ...ofPeople } = queryAccountReports({
  item: users.id,
  reports: accountReports,
  about: accountReports.userId,
  own,
})
export const personReports = ofPeople

const sent = (status: string) =>
  count(sql`from applications a where a.volunteer_id = ${users}.id and a.status = ${status}`)

/** Cases of people. */
export const selectPeople = (db: Db, { where, orderBy, limit }: CaseRows) =>
  db
    .select({
      ...personColumns,
      reports: sql<AccountReport[]>`${personColumns.reports}`,
      lastDecision: ofPeople.lastDecision,
      version: sql<string>`md5(concat_ws('|', ${users.disabledAt}, ${ofPeople.openReportIds}))`,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      createdAt: users.createdAt,
      isSuspended: isPersonSuspended,
      isStaff: isStaffMember,
      suspensionReason: userSuspensions.reason,
      published:
        count(sql`from projects p join organization_members m on m.organization_id = p.organization_id
        where m.user_id = ${users}.id and p.visibility = 'published'`),
      pending: sent('pending'),
      accepted: sent('accepted'),
      completed: sent('completed'),
    })
    .from(users)
    .leftJoin(userSuspensions, eq(userSuspensions.userId, users.id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

const { columns: organizationColumns, ...ofOrganizations } = queryAccountReports({
  item: organizations.id,
  reports: accountReports,
  about: accountReports.organizationId,
  own,
})
export const organizationReports = ofOrganizations

const received = (status: string) =>
  count(sql`from applications a join projects p on p.id = a.project_id
    where p.organization_id = ${organizations}.id and a.status = ${status}`)

/** Cases of organizations. */
export const selectOrganizations = (db: Db, { where, orderBy, limit }: CaseRows) =>
  db
    .select({
      ...organizationColumns,
      reports: sql<AccountReport[]>`${organizationColumns.reports}`,
      lastDecision: ofOrganizations.lastDecision,
      version: sql<string>`md5(concat_ws('|', ${organizationSuspensions.suspendedAt}, ${ofOrganizations.openReportIds}))`,
      name: organizations.name,
      createdAt: organizations.createdAt,
      isSuspended: sql<boolean>`${organizationSuspensions.organizationId} is not null`,
      isStaff: sql<boolean>`false`,
      suspensionReason: organizationSuspensions.reason,
      published: count(
        sql`from projects p where p.organization_id = ${organizations}.id and p.visibility = 'published'`,
      ),
      pending: received('pending'),
      accepted: received('accepted'),
      completed: received('completed'),
    })
    .from(organizations)
    .leftJoin(organizationSuspensions, eq(organizationSuspensions.organizationId, organizations.id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

export type AccountRow = Awaited<ReturnType<typeof selectPeople | typeof selectOrganizations>>[number]
