import type { FastifyInstance } from 'fastify'
import {
  changeHours,
  confirmHours,
  listHours,
  logHours,
  rejectHours,
  removeHours,
} from '#contract/hours/hours.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { findSide, listHourEntries } from './search.ts'
import { changeTime, decideTime, logTime, removeTime } from './service.ts'

export function hourRoutes(app: FastifyInstance): void {
  route(app, listHours, async (ctx, { params, query }) => {
    if (!(await findSide(ctx, params.id))) throw new Problem('application_not_found')
    return listHourEntries(ctx.db, params.id, query.cursor)
  })

  route(app, logHours, (ctx, { params, body }) => logTime(ctx, params.id, body))

  route(app, changeHours, (ctx, { params, body }) => changeTime(ctx, params.id, body))

  route(app, removeHours, (ctx, { params }) => removeTime(ctx, params.id))

  route(app, confirmHours, (ctx, { body }) => decideTime(ctx, body.entries, null))

  route(app, rejectHours, (ctx, { body }) => decideTime(ctx, body.entries, body.reason))
}
