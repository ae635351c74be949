/** The administrators' queue: the cases of every kind of report, in one order. */
import type { FastifyInstance } from 'fastify'
import { exportReports, listReports, type QueuedCase } from '#contract/moderation/queue.ts'
import type { Context } from '#server/context.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf } from '#server/http/lists/page.ts'
import { route } from '#server/http/route.ts'
import { appealCases } from './appeal-cases.ts'
import { organizationReportCases, personCases } from './account-cases.ts'
import { exportQueue } from './queue-export.ts'
import { countQueue, listQueue, type QueuedItem } from './queue-queries.ts'

/** The cases of one kind, by id. */
interface CasesOf<Kind extends QueuedCase['kind']> {
  listByIds: (ctx: Context, ids: readonly string[]) => Promise<Extract<QueuedCase, { kind: Kind }>['case'][]>
}

/** The kinds whose cases are in other slices. */
export interface OtherCases {
  project: CasesOf<'project'>
  review: CasesOf<'review'>
  message: CasesOf<'message'>
}

/** Loads these items as their own kinds present them, so the queue knows nothing about them. */
async function loadCases(
  ctx: Context,
  items: readonly QueuedItem[],
  others: OtherCases,
): Promise<Map<string, QueuedCase>> {
  const idsOf = (kind: QueuedItem['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id)
  const as =
    <Kind extends QueuedCase['kind']>(kind: Kind) =>
    <Case extends { id: string }>(about: Case) =>
      [about.id, { kind, case: about }] as const
  return new Map<string, QueuedCase>([
    ...(await others.project.listByIds(ctx, idsOf('project'))).map(as('project')),
    ...(await personCases.listByIds(ctx, idsOf('person'))).map(as('person')),
    ...(await organizationReportCases.listByIds(ctx, idsOf('organization'))).map(as('organization')),
    ...(await others.review.listByIds(ctx, idsOf('review'))).map(as('review')),
    ...(await appealCases.listByIds(ctx, idsOf('appeal'))).map(as('appeal')),
    ...(await others.message.listByIds(ctx, idsOf('message'))).map(as('message')),
  ])
}

export function reportQueueRoutes(app: FastifyInstance, others: OtherCases): void {
  route(app, listReports, async (ctx, { query: { cursor, ...filters } }) => {
    const query = { ...filters, findsEmails: ctx.actor.isAdmin }
    const after = decodeCursor(cursor)
    const page = await pageOf(await listQueue(ctx.db, query, { after }), {
      isFirst: !after,
      keyOf: ({ id, at }) => ({ id, createdAt: new Date(at) }),
      present: (item) => item,
      count: () => countQueue(ctx.db, query),
    })
    const cases = await loadCases(ctx, page.items, others)
    return { ...page, items: page.items.flatMap(({ id }) => cases.get(id) ?? []) }
  })
  route(app, exportReports, (ctx, { body }) => exportQueue(ctx, body))
}
