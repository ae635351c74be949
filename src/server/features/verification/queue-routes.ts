import type { FastifyInstance } from 'fastify'
import {
  countVerifications,
  decideVerification,
  getVerificationCase,
  listVerifications,
} from '#contract/admin-verification.ts'
import { listRegisterLoads, listRegisters } from '#contract/admin-registers.ts'
import { recordAudit } from '#server/audit/record.ts'
import { route } from '#server/http/route.ts'
import { readCase } from './case.ts'
import { countCases, listCases } from './queue-search.ts'
import { listLoaded, listLoads } from './register-search.ts'
import { decide } from './verdict-service.ts'

/** The administrators' queue, and what is decided there. */
export function verificationQueueRoutes(app: FastifyInstance): void {
  route(app, listVerifications, (ctx, { query }) => listCases(ctx, { ...query, cursor: query.cursor }))

  route(app, countVerifications, (ctx) => countCases(ctx.db))

  route(app, getVerificationCase, async (ctx, { params }) => {
    const told = await readCase(ctx, params.id)
    // It has how to reach people, which nobody reads unseen.
    await recordAudit(ctx.db, {
      actorId: ctx.actor.id,
      origin: ctx.origin,
      action: 'verification.read',
      objectType: 'verification',
      objectId: params.id,
    })
    return told
  })

  route(app, decideVerification, (ctx, { params, body }) => decide(ctx, { ...params, ...body }))

  route(app, listRegisters, (ctx) => listLoaded(ctx))

  route(app, listRegisterLoads, (ctx, { query }) => listLoads(ctx, query.cursor))
}
