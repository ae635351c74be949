import { beforeEach, describe, expect, test } from 'vitest'
import { getFeaturedOrganization } from '#contract/rankings/top-organizations.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganizationWithHistory, rankOnly } from '#tests/support/scenarios/rankings.ts'
import { decideMonth } from './month-queries.ts'
import { refreshAll } from './refresh.ts'

const clock = { now: new Date('2026-11-22T12:00:00Z') }
const server = useServer({ now: () => clock.now })

const read = async () => expectSuccess(await server.openClient().call(getFeaturedOrganization, {}))
const october = new Date('2026-10-14T12:00:00Z')
const november = new Date('2026-11-03T12:00:00Z')
const joined = { createdAt: new Date('2026-01-10T12:00:00Z') }
const decide = async () => {
  await refreshAll({ db: server.database.db, now: clock.now })
  await decideMonth({ db: server.database.db, now: clock.now })
}

beforeEach(async () => {
  clock.now = new Date('2026-11-22T12:00:00Z')
  await rankOnly(server.database.db, async () => undefined)
})

describe('GET /api/featured-organization', () => {
  test('is null while no one qualified', async () => {
    const { db } = server.database
    expect(await read()).toBeNull()
    await anOrganizationWithHistory(db, { ...joined, name: 'This Month' }, { ratings: [5, 5], at: november })
    await anOrganizationWithHistory(db, { ...joined, name: 'One Review' }, { ratings: [5], at: october })
    await anOrganizationWithHistory(
      db,
      { ...joined, name: 'Not Verified', isVerified: false },
      { ratings: [5, 5], at: october },
    )
    await decide()
    const answer = await server.openClient().send('/api/featured-organization', {})
    expect(answer.status).toBe(200)
    expect(await answer.json()).toBeNull()
  })

  test('is the best of last month, with its mission and current stats', async () => {
    const { db } = server.database
    await anOrganizationWithHistory(db, { ...joined, name: 'Very Good' }, { ratings: [5, 4, 4], at: october })
    await anOrganizationWithHistory(
      db,
      { ...joined, name: 'Best of October', missionStatement: 'A bed for every family tonight.' },
      { ratings: [5, 5, 5], at: october, peopleHelped: 40 },
    )
    await decide()
    expect(await read()).toMatchObject({
      name: 'Best of October',
      month: '2026-10',
      missionStatement: 'A bed for every family tonight.',
      mission: 'A bed for every family tonight.',
      stats: { rating: 5, totalReviews: 3, projectsCompleted: 3, impactMetrics: { peopleHelped: 120 } },
    })
  })

  test('stays as chosen, excludes last month’s winner, and disappears if it is suspended', async () => {
    const { db } = server.database
    const first = await anOrganizationWithHistory(
      db,
      { ...joined, name: 'First' },
      { ratings: [5, 5], at: october },
    )
    await decide()
    const better = await anOrganizationWithHistory(
      db,
      { ...joined, name: 'Came Later' },
      { ratings: [5, 5, 5, 5], at: october },
    )
    await decide()
    expect((await read())?.id).toBe(first)
    await anOrganizationWithHistory(db, { ...joined, name: 'Second' }, { ratings: [5, 4], at: november })
    clock.now = new Date('2026-12-01T00:00:00Z')
    expect(await read()).toBeNull()
    await decide()
    expect(await read()).toMatchObject({ name: 'Second', month: '2026-11' })
    expect(better).not.toBe(first)
    await db
      .insert(organizationSuspensions)
      .values({ organizationId: (await read())?.id ?? '', reason: 'Fraud' })
    expect(await read()).toBeNull()
  })
})
