import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/personal-data/exports.ts'
import { answerDone } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import * as service from './service.ts'

export function personalDataRoutes(app: FastifyInstance): void {
  route(app, contract.getPersonalExport, (ctx) => service.presentLatest(ctx))
  route(app, contract.requestPersonalExport, (ctx) => service.requestExport(ctx))
  route(app, contract.downloadPersonalExport, (ctx, { params }) => service.downloadExport(ctx, params.id))
  route(app, contract.exportForPerson, async (ctx, { params, body }) => {
    await service.exportForPerson(ctx, params.id, body.reason)
    return answerDone(ctx)
  })
}
