/** Whether the reader's own report about something awaits a decision, for the page of what is reported. */
import { sql, type SQLWrapper } from 'drizzle-orm'

/** A column of a query: true while the reader may not report it again. */
export const hasReported = (
  kind: 'project' | 'organization' | 'person' | 'message',
  { item, reader }: Record<'item' | 'reader', SQLWrapper>,
) => sql<boolean>`exists (select from filed_reports f where f.kind = ${sql.raw(`'${kind}'`)}
  and f.item_id = ${item} and f.reporter_id = ${reader} and f.decided_at is null)`
