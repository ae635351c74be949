import { describe, expect, test } from 'vitest'
import { project } from '#contract/projects/projects.ts'
import {
  aDual,
  anAcceptedApplication,
  anOrganization,
  aProject,
  aVolunteer,
  joinOrganization,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { insertImportedListing } from '#tests/support/scenarios/listings.ts'

let now = new Date('2026-05-10T12:00:00Z')
const server = useServer({ now: () => now })
const { rows } = server
const edit = (client: Client, id: string, change: object) => client.patch(`/api/projects/${id}`, change)
const refusal = (path: string, message: string) => ({
  message: 'Please check the marked fields',
  code: 'invalid',
  issues: [{ path, message }],
})

describe('editing a project', () => {
  test('changes the named fields, under either name, and keeps the others', async () => {
    const owner = await anOrganization(server)
    const before = await aProject(owner, {
      applicationDeadline: '2026-06-01',
      contactInstructions: 'Ring the blue bell.',
      perks: [{ type: 'reference', title: 'Reference letter' }],
    })
    const { status, body } = await edit(owner.client, before.id, {
      title: ' A title that says more ',
      skillsRequired: ['Legal', 'legal '],
      volunteersNeeded: 5,
      contactInstructions: '',
    })
    expect(status).toBe(200)
    expect(project.strict().parse(body)).toEqual({
      ...before,
      title: 'A title that says more',
      requiredSkills: ['Legal'],
      skillsRequired: ['Legal'],
      maxVolunteers: 5,
      volunteersNeeded: 5,
      placesLeft: 5,
      contactInstructions: null,
      updatedAt: expect.any(String),
    })
    expect((await owner.client.get(`/api/projects/${before.id}`)).body).toEqual(body)
    expect(
      await rows(
        "select actor_id, data from facts where subject_id = $1 and type = 'project.edited'",
        before.id,
      ),
    ).toEqual([
      {
        actor_id: owner.id,
        data: { fields: ['title', 'requiredSkills', 'maxVolunteers', 'contactInstructions'] },
      },
    ])
  })

  test('makes the project searchable by its new words and skills immediately, and no longer by the old ones', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { title: 'Zebra census', requiredSkills: ['Web Development'] })
    await edit(owner.client, id, { title: 'Giraffe census', requiredSkills: ['Grant Writing'] })
    const found = async (query: string) =>
      (await server.openClient().get(`/api/projects?organizationId=${owner.organizationId}&${query}`)).body
        .length
    expect(await Promise.all(['search=zebra', 'search=giraffe'].map(found))).toEqual([0, 1])
    expect(await Promise.all(['skills=Web+Development', 'skills=Grant+Writing'].map(found))).toEqual([0, 1])
  })

  test('without any difference changes nothing and adds no history entry', async () => {
    const owner = await anOrganization(server)
    const before = await aProject(owner, { perks: [{ type: 'custom', title: 'Soup' }] })
    const { title, perks, maxVolunteers } = before
    const { body } = await edit(owner.client, before.id, {
      title,
      maxVolunteers,
      perks: perks.map(({ id: _, ...perk }) => perk),
    })
    expect(body).toEqual(before)
    expect(
      await rows("select from facts where subject_id = $1 and type = 'project.edited'", before.id),
    ).toEqual([])
  })

  test('clears the location of remote work', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { isRemote: false, location: 'Springfield' })
    expect((await edit(owner.client, id, { location: 'Shelbyville' })).body['location']).toBe('Shelbyville')
    expect((await edit(owner.client, id, { isRemote: true })).body['location']).toBe(null)
    expect((await edit(owner.client, id, { location: 'Springfield' })).body['location']).toBe(null)
  })

  test("follows the form's rules, with its texts", async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const { status, body } = await edit(owner.client, id, { title: '1234', maxVolunteers: 51 })
    expect(status).toBe(422)
    expect(body['issues']).toEqual([
      { path: 'title', message: 'Title must be at least 5 characters' },
      { path: 'maxVolunteers', message: 'Number of volunteers must be between 1 and 50' },
    ])
  })

  test('refuses a new deadline before today, and accepts an unchanged past one', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { applicationDeadline: '2026-05-10' })
    const yesterday = await edit(owner.client, id, { applicationDeadline: '2026-05-09' })
    expect([yesterday.status, yesterday.body]).toEqual([
      422,
      refusal('applicationDeadline', 'The application deadline cannot be in the past'),
    ])
    now = new Date('2026-05-11T12:00:00Z')
    const kept = await edit(owner.client, id, { applicationDeadline: '2026-05-10', title: 'Still the same' })
    expect([kept.status, kept.body['applicationsClosedReason']]).toEqual([200, 'deadline_passed'])
    const later = await edit(owner.client, id, { applicationDeadline: '2026-05-11' })
    expect([later.status, later.body['applicationsClosedReason']]).toEqual([200, null])
  })
})

describe('the limit of volunteers', () => {
  test('below the accepted number returns 422; raising it reopens the project (A11)', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { maxVolunteers: 2 })
    await anAcceptedApplication(await aVolunteer(server), owner, id)
    await anAcceptedApplication(await aVolunteer(server), owner, id)
    const change = async (maxVolunteers: number) => {
      const { status, body } = await edit(owner.client, id, { maxVolunteers })
      return status === 200 ? [body['status'], body['placesLeft']] : [status, body]
    }
    expect(await change(1)).toEqual([
      422,
      refusal('maxVolunteers', 'Number of volunteers cannot be below the 2 already accepted'),
    ])
    expect(await change(3)).toEqual(['active', 1])
    expect(await change(2)).toEqual(['in_progress', 0])
    await owner.client.post(`/api/projects/${id}/pause`)
    expect(await change(4)).toEqual(['paused', 2])
    expect((await owner.client.post(`/api/projects/${id}/resume`)).body['status']).toBe('active')
  })
})

describe('editing a project that someone else changed in the meantime', () => {
  test('returns 409 and says what to do; without ifUpdatedAt the last edit wins', async () => {
    const owner = await anOrganization(server)
    const colleague = await aVolunteer(server)
    await joinOrganization(server.database.db, {
      organizationId: owner.organizationId,
      userId: colleague.id,
    })
    const { id, updatedAt } = await aProject(owner)
    const first = await edit(colleague.client, id, { title: 'What Kim wrote', ifUpdatedAt: updatedAt })
    expect(first.status).toBe(200)
    expect(first.body['updatedAt'] > updatedAt).toBe(true)
    const second = await edit(owner.client, id, { title: 'What Ruth wrote', ifUpdatedAt: updatedAt })
    expect([second.status, second.body]).toEqual([
      409,
      {
        message: 'Someone else changed this project. Reload it to see their changes, then make yours.',
        code: 'project_changed',
      },
    ])
    const third = await edit(owner.client, id, {
      title: 'What Ruth wrote',
      ifUpdatedAt: first.body['updatedAt'],
    })
    expect([third.status, third.body['title']]).toEqual([200, 'What Ruth wrote'])
    expect((await edit(owner.client, id, { title: 'What Ruth wrote last' })).status).toBe(200)
  })

  test('is no conflict if only applications or the state changed', async () => {
    const owner = await anOrganization(server)
    const { id, updatedAt } = await aProject(owner)
    await anAcceptedApplication(await aVolunteer(server), owner, id)
    await owner.client.post(`/api/projects/${id}/pause`)
    const { status } = await edit(owner.client, id, { title: 'A better title', ifUpdatedAt: updatedAt })
    expect(status).toBe(200)
  })
})

describe('an imported listing', () => {
  test('can be edited field by field, and a deadline set on it is enforced', async () => {
    const owner = await anOrganization(server)
    const id = await insertImportedListing(server.database.db, {
      organizationId: owner.organizationId,
      importedAt: now,
    })
    const titled = await edit(owner.client, id, { title: 'A title of our own' })
    expect(titled.body).toMatchObject({ deadlineEnforced: false, deliverables: null, maxVolunteers: null })
    const withDeadline = await edit(owner.client, id, { applicationDeadline: '2026-12-01' })
    expect(withDeadline.body).toMatchObject({ deadlineEnforced: true, acceptsApplications: true })
  })
})

test('a completed project cannot be edited, and a removed one returns 410', async () => {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner)
  await rows("update projects set status = 'completed' where id = $1", id)
  const completed = await edit(owner.client, id, { title: 'Another title' })
  expect([completed.status, completed.body['code']]).toEqual([409, 'project_completed'])
  await rows("update projects set visibility = 'removed' where id = $1", id)
  expect((await edit(owner.client, id, { title: 'Another title' })).status).toBe(410)
})

test('only members of its organization can edit a project, and the error says so', async () => {
  const { id } = await aProject(await anOrganization(server))
  const { status, body } = await edit((await aDual(server)).client, id, { title: 'Another title' })
  expect({ status, body }).toEqual({
    status: 403,
    body: { message: 'Only members of its organization can change this project', code: 'project_not_yours' },
  })
})
