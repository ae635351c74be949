import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/schedule/actions.ts'
import { answerDone } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { pageOf } from '#server/http/lists/page.ts'
import { formatTimestampCursor, parseTimestampCursor } from '#server/http/lists/timestamp-cursor.ts'
import { exportAllActions } from './action-export.ts'
import { countActions, countListed, listActions } from './queries.ts'
import { runNow, skip } from './service.ts'

export function scheduleRoutes(app: FastifyInstance): void {
  route(app, contract.listScheduledActions, async (ctx, { query: { state, rule, cursor } }) => {
    const after = parseTimestampCursor(cursor)
    const listed = { state, rule, now: ctx.now() }
    return pageOf(await listActions(ctx.db, { ...listed, after }), {
      isFirst: after === null,
      keyOf: formatTimestampCursor,
      present: (row) => ({ ...row, state }),
      count: () => countListed(ctx.db, listed),
    })
  })
  route(app, contract.exportScheduledActions, (ctx, { body }) => exportAllActions(ctx, body))
  route(app, contract.countScheduledActions, (ctx) => countActions(ctx.db, ctx.now()))
  route(app, contract.runScheduledAction, async (ctx, { params, body }) => {
    await runNow(ctx, { id: Number(params.id), ...body })
    return answerDone(ctx, 'runningAction')
  })
  route(app, contract.skipScheduledAction, async (ctx, { params, body }) => {
    await skip(ctx, { id: Number(params.id), ...body })
    return answerDone(ctx, 'skippedAction')
  })
}
