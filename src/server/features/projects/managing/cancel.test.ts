import { describe, expect, test } from 'vitest'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useTwoApps } from '#tests/support/running/second-app.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  countStatuses,
  projectForm,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const write = useTwoApps(server)
const { rows } = server
const reason = 'Our building closed, so there is no workshop this year.'
const cancel = (client: Client, id: string, body: object = { reason }) =>
  client.post(`/api/projects/${id}/cancel`, body)
const mine = async (client: Client) => (await client.get('/api/my-applications')).body[0]
const seen = async (client: Client, id: string) => (await client.get(`/api/projects/${id}`)).body
const rounds = [1, 2, 3, 4, 5]

describe('canceling a project (A29)', () => {
  test('ends every application with the reason, frees the spots and takes no more applications', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { maxVolunteers: 3 })
    const [worker, waiting, other] = [
      await aVolunteer(server),
      await aVolunteer(server),
      await aVolunteer(server),
    ]
    await anAcceptedApplication(worker, owner, id)
    await anApplication(waiting, id)
    const { status, body } = await cancel(owner.client, id, { reason: ` ${reason} ` })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'canceled',
      cancelReason: reason,
      placesLeft: 3,
      acceptsApplications: false,
      applicationsClosedReason: 'canceled',
    })
    expect(await mine(worker.client)).toMatchObject({ status: 'withdrawn', endedBy: 'organization', reason })
    // This is no answer, so it has no date of one and counts in no rate.
    expect(await mine(waiting.client)).toMatchObject({
      status: 'declined',
      reason: 'The project was canceled',
      organizationFeedback: reason,
      reviewedAt: null,
      mayApplyAgain: false,
    })
    expect(await seen(worker.client, id)).toMatchObject({ cancelReason: reason })
    expect(await seen(other.client, id)).toMatchObject({ status: 'canceled', cancelReason: null })
    const late = await other.client.post('/api/applications', { projectId: id, message: 'Hello there' })
    expect([late.status, late.body['code']]).toEqual([409, 'project_canceled'])
    // The event record contains no one's text; that stays with the project.
    expect(await rows("select from facts where data::text like '%building closed%'")).toEqual([])
  })

  test('does not rewrite how work ended before', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { maxVolunteers: 3 })
    const [left, worker, waiting] = [
      await aVolunteer(server),
      await aVolunteer(server),
      await aVolunteer(server),
    ]
    const { id: applicationId } = await anAcceptedApplication(left, owner, id)
    // Even if the words are the same.
    const end = { status: 'withdrawn', reason }
    expect((await owner.client.patch(`/api/applications/${applicationId}`, end)).status).toBe(200)
    await anAcceptedApplication(worker, owner, id)
    await anApplication(waiting, id)
    expect((await cancel(owner.client, id)).status).toBe(200)
    for (const [{ client }, isCanceled] of [
      [left, false],
      [worker, true],
      [waiting, true],
    ] as const) {
      expect(await mine(client)).toMatchObject({ isCanceled })
      const { body } = await client.get('/api/dashboard/volunteer')
      expect(body['recentApplications']).toMatchObject([{ isCanceled }])
    }
  })

  test('notifies and emails everyone affected once, and leads them to the page with similar projects', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { maxVolunteers: 3 })
    const [worker, waiting] = [await aVolunteer(server), await aVolunteer(server)]
    await anAcceptedApplication(worker, owner, id)
    await anApplication(waiting, id)
    await rows('delete from notifications')
    await rows('delete from jobs')
    await cancel(owner.client, id)
    for (const [{ client }, kind, ended] of [
      [worker, 'application.work_canceled', /so your work on it has ended/],
      [waiting, 'application.project_canceled', /so your application has ended/],
    ] as const) {
      const { body } = await client.get('/api/notifications')
      expect(body).toHaveLength(1)
      expect(body[0]).toMatchObject({ kind, path: `/project/${id}`, message: expect.stringMatching(ended) })
    }
    const sent = await rows("select payload ->> 'userId' as id from jobs where kind = 'mail.send'")
    expect(sent).toHaveLength(2)
    expect(sent).toEqual(expect.arrayContaining([{ id: worker.id }, { id: waiting.id }]))
  })

  test('emails the volunteer at work that the work has ended, and the applicant that the application has', async () => {
    const owner = await anOrganization(server)
    const { id, title } = await aProject(owner, { maxVolunteers: 3 })
    const [worker, waiting] = [await aVolunteer(server), await aVolunteer(server)]
    await anAcceptedApplication(worker, owner, id)
    await anApplication(waiting, id)
    await cancel(owner.client, id)
    const textFor = async ({ email }: { email: string }) =>
      (await emails.findEmail(email, `“${title}” was canceled`))?.text.replaceAll(/\s+/g, ' ')
    expect(await textFor(worker)).toContain('so your work on it has ended')
    expect(await textFor(waiting)).toContain('so your application has ended')
  })

  test('keeps signed-off work, leaves browsing, and stays in the history', async () => {
    const owner = await anOrganization(server)
    const { id, title } = await aProject(owner, { maxVolunteers: 3, title: 'Canceled after the first part' })
    const done = await aVolunteer(server)
    const { id: applicationId } = await anAcceptedApplication(done, owner, id)
    await owner.client.patch(`/api/applications/${applicationId}`, { status: 'completed' })
    expect((await cancel(owner.client, id)).body).toMatchObject({ placesLeft: 2 })
    expect(await mine(done.client)).toMatchObject({ status: 'completed' })
    const titles = async (query: string) =>
      (await owner.client.get(`/api/projects?${query}`)).body.map((each: { title: string }) => each.title)
    expect(await titles('accepting=true')).not.toContain(title)
    expect(await titles('')).toContain(title)
    const { body } = await owner.client.get(`/api/projects/${id}/history`)
    expect(body[0]).toMatchObject({ event: 'canceled', actor: { id: owner.id } })
  })

  test.each([
    [{}, 422],
    [{ reason: '  ' }, 422],
    [{ reason: 'x'.repeat(501) }, 422],
    [{ reason, ifVersion: 'another' }, 409],
  ])('is refused for %j and changes nothing', async (body, status) => {
    const { owner, project } = await aProjectWithApplicants(server)
    const before = await snapshotDatabase(server.database)
    expect((await cancel(owner.client, project.id, body)).status).toBe(status)
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('is final, and refused to others and for drafts', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const { body: draft } = await owner.client.post('/api/projects', { ...projectForm(), isDraft: true })
    await cancel(owner.client, id)
    const stranger = await anOrganization(server)
    const before = await snapshotDatabase(server.database)
    expect((await cancel(owner.client, draft['id'])).body['code']).toBe('project_not_published')
    expect((await cancel(stranger.client, id)).status).toBe(403)
    for (const move of ['cancel', 'complete', 'pause', 'resume'] as const) {
      const { status, body } = await owner.client.post(`/api/projects/${id}/${move}`, { reason })
      expect([status, body['code']]).toEqual([409, 'project_canceled'])
    }
    const edited = await owner.client.patch(`/api/projects/${id}`, { title: 'Another title' })
    expect([edited.status, edited.body['code']]).toEqual([409, 'project_canceled'])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })
})

describe('while a project is canceled', () => {
  const statesOf = async (id: string) => {
    const [project] = await rows('select status, accepted_count from projects where id = $1', id)
    const applications = await rows('select status from applications where project_id = $1', id)
    return { project, statuses: applications.map(({ status }) => status) }
  }

  test.each(rounds)('an application ends with it or is refused (%i)', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const volunteers = [await aVolunteer(server), await aVolunteer(server), await aVolunteer(server)]
    const [canceled, ...applied] = await Promise.all([
      write(owner.client, ['POST', `/api/projects/${id}/cancel`, { reason }]),
      ...volunteers.map(({ client }) =>
        write(client, ['POST', '/api/applications', { projectId: id, message: 'I would like to help.' }]),
      ),
    ])
    expect(canceled.status).toBe(200)
    for (const { status } of applied) expect([201, 409]).toContain(status)
    const { statuses } = await statesOf(id)
    expect(statuses).toEqual(Array(countStatuses(applied)[201] ?? 0).fill('declined'))
  })

  test.each(rounds)('accepting an applicant leaves no one at work and no spot taken (%i)', async () => {
    const { owner, project, id: applicationId } = await aProjectWithApplicants(server)
    const [canceled, accepted] = await Promise.all([
      write(owner.client, ['POST', `/api/projects/${project.id}/cancel`, { reason }]),
      write(owner.client, ['PATCH', `/api/applications/${applicationId}`, { status: 'accepted' }]),
    ])
    expect(canceled.status).toBe(200)
    expect(await statesOf(project.id)).toEqual({
      project: { status: 'canceled', accepted_count: 0 },
      statuses: [accepted.status === 200 ? 'withdrawn' : 'declined'],
    })
  })

  test.each(rounds)('completing it has one outcome (%i)', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const worker = await aVolunteer(server)
    await anAcceptedApplication(worker, owner, id)
    const [canceled, completed] = await Promise.all([
      write(owner.client, ['POST', `/api/projects/${id}/cancel`, { reason }]),
      write(owner.client, ['POST', `/api/projects/${id}/complete`]),
    ])
    expect(countStatuses([canceled, completed])).toEqual({ 200: 1, 409: 1 })
    expect(await statesOf(id)).toEqual(
      canceled.status === 200
        ? { project: { status: 'canceled', accepted_count: 0 }, statuses: ['withdrawn'] }
        : { project: { status: 'completed', accepted_count: 1 }, statuses: ['completed'] },
    )
  })
})
