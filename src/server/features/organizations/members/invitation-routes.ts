import type { FastifyInstance } from 'fastify'
import { exportMemberInvitations } from '#contract/organizations/member-export.ts'
import * as endpoints from '#contract/organizations/member-invitations.ts'
import { resendStoredInvitations } from '#contract/organizations/stored-invitations.ts'
import { answerDone } from '#server/http/done.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { route } from '#server/http/route.ts'
import * as invitations from './invitation-service.ts'
import { exportMemberInvitations as writeInvitations } from './member-export.ts'
import { inviteListed } from './member-list-service.ts'

export function invitationRoutes(app: FastifyInstance): void {
  route(app, endpoints.listInvitations, (ctx, { params }) => invitations.listOwnInvitations(ctx, params.id))

  route(app, exportMemberInvitations, (ctx, { params }) => writeInvitations(ctx, params.id))

  route(app, endpoints.inviteMember, async (ctx, { params, body }, { request }) => {
    await invitations.invite(ctx, { organizationId: params.id, ...body }, clientNetworkOf(request.ip))
    return answerDone(ctx, 'invitationSent')
  })

  route(app, endpoints.inviteMembers, (ctx, { params, body }) => inviteListed(ctx, params.id, body))

  route(app, endpoints.resendInvitation, async (ctx, { params }, { request }) => {
    const which = { organizationId: params.id, id: params.invitationId }
    await invitations.resend(ctx, which, clientNetworkOf(request.ip))
    return answerDone(ctx, 'invitationSent')
  })

  route(app, resendStoredInvitations, (ctx, { params }) => invitations.resendStored(ctx, params.id))

  route(app, endpoints.withdrawInvitation, async (ctx, { params }) => {
    await invitations.withdraw(ctx, { organizationId: params.id, id: params.invitationId })
    return answerDone(ctx, 'invitationWithdrawn')
  })

  route(app, endpoints.openInvitation, (ctx, { body }) => invitations.open(ctx, body.token))

  route(app, endpoints.acceptInvitation, (ctx, { body }) => invitations.accept(ctx, body.token))

  route(app, endpoints.declineInvitation, async (ctx, { body }) => {
    await invitations.decline(ctx, body.token)
    return answerDone(ctx, 'invitationDeclined')
  })
}
