import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/job-queue/job-queue.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { answerDone } from '#server/http/done.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { pageOf } from '#server/http/lists/page.ts'
import { formatTimestampCursor, parseTimestampCursor } from '#server/http/lists/timestamp-cursor.ts'
import { exportAllJobs } from './job-export.ts'
import { findEmail } from './job-email.ts'
import { countJobs, countListed, listJobs, retryJobs } from './queries.ts'

export function jobRoutes(app: FastifyInstance): void {
  route(app, contract.listJobs, async (ctx, { query: { state, kind, cursor } }) => {
    const after = parseTimestampCursor(cursor)
    const listed = { state, kind, now: ctx.now() }
    const page = await pageOf(await listJobs(ctx.db, { ...listed, after }), {
      isFirst: after === null,
      keyOf: formatTimestampCursor,
      present: (row) => row,
      count: () => countListed(ctx.db, listed),
    })
    const items: contract.AdminJob[] = []
    for (const { payload, ...row } of page.items) {
      items.push({ ...row, state, letter: await findEmail(ctx, { kind: row.kind, payload }) })
    }
    return { ...page, items }
  })

  route(app, contract.exportJobs, (ctx, { body }) => exportAllJobs(ctx, body))

  route(app, contract.countJobs, (ctx) => countJobs(ctx.db, ctx.now()))

  route(app, contract.retryJob, async (ctx, { params }) => {
    const retried = await retry(ctx, { id: Number(params.id) })
    if (retried === 0) throw new Problem('job_not_found')
    return { ...answerDone(ctx, 'retryingJob'), retried }
  })

  route(app, contract.retryJobs, async (ctx, { body }) => ({
    ...answerDone(ctx, 'retryingJobs'),
    retried: await retry(ctx, body),
  }))
}

/** Retries failed jobs and returns how many. */
function retry(ctx: Context, which: { id: number } | { kind: string }): Promise<number> {
  return transact(ctx.db, async (db) => {
    const retried = await retryJobs(db, which, ctx.now())
    const [first] = retried
    if (first) {
      await recordAudit(db, {
        actorId: ctx.actor.id,
        origin: ctx.origin,
        action: 'job.retry',
        objectType: 'job',
        objectId: 'id' in which ? String(which.id) : null,
        before: { state: 'failed', attempts: Math.max(...retried.map(({ attempts }) => attempts)) },
        after: { state: 'waiting', kind: first.kind, jobs: retried.length },
      })
    }
    return retried.length
  })
}
