import { describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { getReviewAnalytics } from '#contract/reviews/analytics.ts'
import { users } from '#server/db/tables/accounts.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { anOrganization, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { insertReview } from '#tests/support/rows/stored-reviews.ts'

const server = useServer()
const { database } = server

const read = async ({ client }: Pick<Person, 'client'>, query = {}) =>
  expectSuccess(await client.call(getReviewAnalytics, { query }))

describe('review analytics', () => {
  test('an account with both sides gets the analytics of one at a time, never mixed', async () => {
    const dual = await anOrganization(server)
    await database.db.insert(volunteerProfiles).values({ userId: dual.id }).onConflictDoNothing()
    const asOrganization = await aDoneCollaboration(server, { owner: dual })
    const asVolunteer = await aDoneCollaboration(server, { volunteer: dual })
    await insertReview(database.db, 'volunteer', { work: asOrganization, rating: 2 })
    await insertReview(database.db, 'organization', { work: asVolunteer, rating: 5 })
    expect(await read(dual, { side: 'volunteer' })).toMatchObject({
      side: 'volunteer',
      sides: ['volunteer', 'organization'],
      totalReceived: 1,
      averageReceivedRating: 5,
    })
    expect(await read(dual, { side: 'organization' })).toMatchObject({
      organization: { id: dual.organizationId },
      totalReceived: 1,
      averageReceivedRating: 2,
    })
    expect((await read(dual)).side).toBe('organization')
    // An account with one side gets that side, whatever it requests.
    expect((await read(asVolunteer.owner, { side: 'volunteer' })).side).toBe('organization')
  })

  test('members get the analytics of the primary organization, including reviews by other members', async () => {
    const [first, second] = [await anOrganization(server), await anOrganization(server)]
    const work = await aDoneCollaboration(server, { owner: first })
    await insertReview(database.db, 'organization', { work, rating: 3 })
    await database.pool.query(
      `insert into organization_members (organization_id, user_id, role) values ($1, $2, 'manager')`,
      [first.organizationId, second.id],
    )
    expect((await read(second)).organization).toMatchObject({ id: second.organizationId })
    await database.db
      .update(users)
      .set({ primaryOrganizationId: first.organizationId })
      .where(sql`id = ${second.id}`)
    expect(await read(second)).toMatchObject({
      organization: { id: first.organizationId },
      totalGiven: 1,
      averageGivenRating: 3,
    })
  })
})
