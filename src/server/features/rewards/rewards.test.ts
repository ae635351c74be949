import { describe, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { getUserRewardsOf } from '#contract/rewards/rewards.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  aCollaboration,
  aDoneCollaboration,
  type Collaboration,
} from '#tests/support/scenarios/collaboration.ts'
import { useReviewCaseCalls } from '#tests/support/scenarios/review-cases.ts'
import { confirmLoggedHours, useRewards } from '#tests/support/scenarios/rewards.ts'
import { anOrganization, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const rewards = useRewards(server)
const { rows } = server
const office = useReviewCaseCalls(server)

const review = ({ volunteer, id: applicationId }: Collaboration, isPublic = true) =>
  volunteer.client.call(createReview, {
    body: { applicationId, rating: 2, reviewText: 'Slow to answer.', isPublic },
  })

describe('GET /api/user-rewards', () => {
  test('starts with nothing at level 1, ranked below everyone with points', async () => {
    const volunteer = await aVolunteer(server)
    expect(await rewards.read(volunteer)).toMatchObject({
      currentPoints: 0,
      levelPoints: 0,
      nextLevelPoints: 100,
      currentLevel: 1,
      balance: 0,
      rank: { tier: 'Bronze' },
      projectsCompleted: 0,
      hoursVolunteered: 0,
      weeklyStreak: 0,
      restWeeks: [],
      badges: [],
      availablePerks: [],
    })
  })

  test('counts confirmed hours, signed-off work, a complete profile and a public review of any rating', async () => {
    const work = await aCollaboration(server)
    const { volunteer, owner, id } = work
    await confirmLoggedHours(work, 2.5)
    expect(await rewards.read(volunteer)).toMatchObject({
      currentPoints: 50,
      hoursVolunteered: 2.5,
      weeklyStreak: 1,
    })
    expectSuccess(await owner.client.patch(`/api/applications/${id}`, { status: 'completed' }))
    expectSuccess(await review(work))
    expectSuccess(
      await volunteer.client.call(createVolunteerProfile, {
        body: {
          bio: 'I have built websites for small shops for ten years.',
          skills: ['Web Development'],
          preferredCauses: ['Education'],
          availability: 'weekends',
          experience: 'expert',
          maxHoursPerWeek: 5,
        },
      }),
    )
    const read = await rewards.read(volunteer)
    // 50 for hours, 200 for the work, 50 for the first completed work, 30 for the review, 50 for the profile.
    expect(read).toMatchObject({
      currentPoints: 380,
      balance: 380,
      currentLevel: 3,
      levelPoints: 300,
      nextLevelPoints: 600,
    })
    expect(read.badges).toMatchObject([
      {
        id: 'first-contribution',
        rarity: 'common',
        evidence: [
          { applicationId: id, projectTitle: expect.any(String), organizationName: expect.any(String) },
        ],
      },
    ])
    const entries = await rewards.entriesOf(volunteer)
    expect(Object.fromEntries(entries.map(({ kind, points }) => [kind, points]))).toEqual({
      hours: 50,
      contribution: 200,
      achievement: 50,
      review: 30,
      profile: 50,
    })
    expect(entries[0]?.balanceAfter).toBe(380)
  })

  test('is private to the person', async () => {
    const [one, other] = [await aVolunteer(server), await aVolunteer(server)]
    const of = (userId: string) => one.client.call(getUserRewardsOf, { params: { userId }, query: {} })
    expect((await of(other.id)).status).toBe(404)
    expect((await of(one.id.toUpperCase())).status).toBe(200)
  })

  test('ranks by points earned, the earlier first, without suspended people', async () => {
    const [first, second, third] = [
      await aDoneCollaboration(server),
      await aDoneCollaboration(server),
      await aDoneCollaboration(server),
    ]
    const signOffAt = (work: Collaboration, at: string) =>
      rows('update application_history set at = $2 where application_id = $1', work.id, at)
    await signOffAt(first, '2020-01-01')
    await signOffAt(second, '2019-06-01')
    await rewards.recompute()
    await confirmLoggedHours(third, 24)
    const position = async ({ volunteer }: Collaboration) => (await rewards.read(volunteer)).rank.position
    const [behind, before, ahead] = [await position(first), await position(second), await position(third)]
    expect([before < behind, ahead < before]).toEqual([true, true])
    await rows('update users set disabled_at = now() where id = $1', third.volunteer.id)
    expect(await position(first)).toBe(behind - 1)
  })
})

describe('a badge', () => {
  test('is notified by name when it is earned, but not if it was earned long ago', async () => {
    const { volunteer, id } = await aDoneCollaboration(server)
    await rewards.drain()
    const listBadgeNotifications = async () =>
      expectSuccess(await volunteer.client.call(listNotifications, { query: {} })).filter(
        ({ kind }) => kind === 'badge.earned',
      )
    expect(await listBadgeNotifications()).toMatchObject([
      { path: '/perks-and-rewards?tab=badges', organization: null, reward: { name: 'First Contribution' } },
    ])
    await rows('delete from badge_awards where user_id = $1', volunteer.id)
    await rows("update application_history set at = now() - interval '3 days' where application_id = $1", id)
    await rewards.recompute()
    expect((await rewards.read(volunteer)).badges).toHaveLength(1)
    expect(await listBadgeNotifications()).toHaveLength(1)
  })
})

describe('points', () => {
  test('for a review are taken back while it is hidden, and given again when it is restored', async () => {
    const { volunteer, reviewId } = await office.aReportedReview()
    const admin = await anAdministrator(server)
    const before = (await rewards.read(volunteer)).balance
    expectSuccess(
      await office.decide(admin, { id: reviewId, verdict: 'hide', note: 'It names a bank account.' }),
    )
    expect(await rewards.read(volunteer)).toMatchObject({ balance: before - 30, currentPoints: before - 30 })
    const [latest] = await rewards.entriesOf(volunteer)
    expect(latest).toMatchObject({ kind: 'review', points: -30, balanceAfter: before - 30 })
    await rows('update reviews set hidden_at = null where id = $1', reviewId)
    await rewards.recompute()
    expect((await rewards.read(volunteer)).balance).toBe(before)
  })

  test('are not given for a private review', async () => {
    const work = await aDoneCollaboration(server)
    expectSuccess(await review(work, false))
    expect((await rewards.entriesOf(work.volunteer)).map(({ kind }) => kind)).not.toContain('review')
  })

  test('are listed twelve per page, latest first', async () => {
    const work = await aCollaboration(server)
    for (let hours = 1; hours <= 14; hours += 1) await confirmLoggedHours(work, 0.25)
    await rewards.drain()
    const first = await work.volunteer.client.get('/api/point-entries')
    expect(first.body).toHaveLength(12)
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect((await work.volunteer.client.get(next)).body).toHaveLength(2)
    expect((await work.volunteer.client.get('/api/point-entries?cursor=-1')).status).toBe(400)
    const other = await anOrganization(server)
    expect((await other.client.get('/api/point-entries')).body).toEqual([])
  })
})
