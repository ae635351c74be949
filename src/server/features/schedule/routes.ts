import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/schedule/actions.ts'
import { answerDone } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { formatTimestampCursor, parseTimestampCursor } from '#server/http/lists/timestamp-cursor.ts'
import { exportAllActions } from './action-export.ts'
import { actionPage, countActions, listActions } from './queries.ts'
import { runNow, skip } from './service.ts'

export function scheduleRoutes(app: FastifyInstance): void {
  route(app, contract.listScheduledActions, async (ctx, { query: { state, rule, cursor } }) => {
    const rows = await listActions(ctx.db, {
      state,
      rule,
      after: parseTimestampCursor(cursor),
      now: ctx.now(),
    })
    const shown = rows.slice(0, actionPage)
    const last = rows.length > actionPage ? shown.at(-1) : undefined
    return {
      items: shown.map((row) => ({ ...row, state })),
      next: last ? formatTimestampCursor(last) : null,
      total: null,
    }
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
