import { describe, expect, test } from 'vitest'
import { duplicateProject, editProject } from '#contract/projects/management.ts'
import { getProject } from '#contract/projects/projects.ts'
import { notStated } from '#tests/support/answers/not-stated.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { answerChange, aWorkAgreed, readScopes } from '#tests/support/scenarios/agreed-scopes.ts'
import { anOrganization, aProject, expectSuccess, projectForm } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ now: () => new Date('2026-11-24T12:00:00Z') })

const milestones = [
  { title: 'Two drafts to choose from', dueDate: '2026-12-18', afterHours: 10 },
  { title: 'The final files', dueDate: null, afterHours: null },
]
const stated = {
  timeCommitment: 12,
  requirements: 'You review the contracts with our printer.',
  hoursReason: 'The fair is in January, and the stand needs everything at once.',
  startDate: '2026-12-01',
  endDate: '2027-01-31',
  milestones,
  definitionOfDone: 'Our printer has accepted the files.',
  contactName: 'Ruth Adler',
  confirmsNoPaidPost: true,
  confirmsLicense: true,
}

describe('what a project says about its scope', () => {
  test('is optional, and everyone can read it', async () => {
    const owner = await anOrganization(server)
    expect(await aProject(owner)).toMatchObject(notStated)
    const { id } = await aProject(owner, stated)
    const read = await server.openClient().call(getProject, { params: { id } })
    expect(expectSuccess(read)).toMatchObject(stated)
  })

  test('can be added later, and taken back', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const edit = async (body: object) =>
      expectSuccess(await owner.client.call(editProject, { params: { id }, body }))
    expect(await edit(stated)).toMatchObject(stated)
    expect(await edit({ ...notStated, definitionOfDone: '' })).toMatchObject(notStated)
  })

  test('is dropped where it answers a question that the project no longer raises', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, stated)
    const edit = async (body: object) =>
      expectSuccess(await owner.client.call(editProject, { params: { id }, body }))
    const fewer = await edit({ timeCommitment: 8 })
    expect(fewer).toMatchObject({ hoursReason: null, confirmsLicense: true, confirmsNoPaidPost: true })
    expect(await edit({ requirements: null })).toMatchObject({ confirmsLicense: false })
    // Nothing comes back by itself.
    const again = await edit({ timeCommitment: 12, requirements: stated.requirements })
    expect(again).toMatchObject({ hoursReason: null, confirmsLicense: false })
    expect(await aProject(owner, { ...stated, timeCommitment: 10, requirements: null })).toMatchObject({
      hoursReason: null,
      confirmsLicense: false,
    })
  })

  test('a refused text that is no longer asked for keeps no one from saving', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, stated)
    const hoursReason = 'Volunteers must pay a deposit of $50.'
    const body = { timeCommitment: 8, hoursReason }
    const edited = expectSuccess(await owner.client.call(editProject, { params: { id }, body }))
    expect(edited).toMatchObject({ timeCommitment: 8, hoursReason: null })
    const more = () => owner.client.patch(`/api/projects/${id}`, { timeCommitment: 12, hoursReason })
    expect(await listRefusal(server, more)).toEqual([422, 'invalid'])
  })

  test.each([
    ['endDate', { startDate: '2026-12-01', endDate: '2026-11-30' }],
    ['startDate', { startDate: 'December' }],
    ['milestones.0.title', { milestones: [{ title: ' ' }] }],
    ['milestones.0.afterHours', { milestones: [{ title: 'A draft', afterHours: 0 }] }],
    ['milestones', { milestones: Array.from({ length: 11 }, () => ({ title: 'A draft' })) }],
    ['milestones.0.title', { milestones: [{ title: 'Send us a free sample design before we choose' }] }],
    ['definitionOfDone', { definitionOfDone: 'Volunteers must pay a deposit of $50.' }],
    ['contactName', { contactName: 'R'.repeat(101) }],
  ])('is refused at %s if it cannot be so, and nothing is stored', async (path, changes) => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const create = () => owner.client.post('/api/projects', projectForm(changes))
    expect(await listRefusal(server, create)).toEqual([422, 'invalid'])
    const edit = () => owner.client.patch(`/api/projects/${id}`, changes)
    expect(await listRefusal(server, edit)).toEqual([422, 'invalid'])
    expect((await edit()).body['issues']).toMatchObject([{ path }])
  })

  test('is in a copy of the project, without days that have passed and without confirmations', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { ...stated, startDate: '2026-11-01' })
    const copy = expectSuccess(await owner.client.call(duplicateProject, { params: { id } }))
    expect(copy).toMatchObject({
      ...stated,
      startDate: null,
      confirmsNoPaidPost: false,
      confirmsLicense: false,
    })
  })
})

describe('days, milestones and the contact person', () => {
  test('are part of what was agreed, and a change of them asks the volunteer', async () => {
    const { volunteer, id, ask } = await aWorkAgreed(server, { milestones, startDate: '2026-12-01' })
    const [first] = (await readScopes(volunteer, id)).versions
    expect(first?.scope).toMatchObject({ milestones, startDate: '2026-12-01', endDate: null })
    const later = { milestones: milestones.slice(1), startDate: '2026-12-15', contactName: 'Ruth Adler' }
    const changeId = await ask(later)
    const [change] = (await readScopes(volunteer, id)).changes
    expect(change?.changes).toEqual([
      { field: 'startDate', before: '2026-12-01', after: '2026-12-15' },
      {
        field: 'milestones',
        before: 'Two drafts to choose from · 2026-12-18 · 10 h\nThe final files',
        after: 'The final files',
      },
      { field: 'contactName', before: null, after: 'Ruth Adler' },
    ])
    expectSuccess(await answerChange(volunteer, changeId, { answer: 'accept' }))
    expect((await readScopes(volunteer, id)).versions[0]?.scope).toMatchObject(later)
  })

  test('stay as they were agreed if the volunteer declines', async () => {
    const { volunteer, project, id, ask, edit } = await aWorkAgreed(server, { milestones })
    const changeId = await ask({ milestones: [] })
    expect(await edit({ urgency: 'low' })).toMatchObject({ body: { declinedChanges: [] } })
    expectSuccess(await answerChange(volunteer, changeId, { answer: 'decline' }))
    // The form says so, because saving does not ask again; other readers don't see it.
    expect(await edit({ urgency: 'medium' })).toMatchObject({ body: { declinedChanges: ['milestones'] } })
    const read = await volunteer.client.call(getProject, { params: { id: project.id } })
    expect(expectSuccess(read)).toMatchObject({ declinedChanges: null, acceptedVolunteers: null })
    expectSuccess(await edit({ urgency: 'high' }))
    const { versions, changes } = await readScopes(volunteer, id)
    expect(versions).toMatchObject([{ version: 1, scope: { milestones } }])
    expect(changes).toMatchObject([{ status: 'declined' }])
  })
})
