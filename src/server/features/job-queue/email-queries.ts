import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'

export interface EmailDetails extends Record<string, unknown> {
  id: number
  recipient: string | null
  organization: string | null
  /** The inviter, the claimant, or the member whose authority is to be confirmed. */
  sender: string | null
}

/**
 * The recipients of these email jobs and the names in them, from the current rows. Links are created only when the
 * email is sent.
 */
export async function findEmailDetails(
  db: Db,
  jobIds: readonly number[],
): Promise<Map<number, EmailDetails>> {
  if (jobIds.length === 0) return new Map()
  const text = (name: string) => sql`j.payload ->> ${name}::text`
  const { rows } = await db.execute<EmailDetails>(sql`
    select j.id::float8 as id, coalesce(${text('email')}, i.email, c.email, a.email, t.email, u.email) as recipient,
      o.name as organization, trim(s.first_name || ' ' || s.last_name) as sender
    from jobs j
    left join users u on u.id::text = ${text('userId')}
    left join organization_invitations i on i.id::text = ${text('invitationId')}
    left join organization_claims c on c.id::text = ${text('claimId')}
    left join authority_letters a on a.id::text = ${text('letterId')}
    left join account_tokens t on t.id::text = ${text('tokenId')}
    left join organizations o
      on o.id = coalesce(i.organization_id, c.organization_id, a.organization_id) or o.id::text = ${text('organizationId')}
    left join users s on s.id = coalesce(i.invited_by, c.user_id, a.user_id)
    where j.id = any(${sql.param([...jobIds])}::bigint[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
