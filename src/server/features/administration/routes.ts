import type { FastifyInstance } from 'fastify'
import {
  acceptAdministratorLink,
  getAdministrationOverview,
  openAdministratorLink,
} from '#contract/administration/administration.ts'
import { getAdministrationHome } from '#contract/administration/home.ts'
import { changeStaffRoles, exportStaff, listStaff } from '#contract/administration/staff.ts'
import { needsSecondFactor } from '#domain/accounts/administrators.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { Services } from '#server/context.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { answerDone } from '#server/http/done.ts'
import { pageOf } from '#server/http/lists/page.ts'
import { route } from '#server/http/route.ts'
import { watchResponses } from '#server/process/response-times.ts'
import { watchWrites } from '#server/process/degradation.ts'
import { acceptLink, requireLink } from './link-service.ts'
import { findHome } from './home.ts'
import { countOverview } from './queries.ts'
import { exportAllStaff } from './staff-export.ts'
import * as queries from './staff-queries.ts'
import { changeRoles } from './staff-service.ts'

export function administrationRoutes(app: FastifyInstance, services: Services): void {
  const { writes = watchWrites(services) } = services
  const responses = watchResponses()
  responses.watch(app)
  route(app, getAdministrationHome, (ctx) => findHome(ctx, { writes, responses }))
  route(app, getAdministrationOverview, ({ db, actor, config }) =>
    countOverview(db, { ...actor, withSecondFactor: needsSecondFactor(config) }),
  )

  route(app, listStaff, async (ctx, { query: { cursor, role } }) => {
    const after = decodeCursor(cursor)
    return pageOf(await queries.listStaff(ctx.db, role, { after }), {
      isFirst: !after,
      keyOf: (row) => row,
      present: ({ firstName, lastName, createdAt: _, ...row }) => ({
        ...row,
        name: formatFullName({ firstName, lastName }),
      }),
      count: () => queries.countStaff(ctx.db, role),
    })
  })
  route(app, exportStaff, (ctx, { body }) => exportAllStaff(ctx, body))
  route(app, changeStaffRoles, async (ctx, { params, body }) => {
    await changeRoles(ctx, params.id, body)
    return answerDone(ctx)
  })

  route(app, openAdministratorLink, (ctx, { body }) => requireLink(ctx, body.token))

  route(app, acceptAdministratorLink, async (ctx, { body }, exchange) => {
    const { wasAdministrator } = await acceptLink(ctx, body.token, exchange)
    return {
      ...answerDone(ctx, wasAdministrator ? 'alreadyAdministrator' : 'becameAdministrator'),
      wasAdministrator,
    }
  })
}
