/** Whom a person, and the organizations that they belong to, block. */
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Block } from '#contract/messages/blocks.ts'
import type { Db } from '#server/db/db.ts'
import { maxCountedRows } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import type { Cursor } from '#server/http/lists/cursor.ts'
import { pageRows } from '#server/http/lists/page.ts'

interface Blocker {
  userId: string
  organizationIds: readonly string[]
}

type BlockRow = Pick<Block, 'id' | 'blocked' | 'organization'> & { at: string }

/** A pair and a side have one block, so their ids make its id. */
const blockId = (side: SQL) => sql`md5(concat_ws(' ', c.volunteer_id, c.organization_id, ${side}))::uuid`

const selectBlocks = ({ userId, organizationIds }: Blocker) => sql`
  select ${blockId(sql`'volunteer'`)} as id, c.blocked_by_volunteer_at as blocked_at,
    json_build_object('id', o.id, 'name', o.name, 'type', 'organization', 'avatar', o.logo_url) as blocked,
    null::json as organization
  from ${contacts} c join ${organizations} o on o.id = c.organization_id
  where c.volunteer_id = ${userId}::uuid and c.blocked_by_volunteer_at is not null
  union all
  select ${blockId(sql`'organization'`)}, c.blocked_by_organization_at,
    json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'type', 'volunteer',
      'avatar', u.profile_image_url),
    json_build_object('id', o.id, 'name', o.name)
  from ${contacts} c join ${organizations} o on o.id = c.organization_id join ${users} u on u.id = c.volunteer_id
  where c.organization_id = any(${sql.param([...organizationIds])}::uuid[])
    and c.blocked_by_organization_at is not null`

/** One page, newest first. */
export async function listBlockRows(db: Db, of: Blocker, after: Cursor | null): Promise<BlockRow[]> {
  const { rows } = await db.execute<BlockRow & Record<string, unknown>>(sql`
    select b.id, b.blocked, b.organization,
      to_char(b.blocked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from (${selectBlocks(of)}) b
    where ${after ? sql`(b.blocked_at, b.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by b.blocked_at desc, b.id desc limit ${pageRows}`)
  return rows
}

export async function countBlocks(db: Db, of: Blocker): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from (${selectBlocks(of)}) b limit ${maxCountedRows}) counted`,
  )
  return rows[0]?.total ?? 0
}

/** Whether a volunteer lets organizations meet them, in a portfolio or in the directory. */
export const isShownToOrganizations = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(
    volunteerProfiles,
    and(
      eq(volunteerProfiles.userId, userId),
      or(volunteerProfiles.isPortfolioPublic, volunteerProfiles.isContactable),
    ),
  )) > 0
