import type { FastifyInstance } from 'fastify'
import {
  askForAuthorityLetter,
  checkAuthorityFile,
  confirmAuthority,
  getAuthority,
  makeAuthorityFile,
  openAuthorityLink,
} from '#contract/authority.ts'
import { decideAuthority, getAuthorityCase } from '#contract/admin-authority.ts'
import { householdOf } from '#server/http/network.ts'
import { route } from '#server/http/route.ts'
import { decide, readCase } from './case.ts'
import * as service from './service.ts'

export function authorityRoutes(app: FastifyInstance): void {
  route(app, getAuthority, (ctx, { params }) => service.readAuthority(ctx, params.id))

  route(app, askForAuthorityLetter, async (ctx, { params, body }, { request }) => {
    await service.askForLetter(ctx, { id: params.id, email: body.email }, householdOf(request.ip))
    return { message: 'Email sent' }
  })

  route(app, openAuthorityLink, (ctx, { body }) => service.openLink(ctx, body.token))

  route(app, confirmAuthority, (ctx, { body }) => service.confirmByLink(ctx, body.token))

  route(app, makeAuthorityFile, (ctx, { params }) => service.makeFile(ctx, params.id))

  route(app, checkAuthorityFile, (ctx, { params }) => service.checkFile(ctx, params.id))

  route(app, getAuthorityCase, (ctx, { params }) => readCase(ctx, params.id))

  route(app, decideAuthority, (ctx, { params, body }) => decide(ctx, params.id, body))
}
