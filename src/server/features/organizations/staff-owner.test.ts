/** Administrators make another member an owner for the only one, who wrote in. */
import { describe, expect, test } from 'vitest'
import { getDeletionFor } from '#contract/accounts/deletion.ts'
import { makeOwner } from '#contract/organizations/owner.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { leave, passDays } from '#tests/support/scenarios/deletion.ts'
import {
  aColleague,
  anOrganization,
  aVolunteer,
  expectSuccess,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server
const reason = 'The owner wrote to us that they retire'

const make = (by: Person, owner: OrganizationOwner, userId: string) =>
  by.client.call(makeOwner, {
    params: { id: owner.organizationId },
    body: { userId, ownerId: owner.id, reason },
  })
const messagesOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.map(({ message }: { message: string }) => message)

describe('an administrator who makes a member an owner', () => {
  test('stores the reason, and no notification or email names the administrator', async () => {
    const admin = await anAdministrator(server, { firstName: 'Zenobia', lastName: 'Quartermain' })
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    expectSuccess(await make(admin, owner, colleague.id))
    expect(
      await rows(
        "select actor_id, before, after from audit_log where object_id = $1 and action = 'member.role_change'",
        owner.organizationId,
      ),
    ).toEqual([
      {
        actor_id: admin.id,
        before: { userId: colleague.id, role: 'manager' },
        after: { userId: colleague.id, role: 'owner', ownerId: owner.id, reason },
      },
    ])
    const made = await messagesOf(colleague)
    expect(made).toContainEqual(expect.stringMatching(/^Our staff made you an owner of /))
    const changed = await messagesOf(owner)
    expect(changed).toContainEqual(expect.stringMatching(/^Our staff changed .* role in /))
    const email = await emails.findEmail(colleague.email, /^You are now an owner of /)
    expect(email?.text).toContain('Our staff made you an owner of ')
    expect(email?.text).toContain(reason)
    const written = [...made, ...changed, email?.text].join('\n')
    expect(written).not.toMatch(/Zenobia|Quartermain/)
    // A second press changes nothing.
    const before = await snapshotDatabase(server.database)
    expectSuccess(await make(admin, owner, colleague.id))
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('is refused without a reason, for a stranger, and while another owner could do it', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const [second, third] = [await aColleague(server, owner), await aColleague(server, owner)]
    await rows("update organization_members set role = 'owner' where user_id = $1", second.id)
    const stranger = await aVolunteer(server)
    const before = await snapshotDatabase(server.database)
    expect(await make(admin, owner, third.id)).toMatchObject({
      status: 409,
      body: { code: 'has_other_owner' },
    })
    const notFound = { status: 404, body: { code: 'member_not_found' } }
    expect(await make(admin, owner, stranger.id)).toMatchObject(notFound)
    const { organizationId } = owner
    expect(await make(admin, { ...third, organizationId }, second.id)).toMatchObject(notFound)
    const path = `/api/admin/organizations/${organizationId}/owner`
    const unexplained = await admin.client.post(path, { userId: third.id, ownerId: owner.id })
    expect(unexplained.status).toBe(422)
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('sees that it is their own case in an organization of theirs, and is refused', async () => {
    const owner = await anOrganization(server)
    const admin = await anAdministrator(server)
    const colleague = await aColleague(server, owner)
    await rows(
      "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'manager')",
      owner.organizationId,
      admin.id,
    )
    const { needOwner } = expectSuccess(await admin.client.call(getDeletionFor, { params: { id: owner.id } }))
    expect(needOwner).toMatchObject([{ id: owner.organizationId, isOwnCase: true }])
    expect(await make(admin, owner, colleague.id)).toMatchObject({ body: { code: 'own_case' } })
  })
})

test('a member who becomes the owner because the last one left gets a message that names no one', async () => {
  const owner = await anOrganization(server)
  await leave(owner)
  const colleague = await aColleague(server, owner)
  await passDays(server.database, 31)
  expect(await messagesOf(colleague)).toContainEqual(expect.stringMatching(/^You’re now an owner of /))
  const email = await emails.findEmail(colleague.email, /^You are now an owner of /)
  expect(email?.text).toMatch(/^You are now an owner of .* As an owner, you can/m)
})
