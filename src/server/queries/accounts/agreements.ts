/** Who agreed to which version of the terms and the privacy notice, for all slices. */
import { sql, type SQL } from 'drizzle-orm'
import { firstTextDay, legalDocuments, textDaysStoredSince } from '#contract/help/legal.ts'
import { firstVersion } from '#domain/legal/agreement.ts'
import { users } from '#server/db/tables/accounts.ts'
import { isFormerMember } from './leaving.ts'

const documents = sql.join(
  legalDocuments.map((document) => sql`${document}`),
  sql`, `,
)

/**
 * A subquery of all agreements: user_id, document, number, agreed_at and text_since, the day of the words if they are the
 * product's own and that's known. An account from before versions were recorded agreed to version 1 when it was created.
 * Of deleted accounts, nothing is recorded anymore.
 */
export const agreements: SQL = sql`(
  select g.user_id, g.document, g.number, g.agreed_at,
    case when g.number = ${firstVersion}::int then coalesce(g.text_since,
      case when g.agreed_at < ${textDaysStoredSince}::date then ${firstTextDay}::date end) end as text_since
  from legal_agreements g
  union all
  select ${users}.id, d.document, ${firstVersion}::int, ${users}.terms_agreed_at, ${firstTextDay}::date
  from ${users} cross join unnest(array[${documents}]) as d(document)
  where not ${isFormerMember} and not exists (
    select from legal_agreements g where g.user_id = ${users}.id and g.document = d.document))`
