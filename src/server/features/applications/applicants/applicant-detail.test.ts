import { describe, expect, test } from 'vitest'
import { getApplicant, listApplicants } from '#contract/applications/applicants.ts'
import { openLive } from '#tests/support/running/live.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import {
  aColleague,
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const find = async (client: Client, id: string) =>
  expectSuccess(await client.call(getApplicant, { params: { id } }))

/** Who decided an application by its detail, which its row must say too. */
async function decisionOf(client: Client, id: string) {
  const { decidedBy, decidedAt } = await find(client, id)
  const rows = expectSuccess(await client.call(listApplicants, { query: { limit: 100 } }))
  expect(rows.find((row) => row.id === id)).toMatchObject({ decidedBy, decidedAt })
  expect(decidedAt === null).toBe(decidedBy === null)
  return decidedBy
}

describe('one applicant', () => {
  test('the detail has fit, skills, hours, history and the latest public review', async () => {
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    await run(
      `insert into volunteer_profiles (user_id, bio, headline, location, skills, max_hours_per_week, experience_level)
       values ($1, '', 'Web developer', 'Columbus, OH', '{Web Development}', 10, 'intermediate')`,
      volunteer.id,
    )
    const other = await anOrganization(server)
    for (const [organization, text] of [
      [owner, 'Careful and kind.'],
      [other, 'Private words.'],
      [other, 'A pleasure.'],
    ] as const) {
      const project = await aProject(organization, { timeCommitment: 4 })
      const { id } = await anAcceptedApplication(volunteer, organization, project.id)
      await run("update applications set status = 'completed' where id = $1", id)
      await run(
        `insert into reviews (application_id, project_id, type, reviewee_user_id, rating, review_text, is_public, revealed_at)
         values ($1, $2, 'organization_to_volunteer', $3, 5, $4::text, $4::text not like 'Private%', now())`,
        id,
        project.id,
        volunteer.id,
        text,
      )
    }
    const project = await aProject(owner, { requiredSkills: ['Web Development', 'Legal'], timeCommitment: 6 })
    const { id } = await anApplication(volunteer, project.id)
    const found = await find(owner.client, id)
    expect(found).toMatchObject({
      application: { id, project: { timeCommitment: 6 } },
      skills: { same: ['Web Development'], missing: ['Legal'] },
      volunteer: {
        headline: 'Web developer',
        location: 'Columbus, OH',
        freeHours: 10,
        experienceLevel: 'intermediate',
        completedHere: 1,
        completedProjects: 3,
        averageRating: 5,
        totalReviews: 2,
      },
      latestReview: { rating: 5, text: 'A pleasure.', author: `Robin ${other.user.lastName}` },
      decidedBy: null,
    })
    const [row] = expectSuccess(await owner.client.call(listApplicants, { query: { show: 'pending' } }))
    expect(row?.matchScore).toBe(found.matchScore)
  })

  test('other organizations and the volunteer do not see the detail', async () => {
    const { id, volunteer } = await aProjectWithApplicants(server)
    const stranger = await anOrganization(server)
    const answers = [
      await stranger.client.get(`/api/applicants/${id}`),
      await volunteer.client.get(`/api/applicants/${id}`),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(['application_not_found', 'triage_not_yours'])
    expect((await stranger.client.get('/api/applicants/x')).body.code).toBe('application_not_found')
  })
})

describe('who decided', () => {
  test('a decision names the member who made it, until another one or the volunteer follows', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 3 })
    const jonah = await aColleague(server, owner, { firstName: 'Jonah', lastName: 'Reyes' })
    const byJonah = { id: jonah.id, name: 'Jonah Reyes' }
    const byOwner = { id: owner.id, name: `Robin ${owner.user.lastName}` }
    const [one, two, three] = pending
    if (!one || !two || !three) throw new Error('three applied')
    expect(await decisionOf(owner.client, one.id)).toBeNull()
    await jonah.client.patch(`/api/applications/${one.id}`, { status: 'accepted' })
    expect(await decisionOf(owner.client, one.id)).toEqual(byJonah)
    await owner.client.patch(`/api/applications/${one.id}`, { status: 'completed' })
    expect(await decisionOf(jonah.client, one.id)).toEqual(byOwner)
    await jonah.client.patch(`/api/applications/${two.id}`, { status: 'accepted' })
    await owner.client.patch(`/api/applications/${two.id}`, {
      status: 'withdrawn',
      reason: 'The work is over.',
    })
    expect(await decisionOf(jonah.client, two.id)).toEqual(byOwner)
    await jonah.client.patch(`/api/applications/${three.id}`, { status: 'accepted' })
    await three.volunteer.client.patch(`/api/applications/${three.id}`, {
      status: 'withdrawn',
      reason: 'I am moving.',
    })
    expect(await decisionOf(owner.client, three.id)).toBeNull()
  })

  test('a member who has left is still named, and the volunteer never sees who decided', async () => {
    const { owner, volunteer, id } = await aProjectWithApplicants(server)
    const jonah = await aColleague(server, owner, { firstName: 'Jonah', lastName: 'Reyes' })
    await jonah.client.patch(`/api/applications/${id}`, { status: 'declined' })
    await run('delete from organization_members where user_id = $1', jonah.id)
    expect(await decisionOf(owner.client, id)).toEqual({ id: jonah.id, name: 'Jonah Reyes' })
    const seen = await volunteer.client.get(`/api/applications/${id}`)
    expect(JSON.stringify(seen.body)).not.toContain('Jonah')
  })

  test('open pages of the other members learn of a decision and of a new application, the volunteer’s do not', async () => {
    const { owner, project, volunteer, id } = await aProjectWithApplicants(server)
    const jonah = await aColleague(server, owner, { firstName: 'Jonah', lastName: 'Reyes' })
    const stranger = await anOrganization(server)
    const [page, theirs, strange] = [
      await openLive(server.url, owner.client),
      await openLive(server.url, volunteer.client),
      await openLive(server.url, stranger.client),
    ]
    for (const stream of [page, theirs, strange]) await stream.next('open')
    await jonah.client.patch(`/api/applications/${id}`, { status: 'accepted' })
    const about = { projectId: project.id, organizationId: owner.organizationId }
    expect((await page.next('application')).data).toEqual({
      applicationIds: [id],
      ...about,
      status: 'accepted',
      shownStatus: 'accepted',
      by: { id: jonah.id, name: 'Jonah Reyes' },
    })
    const other = await anApplication(await aVolunteer(server), project.id)
    expect((await page.next('application')).data).toEqual({
      applicationIds: [other.id],
      ...about,
      status: 'pending',
      shownStatus: 'pending',
      by: null,
    })
    await theirs.next('notifications')
    const kinds = [...theirs.received, ...strange.received].map(({ kind }) => kind)
    expect(kinds).not.toContain('application')
    for (const stream of [page, theirs, strange]) stream.cut()
  })
})
