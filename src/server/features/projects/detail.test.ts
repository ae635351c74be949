import { describe, expect, test } from 'vitest'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { insertImportedListing } from '#tests/support/scenarios/listings.ts'

let now = new Date('2026-05-10T12:00:00Z')
const server = useServer({ now: () => now })
const { rows } = server
const read = async (client: Client, id: string) => (await client.get(`/api/projects/${id}`)).body

describe('contact instructions', () => {
  test('are visible to members and accepted volunteers only', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { contactInstructions: 'Ring the blue bell.' })
    const volunteer = await aVolunteer(server)
    const seenBy = async (client: Client) => (await read(client, id))['contactInstructions']
    expect(await seenBy(server.openClient())).toBe(null)
    expect(await seenBy((await anOrganization(server)).client)).toBe(null)
    expect(await seenBy(owner.client)).toBe('Ring the blue bell.')
    expect(await seenBy(volunteer.client)).toBe(null)
    const application = await anApplication(volunteer, id)
    expect(await seenBy(volunteer.client)).toBe(null)
    await owner.client.patch(`/api/applications/${application.id}`, { status: 'accepted' })
    expect(await seenBy(volunteer.client)).toBe('Ring the blue bell.')
    expect(await seenBy((await aVolunteer(server)).client)).toBe(null)
    await owner.client.patch(`/api/applications/${application.id}`, { status: 'completed' })
    expect(await seenBy(volunteer.client)).toBe('Ring the blue bell.')
  })

  test('are hidden again once the work has ended, and are in no list', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { contactInstructions: 'Ring the blue bell.' })
    const volunteer = await aVolunteer(server)
    const application = await anAcceptedApplication(volunteer, owner, id)
    await volunteer.client.patch(`/api/applications/${application.id}`, {
      status: 'withdrawn',
      reason: 'Moving away',
    })
    expect((await read(volunteer.client, id))['contactInstructions']).toBe(null)
    for (const path of ['/api/projects', '/api/my-applications', '/api/received-applications']) {
      for (const client of [owner.client, volunteer.client]) {
        expect(JSON.stringify((await client.get(path)).body)).not.toContain('blue bell')
      }
    }
  })
})

test('a project says how many applications wait for an answer', async () => {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner)
  const waiting = async () => (await read(server.openClient(), id))['waitingCount']
  expect(await waiting()).toBe(0)
  await anApplication(await aVolunteer(server), id)
  const { id: decided } = await anApplication(await aVolunteer(server), id)
  expect(await waiting()).toBe(2)
  await owner.client.patch(`/api/applications/${decided}`, { status: 'accepted' })
  expect(await waiting()).toBe(1)
})

describe('a project that is not published', () => {
  test.each(['draft', 'held'])('(%s) is visible to its members only and in no list', async (visibility) => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    await rows('update projects set visibility = $1 where id = $2', visibility, id)
    for (const client of [server.openClient(), (await aVolunteer(server)).client]) {
      const { status, body } = await client.get(`/api/projects/${id}`)
      expect({ status, body }).toEqual({
        status: 404,
        body: { message: 'Project not found', code: 'project_not_found' },
      })
    }
    const seen = await owner.client.get(`/api/projects/${id}`)
    expect(seen.status).toBe(200)
    expect(seen.body).toMatchObject({ acceptsApplications: false, applicationsClosedReason: 'not_published' })
    const { body, headers } = await owner.client.get(`/api/projects?organizationId=${owner.organizationId}`)
    expect([body, headers.get('x-total-count')]).toEqual([[], '0'])
  })

  test('returns 410 for everyone if it was removed', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    await rows("update projects set visibility = 'removed' where id = $1", id)
    for (const client of [server.openClient(), owner.client]) {
      const { status, body } = await client.get(`/api/projects/${id}`)
      expect({ status, body }).toEqual({
        status: 410,
        body: { message: 'This project was removed', code: 'gone' },
      })
    }
    expect((await owner.client.get(`/api/projects?organizationId=${owner.organizationId}`)).body).toEqual([])
    const { status } = await (
      await aVolunteer(server)
    ).client.post('/api/applications', { projectId: id, message: 'Hello' })
    expect(status).toBe(410)
  })
})

describe('the project page shows', () => {
  test('the reader’s relation to the project', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const volunteer = await aVolunteer(server)
    const viewer = async (client: Client) => (await read(client, id))['viewer']
    const stranger = {
      isMember: false,
      mayApply: 'no',
      hasBlocked: false,
      application: null,
      hasReported: false,
      hasReopenAlert: false,
    }
    expect(await viewer(server.openClient())).toBe(null)
    expect(await viewer(owner.client)).toEqual({ ...stranger, isMember: true })
    expect(await viewer((await anOrganization(server)).client)).toEqual(stranger)
    expect(await viewer(volunteer.client)).toEqual({ ...stranger, mayApply: 'apply' })
    const application = await anApplication(volunteer, id)
    const stand = (status: string, mayApply: string) => ({
      ...stranger,
      mayApply,
      application: { id: application.id, status },
    })
    expect(await viewer(volunteer.client)).toEqual(stand('pending', 'no'))
    await volunteer.client.patch(`/api/applications/${application.id}`, { status: 'withdrawn' })
    expect(await viewer(volunteer.client)).toEqual(stand('withdrawn', 'again'))
  })

  test('how many spots are left and whether it is open', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { maxVolunteers: 2, applicationDeadline: '2026-05-10' })
    const shown = async () => {
      const {
        status,
        placesLeft: spotsLeft,
        acceptsApplications,
        applicationsClosedReason,
      } = await read(server.openClient(), id)
      return [status, spotsLeft, acceptsApplications, applicationsClosedReason]
    }
    expect(await shown()).toEqual(['open', 2, true, null])
    await anAcceptedApplication(await aVolunteer(server), owner, id)
    expect(await shown()).toEqual(['active', 1, true, null])
    const last = await anApplication(await aVolunteer(server), id)
    now = new Date('2026-05-11T00:00:00Z')
    expect(await shown()).toEqual(['active', 1, false, 'deadline_passed'])
    await owner.client.patch(`/api/applications/${last.id}`, { status: 'accepted' })
    expect(await shown()).toEqual(['in_progress', 0, false, 'full'])
    for (const status of ['paused', 'completed']) {
      await rows('update projects set status = $1 where id = $2', status, id)
      expect(await shown()).toEqual([status, 0, false, status])
    }
  })

  test('that an imported listing has no limit and an original deadline that is not enforced', async () => {
    const owner = await anOrganization(server)
    const id = await insertImportedListing(server.database.db, {
      organizationId: owner.organizationId,
      importedAt: now,
    })
    expect(await read(server.openClient(), id)).toMatchObject({
      isImported: true,
      applicationDeadline: '2011-01-22',
      deadlineEnforced: false,
      maxVolunteers: null,
      volunteersNeeded: null,
      placesLeft: null,
      timeCommitment: null,
      acceptsApplications: true,
    })
  })
})

test('accepts an ID in capitals and returns 404 for an unknown one', async () => {
  const { id } = await aProject(await anOrganization(server))
  const client = server.openClient()
  expect((await client.get(`/api/projects/${id.toUpperCase()}`)).body['id']).toBe(id)
  const { status, body } = await client.get('/api/projects/0f0e0d0c-0b0a-4908-8706-050403020100')
  expect({ status, body }).toEqual({
    status: 404,
    body: { message: 'Project not found', code: 'project_not_found' },
  })
})
