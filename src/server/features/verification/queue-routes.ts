import type { FastifyInstance } from 'fastify'
import {
  countVerifications,
  decideVerification,
  exportVerifications,
  getVerificationCase,
  listVerifications,
} from '#contract/verification/cases.ts'
import { exportRegisterLoads, listRegisterLoads, listRegisters } from '#contract/verification/registers.ts'
import { recordAudit } from '#server/audit/record.ts'
import { route } from '#server/http/route.ts'
import { requireCase } from './case.ts'
import { exportQueue } from './queue-export.ts'
import { countCases, listQueue } from './queue-search.ts'
import { exportLoads } from './register-export.ts'
import { listLoadedRegisters, listLoads } from './register-search.ts'
import { decide } from './cases.ts'

/** The administrators' queue and its decisions. */
export function verificationQueueRoutes(app: FastifyInstance): void {
  route(app, listVerifications, (ctx, { query }) => listQueue(ctx, query))

  route(app, exportVerifications, (ctx, { body }) => exportQueue(ctx, body))

  route(app, countVerifications, (ctx) => countCases(ctx.db))

  route(app, getVerificationCase, async (ctx, { params }) => {
    const presented = await requireCase(ctx, params.id)
    // It contains contact details, so each read is recorded.
    await recordAudit(ctx.db, {
      actorId: ctx.actor.id,
      origin: ctx.origin,
      action: 'verification.read',
      objectType: 'verification',
      objectId: params.id,
    })
    return presented
  })

  route(app, decideVerification, (ctx, { params, body }) => decide(ctx, { ...params, ...body }))

  route(app, listRegisters, (ctx) => listLoadedRegisters(ctx))

  route(app, listRegisterLoads, (ctx, { query }) => listLoads(ctx, query.cursor))
  route(app, exportRegisterLoads, exportLoads)
}
