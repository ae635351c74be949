import type { FastifyInstance } from 'fastify'
import {
  getInvite,
  getMyInviteAnswers,
  listMyInvites,
  listSentInvites,
  moveInvite,
  sendInvite,
} from '#contract/invites/invites.ts'
import { getInviteOptions } from '#contract/invites/options.ts'
import { exportMyInvites, exportSentInvites } from '#contract/invites/exports.ts'
import { route } from '#server/http/route.ts'
import { exportInvites } from './export.ts'
import { findAnswers, findInviteOptions } from './options.ts'
import { listInvites, requireInviteDetail } from './search.ts'
import { invite, move, type JoinInvited } from './service.ts'

/** `join` makes the accepted application of an accepted invite. */
export function inviteRoutes(app: FastifyInstance, join: JoinInvited): void {
  route(app, getInviteOptions, (ctx, { params, query }) =>
    findInviteOptions(ctx, params.id, query.organizationId),
  )
  route(app, sendInvite, (ctx, { params, body }) => invite(ctx, { projectId: params.id, ...body }))
  route(app, listMyInvites, (ctx, { query }) => listInvites(ctx, 'volunteer', query))
  route(app, getMyInviteAnswers, (ctx) => findAnswers(ctx, ctx.actor.id))
  route(app, listSentInvites, (ctx, { query }) => listInvites(ctx, 'organization', query))
  route(app, exportMyInvites, (ctx, { body }) => exportInvites(ctx, 'volunteer', body))
  route(app, exportSentInvites, (ctx, { body }) => exportInvites(ctx, 'organization', body))
  route(app, getInvite, (ctx, { params }) => requireInviteDetail(ctx, params.id))
  route(app, moveInvite, (ctx, { params, body }) => move(ctx, { id: params.id, ...body }, join))
}
