/** Decisions in force that can be appealed, read from the audit log and from what safeguards found. */
import { sql } from 'drizzle-orm'
import {
  decidingActions,
  decisionOf,
  type AppealableDecision,
  type AppealKind,
} from '#domain/moderation/appeals.ts'
import type { SafeguardCode } from '#domain/safeguards/safeguards.ts'
import type { Db } from '#server/db/db.ts'
import { auditLog, organizations, projectReports, projects, reviews, users } from '#server/db/schema.ts'

/** Whose decisions are asked for. */
export interface Party {
  /** Null for an organization alone. */
  userId: string | null
  organizationIds: readonly string[]
}

export interface Decision {
  key: string
  kind: Exclude<AppealKind, 'text'>
  decision: AppealableDecision
  /** The id of what was decided about. */
  subjectId: string
  name: string
  organizationId: string | null
  /** Set for decisions about a person. */
  userId: string | null
  reason: string | null
  rule: SafeguardCode | null
  /** The administrator who decided; null for a safeguard. */
  opposedBy: string | null
  at: Date
}

type Row = Omit<Decision, 'decision' | 'at'> & Record<string, unknown> & { action: string; at: string }

const textArray = (words: readonly string[]) => sql`${sql.param([...words])}::text[]`
const timestamp = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/** What an entry of the audit log is about, if that is the party's. */
const subjects = ({ userId, organizationIds }: Party) => sql`(
  select 'project' as object_type, p.id, p.title as name, p.organization_id, null::uuid as user_id
  from ${projects} p where p.organization_id = any(${textArray(organizationIds)}::uuid[])
  union all
  select 'organization', o.id, o.name, o.id, null from ${organizations} o
  where o.id = any(${textArray(organizationIds)}::uuid[])
  union all
  select 'user', u.id, trim(u.first_name || ' ' || u.last_name), null, u.id from ${users} u
  where u.id = ${userId}::uuid
  union all
  select 'review', w.id, left(w.review_text, 100), null, w.writer_id from ${reviews} w
  where w.writer_id = ${userId}::uuid)`

/** The latest decision of administrators about each item of a party. */
const selectByAdministrators = (party: Party) => sql`
  select distinct on (s.object_type, s.id)
    'audit-' || l.id as key, case s.object_type when 'user' then 'person' else s.object_type end as kind,
    l.action, s.id as "subjectId", s.name, s.organization_id as "organizationId", s.user_id as "userId",
    l.after ->> 'reason' as reason, null as rule, l.actor_id as "opposedBy",
    to_char(l.at at time zone 'UTC', ${timestamp}) as at
  from ${subjects(party)} s
  join ${auditLog} l on l.object_type = s.object_type and l.object_id = s.id::text
  where l.outcome = 'done' and l.action = any(${textArray(decidingActions)})
  order by s.object_type, s.id, l.id desc`

/** Published or held projects of a party with a finding that no one has decided; the oldest finding of each. */
const selectFindings = ({ organizationIds }: Party) => sql`
  select distinct on (p.id)
    'finding-' || r.id as key, 'project' as kind, 'finding' as action, p.id as "subjectId", p.title as name,
    p.organization_id as "organizationId", null::uuid as "userId", null as reason, r.rule, null::uuid as "opposedBy",
    to_char(r.created_at at time zone 'UTC', ${timestamp}) as at
  from ${projects} p join ${projectReports} r on r.project_id = p.id
  where p.organization_id = any(${textArray(organizationIds)}::uuid[])
    and p.visibility in ('published', 'held') and p.held_by_administrator_at is null
    and r.source = 'product' and r.decided_at is null and r.effect <> 'warn'
  order by p.id, r.created_at, r.id`

/** The decisions about a party that hold now, newest first. */
export async function listDecisionsInForce(db: Db, party: Party): Promise<Decision[]> {
  const { rows } = await db.execute<Row>(sql`
    select d.* from ((${selectByAdministrators(party)}) union all (${selectFindings(party)})) d
    order by d.at desc, d.key`)
  return rows.flatMap(({ action, at, ...row }) => {
    const decision = action === 'finding' ? 'review' : decisionOf(action)
    return decision ? [{ ...row, decision, at: new Date(at) }] : []
  })
}
