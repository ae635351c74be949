import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as domain from '#domain/applications/applications.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { isKeptFromApplying } from './reapplication.ts'

const database = useDatabase()

const { applicationStatuses, decideReapplication } = domain
const sides = [null, ...domain.applicationSides]
const endReasons = [
  null,
  ...domain.reapplyReasons,
  domain.projectCompletedReason,
  domain.projectCanceledReason,
  domain.accountUnavailableReason,
  'We filled the spot.',
]

interface State {
  status: domain.ApplicationStatus
  endedBy: domain.ApplicationSide | null
  endReason: string | null
  declineReason: string | null
}
const states: State[] = applicationStatuses.flatMap((status) =>
  sides.flatMap((endedBy) =>
    endReasons.flatMap((endReason) =>
      [null, 'timing'].map((declineReason) => ({ status, endedBy, endReason, declineReason })),
    ),
  ),
)

/** Whether these applications of one person to one project, the oldest first, keep them from applying. */
async function isKept(applications: readonly State[]): Promise<boolean> {
  const list = JSON.stringify(applications.map((state, at) => ({ ...state, at })))
  // In the place of the table, which does not take every state.
  const { rows } = await database.db.execute<{ isKept: boolean }>(sql`
    with applications as (
      select 1 as volunteer_id, 2 as project_id, at as id, now() + make_interval(hours => at) as created_at, status,
        "endedBy" as ended_by, "endReason" as end_reason, "declineReason" as decline_reason
      from jsonb_to_recordset(${list}::jsonb)
        as (at int, status text, "endedBy" text, "endReason" text, "declineReason" text))
    select ${isKeptFromApplying(ids)} as "isKept"`)
  return rows[0]?.isKept ?? false
}
const ids: Record<'volunteerId' | 'projectId', SQL> = { volunteerId: sql`1`, projectId: sql`2` }

test('the query keeps from applying whom the rule keeps from it, in every state', async () => {
  expect(await isKept([])).toBe(false)
  for (const state of states)
    expect([state, await isKept([state])]).toEqual([state, decideReapplication(state) === 'no'])
})

test('the latest application decides', async () => {
  const withdrawn: State = { status: 'withdrawn', endedBy: 'volunteer', endReason: null, declineReason: null }
  const declined: State = { status: 'declined', endedBy: null, endReason: null, declineReason: 'timing' }
  expect(await isKept([withdrawn, declined])).toBe(true)
  expect(await isKept([declined, withdrawn])).toBe(false)
})
