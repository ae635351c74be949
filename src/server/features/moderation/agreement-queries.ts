import { sql } from 'drizzle-orm'
import {
  firstTextDay,
  legalDocuments,
  textDaysStoredSince,
  type LegalDocument,
} from '#contract/help/legal.ts'
import { firstVersion } from '#domain/legal/agreement.ts'
import type { Db } from '#server/db/db.ts'

/**
 * What a person who is not deleted agreed to, the latest first. An account from before versions were recorded agreed to
 * version 1 when it was created.
 */
export async function listAgreements(db: Db, userId: string) {
  const documents = sql.join(
    legalDocuments.map((document) => sql`${document}`),
    sql`, `,
  )
  const { rows } = await db.execute<{
    document: LegalDocument
    number: number
    textSince: string | null
    agreedAt: string
  }>(sql`
    select document, number,
      case when number = ${firstVersion}::int then coalesce(text_since,
        case when is_first or agreed_at < ${textDaysStoredSince}::date then ${firstTextDay}::date end)::text end as "textSince",
      to_char(agreed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "agreedAt"
    from (
      select g.document, g.number, g.text_since, g.agreed_at, false as is_first from legal_agreements g where g.user_id = ${userId}
      union all
      select d.document, ${firstVersion}::int, null, u.terms_agreed_at, true
      from users u cross join unnest(array[${documents}]) as d(document)
      where u.id = ${userId} and not exists (
        select from legal_agreements g where g.user_id = u.id and g.document = d.document)
    ) agreed
    order by agreed_at desc, document desc, number desc`)
  return rows
}
