import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  checkAuditLog,
  exportAuditLog,
  getExportAllowance,
  listAuditLog,
  type AuditFilter,
} from '#contract/audit/audit.ts'
import { checkChain } from '#server/audit/check.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { route, type Download } from '#server/http/route.ts'
import { csvDownload, csvName, mapRows } from '#server/http/lists/csv.ts'
import { pageOf } from '#server/http/lists/page.ts'
import { parsePosition } from '#server/http/lists/position-cursor.ts'
import { auditColumns, jsonLine, presentEntry } from './present.ts'
import { countEntries, countListed, listEntries, streamEntries } from './queries.ts'

export function auditRoutes(app: FastifyInstance): void {
  route(app, listAuditLog, async (ctx, { query: { cursor, ...filter } }) => {
    const before = parsePosition(cursor)
    return pageOf(await listEntries(ctx.db, filter, before), {
      isFirst: before === null,
      keyOf: ({ position }) => String(position),
      present: presentEntry,
      count: () => countListed(ctx.db, filter),
    })
  })

  route(app, checkAuditLog, (ctx) => checkChain(ctx.db, ctx.now()))

  route(app, exportAuditLog, (ctx, { body: { format, ...filter } }) => exportLog(ctx, filter, format))

  route(app, getExportAllowance, async ({ limits, config, actor, now }) => {
    const { left, wait } = await limits.findLevel({ limit: 'exports', key: actor.id })
    return {
      most: config.rates.exports.count,
      periodSeconds: config.rates.exports.seconds,
      left,
      nextAt: wait === null ? null : new Date(now().getTime() + wait * 1000).toISOString(),
    }
  })
}

/** The export is recorded before its first line is sent. It does not contain entries recorded after that. */
async function exportLog(ctx: Context, filter: AuditFilter, format: 'csv' | 'jsonl'): Promise<Download> {
  const { rows, last } = await countEntries(ctx.db, filter)
  // An email address is personal data: the log only says that one was used as a filter, and refers to people by id.
  const filterData = Object.entries(filter).map(
    ([name, value = '']) => `${name}=${value.includes('@') ? 'an address' : value}`,
  )
  await recordAudit(ctx.db, {
    actorId: ctx.actor.id,
    origin: ctx.origin,
    action: 'audit.export',
    objectType: 'audit_log',
    objectId: null,
    after: { format, rows, filter: filterData },
  })
  const entries = streamEntries(ctx.db, filter, last)
  const name = csvName('audit-log', ctx.now())
  if (format === 'csv') return csvDownload({ name, hasByteOrderMark: false }, entries, auditColumns)
  return {
    name: name.replace(/csv$/, format),
    mediaType: 'application/jsonl; charset=utf-8',
    content: Readable.from(mapRows(entries, jsonLine)),
  }
}
