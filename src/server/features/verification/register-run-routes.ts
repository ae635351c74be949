import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/verification/register-runs.ts'
import { route } from '#server/http/route.ts'
import { acceptFiles } from '#server/http/uploads.ts'
import { cancelRun, createRun, findRunArea, receivePart, startLoad } from './register-runs.ts'

/** Loading registers from the screen. */
export async function registerRunRoutes(app: FastifyInstance): Promise<void> {
  route(app, contract.getRegisterRun, (ctx) => findRunArea(ctx))
  route(app, contract.createRegisterRun, (ctx, { body }) => createRun(ctx, body))
  route(app, contract.startRegisterLoad, (ctx, { params }) => startLoad(ctx, params.id))
  route(app, contract.cancelRegisterRun, (ctx, { params }) => cancelRun(ctx, params.id))
  await acceptFiles(app, (scope) => {
    route(scope, contract.sendRegisterPart, (ctx, input) => receivePart(ctx, input))
  })
}
