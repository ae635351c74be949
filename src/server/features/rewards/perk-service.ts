/** Administrators manage the perk catalog. Every change locks the perk first and checks its state afterwards. */
import type { PerkForm } from '#contract/rewards/perk-catalog.ts'
import { fieldText } from '#contract/field-texts.ts'
import { findPerkMoveRefusal, type PerkMove } from '#domain/rewards/perks.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { validateCodeRows, parseCodeRows } from './perk-code-file.ts'
import {
  removePerk,
  findPerk,
  insertCodes,
  insertPerk,
  listExistingCodes,
  lockPerk,
  savePerk,
  saveState,
  type FoundPerk,
} from './perk-queries.ts'

const by = (ctx: Context, objectId: string) =>
  ({ actorId: ctx.actor.id, origin: ctx.origin, objectType: 'perk', objectId }) as const

const toRow = ({ startsAt, endsAt, ...form }: PerkForm) => ({
  ...form,
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
})

/** The perk, under its lock. */
async function findLocked(db: Db, id: string): Promise<FoundPerk> {
  const perk = (await lockPerk(db, id)) ? await findPerk(db, id) : null
  if (!perk) throw new Problem('perk_not_found')
  return perk
}

async function findSaved(db: Db, id: string): Promise<FoundPerk> {
  const perk = await findPerk(db, id)
  if (!perk) throw new Problem('perk_not_found')
  return perk
}

/** Adds a draft. */
export function create(ctx: Context, form: PerkForm): Promise<FoundPerk> {
  return transact(ctx.db, async (db) => {
    const at = ctx.now()
    const id = await insertPerk(db, { ...toRow(form), createdAt: at, updatedAt: at })
    const { pointsCost, stock } = form
    await recordAudit(db, { ...by(ctx, id), action: 'perk.create', after: { pointsCost, stock } })
    return findSaved(db, id)
  })
}

/** Changes a perk, based on the version that was read. */
export function change(
  ctx: Context,
  id: string,
  { version, ...form }: PerkForm & { version: number },
): Promise<FoundPerk> {
  return transact(ctx.db, async (db) => {
    const before = await findLocked(db, id)
    if (before.version !== version) throw new Problem('perk_changed')
    if (form.codeSource !== before.codeSource && before.offeredAt) throw new Problem('perk_code_source_kept')
    if (form.stock !== null && form.stock < before.claimedCount) {
      throw new Problem('invalid', [
        { path: 'stock', message: fieldText('rewards.stockBelowClaimed', { claimed: before.claimedCount }) },
      ])
    }
    const row = toRow(form)
    const fields = changedFields(before, row)
    if (fields.length === 0) return before
    await savePerk(db, id, { ...row, updatedAt: ctx.now() })
    await recordAudit(db, {
      ...by(ctx, id),
      action: 'perk.change',
      before: { pointsCost: before.pointsCost, stock: before.stock },
      after: { pointsCost: form.pointsCost, stock: form.stock, fields },
    })
    return findSaved(db, id)
  })
}

const changedFields = (before: FoundPerk, after: ReturnType<typeof toRow>) => {
  const existing: Readonly<Record<string, unknown>> = before
  return Object.entries(after)
    .filter(([name, value]) => String(existing[name]) !== String(value))
    .map(([name]) => name)
}

/** Removes a draft that was never offered. */
export function remove(ctx: Context, id: string): Promise<void> {
  return transact(ctx.db, async (db) => {
    const { state } = await findLocked(db, id)
    if (state !== 'draft') throw new Problem('perk_not_a_draft')
    await removePerk(db, id)
    await recordAudit(db, { ...by(ctx, id), action: 'perk.remove' })
  })
}

/** Adds the codes of a CSV text, all or none. */
export function addCodes(ctx: Context, id: string, csv: string): Promise<FoundPerk> {
  return transact(ctx.db, async (db) => {
    const { codeSource } = await findLocked(db, id)
    if (codeSource === 'made') throw new Problem('perk_codes_made')
    const read = parseCodeRows(csv)
    if ('issue' in read) throw new Problem('invalid', [read.issue])
    const existing = await listExistingCodes(
      db,
      id,
      read.rows.flatMap(({ cells }) => cells.map((cell) => cell.trim())),
    )
    const { codes, issues } = validateCodeRows(read.rows, existing)
    if (issues.length > 0) throw new Problem('invalid', issues)
    await insertCodes(db, id, codes)
    await recordAudit(db, { ...by(ctx, id), action: 'perk.add_codes', after: { codes: codes.length } })
    return findSaved(db, id)
  })
}

/** Offers a perk in the store or withdraws it. Anyone who redeemed it keeps their code. */
export function move(ctx: Context, id: string, to: PerkMove): Promise<FoundPerk> {
  return transact(ctx.db, async (db) => {
    const before = await findLocked(db, id)
    const refusal = findPerkMoveRefusal(before, to, ctx.now())
    if (refusal) throw new Problem(refusal)
    const at = ctx.now()
    const state = to === 'offer' ? 'offered' : 'withdrawn'
    await saveState(db, id, { state, offeredAt: before.offeredAt ?? at, updatedAt: at })
    await recordAudit(db, {
      ...by(ctx, id),
      action: `perk.${to}`,
      before: { state: before.state },
      after: { state },
    })
    return findSaved(db, id)
  })
}
