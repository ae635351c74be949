import { describe, expect, test } from 'vitest'
import {
  anAcceptedApplication,
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  insertProjects,
  projectForm,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

let now = new Date('2026-05-10T12:00:00Z')
const server = useServer({ now: () => now })
const { rows } = server
const act = (client: Client, id: string, move: string) => client.post(`/api/projects/${id}/${move}`)
const eventsOf = async (id: string) =>
  (await rows('select type from facts where subject_id = $1 order by id', id)).map(({ type }) => type)

describe('pausing', () => {
  test('closes a project to applications until it is resumed, and accepted volunteers stay', async () => {
    const { owner, project, id, volunteer } = await aProjectWithApplicants(server, { places: 2 })
    await owner.client.patch(`/api/applications/${id}`, { status: 'accepted' })
    const paused = await act(owner.client, project.id, 'pause')
    expect(paused.status).toBe(200)
    expect(paused.body).toMatchObject({
      id: project.id,
      status: 'paused',
      placesLeft: 1,
      acceptsApplications: false,
      applicationsClosedReason: 'paused',
    })
    const late = await (
      await aVolunteer(server)
    ).client.post('/api/applications', { projectId: project.id, message: 'Hello' })
    expect([late.status, late.body['code']]).toEqual([409, 'project_paused'])
    expect((await volunteer.client.get('/api/my-applications')).body[0]).toMatchObject({
      status: 'accepted',
      project: { status: 'paused' },
    })
    const resumed = await act(owner.client, project.id, 'resume')
    expect([resumed.status, resumed.body['status'], resumed.body['acceptsApplications']]).toEqual([
      200,
      'active',
      true,
    ])
    expect(await eventsOf(project.id)).toEqual(['project.published', 'project.paused', 'project.resumed'])
  })

  test('ends with the status for the spots that were taken and freed in the meantime', async () => {
    const { owner, project, id } = await aProjectWithApplicants(server, { places: 1 })
    await act(owner.client, project.id, 'pause')
    await owner.client.patch(`/api/applications/${id}`, { status: 'accepted' })
    expect((await act(owner.client, project.id, 'resume')).body['status']).toBe('in_progress')
    await act(owner.client, project.id, 'pause')
    await owner.client.patch(`/api/applications/${id}`, { status: 'withdrawn', reason: 'Not needed' })
    expect((await act(owner.client, project.id, 'resume')).body['status']).toBe('open')
  })

  test('twice, resuming a running project, and either on a draft are refused with clear texts', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const said = async (move: string, projectId = id) => {
      const { status, body } = await act(owner.client, projectId, move)
      return [status, body['message']]
    }
    expect(await said('resume')).toEqual([409, 'This project is not paused'])
    await act(owner.client, id, 'pause')
    expect(await said('pause')).toEqual([409, 'This project is already paused'])
    const draft = await owner.client.post('/api/projects', { ...projectForm(), isDraft: true })
    expect(await said('pause', draft.body['id'])).toEqual([409, 'This project is not published'])
    await act(owner.client, id, 'complete')
    expect(await said('resume')).toEqual([409, 'This project is completed'])
  })
})

describe('a draft', () => {
  test('is visible to its organization only until it is published, and counts as new from then on', async () => {
    const owner = await anOrganization(server)
    const earlier = await owner.client.post('/api/projects', {
      ...projectForm(),
      organizationName: 'Pantry',
      isDraft: true,
    })
    const id: string = earlier.body['id']
    expect([earlier.status, earlier.body['visibility'], earlier.body['applicationsClosedReason']]).toEqual([
      201,
      'draft',
      'not_published',
    ])
    expect((await server.openClient().get(`/api/projects/${id}`)).status).toBe(404)
    const { id: other } = await aProject(owner)
    const published = await act(owner.client, id, 'publish')
    expect([published.status, published.body]).toEqual([
      200,
      {
        ...earlier.body,
        visibility: 'published',
        acceptsApplications: true,
        applicationsClosedReason: null,
        createdAt: expect.any(String),
        organizationProjectsCount: 2,
      },
    ])
    const listed = await server.openClient().get(`/api/projects?organizationId=${owner.organizationId}`)
    expect(listed.body.map((each: { id: string }) => each.id)).toEqual([id, other])
    expect(await eventsOf(id)).toEqual(['project.drafted', 'project.published'])
    expect((await act(owner.client, id, 'publish')).body['code']).toBe('not_a_draft')
  })

  test('can be published only if complete and not past its deadline', async () => {
    const owner = await anOrganization(server)
    const [id = ''] = await insertProjects(server.database.db, [
      {
        organizationId: owner.organizationId,
        visibility: 'draft',
        description: 'Short',
        experienceLevel: null,
        deliverables: null,
        maxVolunteers: null,
        applicationDeadline: '2026-05-01',
      },
    ])
    const { status, body } = await act(owner.client, id, 'publish')
    expect([status, body['issues']]).toEqual([
      422,
      [
        { path: 'description', message: 'Description must be at least 50 characters' },
        { path: 'experienceLevel', message: 'Please select an experience level' },
        { path: 'maxVolunteers', message: 'Number of volunteers must be between 1 and 50' },
        { path: 'deliverables', message: 'Please describe the expected deliverables' },
        { path: 'applicationDeadline', message: 'The application deadline cannot be in the past' },
      ],
    ])
    expect((await owner.client.get(`/api/projects/${id}`)).body['visibility']).toBe('draft')
  })

  test('can be deleted and is then not found; a published project cannot', async () => {
    const owner = await anOrganization(server)
    const draft = await owner.client.post('/api/projects', { ...projectForm(), isDraft: true })
    const path = `/api/projects/${draft.body['id']}`
    const { status, body } = await owner.client.delete(path)
    expect([status, body]).toEqual([200, { message: 'Draft deleted' }])
    expect((await owner.client.get(path)).status).toBe(404)
    expect((await owner.client.delete(path)).status).toBe(404)
    const { id } = await aProject(owner)
    expect((await owner.client.delete(`/api/projects/${id}`)).body['code']).toBe('not_a_draft')
    expect((await owner.client.get(`/api/projects/${id}`)).status).toBe(200)
  })
})

describe('duplicating a project', () => {
  test('creates a draft with the same content, without volunteers, keeping a future deadline', async () => {
    now = new Date('2026-05-20T12:00:00Z')
    const owner = await anOrganization(server)
    const project = await aProject(owner, {
      title: 'x'.repeat(120),
      applicationDeadline: '2026-05-20',
      contactInstructions: 'Ring the blue bell.',
      perks: [{ type: 'reference', title: 'Reference letter' }],
    })
    await anAcceptedApplication(await aVolunteer(server), owner, project.id)
    await act(owner.client, project.id, 'complete')
    const { status, body } = await act(owner.client, project.id, 'duplicate')
    expect(status).toBe(201)
    expect(body).toEqual({
      ...project,
      id: expect.any(String),
      title: `${'x'.repeat(113)} (copy)`,
      visibility: 'draft',
      acceptsApplications: false,
      applicationsClosedReason: 'not_published',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(body['id']).not.toBe(project.id)
    expect(await rows('select type, data from facts where subject_id = $1', body['id'])).toEqual([
      { type: 'project.drafted', data: { copyOf: project.id } },
    ])
    now = new Date('2026-05-21T12:00:00Z')
    expect((await act(owner.client, project.id, 'duplicate')).body['applicationDeadline']).toBe(null)
  })

  test('copies an imported listing as is, to be completed before it is published', async () => {
    const owner = await anOrganization(server)
    const [id = ''] = await insertProjects(server.database.db, [
      {
        organizationId: owner.organizationId,
        externalId: 'listing-2',
        importedAt: now,
        title: 'Help',
        maxVolunteers: null,
        deliverables: null,
        applicationDeadline: '2011-01-22',
        deadlineEnforced: false,
      },
    ])
    const { status, body } = await act(owner.client, id, 'duplicate')
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: 'Help (copy)', isImported: false, applicationDeadline: null })
    expect((await act(owner.client, body['id'], 'publish')).status).toBe(422)
    const change = { deliverables: 'A thing that works and its notes.', maxVolunteers: 2 }
    await owner.client.patch(`/api/projects/${body['id']}`, change)
    expect((await act(owner.client, body['id'], 'publish')).status).toBe(200)
  })
})
