import type { FastifyInstance } from 'fastify'
import { decideMessageCase, listMessageCases } from '#contract/messages/cases.ts'
import { route } from '#server/http/route.ts'
import * as service from './case-service.ts'

export function messageCaseRoutes(app: FastifyInstance): void {
  route(app, listMessageCases, (ctx, { query: { show, cursor } }) =>
    service.listMessageCases(ctx, { show, cursor }),
  )
  route(app, decideMessageCase, (ctx, { params, body }) =>
    service.decideMessageCase(ctx, { ...params, ...body }),
  )
}
