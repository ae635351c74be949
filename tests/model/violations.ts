/** Invariants of all stored data after any action: each rule as a query for the rows that break it. */
import type { Database } from '#server/db/db.ts'

/** A review that counts: public, visible, and not hidden. */
const counts = 'r.is_public and r.revealed_at is not null and r.hidden_at is null'

const rules = {
  'more volunteers were accepted than there are places, or counted than were accepted': `
    select p.id from projects p
    where p.accepted_count > p.max_volunteers or p.accepted_count <>
      (select count(*) from applications a where a.project_id = p.id and a.status in ('accepted', 'completed'))`,
  'somebody has two live applications to a project': `
    select a.project_id as id from applications a where a.status in ('pending', 'accepted')
    group by a.project_id, a.volunteer_id having count(*) > 1`,
  'an account of points is below nothing or not the sum of its entries': `
    select a.user_id as id from point_accounts a
    where a.balance < 0 or a.balance <>
      (select coalesce(sum(e.points), 0) from point_entries e where e.user_id = a.user_id)`,
  'points were spent that are in no account': `
    select e.user_id as id from point_entries e
    where not exists (select from point_accounts a where a.user_id = e.user_id)`,
  'a perk was redeemed more often than it is there, or than was counted': `
    select p.id from perks p
    where p.claimed_count > p.stock or p.claimed_count <> (select count(*) from redemptions r where r.perk_id = p.id)`,
  'a redemption is not paid': `
    select r.id from redemptions r
    where not exists (select from point_entries e where e.user_id = r.user_id and e.points = -r.points)`,
  'messages of a conversation are not numbered without a gap': `
    select c.id from conversations c
    where c.last_position <> (select count(*) from messages m where m.conversation_id = c.id)
      or c.last_position <> (select coalesce(max(m.position), 0) from messages m where m.conversation_id = c.id)`,
  'the rating of a project is not that of its reviews that count': `
    select p.id from projects p cross join lateral (
      select coalesce(sum(r.rating), 0) as sum, count(*) as count from reviews r
      where r.project_id = p.id and r.type = 'volunteer_to_organization' and ${counts}) counted
    where p.rating_sum <> counted.sum or p.rating_count <> counted.count`,
  'the rating of an organization is not that of its reviews that count': `
    select o.id from organizations o
    where o.rating_sum <> (select coalesce(sum(r.rating), 0)::int from reviews r
      where r.reviewee_organization_id = o.id and ${counts})`,
}

const text = Object.entries(rules)
  .map(([rule, rows]) => `select '${rule}' as rule, id::text from (${rows}) broken`)
  .join(' union all ')

/** The rules that are broken now, with the offending row; empty if all is well. */
export async function listViolations({
  pool,
}: Pick<Database, 'pool'>): Promise<{ rule: string; id: string }[]> {
  return (await pool.query<{ rule: string; id: string }>({ name: 'violations', text })).rows
}

/** Each person's unread counts from the rows: what their pages must show. */
export async function countUnread({ pool }: Pick<Database, 'pool'>, userIds: readonly string[]) {
  const { rows } = await pool.query<{ messages: number; notifications: number }>({
    name: 'unread',
    text: `select
      (select count(*)::int from messages m join conversations c on c.id = m.conversation_id
       left join conversation_readers r on r.conversation_id = c.id and r.user_id = person.id
       where m.deleted_at is null and m.position > coalesce(r.read_position, 0) and case m.side
         when 'organization' then c.volunteer_id = person.id
         else exists (select from organization_members o
           where o.organization_id = c.organization_id and o.user_id = person.id) end) as messages,
      (select count(*)::int from notifications n where n.user_id = person.id and n.read_at is null) as notifications
      from unnest($1::uuid[]) with ordinality as person (id, turn) order by turn`,
    values: [userIds],
  })
  return rows
}
