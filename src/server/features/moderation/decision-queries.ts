/** Decisions in force that can be appealed, read from the audit log and from what safeguards found. */
import { sql, type SQL } from 'drizzle-orm'
import {
  appealableActions,
  appealableDecisions,
  decidingActions,
  decisionOf,
  type AppealableDecision,
  type AppealKind,
} from '#domain/moderation/appeals.ts'
import type { SafeguardCode } from '#domain/safeguards/safeguards.ts'
import type { Db } from '#server/db/db.ts'
import { maxCountedRows } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { auditLog } from '#server/db/tables/audit.ts'
import { messages, removedMessages } from '#server/db/tables/messages.ts'
import { appeals } from '#server/db/tables/moderation.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projectReports, projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import type { Cursor } from '#server/http/lists/cursor.ts'
import { pageRows } from '#server/http/lists/page.ts'

/** Whose decisions are asked for. */
export interface Party {
  userId: string
  organizationIds: readonly string[]
}

export interface Decision {
  key: string
  kind: AppealKind
  decision: AppealableDecision
  /** The id of what was decided about; of a text, of its appeal. */
  subjectId: string
  name: string
  organizationId: string | null
  /** Set for decisions about a person, or about what they wrote. */
  userId: string | null
  reason: string | null
  rule: SafeguardCode | null
  /** All safeguards that found something. */
  rules: SafeguardCode[]
  /** The administrator who decided; null for a safeguard. */
  opposedBy: string | null
  at: Date
}

type Row = Omit<Decision, 'decision' | 'at'> & Record<string, unknown> & { action: string; at: string }

const textArray = (words: readonly string[]) => sql`${sql.param([...words])}::text[]`
const uuidArray = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`

/** The beginning of what someone wrote, which names it. */
export const shortened = (text: SQL): SQL<string> =>
  sql`case when char_length(${text}) > 100 then left(${text}, 99) || '…' else ${text} end`

/** The rules of reports `r`, in the order of their codes. */
const listRules = (which: SQL) => sql`array(
  select r.rule from ${projectReports} r where ${which} group by r.rule order by char_length(r.rule), r.rule)`

const isFinding = sql`r.source = 'product' and r.effect <> 'warn'`

/** Which projects `p`, organizations `o`, people `u`, reviews `w` and messages `m` the decisions are about. */
type Subjects = Record<'projects' | 'organizations' | 'users' | 'reviews' | 'messages', SQL>

const ofParty = ({ userId, organizationIds }: Party): Subjects => ({
  projects: sql`p.organization_id = any(${uuidArray(organizationIds)})`,
  organizations: sql`o.id = any(${uuidArray(organizationIds)})`,
  users: sql`u.id = ${userId}::uuid`,
  reviews: sql`w.writer_id = ${userId}::uuid`,
  messages: sql`m.writer_id = ${userId}::uuid`,
})

const withIds = (ids: readonly string[]): Subjects => ({
  projects: sql`p.id = any(${uuidArray(ids)})`,
  organizations: sql`o.id = any(${uuidArray(ids)})`,
  users: sql`u.id = any(${uuidArray(ids)})`,
  reviews: sql`w.id = any(${uuidArray(ids)})`,
  messages: sql`m.message_id = any(${uuidArray(ids)})`,
})

/** What an entry of the audit log can be about. */
const selectSubjects = (of: Subjects) => sql`
  select 'project' as object_type, p.id, p.title as name, p.organization_id, null::uuid as user_id
  from ${projects} p where ${of.projects}
  union all
  select 'organization', o.id, o.name, o.id, null from ${organizations} o where ${of.organizations}
  union all
  select 'user', u.id, trim(u.first_name || ' ' || u.last_name), null, u.id from ${users} u where ${of.users}
  union all
  select 'review', w.id, ${shortened(sql`w.review_text`)}, null, w.writer_id from ${reviews} w where ${of.reviews}
  union all
  select 'message', m.message_id, ${shortened(sql`m.content`)}, null, m.writer_id
  from ${removedMessages} m join ${messages} s on s.id = m.message_id where s.is_removed and ${of.messages}`

/** The latest decision of administrators about each item. */
const selectByAdministrators = (of: Subjects) => sql`
  select distinct on (s.object_type, s.id)
    'audit-' || l.id as key, case s.object_type when 'user' then 'person' else s.object_type end as kind,
    l.action, s.id as "subjectId", s.name, s.organization_id as "organizationId", s.user_id as "userId",
    l.after ->> 'reason' as reason, null as rule, array[]::text[] as rules, l.actor_id as "opposedBy", l.at
  from (${selectSubjects(of)}) s
  join ${auditLog} l on l.object_type = s.object_type and l.object_id = s.id::text
  where l.outcome = 'done' and l.action = any(${textArray(decidingActions)})
  order by s.object_type, s.id, l.id desc`

/** Published or held projects with a finding that no one has decided; the oldest finding of each. */
const selectFindings = (of: Subjects) => sql`
  select distinct on (p.id)
    'finding-' || f.id as key, 'project' as kind, 'finding' as action, p.id as "subjectId", p.title as name,
    p.organization_id as "organizationId", null::uuid as "userId", null as reason, f.rule,
    ${listRules(sql`r.project_id = p.id and r.decided_at is null and ${isFinding}`)} as rules, null::uuid as "opposedBy",
    f.created_at as at
  from ${projects} p join ${projectReports} f on f.project_id = p.id
  where ${of.projects} and p.visibility in ('published', 'held') and p.held_by_administrator_at is null
    and f.source = 'product' and f.decided_at is null and f.effect <> 'warn'
  order by p.id, f.created_at, f.id`

const selectInForce = (of: Subjects) => sql`
  select d.* from ((${selectByAdministrators(of)}) union all (${selectFindings(of)})) d
  where d.action = 'finding' or d.action = any(${textArray(appealableActions)})`

/** The refused texts that a party appealed, as decisions. */
const selectTexts = ({ organizationIds }: Party) => sql`
  select a.decision_key as key, a.kind, a.decision as action, a.id as "subjectId", a.evidence as name,
    a.organization_id as "organizationId", a.user_id as "userId", null as reason, a.rule,
    array[a.rule]::text[] as rules, null::uuid as "opposedBy", a.created_at as at
  from ${appeals} a where a.kind = 'text' and a.organization_id = any(${uuidArray(organizationIds)})`

/** What a party appealed successfully: it holds no more, so the log has a later entry about it, or nothing is found. */
const selectGranted = ({ userId, organizationIds }: Party) => sql`
  select a.decision_key as key, a.kind, a.decision as action,
    coalesce(a.project_id, a.review_id, a.message_id, a.organization_id, a.user_id) as "subjectId",
    coalesce(p.title, ${shortened(sql`coalesce(w.review_text, m.content, s.content)`)}, o.name,
      trim(u.first_name || ' ' || u.last_name)) as name,
    a.organization_id as "organizationId", a.user_id as "userId", a.opposed_reason as reason, f.rule,
    ${listRules(sql`r.project_id = f.project_id and r.decided_at = f.decided_at and ${isFinding}`)} as rules,
    a.opposed_by as "opposedBy", coalesce(l.at, f.created_at, a.created_at) as at
  from ${appeals} a
  left join ${projects} p on p.id = a.project_id
  left join ${reviews} w on w.id = a.review_id
  left join ${messages} s on s.id = a.message_id
  left join ${removedMessages} m on m.message_id = a.message_id
  left join ${organizations} o on o.id = a.organization_id
  left join ${users} u on u.id = a.user_id
  left join ${auditLog} l on l.id = case when a.decision_key like 'audit-%' then substr(a.decision_key, 7)::bigint end
  left join ${projectReports} f on f.project_id = a.project_id and 'finding-' || f.id = a.decision_key
  where a.verdict = 'grant' and a.kind <> 'text'
    and (a.organization_id = any(${uuidArray(organizationIds)}) or a.user_id = ${userId}::uuid)`

/** A decision that still holds after a granted appeal, such as a warning, is listed once. */
const selectOf = (party: Party) => sql`
  with in_force as (${selectInForce(ofParty(party))})
  select * from in_force
  union all ${selectTexts(party)}
  union all select g.* from (${selectGranted(party)}) g where g.key not in (select key from in_force)`

async function find(db: Db, { from, where, most }: { from: SQL; where: SQL; most?: number }) {
  const { rows } = await db.execute<Row>(sql`
    select d.*, to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from (${from}) d where ${where} order by d.at desc, d."subjectId" desc limit ${most ?? null}`)
  return rows.map(({ action, at, ...row }): Decision => ({
    ...row,
    decision: decisionBehind(action),
    at: new Date(at),
  }))
}

/** A finding asks for a review; a refused text and a granted appeal have the decision for their action. */
const decisionBehind = (action: string): AppealableDecision =>
  appealableDecisions.find((decision) => decision === action) ?? decisionOf(action) ?? 'review'

interface Asked {
  party: Party
  /** Null for all, or a project. */
  projectId: string | null
}

const isAsked = ({ projectId }: Asked) =>
  projectId === null ? sql`true` : sql`d.kind = 'project' and d."subjectId" = ${projectId}::uuid`

/**
 * One page of the decisions about a party that hold now or that it appealed successfully, and of the texts that it
 * appealed, newest first.
 */
export const listDecisions = (db: Db, asked: Asked, after: Cursor | null): Promise<Decision[]> =>
  find(db, {
    from: selectOf(asked.party),
    where: after
      ? sql`${isAsked(asked)} and (d.at, d."subjectId") < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
      : isAsked(asked),
    most: pageRows,
  })

export async function countDecisions(db: Db, asked: Asked): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from (${selectOf(asked.party)}) d
      where ${isAsked(asked)} limit ${maxCountedRows}) counted`,
  )
  return rows[0]?.total ?? 0
}

/** A decision about a party that holds now; null if there is none. */
export async function findDecision(db: Db, party: Party, key: string): Promise<Decision | null> {
  const [found] = await find(db, { from: selectInForce(ofParty(party)), where: sql`d.key = ${key}` })
  return found ?? null
}

/** The decisions that hold now about these items, of any kind. */
export const listDecisionsAbout = (db: Db, ids: readonly string[]): Promise<Decision[]> =>
  find(db, { from: selectInForce(withIds(ids)), where: sql`true` })
