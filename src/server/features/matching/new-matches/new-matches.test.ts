import { describe, expect, test } from 'vitest'
import { saveProject } from '#contract/projects/saved-projects.ts'
import { useServer } from '#tests/support/running/server.ts'
import { inviteTo, makeFindable } from '#tests/support/scenarios/invites.ts'
import { dismiss, uniqueSkill } from '#tests/support/scenarios/matching.ts'
import { useNewMatches } from '#tests/support/scenarios/new-matches.ts'
import { anApplication, aProject, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows, runIn, forgetChecks, noticesOf, emailsOf, aChecked } = useNewMatches(server)

describe('a new match', () => {
  test('is a notification that names the project, its organization and the score, and leads to the project', async () => {
    const { volunteer, aFitting } = await aChecked()
    const { id, title } = await aFitting()
    await runIn(25)
    const [notice, ...others] = await noticesOf(volunteer)
    expect(others).toEqual([])
    expect(notice).toMatchObject({ title: 'New match', path: `/project/${id}`, read: false })
    expect(notice?.message).toMatch(new RegExp(`^“${title}” by .+: (8\\d|9\\d|100)% match\\.$`))
    expect(await emailsOf(volunteer)).toEqual([])
    // The history of a project reads the events of the project alone, and what fits someone goes with their account.
    const events = 'select data from facts where type = $1 and subject_id = $2'
    expect(await rows(events, 'project.matched', volunteer.id)).toEqual([{ data: {} }])
    expect((await volunteer.client.get('/api/notifications/unread')).body).toEqual({ unread: 1 })
    await volunteer.client.post('/api/notifications/read-all')
    expect((await noticesOf(volunteer))[0]).toMatchObject({ read: true })
  })

  test('of several is the best one, which says how many more there are, and comes once', async () => {
    const { volunteer, aFitting } = await aChecked()
    await aFitting({ timeCommitment: 12 })
    await aFitting({ timeCommitment: 12 })
    const best = await aFitting()
    await runIn(25)
    const [notice, ...others] = await noticesOf(volunteer)
    expect(others).toEqual([])
    expect(notice).toMatchObject({ path: `/project/${best.id}` })
    expect(notice?.message).toContain('You have 2 more new matches.')
    for (const hours of [26, 50, 75]) await runIn(hours)
    expect(await noticesOf(volunteer)).toHaveLength(1)
  })

  test('comes at most once a day', async () => {
    const { volunteer, aFitting } = await aChecked()
    await aFitting()
    await runIn(25)
    const next = await aFitting()
    await rows("update projects set opened_at = now() + interval '30 hours' where id = $1", next.id)
    for (const hours of [31, 40, 48]) await runIn(hours)
    expect(await noticesOf(volunteer)).toHaveLength(1)
    await runIn(49)
    expect(await noticesOf(volunteer)).toHaveLength(2)
  })

  test('comes again for a project that reopens only if the person does not know it', async () => {
    const { volunteer, owner, aFitting } = await aChecked()
    const { id } = await aFitting()
    await rows('update projects set opened_at = null where id = $1', id)
    await runIn(25)
    expect(await noticesOf(volunteer)).toEqual([])
    const reopen = async () => {
      expect((await owner.client.post(`/api/projects/${id}/pause`)).status).toBe(200)
      expect((await owner.client.post(`/api/projects/${id}/resume`)).status).toBe(200)
      await forgetChecks()
    }
    await reopen()
    await runIn(1)
    expect(await noticesOf(volunteer)).toHaveLength(1)
    await reopen()
    await runIn(1)
    expect(await noticesOf(volunteer)).toHaveLength(1)
  })
})

describe('no one is notified', () => {
  test('by their first check, of what is open already', async () => {
    const { volunteer, aFitting } = await aChecked()
    await rows('delete from match_checks')
    await aFitting()
    await runIn(25)
    expect(await noticesOf(volunteer)).toEqual([])
    await runIn(50)
    expect(await noticesOf(volunteer)).toEqual([])
  })

  test('of a project that does not fit them well', async () => {
    const { volunteer, skill, owner } = await aChecked()
    await aProject(owner, { requiredSkills: [skill, uniqueSkill(), uniqueSkill()], isRemote: true })
    await runIn(25)
    expect(await noticesOf(volunteer)).toEqual([])
  })

  test('of what they applied to, dismissed, saved or were invited to, or of a paused project', async () => {
    const { volunteer, owner, aFitting } = await aChecked()
    await anApplication(volunteer, (await aFitting()).id)
    expect((await dismiss(volunteer, (await aFitting()).id)).status).toBe(200)
    const saved = await aFitting()
    expectSuccess(await volunteer.client.call(saveProject, { params: { id: saved.id } }))
    await makeFindable(server, volunteer.id)
    expect((await inviteTo(owner, (await aFitting()).id, volunteer.id)).status).toBeLessThan(300)
    const paused = await aFitting()
    await owner.client.post(`/api/projects/${paused.id}/pause`)
    await runIn(25)
    expect(await noticesOf(volunteer)).toEqual([])
  })

  test('of what a saved search found for them', async () => {
    const { volunteer, aFitting } = await aChecked()
    const { id } = await aFitting()
    await rows(
      "insert into search_alerts (user_id, project_id, frequency) values ($1, $2, 'weekly')",
      volunteer.id,
      id,
    )
    await runIn(25)
    expect(await noticesOf(volunteer)).toEqual([])
  })

  test.each(['volunteer', 'organization'])(
    'of a project of an organization that a block by the %s separates from them',
    async (side) => {
      const { volunteer, owner, aFitting } = await aChecked()
      await aFitting()
      await rows(
        `insert into contacts (volunteer_id, organization_id, blocked_by_${side}_at) values ($1, $2, now())`,
        volunteer.id,
        owner.organizationId,
      )
      await runIn(25)
      expect(await noticesOf(volunteer)).toEqual([])
    },
  )

  test('of a project of their own organization', async () => {
    const { volunteer, owner, aFitting } = await aChecked()
    await aFitting()
    await rows(
      "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'manager')",
      owner.organizationId,
      volunteer.id,
    )
    await runIn(25)
    expect(await noticesOf(volunteer)).toEqual([])
  })

  test.each([
    ['whose account is disabled', 'update users set disabled_at = now() where id = $1'],
    ['who has not used the site lately', 'delete from sessions where user_id = $1'],
  ])('%s', async (_, change) => {
    const { volunteer, aFitting } = await aChecked()
    await aFitting()
    await rows(change, volunteer.id)
    await runIn(25)
    const stored = 'select from notifications where user_id = $1'
    expect(await rows(stored, volunteer.id)).toEqual([])
  })
})
