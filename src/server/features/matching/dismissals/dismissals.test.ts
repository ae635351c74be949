import { describe, expect, test } from 'vitest'
import { restoreMatch } from '#contract/matching/dismissals.ts'
import { getMatchingInsights, getProjectMatch, getProjectMatches } from '#contract/matching/matching.ts'
import { listProjectVolunteers } from '#contract/matching/volunteer-matches.ts'
import { listProjects } from '#contract/projects/projects.ts'
import { saveProject } from '#contract/projects/saved-projects.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useServer } from '#tests/support/running/server.ts'
import { confirmEmail } from '#tests/support/scenarios/directory.ts'
import {
  aMatcher,
  dismiss,
  dismissedBy,
  matchesOf,
  recommendationsOf,
  uniqueSkill,
} from '#tests/support/scenarios/matching.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  countStatuses,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()

describe('a match that a volunteer is not interested in', () => {
  test('leaves their matches and recommendations until they show it again, and stays in the search', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const [hidden, other] = [
      await aProject(owner, { requiredSkills: [skill], title: 'Ring the old bells' }),
      await aProject(owner, { requiredSkills: [skill] }),
    ]
    const person = await aMatcher(server, skill)
    const colleague = await aMatcher(server, skill)
    expect(await matchesOf(person)).toEqual(expect.arrayContaining([hidden.id, other.id]))
    expect(expectSuccess(await dismiss(person, hidden.id, 'hours'))).toEqual({
      projectId: hidden.id,
      reason: 'hours',
    })
    expect(await matchesOf(person)).toEqual([other.id])
    expect(await recommendationsOf(person)).toEqual([other.id])
    expect(expectSuccess(await person.client.call(getMatchingInsights, {})).matches).toBe(1)
    expect(await matchesOf(colleague)).toContain(hidden.id)
    const found = expectSuccess(await person.client.call(listProjects, { query: { skills: skill } }))
    expect(found.map(({ id }) => id)).toContain(hidden.id)
    expect(expectSuccess(await person.client.call(getProjectMatch, { params: hidden }))?.id).toBe(hidden.id)
    expect(await dismissedBy(person)).toMatchObject([
      { projectId: hidden.id, title: 'Ring the old bells', reason: 'hours' },
    ])
    expect(await dismissedBy(colleague)).toEqual([])
    const restored = await person.client.call(restoreMatch, { params: { id: hidden.id } })
    expect(restored.body).toEqual({ projectId: hidden.id, reason: null })
    expect(await matchesOf(person)).toEqual(expect.arrayContaining([hidden.id, other.id]))
    expect(await dismissedBy(person)).toEqual([])
  })

  test('keeps the last of several reasons, also of concurrent ones', async () => {
    const { id } = await aProject(await anOrganization(server), {})
    const person = await aVolunteer(server)
    const all = await Promise.all(
      (['hours', 'place', 'other', 'hours'] as const).map((reason) => dismiss(person, id, reason)),
    )
    expect(countStatuses(all)).toEqual({ 200: 4 })
    expect(await dismissedBy(person)).toHaveLength(1)
    expectSuccess(await dismiss(person, id, 'place'))
    expect(await dismissedBy(person)).toMatchObject([{ projectId: id, reason: 'place' }])
  })

  test('leaves the organization’s list of matching volunteers, too', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requiredSkills: [skill] })
    const person = await aMatcher(server, skill, { isContactable: true })
    await confirmEmail(server, person)
    const find = async () =>
      expectSuccess(await owner.client.call(listProjectVolunteers, { params: { id }, query: {} })).map(
        ({ userId }) => userId,
      )
    expect(await find()).toContain(person.id)
    expectSuccess(await dismiss(person, id))
    expect(await find()).not.toContain(person.id)
    expectSuccess(await person.client.call(restoreMatch, { params: { id } }))
    expect(await find()).toContain(person.id)
  })

  test('is listed newest first, page by page, while it is published', async () => {
    const owner = await anOrganization(server)
    const person = await aVolunteer(server)
    const ids: string[] = []
    for (let index = 0; index < 13; index += 1) {
      const { id } = await aProject(owner, {})
      expectSuccess(await dismiss(person, id))
      ids.unshift(id)
    }
    const first = await person.client.get('/api/dismissed-matches')
    expect(first.headers.get('x-total-count')).toBe('13')
    const next = /<([^>]+)>; rel="next"/u.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await person.client.get(next)
    const found = [first, second].flatMap(({ body }) =>
      body.map(({ projectId }: { projectId: string }) => projectId),
    )
    expect(found).toEqual(ids)
  })

  test.each([
    ['00000000-0000-4000-8000-000000000000', { reason: 'hours' }, 404],
    ['nowhere', { reason: 'hours' }, 404],
    [null, { reason: 'weather' }, 422],
    [null, {}, 422],
  ])('refuses project %s with %j', async (project, body, status) => {
    const { id } = await aProject(await anOrganization(server), {})
    const person = await aVolunteer(server)
    const before = await snapshotDatabase(server.database)
    const answer = await person.client.put(`/api/projects/${project ?? id}/dismissal`, body)
    expect(answer.status).toBe(status)
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })
})

test('a match says what is left, who waits, how soon the organization answers, and whether it is saved', async () => {
  const skill = uniqueSkill()
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, {
    requiredSkills: [skill],
    maxVolunteers: 3,
    applicationDeadline: '2099-05-01',
  })
  await anApplication(await aVolunteer(server), id)
  const person = await aMatcher(server, skill)
  expectSuccess(await person.client.call(saveProject, { params: { id } }))
  const [match] = expectSuccess(await person.client.call(getProjectMatches, { query: {} }))
  expect(match).toMatchObject({
    id,
    placesLeft: 3,
    maxVolunteers: 3,
    pendingApplications: 1,
    applicationDeadline: '2099-05-01',
    deadlineEnforced: true,
    organizationResponse: { rate: null, medianHours: null },
    isSaved: true,
  })
})
