import type { FastifyInstance } from 'fastify'
import {
  askForCoordinator,
  getCoordination,
  helpOrganization,
  exportHelpRequests,
  listHelpRequests,
} from '#contract/organizations/coordination.ts'
import { exportMembers } from '#contract/organizations/member-export.ts'
import * as endpoints from '#contract/organizations/members.ts'
import { makeOwner } from '#contract/organizations/owner.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { answerDone } from '#server/http/done.ts'
import { pageOf } from '#server/http/lists/page.ts'
import { route } from '#server/http/route.ts'
import { exportRequesting } from '#server/features/organizations/coordination/coordination-export.ts'
import {
  countRequesting,
  listRequesting,
} from '#server/features/organizations/coordination/coordination-queries.ts'
import * as coordination from '#server/features/organizations/coordination/coordination-service.ts'
import { exportMembers as writeMembers } from './member-export.ts'
import * as members from './member-service.ts'

export function memberRoutes(app: FastifyInstance): void {
  route(app, endpoints.listMembers, (ctx, { params }) => members.listOwnMembers(ctx, params.id))

  route(app, exportMembers, (ctx, { params }) => writeMembers(ctx, params.id))

  route(app, endpoints.changeMember, (ctx, { params: { id, userId }, body }) =>
    members.changeRole(ctx, { organizationId: id, userId, role: body.role }),
  )

  route(app, endpoints.removeMember, async (ctx, { params: { id, userId } }) => {
    await members.endMembership(ctx, { organizationId: id, userId })
    return answerDone(ctx, 'membershipEnded')
  })

  route(app, makeOwner, async (ctx, { params, body }) => {
    await members.makeOwner(ctx, { organizationId: params.id, ...body })
    return answerDone(ctx)
  })

  route(app, endpoints.handOver, (ctx, { params, body }) =>
    members.handOver(ctx, { organizationId: params.id, userId: body.userId }),
  )

  route(app, getCoordination, (ctx, { params }) => coordination.findCoordination(ctx, params.id))

  route(app, askForCoordinator, (ctx, { params, body }) => coordination.ask(ctx, params.id, body.isRequested))

  route(app, listHelpRequests, async (ctx, { query }) => {
    const after = decodeCursor(query.cursor)
    return pageOf(await listRequesting(ctx.db, ctx.actor.id, { after }), {
      isFirst: !after,
      keyOf: ({ id, askedAt }) => ({ id, createdAt: askedAt }),
      present: (row) => ({ ...row, askedAt: row.askedAt.toISOString() }),
      count: () => countRequesting(ctx.db, ctx.actor.id),
    })
  })

  route(app, exportHelpRequests, (ctx) => exportRequesting(ctx))

  route(app, helpOrganization, (ctx, { params }) => coordination.help(ctx, params.id))
}
