import { describe, expect, test } from 'vitest'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import {
  aDual,
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

let now = new Date('2026-05-10T12:00:00Z')
const server = useServer({ now: () => now })
const { rows } = server

const apply = (client: Client, projectId: string, form: object = { message: 'I would like to help.' }) =>
  client.post('/api/applications', { projectId, ...form })

/** The response to an application, and which tables changed anyway. */
async function refusalOf(client: Client, projectId: string) {
  const before = await snapshotDatabase(server.database)
  const { status, body } = await apply(client, projectId)
  const after = await snapshotDatabase(server.database)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  return [status, body['code'], body['message'], ...changed]
}

describe('applying is refused', () => {
  test('no one can apply to a project that they cannot see', async () => {
    const owner = await anOrganization(server)
    const { client } = await aVolunteer(server)
    const notFound = [404, 'project_not_found', 'Project not found']
    expect(await refusalOf(client, '0f0e0d0c-0b0a-4908-8706-050403020100')).toEqual(notFound)
    for (const visibility of ['draft', 'held']) {
      const { id } = await aProject(owner)
      await rows('update projects set visibility = $1 where id = $2', visibility, id)
      expect(await refusalOf(client, id)).toEqual(notFound)
    }
  })

  test('no one can apply to a project of their own organization', async () => {
    const dual = await aDual(server)
    const { id } = await aProject(dual)
    expect(await refusalOf(dual.client, id)).toEqual([
      403,
      'own_project',
      'You cannot apply to a project of your own organization',
    ])
  })

  test('organizations cannot apply', async () => {
    const { id } = await aProject(await anOrganization(server))
    const { client } = await anOrganization(server)
    expect(await refusalOf(client, id)).toEqual([403, 'volunteers_only', 'Only volunteers can do this.'])
  })

  test('no one can apply twice while the first application is pending, accepted or completed', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const volunteer = await aVolunteer(server)
    const first = await anApplication(volunteer, id)
    const refusal = [409, 'already_applied', 'You have already applied to this project']
    expect(await refusalOf(volunteer.client, id)).toEqual(refusal)
    for (const status of ['accepted', 'completed']) {
      await owner.client.patch(`/api/applications/${first.id}`, { status })
      expect(await refusalOf(volunteer.client, id)).toEqual(refusal)
    }
  })

  test('no one can apply again after the organization declined or released them', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const refusal = [
      409,
      'cannot_apply_again',
      'The organization has already decided on your application to this project',
    ]
    const declined = await aVolunteer(server)
    const application = await anApplication(declined, id)
    await owner.client.patch(`/api/applications/${application.id}`, { status: 'declined' })
    expect(await refusalOf(declined.client, id)).toEqual(refusal)
    const released = await aVolunteer(server)
    const accepted = await anAcceptedApplication(released, owner, id)
    await owner.client.patch(`/api/applications/${accepted.id}`, {
      status: 'withdrawn',
      reason: 'No more work',
    })
    expect(await refusalOf(released.client, id)).toEqual(refusal)
  })

  test('no one can apply while a project is paused, after it is completed, or when its spots are filled', async () => {
    const owner = await anOrganization(server)
    const { client } = await aVolunteer(server)
    const { id } = await aProject(owner, { maxVolunteers: 1 })
    await rows("update projects set status = 'paused' where id = $1", id)
    expect(await refusalOf(client, id)).toEqual([
      409,
      'project_paused',
      'This project is paused and does not take applications right now',
    ])
    await rows("update projects set status = 'open' where id = $1", id)
    await anAcceptedApplication(await aVolunteer(server), owner, id)
    expect(await refusalOf(client, id)).toEqual([
      409,
      'no_places_left',
      'All spots on this project are filled',
    ])
    await rows("update projects set status = 'completed' where id = $1", id)
    expect(await refusalOf(client, id)).toEqual([409, 'project_completed', 'This project is completed'])
  })

  test('no one can apply after the last second of the deadline in the project’s time zone', async () => {
    const owner = await anOrganization(server)
    await rows("update organizations set time_zone = 'America/New_York' where id = $1", owner.organizationId)
    now = new Date('2026-05-10T12:00:00Z')
    const { id } = await aProject(owner, { applicationDeadline: '2026-05-10' })
    now = new Date('2026-05-11T03:59:59.999Z')
    await anApplication(await aVolunteer(server), id)
    now = new Date('2026-05-11T04:00:00Z')
    const { client } = await aVolunteer(server)
    expect(await refusalOf(client, id)).toEqual([
      409,
      'deadline_passed',
      'The application deadline has passed',
    ])
  })
})
