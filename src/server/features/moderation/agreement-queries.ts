import { sql } from 'drizzle-orm'
import type { LegalDocument } from '#contract/help/legal.ts'
import type { Db } from '#server/db/db.ts'
import { agreements } from '#server/queries/accounts/agreements.ts'

/** What a person who is not deleted agreed to, the latest first. */
export async function listAgreements(db: Db, userId: string) {
  const { rows } = await db.execute<{
    document: LegalDocument
    number: number
    textSince: string | null
    agreedAt: string
  }>(sql`
    select document, number, text_since::text as "textSince",
      to_char(agreed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "agreedAt"
    from ${agreements} agreed
    where user_id = ${userId}
    order by agreed_at desc, document desc, number desc`)
  return rows
}
