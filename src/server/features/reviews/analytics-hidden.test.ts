import { beforeAll, describe, expect, test } from 'vitest'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { listOrganizationReviews } from '#contract/organizations/page.ts'
import { listProjectReviews } from '#contract/projects/project-reviews.ts'
import { getReviewAnalytics } from '#contract/reviews/analytics.ts'
import { compareApplications } from '#contract/applications/triage.ts'
import { aDoneCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { aProjectWithApplicants, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { insertReview } from '#tests/support/rows/stored-reviews.ts'

const server = useServer()
const { database } = server

describe('a review hidden by an administrator', () => {
  let work: Collaboration
  beforeAll(async () => {
    work = await aDoneCollaboration(server)
    const hidden = { work, rating: 1, reviewText: 'canary', categories: { fit: 1 }, hiddenAt: new Date() }
    await insertReview(database.db, 'volunteer', hidden)
    await insertReview(database.db, 'organization', hidden)
  })

  test('a hidden review counts in no analytics of the reviewed side, but still as given by its writer', async () => {
    for (const { client } of [work.volunteer, work.owner]) {
      expect(expectSuccess(await client.call(getReviewAnalytics, { query: {} }))).toMatchObject({
        totalReceived: 0,
        averageReceivedRating: null,
        totalGiven: 1,
        categoryBreakdown: {},
        topSkillsRated: [],
        collaborationHistory: [{ projects: 1, rating: null }],
      })
    }
  })

  test('a hidden review is on neither dashboard', async () => {
    const dashboards = [
      expectSuccess(await work.volunteer.client.call(getVolunteerDashboard, {})),
      expectSuccess(await work.owner.client.call(getOrganizationDashboard, { query: {} })),
    ]
    for (const { recentReviews, stats } of dashboards) {
      expect(recentReviews).toEqual([])
      expect(stats).toMatchObject({ averageRating: null, totalReviews: 0 })
    }
  })

  test('a hidden review is on no page', async () => {
    const visitor = server.openClient()
    const { projectId, owner } = work
    for (const answer of [
      await visitor.call(listProjectReviews, { params: { id: projectId }, query: {} }),
      await visitor.call(listOrganizationReviews, { params: { id: owner.organizationId }, query: {} }),
    ])
      expect(expectSuccess(answer)).toEqual([])
  })

  test('a hidden review does not affect the volunteer’s rating among applicants', async () => {
    const { owner, project, id } = await aProjectWithApplicants(server)
    const { body } = await work.volunteer.client.post('/api/applications', {
      projectId: project.id,
      message: 'I would like to help.',
    })
    const ids = [id, body['id']].join(',')
    const compared = expectSuccess(await owner.client.call(compareApplications, { query: { ids } }))
    expect(compared.map(({ volunteer }) => [volunteer.averageRating, volunteer.totalReviews])).toEqual([
      [null, 0],
      [null, 0],
    ])
  })
})
