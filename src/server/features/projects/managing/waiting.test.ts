import { beforeAll, describe, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/notifications.ts'
import {
  createProject,
  duplicateProject,
  editProject,
  publishProject,
} from '#contract/projects/management.ts'
import type { NewProjectInput } from '#contract/projects/form.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { bmfLine } from '#tests/support/scenarios/registry.ts'
import {
  aColleague,
  anOrganization,
  projectForm,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anEin, formOf, useVerificationCases } from '#tests/support/scenarios/verification-cases.ts'
import { requestVerification } from '#tests/support/scenarios/verification.ts'

const server = useServer({ env: { REQUIRE_VERIFICATION: '1' } })
const { register, aCase, decide } = useVerificationCases(server)
const emails = useEmails(server)
const { rows } = server

const post = async (owner: Person, form: Partial<NewProjectInput> & { isDraft?: boolean } = {}) =>
  expectSuccess(
    await owner.client.call(createProject, {
      query: {},
      body: { ...projectForm(form), isDraft: form.isDraft ?? false },
    }),
  )
const stateOf = async (owner: Person, { id }: { id: string }) => {
  const { visibility, publishesWhenVerified } = (await owner.client.get(`/api/projects/${id}`)).body
  return { visibility, publishesWhenVerified }
}
const waiting = { visibility: 'draft', publishesWhenVerified: true }
const kept = { visibility: 'draft', publishesWhenVerified: false }
const published = { visibility: 'published', publishesWhenVerified: false }
const notificationsOf = async ({ client }: Person) =>
  expectSuccess(await client.call(listNotifications, { query: {} })).filter(
    ({ kind }) => kind === 'organization.projects_published',
  )

describe('a project of an organization that must be verified first', () => {
  const name = 'Cove House'
  const ein = anEin()
  beforeAll(() => register.load([bmfLine(ein, name.toUpperCase())]))

  test('waits as a draft until the register confirms the organization, which publishes it and notifies the requester', async () => {
    const owner = await anOrganization(server)
    const project = await post(owner)
    expect(project).toMatchObject(waiting)
    const own = (await owner.client.get('/api/organization/projects')).body
    expect(own).toMatchObject([{ id: project.id, publishesWhenVerified: true }])
    expect((await requestVerification(owner, formOf(name, ein))).status).toBe(200)
    expect(await stateOf(owner, project)).toEqual(published)
    const listed = await server.openClient().get(`/api/projects?organizationId=${owner.organizationId}`)
    expect(listed.body).toMatchObject([{ id: project.id, organizationVerified: true }])
    expect(
      await rows(
        "select type from facts where subject_id = $1 and type like 'project.%' order by id",
        project.id,
      ),
    ).toEqual([{ type: 'project.drafted' }, { type: 'project.published' }])
    expect(await notificationsOf(owner)).toMatchObject([
      {
        title: 'Now published',
        message: `${name} is verified. Your project “${project.title}” is now published.`,
        path: `/project/${project.id}`,
      },
    ])
    expect(await emails.listSubjects(owner.email)).toContain(`“${project.title}” is published`)
  })
})

describe('an administrator’s approval', () => {
  test('publishes everything that waits, sends one notification for all of it, and leaves other drafts alone', async () => {
    const admin = await anAdministrator(server)
    const { owner, id, name } = await aCase()
    const colleague = await aColleague(server, owner)
    const first = await post(owner, { title: 'Paint the old ferry house' })
    const second = await post(colleague, { title: 'Map the harbor walls' })
    const draft = await post(owner, { isDraft: true })
    const copy = expectSuccess(await owner.client.call(duplicateProject, { params: { id: first.id } }))
    expect([await stateOf(owner, draft), await stateOf(owner, copy)]).toEqual([kept, kept])
    expect((await decide(admin, id, 'approve')).status).toBe(200)
    for (const each of [first, second]) expect(await stateOf(owner, each)).toEqual(published)
    for (const each of [draft, copy]) expect(await stateOf(owner, each)).toEqual(kept)
    const said = {
      message: `${name} is verified. Your project “${first.title}” and 1 more are now published.`,
      path: expect.stringMatching(/^\/organization-dashboard\?tab=projects&organization=[0-9a-f-]{36}$/),
    }
    expect(await notificationsOf(owner)).toMatchObject([said])
    expect(await notificationsOf(colleague)).toMatchObject([said])
    // Members never see which administrator decided.
    const history = (await owner.client.get(`/api/projects/${first.id}/history`)).body
    expect(history).toMatchObject([{ event: 'published', actor: null }, { event: 'drafted' }])
  })

  test('publishes once, even if the mark is lost and given again', async () => {
    const admin = await anAdministrator(server)
    const { owner, id } = await aCase()
    const project = await post(owner)
    await decide(admin, id, 'approve')
    const { createdAt } = (await owner.client.get(`/api/projects/${project.id}`)).body
    await decide(admin, id, 'suspend', 'The letter was of another house.')
    expect(await stateOf(owner, project)).toEqual(published)
    await decide(admin, id, 'approve', 'It was the right one after all.')
    expect((await owner.client.get(`/api/projects/${project.id}`)).body['createdAt']).toBe(createdAt)
    expect(await notificationsOf(owner)).toHaveLength(1)
  })

  test('publishes a draft whose publication was refused in the meantime', async () => {
    const admin = await anAdministrator(server)
    const { owner, id } = await aCase()
    const draft = await post(owner, { isDraft: true })
    const refused = await owner.client.call(publishProject, { params: { id: draft.id } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'verification_required' } })
    expect(await stateOf(owner, draft)).toEqual(waiting)
    await decide(admin, id, 'approve')
    expect(await stateOf(owner, draft)).toEqual(published)
  })

  test('skips a draft that members stopped from waiting, until they ask to publish it again', async () => {
    const admin = await anAdministrator(server)
    const { owner, id } = await aCase()
    const [first, second] = [await post(owner), await post(owner)]
    const keep = (project: { id: string }) =>
      owner.client.call(editProject, { params: { id: project.id }, body: { publishesWhenVerified: false } })
    for (const each of [first, second, second]) {
      expect(await keep(each)).toMatchObject({ status: 200, body: kept })
    }
    await owner.client.call(publishProject, { params: { id: second.id } })
    expect([await stateOf(owner, first), await stateOf(owner, second)]).toEqual([kept, waiting])
    await decide(admin, id, 'approve')
    expect([await stateOf(owner, first), await stateOf(owner, second)]).toEqual([kept, published])
    expect(await keep(second)).toMatchObject({ status: 409, body: { code: 'not_a_draft' } })
    await rows("update projects set visibility = 'held' where id = $1", second.id)
    expect(await keep(second)).toMatchObject({ status: 409, body: { code: 'project_held' } })
  })

  test('leaves a draft with a past deadline as it is, and it stops waiting', async () => {
    const admin = await anAdministrator(server)
    const { owner, id } = await aCase()
    const [late, open] = [await post(owner), await post(owner)]
    await rows("update projects set application_deadline = '2020-01-01' where id = $1", late.id)
    await decide(admin, id, 'approve')
    expect([await stateOf(owner, late), await stateOf(owner, open)]).toEqual([kept, published])
    expect(await notificationsOf(owner)).toMatchObject([{ path: `/project/${open.id}` }])
    expect(await rows('select publish_when_verified as waits from projects where id = $1', late.id)).toEqual([
      { waits: false },
    ])
  })

  test('publishes and notifies nothing if nothing waits or if it is a refusal', async () => {
    const admin = await anAdministrator(server)
    const approved = await aCase()
    await decide(admin, approved.id, 'approve')
    expect(await notificationsOf(approved.owner)).toEqual([])
    const declined = await aCase()
    const project = await post(declined.owner)
    await decide(admin, declined.id, 'decline', 'It is not this organization.')
    expect(await stateOf(declined.owner, project)).toEqual(waiting)
  })
})
