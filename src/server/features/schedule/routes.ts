import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/schedule/actions.ts'
import { answerDone } from '#server/http/done.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { exportAllActions } from './action-export.ts'
import { actionPage, countActions, listActions, type ActionCursor } from './queries.ts'
import { runNow, skip } from './service.ts'

export function scheduleRoutes(app: FastifyInstance): void {
  route(app, contract.listScheduledActions, async (ctx, { query: { state, rule, cursor } }) => {
    const rows = await listActions(ctx.db, { state, rule, after: parseCursor(cursor), now: ctx.now() })
    const shown = rows.slice(0, actionPage)
    const last = rows.length > actionPage ? shown.at(-1) : undefined
    return {
      items: shown.map((row) => ({ ...row, state })),
      next: last ? `${last.at}_${last.id}` : null,
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

function parseCursor(cursor: string | undefined): ActionCursor | null {
  if (cursor === undefined) return null
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([1-9]\d{0,14})$/.exec(cursor) ?? []
  if (at === undefined || Number.isNaN(Date.parse(at))) throw new Problem('bad_cursor')
  return { at, id: Number(id) }
}
