import { describe, expect, test } from 'vitest'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  countStatuses,
  insertApplicants,
  insertOrganization,
  insertProjects,
} from '#tests/support/scenarios/scenario.ts'
import { withoutLimits } from '#tests/support/checks/limits.ts'
import { aSecondApp, useTwoApps } from '#tests/support/running/second-app.ts'
import { openLive } from '#tests/support/running/live.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'

const server = useServer()
const write = useTwoApps(server)

const coverLetter = 'I would like to help.'
const read = async (id: string) => (await server.openClient().get(`/api/projects/${id}`)).body
const countPending = async (id: string) => {
  const { rows } = await server.database.pool.query(
    "select count(*)::int as pending, p.pending_count as counted from projects p left join applications a on a.project_id = p.id and a.status = 'pending' where p.id = $1 group by p.id",
    [id],
  )
  return rows[0]
}

/** A project whose queue is full, and the ids of its applications. */
async function aPausedProject(form: { maxVolunteers?: number } = { maxVolunteers: 1 }) {
  const owner = await anOrganization(server)
  const project = await aProject(owner, form)
  const ids = await insertApplicants(server.database.db, { projectId: project.id, count: 10 })
  return { owner, project, ids }
}

describe('a queue with ten undecided applications for each open spot', () => {
  test('takes no more, says so with its length, and reopens with a decision', async () => {
    const { owner, project, ids } = await aPausedProject()
    expect(await read(project.id)).toMatchObject({
      acceptsApplications: false,
      applicationsClosedReason: 'queue_paused',
      waitingCount: 10,
      placesLeft: 1,
      status: 'open',
    })
    const volunteer = await aVolunteer(server)
    const refused = await volunteer.client.post('/api/applications', { projectId: project.id, coverLetter })
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'queue_paused' })])
    await owner.client.patch(`/api/applications/${ids[0]}`, { status: 'declined' })
    expect(await read(project.id)).toMatchObject({ applicationsClosedReason: null, waitingCount: 9 })
    await anApplication(volunteer, project.id)
    expect(await read(project.id)).toMatchObject({
      applicationsClosedReason: 'queue_paused',
      waitingCount: 10,
    })
  })

  test('reopens when a volunteer withdraws, and when more volunteers are needed', async () => {
    const { owner, project } = await aPausedProject({ maxVolunteers: 1 })
    await owner.client.patch(`/api/projects/${project.id}`, { maxVolunteers: 2 })
    expect(await read(project.id)).toMatchObject({ applicationsClosedReason: null, waitingCount: 10 })
    const volunteer = await aVolunteer(server)
    const { id } = await anApplication(volunteer, project.id)
    await volunteer.client.patch(`/api/applications/${id}`, { status: 'withdrawn' })
    expect(await read(project.id)).toMatchObject({ waitingCount: 10 })
  })

  test('is closed work in browsing: cards, filter, total and counts agree', async () => {
    const { owner, project, ids } = await aPausedProject()
    const find = async (accepting: string) => {
      const query = `organizationId=${owner.organizationId}${accepting}`
      const client = server.openClient()
      const list = await client.get(`/api/projects?${query}`)
      const browsed = await client.get(`/api/projects?order=newest&${query}`)
      const counts = await client.get(`/api/projects/facets?${query}`)
      return [list.body.length, browsed.body.length, counts.body['total'].count]
    }
    expect(await find('')).toEqual([1, 1, 1])
    expect(await find('&accepting=true')).toEqual([0, 0, 0])
    await owner.client.patch(`/api/applications/${ids[0]}`, { status: 'declined' })
    // Counts are cached for ten seconds by their filters, so another filter asks again.
    expect(await find('&accepting=true&timeCommitment=39')).toEqual([1, 1, 1])
    const cards = await server.openClient().get(`/api/projects?organizationId=${owner.organizationId}`)
    expect(cards.body[0]).toMatchObject({ id: project.id, waitingCount: 9 })
  })

  test('updates every open page of the project when it moves', async () => {
    const { owner, project, ids } = await aPausedProject()
    const stranger = await aVolunteer(server)
    const live = await openLive(server.url, stranger.client)
    await live.next('open')
    await owner.client.patch(`/api/applications/${ids[0]}`, { status: 'declined' })
    expect(await live.next('queue')).toMatchObject({ data: { projectId: project.id } })
    live.cut()
  })

  test('counts as five spots without a stated limit', async () => {
    const organizationId = await insertOrganization(server.database.db, {
      externalId: 'imported',
      importedAt: new Date(),
    })
    const row = { organizationId, maxVolunteers: null, externalId: 'imported', importedAt: new Date() }
    const [id = ''] = await insertProjects(server.database.db, [row])
    await insertApplicants(server.database.db, { projectId: id, count: 49 })
    expect(await read(id)).toMatchObject({ applicationsClosedReason: null, waitingCount: 49 })
    await anApplication(await aVolunteer(server), id)
    // No one is there to answer yet: those who wait are released, or someone claims the organization.
    expect(await read(id)).toMatchObject({
      applicationsClosedReason: 'queue_paused',
      organizationClaimable: true,
    })
  })

  test('is never longer, however many apply at the same time', async () => {
    const volunteers = await Promise.all(Array.from({ length: 12 }, () => aVolunteer(server)))
    for (let round = 0; round < 5; round += 1) {
      const owner = await anOrganization(server)
      const { id: projectId } = await aProject(owner, { maxVolunteers: 1 })
      await insertApplicants(server.database.db, { projectId, count: 7 })
      const answers = await Promise.all(
        volunteers.map(({ client }) =>
          write(client, ['POST', '/api/applications', { projectId, coverLetter }]),
        ),
      )
      expect(countStatuses(answers)).toEqual({ 201: 3, 409: 9 })
      expect(await countPending(projectId)).toEqual({ pending: 10, counted: 10 })
    }
  })

  test('stays truly counted while people apply, withdraw and are decided at the same time', async () => {
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner, { maxVolunteers: 3 })
    const ids = await insertApplicants(server.database.db, { projectId, count: 12 })
    const volunteers = await Promise.all(Array.from({ length: 6 }, () => aVolunteer(server)))
    await Promise.all([
      ...volunteers.map(({ client }) =>
        write(client, ['POST', '/api/applications', { projectId, coverLetter }]),
      ),
      ...ids
        .slice(0, 2)
        .map((id) => write(owner.client, ['PATCH', `/api/applications/${id}`, { status: 'accepted' }])),
      ...ids
        .slice(2, 6)
        .map((id) => write(owner.client, ['PATCH', `/api/applications/${id}`, { status: 'declined' }])),
    ])
    const { pending, counted } = await countPending(projectId)
    expect(counted).toBe(pending)
    expect(pending).toBeGreaterThanOrEqual(6)
  })
})

test('a site without a limit takes any number', async () => {
  const { project } = await aPausedProject()
  const { url } = await aSecondApp(server, { env: { ...withoutLimits, APPLICATIONS_PER_SPOT: '0' } })
  const { client: unlimited } = await aVolunteer({ openClient: () => openClient(url) })
  expect((await unlimited.get(`/api/projects/${project.id}`)).body).toMatchObject({
    acceptsApplications: true,
  })
  const { status } = await unlimited.post('/api/applications', { projectId: project.id, coverLetter })
  expect(status).toBe(201)
})
