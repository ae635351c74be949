/** The emails of the outbox: a page of them, and all of them as CSV. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportStoredEmails, listStoredEmails, StoredEmail } from '#contract/email/stored.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import type { Download } from '#server/http/route.ts'
import { formatTimestampCursor, parseTimestampCursor } from '#server/http/lists/timestamp-cursor.ts'
import { countStored, listStored, type StoredEmailRow } from './stored-queries.ts'
import { storedExportCatalog } from './texts/stored-export-texts.ts'

const cursorOf = ({ id, createdAt }: StoredEmailRow) => ({ id, at: createdAt.toISOString() })

export async function listStoredPage(
  { db }: Pick<Context, 'db'>,
  { q, cursor }: EndpointInput<typeof listStoredEmails>['query'],
): Promise<Page<StoredEmail>> {
  const after = parseTimestampCursor(cursor)
  return pageOf(await listStored(db, { q, after, limit: pageRows }), {
    isFirst: !after,
    keyOf: (row) => formatTimestampCursor(cursorOf(row)),
    present: ({ createdAt, ...email }) => ({ ...email, storedAt: createdAt.toISOString() }),
    count: () => countStored(db, q),
  })
}

/** All emails that the search finds. The export is recorded before its first line is sent. */
export async function exportStored(
  ctx: Context,
  { q }: EndpointInput<typeof exportStoredEmails>['body'],
): Promise<Download> {
  await recordListExport(ctx, { list: 'stored emails', objectType: 'site', filter: { q } })
  const { columns } = storedExportCatalog.read(ctx.language)
  const rows = readInBatches<StoredEmailRow>((after, limit) =>
    listStored(ctx.db, { q, after: after && cursorOf(after), limit }),
  )
  return csvDownload(csvName('stored-emails', ctx.now()), rows, [
    [columns.recipient, (row) => row.recipient],
    [columns.subject, (row) => row.subject],
    [columns.storedAt, (row) => csvTime(row.createdAt)],
  ])
}
