import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { getReviewAnalytics, getReviewAnalyticsOf } from '#contract/reviews/analytics.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applicationHistory, applications } from '#server/db/tables/applications.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import {
  aCollaboration,
  aDoneCollaboration,
  type Collaboration,
} from '#tests/support/scenarios/collaboration.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { insertReview } from '#tests/support/rows/stored-reviews.ts'

const now = new Date('2026-11-22T10:00:00Z')
const server = useServer({ now: () => now })
const { database } = server
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const read = async ({ client }: Pick<Person, 'client'>, query = {}) =>
  expectSuccess(await client.call(getReviewAnalytics, { query }))

/** Work that ended at a given time. The database stores its own clock, which isn't the server's of this test. */
async function workDone(at = now, given: Parameters<typeof aDoneCollaboration>[1] = {}) {
  const work = await aDoneCollaboration(server, given)
  await database.db
    .update(applicationHistory)
    .set({ at })
    .where(sql`application_id = ${work.id}`)
  return work
}

describe('GET /api/review-analytics', () => {
  test('someone without reviews has no averages and no improvement', async () => {
    const volunteer = await aVolunteer(server)
    const presented = await read(volunteer)
    expect(presented).toMatchObject({
      side: 'volunteer',
      sides: ['volunteer'],
      organization: null,
      totalReceived: 0,
      totalGiven: 0,
      averageReceivedRating: null,
      averageGivenRating: null,
      publicReceived: { average: null, count: 0 },
      recentTrends: { improvement: null },
      categoryBreakdown: {},
      topSkillsRated: [],
      collaborationHistory: [],
    })
    expect(presented.ratingsByMonth).toHaveLength(12)
    expect(presented.ratingsByMonth.at(-1)).toEqual({ month: '2026-11', average: null, count: 0 })
  })

  test('analytics show both sides of a collaboration what they gave and received', async () => {
    const work = await workDone()
    const review = { applicationId: work.id, reviewText: 'Thank you.' }
    const categories = { clarity: 4, followThrough: 5 }
    expectSuccess(
      await work.volunteer.client.call(createReview, { body: { ...review, rating: 3, categories } }),
    )
    expectSuccess(await work.owner.client.call(createReview, { body: { ...review, rating: 5 } }))
    expect(await read(work.volunteer)).toMatchObject({
      totalReceived: 1,
      averageReceivedRating: 5,
      totalGiven: 1,
      averageGivenRating: 3,
      categoryBreakdown: {},
      collaborationHistory: [{ month: '2026-11', projects: 1, rating: 5 }],
    })
    expect(await read(work.owner)).toMatchObject({
      side: 'organization',
      organization: { id: work.owner.organizationId },
      totalReceived: 1,
      averageReceivedRating: 3,
      totalGiven: 1,
      averageGivenRating: 5,
      categoryBreakdown: { clarity: { average: 4, count: 1 }, followThrough: { average: 5, count: 1 } },
      collaborationHistory: [{ month: '2026-11', projects: 1, rating: 3 }],
    })
  })

  test('analytics are available under the caller’s own id, and give 404 for any other', async () => {
    const [volunteer, other] = [await aVolunteer(server), await aVolunteer(server)]
    const of = (userId: string) =>
      volunteer.client.call(getReviewAnalyticsOf, { params: { userId }, query: {} })
    expect(expectSuccess(await of(volunteer.id.toUpperCase()))).toEqual(await read(volunteer))
    expect((await of(other.id)).status).toBe(404)
    expect((await server.openClient().get('/api/review-analytics')).status).toBe(401)
  })

  test('private reviews count only for the reviewed side, and hidden ones only for their writer', async () => {
    const volunteer = await aVolunteer(server)
    const works = [0, 1, 2].map(() => aDoneCollaboration(server, { volunteer }))
    const [open, privateWork, waiting] = await Promise.all(works)
    if (!open || !privateWork || !waiting) throw new Error('three collaborations')
    await insertReview(database.db, 'organization', { work: open, rating: 5 })
    await insertReview(database.db, 'organization', { work: privateWork, rating: 2, isPublic: false })
    await insertReview(database.db, 'organization', { work: waiting, rating: 1, revealedAt: null })
    expect(await read(volunteer)).toMatchObject({
      totalReceived: 2,
      averageReceivedRating: 3.5,
      publicReceived: { average: 5, count: 1 },
    })
    expect(await read(waiting.owner)).toMatchObject({ totalGiven: 1, averageGivenRating: 1 })
  })

  test('analytics compare the last 90 days with the 90 before', async () => {
    const volunteer = await aVolunteer(server)
    for (const [days, rating] of [
      [1, 5],
      [90, 5],
      [91, 4],
      [180, 4],
      [181, 1],
    ] as const) {
      const work = await aDoneCollaboration(server, { volunteer })
      await insertReview(database.db, 'organization', { work, rating, createdAt: daysAgo(days) })
    }
    expect((await read(volunteer)).recentTrends).toEqual({
      improvement: 25,
      recent: { average: 5, count: 2 },
      before: { average: 4, count: 2 },
    })
  })

  test('months follow the reader’s time zone, or the device’s if none was chosen', async () => {
    const volunteer = await aVolunteer(server)
    const at = new Date('2026-10-31T23:30:00Z')
    const work = await workDone(at, { volunteer })
    await insertReview(database.db, 'organization', { work, rating: 4, createdAt: at })
    const months = async (query: object) => {
      const { timeZone, collaborationHistory, ratingsByMonth } = await read(volunteer, query)
      const rated = ratingsByMonth.filter(({ count }) => count > 0).map(({ month }) => month)
      return [timeZone, collaborationHistory.map(({ month }) => month), rated]
    }
    expect(await months({})).toEqual(['UTC', ['2026-10'], ['2026-10']])
    expect(await months({ timeZone: 'Europe/Berlin' })).toEqual(['Europe/Berlin', ['2026-11'], ['2026-11']])
    await database.db
      .update(users)
      .set({ timeZone: 'America/New_York' })
      .where(sql`id = ${volunteer.id}`)
    expect(await months({ timeZone: 'Europe/Berlin' })).toEqual([
      'America/New_York',
      ['2026-10'],
      ['2026-10'],
    ])
  })

  test('completed work without reviews has a month, and current work has none', async () => {
    const done = await workDone()
    await aCollaboration(server, { volunteer: done.volunteer })
    expect((await read(done.volunteer)).collaborationHistory).toEqual([
      { month: '2026-11', projects: 1, rating: null },
    ])
  })

  test('a project counts once per month, however many volunteers finished it', async () => {
    const owner = await anOrganization(server)
    const { projectId } = await workDone(now, { owner })
    await workDone(now, { owner, projectId })
    await workDone(now, { owner })
    expect((await read(owner)).collaborationHistory).toMatchObject([{ month: '2026-11', projects: 2 }])
  })

  describe('skill ratings', () => {
    let work: Collaboration
    beforeAll(async () => {
      const owner = await anOrganization(server)
      const { id: projectId } = await aProject(owner, { requiredSkills: ['Legal Services', 'Research'] })
      work = await aDoneCollaboration(server, { owner, projectId })
      await insertReview(database.db, 'organization', { work, rating: 5 })
    })

    test('the project’s skills that the volunteer lists are rated, for the volunteer and for the organization that rated them', async () => {
      const skills = ['Legal']
      await database.db
        .insert(volunteerProfiles)
        .values({ userId: work.volunteer.id, skills })
        .onConflictDoUpdate({ target: volunteerProfiles.userId, set: { skills } })
      for (const { client } of [work.volunteer, work.owner]) {
        expect((await read({ client })).topSkillsRated).toEqual([
          { skill: 'Legal Services', rating: 5, count: 1 },
        ])
      }
    })

    test('all of the project’s skills are rated if the volunteer lists none', async () => {
      await database.db.delete(volunteerProfiles).where(sql`user_id = ${work.volunteer.id}`)
      expect((await read(work.volunteer)).topSkillsRated.map(({ skill }) => skill)).toEqual([
        'Legal Services',
        'Research',
      ])
    })
  })

  test('applications that were completed with their project count', async () => {
    const work = await aCollaboration(server)
    await database.db
      .update(applications)
      .set({ status: 'completed', updatedAt: daysAgo(40) })
      .where(sql`id = ${work.id}`)
    expect((await read(work.volunteer)).collaborationHistory).toEqual([
      { month: '2026-10', projects: 1, rating: null },
    ])
  })
})
