import { describe, expect, test } from 'vitest'
import { changeStaffRoles } from '#contract/administration/staff.ts'
import { removeSecondFactor } from '#contract/accounts/second-factor.ts'
import { exportApplicants } from '#contract/applications/applicants.ts'
import { exportOrganizationImpactList, getOrganizationImpact } from '#contract/impact/impact.ts'
import { getAuthority } from '#contract/authority/authority.ts'
import { removeLogo } from '#contract/images/images.ts'
import { saveOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { listDocuments } from '#contract/images/documents.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { enrol } from '#tests/support/scenarios/second-factor.ts'
import { moveApplication } from '#contract/applications/applications.ts'
import {
  askForCoordinator,
  getCoordination,
  helpOrganization,
  listHelpRequests,
} from '#contract/organizations/coordination.ts'
import { changeMember, handOver, listMembers, removeMember } from '#contract/organizations/members.ts'
import { acceptInvitation, inviteMember } from '#contract/organizations/member-invitations.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator, aStaffMember, insertSecondFactor } from '#tests/support/scenarios/administrators.ts'
import { anInvitation } from '#tests/support/scenarios/members.ts'
import {
  anApplication,
  anOrganization,
  aVolunteer,
  countStatuses,
  expectSuccess,
  projectForm,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const production = useServer({
  env: { NODE_ENV: 'production', INSECURE_COOKIES: '1', SECRETS: `v1:${'k'.repeat(32)}` },
})
const emails = useEmails(server, () => new Date())
const { rows } = server

const ask = (by: Person, id: string, isRequested = true) =>
  by.client.call(askForCoordinator, { params: { id }, body: { isRequested } })
const help = (by: Person, id: string) => by.client.call(helpOrganization, { params: { id } })
const post = (by: Person, organizationId: string) =>
  by.client.post('/api/projects', { ...projectForm(), organizationId })

/** An organization that asked, and a coordinator who helps it. */
async function aHelped() {
  const owner = await anOrganization(server)
  expectSuccess(await ask(owner, owner.organizationId))
  const coordinator = await aStaffMember(server, 'coordinator', { firstName: 'Cora', lastName: 'Lane' })
  expectSuccess(await help(coordinator, owner.organizationId))
  return { owner, coordinator, id: owner.organizationId }
}

describe('a coordinator', () => {
  test('helps an organization that asked: posts a project and accepts an applicant', async () => {
    const owner = await anOrganization(server)
    const { organizationId: id } = owner
    const coordinator = await aStaffMember(server, 'coordinator', { firstName: 'Cora', lastName: 'Lane' })
    const listed = async () =>
      expectSuccess(await coordinator.client.call(listHelpRequests, { query: {} })).find(
        (each) => each.id === id,
      )
    expect(await listed()).toBeUndefined()
    expect(await help(coordinator, id)).toMatchObject({ status: 409, body: { code: 'help_not_asked' } })
    expect(expectSuccess(await ask(owner, id)).askedAt).not.toBeNull()
    expect(await listed()).toMatchObject({ coordinators: 0, isMember: false })
    expect((await help(coordinator, id)).status).toBe(200)
    expect(await listed()).toMatchObject({ coordinators: 1, isMember: true })
    const members = expectSuccess(await owner.client.call(listMembers, { params: { id } }))
    expect(members.find(({ userId }) => userId === coordinator.id)).toMatchObject({
      role: 'manager',
      isCoordinator: true,
    })
    expect(await emails.listSubjects(owner.email)).toContainEqual(
      expect.stringContaining('A coordinator now helps'),
    )

    const posted = await post(coordinator, id)
    expect(posted).toMatchObject({ status: 201, body: { organizationId: id } })
    const volunteer = await aVolunteer(server)
    const application = await anApplication(volunteer, posted.body.id)
    const moved = await coordinator.client.call(moveApplication, {
      params: { id: application.id },
      body: { status: 'accepted' },
    })
    expect(moved.status).toBe(200)
    expect(
      await rows(
        "select actor_id from audit_log where action = 'organization.coordinate' and object_id = $1",
        id,
      ),
    ).toEqual([{ actor_id: coordinator.id }])
  })

  test('changes no members and never becomes an owner', async () => {
    const { owner, coordinator, id } = await aHelped()
    const params = { id, userId: owner.id }
    expect((await coordinator.client.call(removeMember, { params })).status).toBe(403)
    const invitation = { email: 'friend@example.org', role: 'owner' } as const
    const invited = await coordinator.client.call(inviteMember, { params: { id }, body: invitation })
    expect(invited.status).toBe(403)
    expect((await ask(coordinator, id, false)).status).toBe(403)
    const userId = coordinator.id
    const body = { role: 'owner' } as const
    const promoted = await owner.client.call(changeMember, { params: { id, userId }, body })
    expect(promoted).toMatchObject({ status: 409, body: { code: 'coordinator_only_helps' } })
    expect((await owner.client.call(handOver, { params: { id }, body: { userId } })).status).toBe(409)
  })

  test('becomes one of its own members by an invitation, and stays when the help ends', async () => {
    const { owner, coordinator, id } = await aHelped()
    const token = await anInvitation(emails, owner, { email: coordinator.email, role: 'owner' })
    expectSuccess(await coordinator.client.call(acceptInvitation, { body: { token } }))
    expectSuccess(await ask(owner, id, false))
    const members = expectSuccess(await coordinator.client.call(listMembers, { params: { id } }))
    expect(members.find(({ isOwn }) => isOwn)).toMatchObject({ role: 'owner', isCoordinator: false })
  })

  test('reaches nothing of the organization anymore once it ends the help', async () => {
    const { owner, coordinator, id } = await aHelped()
    expect((await post(coordinator, id)).status).toBe(201)
    const params = { id, userId: coordinator.id }
    expect((await owner.client.call(removeMember, { params })).status).toBe(200)
    expect((await post(coordinator, id)).status).toBeGreaterThanOrEqual(403)
    expect((await coordinator.client.call(listMembers, { params: { id } })).status).toBe(404)
    // They come back only if the organization asks again.
    expect(await help(coordinator, id)).toMatchObject({ status: 409, body: { code: 'help_not_asked' } })
    expectSuccess(await ask(owner, id))
    expectSuccess(await help(coordinator, id))
  })

  test('loses every organization when it stops asking, and with the role', async () => {
    const one = await aHelped()
    expect(expectSuccess(await ask(one.owner, one.id, false)).askedAt).toBeNull()
    expect((await one.coordinator.client.call(getCoordination, { params: { id: one.id } })).status).toBe(404)

    const other = await aHelped()
    const admin = await anAdministrator(server)
    const { coordinator } = other
    const own = await anOrganization(server)
    const token = await anInvitation(emails, own, { email: coordinator.email })
    expectSuccess(await coordinator.client.call(acceptInvitation, { body: { token } }))
    await admin.client.call(changeStaffRoles, {
      params: { id: coordinator.id },
      body: { roles: [], before: ['coordinator'], reason: 'She has left the team.' },
    })
    const left = await rows(
      'select organization_id as id from organization_members where user_id = $1',
      coordinator.id,
    )
    expect(left).toEqual([{ id: own.organizationId }])
  })

  test('joins once, however often they press, and not after the role was taken', async () => {
    const owner = await anOrganization(server)
    await ask(owner, owner.organizationId)
    const coordinator = await aStaffMember(server, 'coordinator')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => help(coordinator, owner.organizationId)),
    )
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 4 })
    const other = await aStaffMember(server, 'coordinator')
    await rows('delete from staff_roles where user_id = $1', other.id)
    expect((await help(other, owner.organizationId)).status).toBe(404)
  })
})

test('a coordinator reaches neither documents, profile, authority nor a file of applicants', async () => {
  const { owner, coordinator, id } = await aHelped()
  const { client } = coordinator
  const posted = await post(owner, id)
  const volunteer = await aVolunteer(server)
  const application = await anApplication(volunteer, posted.body.id)
  const params = { id }
  expect((await client.call(listDocuments, { params })).status).toBe(404)
  expect((await client.get(`/api/organizations/${id}/documents/exemptionLetter/file`)).status).toBe(404)
  expect((await client.call(removeLogo, { params })).status).toBe(403)
  expect((await client.call(getAuthority, { params })).status).toBe(404)
  const changed = await client.call(saveOrganizationProfile, {
    query: { organizationId: id },
    body: { description: 'Beds and breakfast for everyone who asks.' },
  })
  expect(changed.status).toBe(404)
  const chosen = await client.call(exportApplicants, { body: { ids: [application.id] } })
  expect(chosen.status).toBeGreaterThanOrEqual(400)
  const all = await client.call(exportApplicants, { body: {} })
  expect(String(all.body)).not.toContain(volunteer.email)
  expect((await owner.client.call(listDocuments, { params })).status).toBe(200)
  // The report itself is daily work; the lists behind it name volunteers.
  expect((await client.call(getOrganizationImpact, { params, query: {} })).status).toBe(200)
  const listed = async (by: Person) =>
    by.client.call(exportOrganizationImpactList, { params: { id, list: 'applications' }, body: {} })
  expect(await listed(coordinator)).toMatchObject({ status: 404, body: { code: 'organization_not_found' } })
  expect((await listed(owner)).status).toBe(200)
})

test('help ends with the role, whatever takes it, and with two-step sign-in', async () => {
  const one = await aHelped()
  await rows("delete from staff_roles where user_id = $1 and role = 'coordinator'", one.coordinator.id)
  expect((await post(one.coordinator, one.id)).status).toBeGreaterThanOrEqual(403)
  expect(await rows('select from organization_members where user_id = $1', one.coordinator.id)).toEqual([])

  const other = await aHelped()
  const { codes } = await enrol(other.coordinator, () => new Date())
  expect((await post(other.coordinator, other.id)).status).toBe(201)
  const body = { currentPassword: other.coordinator.password, code: codes[0] ?? '' }
  expectSuccess(await other.coordinator.client.call(removeSecondFactor, { body }))
  expect((await post(other.coordinator, other.id)).status).toBeGreaterThanOrEqual(403)
  expect(await rows('select from organization_members where user_id = $1', other.coordinator.id)).toEqual([])
})

test('a coordinator without two-step sign-in can do nothing for an organization in production', async () => {
  const owner = await anOrganization(production)
  const { organizationId } = owner
  const coordinator = await aStaffMember(production, 'coordinator')
  await production.database.db
    .insert(organizationMembers)
    .values({ organizationId, userId: coordinator.id, role: 'manager', isCoordinator: true })
  const user = await coordinator.client.get('/api/user')
  expect(user.body).toMatchObject({ organizations: [] })
  expect((await post(coordinator, organizationId)).status).toBe(403)
  await insertSecondFactor(production, coordinator.id)
  expect((await post(coordinator, organizationId)).status).toBe(201)
})

test('asking for a coordinator is for owners, and no one else sees whether an organization asks', async () => {
  const owner = await anOrganization(server)
  const params = { id: owner.organizationId }
  const stranger = await aVolunteer(server)
  expect((await stranger.client.call(getCoordination, { params })).status).toBe(404)
  expect((await ask(stranger, owner.organizationId)).status).toBe(404)
  expect((await stranger.client.call(listHelpRequests, { query: {} })).status).toBe(404)
})

test('an organization whose only owner leaves closes, even if a coordinator helps it', async () => {
  const { owner } = await aHelped()
  const preview = await owner.client.get('/api/account/deletion')
  const closing = [{ id: owner.organizationId }]
  expect(preview.body).toMatchObject({ refusal: null, needOwner: [], closing })
})

test('a coordinator who deletes their account closes no organization that they help', async () => {
  const { owner, coordinator } = await aHelped()
  await rows('update users set disabled_at = now() where id = $1', owner.id)
  const preview = await coordinator.client.get('/api/account/deletion')
  expect(preview.body).toMatchObject({ refusal: null, needOwner: [], closing: [] })
})
