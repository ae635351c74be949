import type { FastifyInstance } from 'fastify'
import {
  requestAuthorityEmail,
  checkAuthorityFile,
  confirmAuthority,
  getAuthority,
  createAuthorityFile,
  openAuthorityLink,
} from '#contract/authority/authority.ts'
import { decideAuthority, getAuthorityCase } from '#contract/authority/cases.ts'
import { answerDone } from '#server/http/done.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { route } from '#server/http/route.ts'
import { authorityLinks } from '#server/website-proof/link-queries.ts'
import { openLink } from '#server/website-proof/links.ts'
import { decide, requireCase } from './cases.ts'
import * as service from './service.ts'

export function authorityRoutes(app: FastifyInstance): void {
  route(app, getAuthority, (ctx, { params }) => service.loadAuthority(ctx, params.id))

  route(app, requestAuthorityEmail, async (ctx, { params, body }, { request }) => {
    await service.sendAuthorityLink(ctx, { id: params.id, email: body.email }, clientNetworkOf(request.ip))
    return answerDone(ctx, 'emailSent')
  })

  route(app, openAuthorityLink, (ctx, { body }) => openLink(ctx, authorityLinks, body.token))

  route(app, confirmAuthority, (ctx, { body }) => service.confirmByLink(ctx, body.token))

  route(app, createAuthorityFile, (ctx, { params }) => service.makeFile(ctx, params.id))

  route(app, checkAuthorityFile, (ctx, { params }) => service.checkFile(ctx, params.id))

  route(app, getAuthorityCase, (ctx, { params }) => requireCase(ctx, params.id))

  route(app, decideAuthority, (ctx, { params, body }) => decide(ctx, { ...params, ...body }))
}
