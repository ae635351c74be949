import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { getOrganization } from '#contract/organizations/page.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { listTopOrganizations } from '#contract/rankings/top-organizations.ts'
import { loadConfig } from '#server/config/config.ts'
import { transact } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import { aCollaboration, aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import {
  anOrganization,
  aProject,
  expectSuccess,
  type OrganizationOwner,
} from '#tests/support/scenarios/scenario.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { useReviewCaseCalls } from '#tests/support/scenarios/review-cases.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganizationWithHistory } from '#tests/support/scenarios/rankings.ts'
import { enqueueRankingRefresh, refreshKind } from './refresh.ts'

const server = useServer()
let worker: Worker

beforeAll(async () => {
  const config = loadConfig({ DATABASE_URL: server.database.url })
  worker = await startWorker({ database: server.database, config, log: () => undefined })
})
afterAll(() => worker.stop())

const listed = async (id: string) => {
  await worker.drain()
  const all = expectSuccess(await server.openClient().call(listTopOrganizations, { query: {} }))
  return all.find((each) => each.id === id) ?? null
}
/** The stored score, from which the tier follows: no answer has that of an organization that is new. */
async function readScore(organizationId: string) {
  await worker.drain()
  const [stored] = await server.rows(
    'select trust_score as score, trust_points as points from organization_standings where organization_id = $1',
    organizationId,
  )
  return stored
}
async function aNamedOrganization(): Promise<OrganizationOwner> {
  const owner = await anOrganization(server)
  const { db } = server.database
  await db
    .update(organizations)
    .set({ namedAt: new Date() })
    .where(eq(organizations.id, owner.organizationId))
  return owner
}
const review = (collaboration: Awaited<ReturnType<typeof aCollaboration>>, rating: number) =>
  collaboration.volunteer.client.call(createReview, {
    body: {
      applicationId: collaboration.id,
      rating,
      reviewText: 'Good to work with.',
      reviewType: 'volunteer_to_organization',
    },
  })

describe('the ranking of an organization', () => {
  test('starts with its first project and follows its activity', async () => {
    const owner = await aNamedOrganization()
    expect(await listed(owner.organizationId)).toBeNull()
    await aProject(owner)
    expect(await listed(owner.organizationId)).toMatchObject({ tier: 'Rising', trustScore: null })
    expect(await readScore(owner.organizationId)).toMatchObject({ score: 0 })
    const done = await aDoneCollaboration(server, { owner })
    expectSuccess(await review(done, 5))
    // 5 of 30 + (5 × 3) for one five-star review, and a fifth of the points for completed work.
    expect(await readScore(owner.organizationId)).toMatchObject({ score: 10 })
    expect(await listed(owner.organizationId)).toMatchObject({
      stats: { rating: 5, totalReviews: 1, volunteersWorkedWith: 1 },
    })
  })

  test('is on its page once there is something to rank, without a score while the organization is new', async () => {
    const owner = await aNamedOrganization()
    const read = async () =>
      expectSuccess(await owner.client.call(getOrganization, { params: { id: owner.organizationId } }))
        .standing
    expect(await read()).toBeNull()
    await aDoneCollaboration(server, { owner })
    expect(await readScore(owner.organizationId)).toEqual({
      score: 3,
      points: { verification: 0, authority: 0, quality: 0, completion: 3, answers: 0 },
    })
    expect(await read()).toEqual({
      tier: 'Rising',
      badges: [],
      isNew: true,
      trustScore: null,
      trustParts: null,
    })
  })

  test('drops for work that the organization ended, but not for work that a volunteer ended', async () => {
    const owner = await aNamedOrganization()
    for (let work = 0; work < 5; work += 1) await aDoneCollaboration(server, { owner })
    const before = await readScore(owner.organizationId)
    const left = await aCollaboration(server, { owner })
    await left.volunteer.client.patch(`/api/applications/${left.id}`, {
      status: 'withdrawn',
      reason: 'I moved away.',
    })
    expect((await readScore(owner.organizationId))?.score).toBe(before?.score)
    const ended = await aCollaboration(server, { owner })
    await owner.client.patch(`/api/applications/${ended.id}`, {
      status: 'withdrawn',
      reason: 'We changed our plan.',
    })
    expect((await readScore(owner.organizationId))?.score).toBeLessThan(before?.score ?? 0)
  })

  test('follows a review that an administrator hides and restores', async () => {
    const office = useReviewCaseCalls(server)
    const admin = await anAdministrator(server)
    const owner = await aNamedOrganization()
    const { reviewId: id } = await office.aReportedReview(5, { owner })
    const fetchScore = async () => (await readScore(owner.organizationId))?.score
    expect(await fetchScore()).toBe(10)
    expect((await office.decide(admin, { id, verdict: 'hide' })).status).toBe(200)
    expect(await fetchScore()).toBe(3)
    expect((await office.decide(admin, { id, verdict: 'restore' })).status).toBe(200)
    expect(await fetchScore()).toBe(10)
  })

  test('is found by its new name', async () => {
    const owner = await aNamedOrganization()
    await aProject(owner)
    const find = async (search: string) => {
      await worker.drain()
      return expectSuccess(await server.openClient().call(listTopOrganizations, { query: { search } })).length
    }
    const { status } = await owner.client.call(saveOrganizationProfile, {
      query: {},
      body: { organizationName: 'Quillfeather Library' },
    })
    expect(status).toBe(200)
    expect(await find('quillfeather')).toBe(1)
  })

  test('is recomputed by few jobs however often it was requested', async () => {
    const { db, pool } = server.database
    await worker.drain()
    const countDone = async () =>
      (await pool.query('select from jobs_done where kind = $1', [refreshKind])).rowCount
    const before = (await countDone()) ?? 0
    const id = await anOrganizationWithHistory(db, { name: 'Asked for Often' })
    await transact(db, async (transaction) => {
      for (let requested = 0; requested < 20; requested += 1)
        await enqueueRankingRefresh(transaction, { organizationId: id })
    })
    expect(await listed(id)).not.toBeNull()
    expect((await pool.query('select from jobs where kind = $1', [refreshKind])).rowCount).toBe(0)
    // A worker takes four jobs at a time, and the first one also completes the others.
    expect(((await countDone()) ?? 0) - before).toBeLessThanOrEqual(4)
  })
})
