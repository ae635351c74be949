import { describe, expect, test } from 'vitest'
import { completeOnboarding } from '#contract/onboarding/onboarding.ts'
import { compareApplications } from '#contract/applications/triage.ts'
import {
  anApplication,
  aProject,
  aProjectWithApplicants,
  insertApplicants,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { onboardingForm } from '#tests/support/web/forms.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const compare = (client: Client, ids: readonly string[]) =>
  client.call(compareApplications, { query: { ids: ids.join(',') } })

describe('comparing applications', () => {
  test('applications are compared in the requested order, with what each volunteer offers', async () => {
    const { owner, project, pending } = await aProjectWithApplicants(server, { applicants: 2 })
    const [first, second] = pending
    if (!first || !second) throw new Error('two applied')
    await first.volunteer.client.call(completeOnboarding, {
      body: { ...onboardingForm(), userType: 'volunteer', skills: ['Web Development'] },
    })
    await run(
      "update volunteer_profiles set max_hours_per_week = 10, availability = 'Weekends' where user_id = $1",
      first.volunteer.id,
    )
    // Completed and rated work for other organizations, and current work.
    const done = await aProject(owner, { timeCommitment: 4 })
    const going = await aProject(owner, { timeCommitment: 4 })
    const finished = await anApplication(first.volunteer, done.id)
    const current = await anApplication(first.volunteer, going.id)
    await run("update applications set status = 'completed' where id = $1", finished.id)
    await run("update applications set status = 'accepted' where id = $1", current.id)
    await run(
      `insert into hour_entries (application_id, date, hours, status, decided_at)
       values ($1, '2026-05-01', 6.5, 'confirmed', now()), ($1, '2026-05-02', 2, 'awaiting', null)`,
      finished.id,
    )
    for (const [application, rating, isPublic] of [
      [finished, 4, true],
      [current, 1, false],
    ] as const) {
      await run(
        `insert into reviews (application_id, project_id, type, reviewee_user_id, rating, review_text, is_public, revealed_at)
         values ($1, $2, 'organization_to_volunteer', $3, $4, 'Thank you.', $5, now())`,
        application.id,
        application.projectId,
        first.volunteer.id,
        rating,
        isPublic,
      )
    }
    const compared = expectSuccess(await compare(owner.client, [second.id, first.id]))
    expect(compared.map(({ application }) => application.id)).toEqual([second.id, first.id])
    const [blank, known] = compared
    expect(known?.skills).toEqual({ same: ['Web Development'], near: [], missing: [], common: [] })
    expect(known?.volunteer).toMatchObject({
      availability: 'Weekends',
      maxHoursPerWeek: 10,
      freeHours: 6,
      averageRating: 4,
      totalReviews: 1,
      completedProjects: 1,
      confirmedHours: 6.5,
    })
    expect(blank?.skills).toEqual({ same: [], near: [], missing: project.requiredSkills, common: [] })
    expect(blank?.volunteer).toEqual({
      experienceLevel: null,
      availability: null,
      availabilityChoice: null,
      maxHoursPerWeek: null,
      freeHours: null,
      averageRating: null,
      totalReviews: 0,
      completedProjects: 0,
      confirmedHours: 0,
    })
    expect(known && blank && known.matchScore > blank.matchScore).toBe(true)
    expect(blank?.application.volunteer.email).toBeNull()
  })

  test('a comparison stays at its address after one of the applications is decided', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 2 })
    const ids = pending.map(({ id }) => id)
    await owner.client.patch(`/api/applications/${ids[0]}`, { status: 'declined' })
    const compared = expectSuccess(await compare(owner.client, ids))
    expect(compared.map(({ application }) => application.status)).toEqual(['declined', 'pending'])
  })

  test.each([
    [1, 'Choose at least 2 applications to compare'],
    [5, 'Choose at most 4 applications to compare'],
  ])('a comparison of %i applications is refused', async (count, message) => {
    const { owner, project, id } = await aProjectWithApplicants(server)
    const more = await insertApplicants(server.database.db, { projectId: project.id, count: count - 1 })
    const { status, body } = await compare(owner.client, [id, ...more, id])
    expect([status, body]).toMatchObject([422, { issues: [{ path: 'ids', message }] }])
  })

  test('a comparison requires applications to one project, all received by the reader', async () => {
    const { owner, id } = await aProjectWithApplicants(server)
    const { id: projectId } = await aProject(owner)
    const [another = ''] = await insertApplicants(server.database.db, { projectId, count: 1 })
    expect(await compare(owner.client, [id, another])).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'ids', message: 'You can only compare applications to the same project' }] },
    })
    const stranger = await aProjectWithApplicants(server)
    const mixed = await compare(owner.client, [id, stranger.id])
    expect([mixed.status, mixed.body]).toMatchObject([404, { code: 'application_not_found' }])
    expect((await owner.client.get('/api/applications/compare?ids=none,such')).status).toBe(422)
  })
})
