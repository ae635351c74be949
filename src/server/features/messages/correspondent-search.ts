/** People that a user can write to but has no conversation with yet. */
import { sql, type SQL } from 'drizzle-orm'
import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  Correspondent,
  listCorrespondents as listCorrespondentsEndpoint,
} from '#contract/messages/conversations.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { contacts, conversations } from '#server/db/tables/messages.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { maxCountedRows } from '#server/db/keyset.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { findOwnOrganization } from '#server/queries/organizations/own-organizations.ts'
import { z } from '#contract/zod.ts'

interface Row extends Record<string, unknown> {
  id: string
  name: string
  type: UserType
  avatar: string | null
  isPartner: boolean
  /** The name in sortable form. */
  key: string
}

const isKnown = sql`exists (select from ${applications} a join ${projects} p on p.id = a.project_id
  where a.volunteer_id = pair.volunteer_id and p.organization_id = pair.organization_id)`

/** Neither side has a conversation that the reader would see, and neither has blocked the other. */
const isNew = (side: UserType) => sql`not exists (
    select from ${conversations} c
    where c.volunteer_id = pair.volunteer_id and c.organization_id = pair.organization_id
      and (c.last_position > 0 or ${sql.raw(`c.is_begun_by_${side}`)}))
  and not exists (
    select from ${contacts} k
    where k.volunteer_id = pair.volunteer_id and k.organization_id = pair.organization_id
      and coalesce(k.blocked_by_volunteer_at, k.blocked_by_organization_at) is not null)`

const isUnsuspended = (id: SQL) =>
  sql`not exists (select from ${organizationSuspensions} s where s.organization_id = ${id})`

/** Organizations for a volunteer: those with an active reader, and those the volunteer applied to. */
const selectOrganizationsFor = (volunteerId: string) => sql`
  select o.id, o.name, 'organization' as type, o.logo_url as avatar, ${isKnown} as "isPartner"
  from ${organizations} o
  cross join lateral (select ${volunteerId}::uuid as volunteer_id, o.id as organization_id) pair
  where ${isNew('volunteer')} and ${isUnsuspended(sql`o.id`)} and o.named_at is not null
    and not exists (select from ${organizationMembers} m where m.organization_id = o.id and m.user_id = ${volunteerId}::uuid)
    and (exists (
      select from ${organizationMembers} m join ${users} u on u.id = m.user_id
      where m.organization_id = o.id and not m.is_placeholder and u.disabled_at is null) or ${isKnown})`

/** Volunteers for an organization: those who accept messages, and those who applied to it. */
const selectVolunteersFor = (organizationId: string) => sql`
  select u.id, trim(u.first_name || ' ' || u.last_name) as name, 'volunteer' as type,
    u.profile_image_url as avatar, ${isKnown} as "isPartner"
  from ${users} u
  cross join lateral (select u.id as volunteer_id, ${organizationId}::uuid as organization_id) pair
  where u.disabled_at is null and ${isNew('organization')} and ${isUnsuspended(sql`${organizationId}::uuid`)}
    and not exists (select from ${organizationMembers} m where m.organization_id = ${organizationId}::uuid and m.user_id = u.id)
    and (exists (
      select from ${volunteerProfiles} v where v.user_id = u.id and v.is_contactable) or ${isKnown})`

const cursorSchema = z.tuple([z.boolean(), z.string(), z.uuid()])

/** The cursor after a page: its last row's position in the sort order. */
const encodeCursor = (row: Row): string =>
  Buffer.from(JSON.stringify([row.isPartner, row.key, row.id])).toString('base64url')

function decodeCursor(cursor: string | undefined): z.infer<typeof cursorSchema> | null {
  if (cursor === undefined) return null
  try {
    const read = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    if (read[1].includes('\0') || !read[1].isWellFormed()) throw new Problem('bad_cursor')
    return read
  } catch {
    throw new Problem('bad_cursor')
  }
}

type CorrespondentQuery = EndpointInput<typeof listCorrespondentsEndpoint>['query']

/** One page of people: those connected by an application first, then by name. */
export async function listCorrespondents(
  ctx: Context,
  { search, cursor, organizationId }: CorrespondentQuery,
): Promise<Page<Correspondent>> {
  const after = decodeCursor(cursor)
  const { db, actor } = ctx
  const own = findOwnOrganization(ctx, organizationId)
  const sources = [
    ...(actor.isVolunteer ? [selectOrganizationsFor(actor.id)] : []),
    ...(own ? [selectVolunteersFor(own.id)] : []),
  ]
  if (sources.length === 0 || actor.mustVerifyEmail) return { items: [], next: null, total: 0 }
  const found = sql`(${sql.join(sources, sql` union all `)}) found
    where (${search} = '' or strpos(lower(found.name), lower(${search})) > 0)`
  const isAfter =
    after &&
    sql`and (not found."isPartner", lower(found.name), found.id) > (${!after[0]}, ${after[1]}, ${after[2]}::uuid)`
  const { rows } = await db.execute<Row>(sql`
    select found.*, lower(found.name) as key from ${found} ${isAfter ?? sql``}
    order by not found."isPartner", lower(found.name), found.id limit ${pageRows}`)
  return pageOf(rows, {
    isFirst: !after,
    keyOf: encodeCursor,
    present: ({ id, name, type, avatar, isPartner }) => ({ id, name, type, avatar, isPartner }),
    count: async () => {
      const counted = await db.execute<{ total: number }>(
        sql`select count(*)::int as total from (select from ${found} limit ${maxCountedRows}) counted`,
      )
      return counted.rows[0]?.total ?? 0
    },
  })
}
