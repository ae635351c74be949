import { describe, expect, test } from 'vitest'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { applications } from '#server/db/tables/applications.ts'
import { aCollaboration, aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  insertApplicants,
  insertOrganization,
  insertProjects,
  joinOrganization,
  expectSuccess,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const fetchAs = {
  volunteer: async ({ client }: Person) => expectSuccess(await client.call(getVolunteerDashboard, {})),
  organization: async ({ client }: Person) =>
    expectSuccess(await client.call(getOrganizationDashboard, { query: {} })),
}

/** Accepted work of a volunteer on a project with the given weekly hours and state. */
async function aWork(
  owner: OrganizationOwner,
  volunteer: Person,
  presented: {
    hours: number
    status: 'active' | 'completed' | 'canceled'
    signedOff?: boolean
    title?: string
  },
) {
  const [projectId = ''] = await insertProjects(server.database.db, [
    {
      organizationId: owner.organizationId,
      timeCommitment: presented.hours,
      status: presented.status,
      acceptedCount: 1,
      ...(presented.title && { title: presented.title }),
      ...(presented.status === 'completed' && { completedAt: new Date() }),
      ...(presented.status === 'canceled' && { canceledAt: new Date(), cancelReason: 'The grant ended.' }),
    },
  ])
  const [row] = await server.database.db
    .insert(applications)
    .values({
      projectId,
      volunteerId: volunteer.id,
      status: presented.signedOff ? 'completed' : 'accepted',
      coverLetter: 'I would like to help.',
    })
    .returning({ id: applications.id })
  return { projectId, id: row?.id ?? '' }
}

describe('GET /api/dashboard/volunteer', () => {
  test('the volunteer’s dashboard counts pending as active applications, accepted as active projects, and completed ones separately', async () => {
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    for (const _ of [1, 2]) await anApplication(volunteer, (await aProject(owner)).id)
    await aWork(owner, volunteer, { hours: 5, status: 'active' })
    // Signed off while the project continues: accepted includes completed.
    await aWork(owner, volunteer, { hours: 3, status: 'active', signedOff: true })
    await aWork(owner, volunteer, { hours: 8, status: 'completed', signedOff: true, title: 'A new handbook' })
    const { stats, ...lists } = await fetchAs.volunteer(volunteer)
    expect(stats).toEqual({
      activeApplications: 2,
      activeProjects: 2,
      completedProjects: 1,
      totalHours: 0,
      plannedHours: 16,
      averageRating: null,
      totalReviews: 0,
    })
    expect(lists.activeApplications.map(({ status }) => status)).toEqual(['pending', 'pending'])
    expect(lists.currentProjects).toHaveLength(2)
    expect(lists.completedProjects).toBe(1)
    expect(lists.totalImpact).toMatchObject([
      { title: 'A new handbook', impact: 'More people find what they need.' },
    ])
    expect(lists.recentApplications).toHaveLength(3)
  })

  test('signed-off work of a canceled project is neither active nor a completed project', async () => {
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    await aWork(owner, volunteer, { hours: 4, status: 'canceled', signedOff: true })
    await aWork(owner, volunteer, { hours: 2, status: 'completed', signedOff: true, title: 'A seed library' })
    const { stats, ...lists } = await fetchAs.volunteer(volunteer)
    expect(stats).toMatchObject({ activeProjects: 0, completedProjects: 1, plannedHours: 6 })
    expect(lists).toMatchObject({ currentProjects: [], totalImpact: [{ title: 'A seed library' }] })
  })

  test('the volunteer’s dashboard shows the last three moves, newest first, and who made them', async () => {
    const { volunteer, owner, projectId } = await aDoneCollaboration(server)
    await anApplication(volunteer, (await aProject(owner, { title: 'Another one' })).id)
    const { recentActivity } = await fetchAs.volunteer(volunteer)
    expect(
      recentActivity.map(({ status, isOwn, projectId: id }) => [status, isOwn, id === projectId]),
    ).toEqual([
      ['pending', true, false],
      ['completed', false, true],
      ['accepted', false, true],
    ])
  })

  test('the volunteer’s dashboard shows received reviews and averages the public ones', async () => {
    const volunteer = await aVolunteer(server)
    const review = async (rating: number, isPublic: boolean) => {
      const { owner, projectId } = await aDoneCollaboration(server, { volunteer })
      expectSuccess(
        await owner.client.post('/api/reviews', {
          projectId,
          revieweeId: volunteer.id,
          rating,
          reviewText: `Worth ${rating}.`,
          isPublic,
        }),
      )
    }
    await review(5, true)
    await review(4, true)
    await review(1, false)
    const { stats, recentReviews } = await fetchAs.volunteer(volunteer)
    expect(stats).toMatchObject({ averageRating: 4.5, totalReviews: 2 })
    expect(recentReviews.map(({ rating, reviewText, comment }) => [rating, reviewText, comment])).toEqual([
      [1, 'Worth 1.', 'Worth 1.'],
      [4, 'Worth 4.', 'Worth 4.'],
      [5, 'Worth 5.', 'Worth 5.'],
    ])
  })

  test("the volunteer's dashboard is their own, and empty for someone new", async () => {
    await aCollaboration(server)
    const { stats, ...lists } = await fetchAs.volunteer(await aVolunteer(server))
    expect(lists).toEqual({
      activeApplications: [],
      currentProjects: [],
      completedProjects: 0,
      totalImpact: [],
      recentApplications: [],
      recentActivity: [],
      recentReviews: [],
    })
    expect(stats).toMatchObject({ activeApplications: 0, activeProjects: 0, plannedHours: 0 })
  })

  test('other accounts get 403 "This dashboard is only available to volunteers."', async () => {
    const { client } = await anOrganization(server)
    expect(await client.get('/api/dashboard/volunteer')).toMatchObject({
      status: 403,
      body: { message: 'This dashboard is only available to volunteers.' },
    })
  })
})

describe('GET /api/dashboard/organization', () => {
  test('the organization’s dashboard counts open, active and in-progress projects as active', async () => {
    const owner = await anOrganization(server)
    const { organizationId } = owner
    await insertProjects(server.database.db, [
      { organizationId, title: 'Open project', status: 'open' },
      { organizationId, title: 'Active project', status: 'active', acceptedCount: 1 },
      { organizationId, title: 'Full project', status: 'in_progress', acceptedCount: 3 },
      { organizationId, title: 'Paused project', status: 'paused' },
      { organizationId, title: 'Completed project', status: 'completed' },
      { organizationId, title: 'Draft project', visibility: 'draft' },
      { organizationId, title: 'Removed project', visibility: 'removed' },
    ])
    const dashboard = await fetchAs.organization(owner)
    expect(new Set(dashboard.activeProjects.map(({ title }) => title))).toEqual(
      new Set(['Open project', 'Active project', 'Full project']),
    )
    expect(dashboard.completedProjects).toBe(1)
    expect(dashboard.stats).toMatchObject({ activeProjects: 3, completedProjects: 1, totalProjects: 6 })
  })

  test('the organization’s dashboard counts accepted and pending applications per project and in total, and each volunteer once', async () => {
    const owner = await anOrganization(server)
    const first = await aCollaboration(server, { owner })
    await aDoneCollaboration(server, { owner, volunteer: first.volunteer })
    await insertApplicants(server.database.db, { projectId: first.projectId, count: 2 })
    const dashboard = await fetchAs.organization(owner)
    expect(dashboard.stats).toMatchObject({
      totalVolunteers: 1,
      pendingApplications: 2,
      impactMetrics: {
        totalApplications: 4,
        acceptedApplications: 2,
        completedApplications: 1,
        plannedHours: 20,
        totalHours: 0,
      },
    })
    expect(dashboard.totalVolunteersHelped).toBe(1)
    expect(dashboard.pendingApplications.map(({ volunteer }) => volunteer.email)).toEqual([null, null])
    expect(dashboard.activeProjects.find(({ id }) => id === first.projectId)).toMatchObject({
      applicationsCount: 3,
      acceptedCount: 1,
      pendingCount: 2,
    })
  })

  test('the organization’s dashboard covers all organizations of an account, and no other', async () => {
    const owner = await anOrganization(server)
    const second = await insertOrganization(server.database.db)
    await joinOrganization(server.database.db, { organizationId: second, userId: owner.id })
    await insertProjects(server.database.db, [
      { organizationId: owner.organizationId },
      { organizationId: second },
      { organizationId: await insertOrganization(server.database.db) },
    ])
    expect((await fetchAs.organization(owner)).stats.activeProjects).toBe(2)
  })

  test('the organization’s dashboard shows received reviews with the average of the public ones', async () => {
    const done = await aDoneCollaboration(server)
    expectSuccess(
      await done.volunteer.client.post('/api/reviews', {
        applicationId: done.id,
        rating: 4,
        comment: 'Clear answers from the first day.',
        reviewType: 'volunteer_to_organization',
      }),
    )
    const { stats, recentReviews } = await fetchAs.organization(done.owner)
    expect(stats).toMatchObject({ averageRating: 4, totalReviews: 1 })
    expect(recentReviews).toMatchObject([
      {
        rating: 4,
        reviewText: 'Clear answers from the first day.',
        reviewerName: `Robin ${done.volunteer.user.lastName}`,
      },
    ])
  })

  test('other accounts get 403 "This dashboard is only available to organizations."', async () => {
    const { client } = await aVolunteer(server)
    expect(await client.get('/api/dashboard/organization')).toMatchObject({
      status: 403,
      body: { message: 'This dashboard is only available to organizations.' },
    })
  })
})
