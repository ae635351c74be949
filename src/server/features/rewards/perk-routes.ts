import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/rewards/perk-catalog.ts'
import { redeemPerk } from '#contract/rewards/perks.ts'
import { countLeft, maskCode, perkStatusOf } from '#domain/rewards/perks.ts'
import { recordAudit } from '#server/audit/record.ts'
import { answerDone } from '#server/http/done.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { exportClaims, exportPerks } from './perk-exports.ts'
import * as queries from './perk-queries.ts'
import { redeem } from './redeem-service.ts'
import * as service from './perk-service.ts'

/** The perk store, and the perk catalog for administrators. */
export function perkRoutes(app: FastifyInstance): void {
  route(app, redeemPerk, (ctx, { params, body }) => redeem(ctx, params.id, body.pointsCost))
  route(app, contract.listPerks, async (ctx, { query: { cursor, state } }) => {
    const after = decodeCursor(cursor)
    return pageOf(await queries.listPerks(ctx.db, state, { after }), {
      isFirst: !after,
      keyOf: (row) => row,
      present: (row) => presentPerk(row, ctx.now()),
      count: () => queries.countPerks(ctx.db, state),
    })
  })
  route(app, contract.exportPerks, (ctx, { body }) => exportPerks(ctx, body))
  route(app, contract.exportPerkClaims, (ctx, { params }) => exportClaims(ctx, params.id))
  route(app, contract.getPerk, async (ctx, { params }) => {
    const perk = await queries.findPerk(ctx.db, params.id)
    if (!perk) throw new Problem('perk_not_found')
    return presentPerk(perk, ctx.now())
  })
  route(app, contract.createPerk, async (ctx, { body }) =>
    presentPerk(await service.create(ctx, body), ctx.now()),
  )
  route(app, contract.changePerk, async (ctx, { params, body }) =>
    presentPerk(await service.change(ctx, params.id, body), ctx.now()),
  )
  route(app, contract.removePerk, async (ctx, { params }) => {
    await service.remove(ctx, params.id)
    return answerDone(ctx)
  })
  route(app, contract.addPerkCodes, async (ctx, { params, body }) =>
    presentPerk(await service.addCodes(ctx, params.id, body.csv), ctx.now()),
  )
  route(app, contract.offerPerk, async (ctx, { params }) =>
    presentPerk(await service.move(ctx, params.id, 'offer'), ctx.now()),
  )
  route(app, contract.withdrawPerk, async (ctx, { params }) =>
    presentPerk(await service.move(ctx, params.id, 'withdraw'), ctx.now()),
  )
  route(app, contract.listPerkClaims, async (ctx, { params, query }) => {
    const after = decodeCursor(query.cursor)
    if (!(await queries.findPerk(ctx.db, params.id))) throw new Problem('perk_not_found')
    const rows = await queries.listClaims(ctx.db, params.id, { after })
    await recordAudit(ctx.db, {
      actorId: ctx.actor.id,
      origin: ctx.origin,
      action: 'perk.read_redemptions',
      objectType: 'perk',
      objectId: params.id,
    })
    return pageOf(rows, {
      isFirst: !after,
      keyOf: (row) => row,
      present: ({ code, createdAt, ...row }) => ({
        ...row,
        maskedCode: maskCode(code),
        redeemedAt: createdAt.toISOString(),
      }),
      count: () => queries.countClaims(ctx.db, params.id),
    })
  })
}

function presentPerk(perk: queries.FoundPerk, now: Date): contract.CataloguePerk {
  const { claimedCount, freeCodes, loadedCodes, ...row } = perk
  return {
    ...row,
    standing: perkStatusOf(perk, now),
    claimed: claimedCount,
    codes: freeCodes === null ? null : { loaded: loadedCodes, left: freeCodes },
    left: countLeft(perk),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    offeredAt: row.offeredAt?.toISOString() ?? null,
  }
}
