/** Requests and downloads of data exports. */
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { PersonalExport } from '#contract/personal-data/exports.ts'
import { findHelpRefusal } from '#domain/accounts/help.ts'
import { findDownloadRefusal } from '#domain/personal-data/exports.ts'
import { fileNameOf } from '#domain/text/file-name.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { openExport } from '#server/files/exports.ts'
import { Problem } from '#server/http/problem.ts'
import type { Download } from '#server/http/route.ts'
import { addJob } from '#server/jobs/queries.ts'
import type { Db } from '#server/db/db.ts'
import { findLatestExport, findShownState, type ExportRow } from '#server/queries/accounts/latest-export.ts'
import { exportKind } from './export-kind.ts'
import * as queries from './queries.ts'

const by = ({ actor, origin }: Context, userId: string) =>
  ({ actorId: actor.id, origin, objectType: 'user', objectId: userId }) as const

/** The person's latest export, as they see it. */
export async function presentLatest(ctx: Context): Promise<{ export: PersonalExport | null }> {
  const row = await findLatestExport(ctx.db, ctx.actor.id)
  return { export: row && (await present(ctx, row)) }
}

async function present(ctx: Context, row: ExportRow): Promise<PersonalExport> {
  const { id, requestedAt, requestedBy, size, expiresAt } = row
  return {
    id,
    state: await findShownState(ctx, row),
    requestedAt: requestedAt.toISOString(),
    isByAdministrator: requestedBy !== null,
    size,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

/** Starts the caller's export, unless one is being prepared. */
export async function requestExport(ctx: Context): Promise<{ export: PersonalExport | null }> {
  await transact(ctx.db, async (db) => {
    if (!(await startExport(db, { userId: ctx.actor.id, now: ctx.now() }))) return
    await recordAudit(db, { ...by(ctx, ctx.actor.id), action: 'personal_data.request' })
  })
  return presentLatest(ctx)
}

/**
 * Starts the export of a person who wrote in. Only they can download it. Refused while one is being prepared:
 * its email would not say the reason.
 */
export async function exportForPerson(ctx: Context, userId: string, reason: string): Promise<void> {
  const person = await queries.findPersonForAdministrator(ctx.db, userId)
  if (!person) throw new Problem('person_not_found')
  const refusal = findHelpRefusal(ctx.actor.id, person)
  if (refusal) throw new Problem(refusal)
  await transact(ctx.db, async (db) => {
    const administrator = { id: ctx.actor.id, reason }
    if (!(await startExport(db, { userId, now: ctx.now(), administrator })))
      throw new Problem('export_preparing')
    await recordAudit(db, { ...by(ctx, userId), action: 'user.export', after: { reason } })
  })
}

interface NewExport {
  userId: string
  now: Date
  administrator?: { id: string; reason: string }
}

/** False if an export of this person is already being prepared. */
async function startExport(db: Db, { userId, now, administrator }: NewExport): Promise<boolean> {
  const inserted = await queries.insertExport(db, {
    userId,
    requestedBy: administrator?.id ?? null,
    requestedAt: now,
  })
  if (!inserted) return false
  const payload = { exportId: inserted.id, ...(administrator && { reason: administrator.reason }) }
  await addJob(db, { kind: exportKind, payload })
  return true
}

/** The caller's export as a file. The download is recorded before its first byte is sent. */
export async function downloadExport(ctx: Context, id: string): Promise<Download> {
  const row = await queries.findExport(ctx.db, { id, userId: ctx.actor.id })
  if (!row) throw new Problem('export_not_found')
  const refusal = findDownloadRefusal(row, ctx.now())
  if (refusal) throw new Problem(refusal)
  const content = row.name === null ? null : await openExport(ctx.config, row.name)
  if (!content) throw new Problem('export_expired')
  try {
    await recordAudit(ctx.db, { ...by(ctx, ctx.actor.id), action: 'personal_data.download' })
  } catch (error) {
    content.destroy()
    throw error
  }
  return {
    name: `${fileNameOf(getSiteName()) ?? 'my-data'}-${row.requestedAt.toISOString().slice(0, 10)}.zip`,
    mediaType: 'application/zip',
    content,
  }
}
