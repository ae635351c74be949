import { describe, expect, test } from 'vitest'
import {
  getModeratedOrganization,
  listModeratedOrganizations,
  reinstateOrganization,
  suspendOrganization,
} from '#contract/moderation/moderation.ts'
import { applyToProject, moveApplication } from '#contract/applications/applications.ts'
import { listMyApplications } from '#contract/applications/lists.ts'
import { getOrganization } from '#contract/organizations/page.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { liveSchemas } from '#contract/live/live.ts'
import { publishProject } from '#contract/projects/management.ts'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  insertProjects,
  joinOrganization,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { openLive } from '#tests/support/running/live.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { organizationVisibility: visibilitySignal } = liveSchemas
const emails = useEmails(server)
const reason = 'Its projects are paid work in disguise'
const suspend = (admin: Person, id: string) =>
  admin.client.call(suspendOrganization, { params: { id }, body: { reason } })
const reinstate = (admin: Person, id: string) => admin.client.call(reinstateOrganization, { params: { id } })
const recorded = async (id: string) =>
  (
    await server.database.pool.query(
      "select action, before, after from audit_log where object_id = $1 and action <> 'organization.read' order by position",
      [id],
    )
  ).rows

async function aSuspended() {
  const admin = await anAdministrator(server)
  const owner = await anOrganization(server)
  const project = await aProject(owner)
  const { organizationId } = owner
  const [draftId = ''] = await insertProjects(server.database.db, [{ organizationId, visibility: 'draft' }])
  const draft = { id: draftId }
  const [volunteer, applicant, stranger] = [
    await aVolunteer(server),
    await aVolunteer(server),
    await aVolunteer(server),
  ]
  await anAcceptedApplication(volunteer, owner, project.id)
  const application = await anApplication(applicant, project.id)
  const answer = await suspend(admin, owner.organizationId)
  const read = async (person: Person) =>
    (await person.client.call(getProject, { params: { id: project.id } })).status
  return { admin, owner, project, draft, volunteer, applicant, stranger, application, answer, read }
}

describe('a suspended organization', () => {
  test('hides its page and projects from everyone except its members and active volunteers', async () => {
    const { owner, project, volunteer, applicant, stranger, answer, read } = await aSuspended()
    expect(answer.status).toBe(200)
    const page = { params: { id: owner.organizationId } }
    expect((await stranger.client.call(getOrganization, page)).status).toBe(404)
    expect((await owner.client.call(getOrganization, page)).status).toBe(200)
    expect([await read(stranger), await read(applicant), await read(volunteer), await read(owner)]).toEqual([
      404, 404, 200, 200,
    ])
    const listed = expectSuccess(await stranger.client.call(listProjects, { query: {} }))
    expect(listed.map(({ id }) => id)).not.toContain(project.id)
    const sitemap = await (await stranger.client.send('/sitemap.xml', {})).text()
    expect(sitemap).not.toContain(project.id)
    expect(sitemap).not.toContain(owner.organizationId)
  })

  test('receives no applications, accepts and publishes nothing, and can only save drafts', async () => {
    const { owner, project, draft, stranger, application } = await aSuspended()
    const applying = { body: { projectId: project.id, coverLetter: 'I would like to help.' } }
    expect((await stranger.client.call(applyToProject, applying)).status).toBe(404)
    const accepting = { params: { id: application.id }, body: { status: 'accepted' } } as const
    const refused = { status: 409, body: { code: 'organization_suspended' } }
    expect(await owner.client.call(moveApplication, accepting)).toMatchObject(refused)
    expect(await owner.client.call(publishProject, { params: { id: draft.id } })).toMatchObject(refused)
    expect(await aProject(owner)).toMatchObject({ visibility: 'draft' })
  })

  test('notifies its members of the reason and that active work continues', async () => {
    const { owner } = await aSuspended()
    const emailMessage = await emails.findEmail(owner.email, /is suspended/)
    expect(emailMessage?.text).toContain(reason)
    expect(emailMessage?.text).toContain('Active work continues')
    expect(emailMessage?.text).toContain('you can appeal once')
  })

  test('leaves the open pages of everyone, and comes back to them when it is reinstated', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { organizationId } = owner
    await insertProjects(
      server.database.db,
      Array.from({ length: 101 }, () => ({ organizationId, visibility: 'published' as const })),
    )
    const reader = await aVolunteer(server)
    const live = await openLive(server.url, reader.client)
    await live.next('open')
    for (const change of [suspend, reinstate]) {
      expectSuccess(await change(admin, organizationId))
      const signals = [await live.next('organizationVisibility'), await live.next('organizationVisibility')]
      const projectIds = signals.flatMap(({ data }) => visibilitySignal.parse(data).projectIds)
      expect(signals).toMatchObject([{ data: { organizationId } }, { data: { organizationId } }])
      expect(new Set(projectIds).size).toBe(101)
    }
    const empty = await anOrganization(server)
    expectSuccess(await suspend(admin, empty.organizationId))
    expect((await live.next('organizationVisibility')).data).toEqual({
      organizationId: empty.organizationId,
      projectIds: [],
    })
    live.cut()
  })

  test('gets back the projects that were hidden and no others after reinstatement', async () => {
    const { admin, owner, project, draft, stranger, read } = await aSuspended()
    expect((await suspend(admin, owner.organizationId)).body).toMatchObject({ code: 'already_suspended' })
    expect((await reinstate(admin, owner.organizationId)).status).toBe(200)
    expect((await reinstate(admin, owner.organizationId)).body).toMatchObject({ code: 'not_suspended' })
    expect(await read(stranger)).toBe(200)
    expect((await stranger.client.call(getProject, { params: { id: draft.id } })).status).toBe(404)
    const page = { params: { id: owner.organizationId } }
    expect(expectSuccess(await stranger.client.call(getOrganization, page)).projectsCount).toBe(1)
    expect(await emails.listSubjects(owner.email)).toContainEqual(expect.stringContaining('is back'))
    expect(await recorded(owner.organizationId)).toEqual([
      {
        action: 'organization.suspend',
        before: { state: 'active' },
        after: { state: 'suspended', reason, hiddenProjects: 1 },
      },
      {
        action: 'organization.reinstate',
        before: { state: 'suspended', hiddenProjects: 1 },
        after: { state: 'active', hiddenProjects: 0 },
      },
    ])
    expect(project.id).not.toBe(draft.id)
  })
})

describe('applicants and volunteers at work', () => {
  test('are notified and emailed of a suspension and its end, and see it on their applications', async () => {
    const { admin, owner, volunteer, applicant, application } = await aSuspended()
    const newestOf = async ({ client }: Person) => {
      const [newest] = expectSuccess(await client.call(listNotifications, { query: {} }))
      return newest?.kind
    }
    const isSuspendedFor = async ({ client }: Person) => {
      const list = expectSuccess(await client.call(listMyApplications, { query: {} }))
      return list.map(({ isOrganizationSuspended }) => isOrganizationSuspended)
    }
    for (const person of [volunteer, applicant]) {
      expect(await newestOf(person)).toBe('application.organization_suspended')
      expect(await isSuspendedFor(person)).toEqual([true])
    }
    const isRestored = await reinstate(admin, owner.organizationId)
    expect(isRestored.status).toBe(200)
    for (const person of [volunteer, applicant]) {
      expect(await newestOf(person)).toBe('application.organization_reinstated')
      expect(await isSuspendedFor(person)).toEqual([false])
      const subjects = await emails.listSubjects(person.email)
      expect(subjects.filter((subject) => subject.endsWith('is suspended'))).toHaveLength(1)
      expect(subjects.filter((subject) => subject.endsWith('is active again'))).toHaveLength(1)
    }
    expect(application.status).toBe('pending')
    // People without an open application are not notified.
    await applicant.client.patch(`/api/applications/${application.id}`, { status: 'withdrawn' })
    expect((await suspend(admin, owner.organizationId)).status).toBe(200)
    const list = expectSuccess(await applicant.client.call(listMyApplications, { query: {} }))
    expect(list).toMatchObject([
      { isOrganizationSuspended: false, hasOrganizationPage: false, mayApplyAgain: false },
    ])
  })
})

describe('an administrator', () => {
  test('cannot decide about their own organization and sees that beforehand', async () => {
    const admin = await anAdministrator(server)
    const { organizationId } = await anOrganization(server)
    await joinOrganization(server.database.db, { organizationId, userId: admin.id })
    const found = await admin.client.call(getModeratedOrganization, { params: { id: organizationId } })
    expect(expectSuccess(found).isOwnCase).toBe(true)
    const refused = { status: 403, body: { code: 'own_case' } }
    expect(await suspend(admin, organizationId)).toMatchObject(refused)
    expect(await reinstate(admin, organizationId)).toMatchObject(refused)
  })

  test('can search organizations by name and state, and sees counts of members and work', async () => {
    const { admin, owner } = await aSuspended()
    const found = await admin.client.call(getModeratedOrganization, {
      params: { id: owner.organizationId },
    })
    const organization = expectSuccess(found)
    expect(organization).toMatchObject({
      isSuspended: true,
      people: [{ id: owner.id, email: owner.email, role: 'owner' }],
      projects: { published: 0, held: 1, drafts: 1, completed: 0 },
      applications: { pending: 1, accepted: 1 },
      suspension: { reason },
      verification: { state: 'none', hasCase: false },
      isOwnCase: false,
    })
    const query = { q: organization.name, state: 'suspended' } as const
    const listed = expectSuccess(await admin.client.call(listModeratedOrganizations, { query }))
    expect(listed.map(({ id }) => id)).toContain(owner.organizationId)
  })
})
