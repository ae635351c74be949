import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/accounts/account-invitations.ts'
import { answerDone } from '#server/http/done.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { route } from '#server/http/route.ts'
import { exportInvitations } from './account-invitation-export.ts'
import * as invitations from './account-invitation-service.ts'

export function accountInvitationRoutes(app: FastifyInstance): void {
  route(app, contract.importPeople, (ctx, { body }) => invitations.importPeople(ctx, body))
  route(app, contract.listAccountInvitations, (ctx, { query }) => invitations.listOpen(ctx, query))
  route(app, contract.exportAccountInvitations, exportInvitations)
  route(app, contract.resendAccountInvitation, async (ctx, { params }, { request }) => {
    await invitations.resend(ctx, params.id, clientNetworkOf(request.ip))
    return answerDone(ctx, 'invitationSent')
  })
  route(app, contract.resendStoredAccountInvitations, (ctx) => invitations.resendStored(ctx))
  route(app, contract.withdrawAccountInvitation, async (ctx, { params }) => {
    await invitations.withdraw(ctx, params.id)
    return answerDone(ctx, 'invitationWithdrawn')
  })
  route(app, contract.openAccountInvitation, (ctx, { body }) => invitations.open(ctx, body.token))
  route(app, contract.declineAccountInvitation, async (ctx, { body }) => {
    await invitations.decline(ctx, body.token)
    return answerDone(ctx, 'invitationDeclined')
  })
}
