/** Organizations of people who delete their account. */
import { describe, expect, test } from 'vitest'
import { cancelDeletion } from '#contract/accounts/deletion.ts'
import { decideClaimReview, requestClaimReview } from '#contract/organizations/claim-reviews.ts'
import { suspendPerson } from '#contract/moderation/moderation.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { leave, leaveUntilDeleted, passDays } from '#tests/support/scenarios/deletion.ts'
import {
  aColleague,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertOrganization,
  nextNumber,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows } = server
const makeOwner = ({ id }: Person) =>
  rows("update organization_members set role = 'owner' where user_id = $1", id)
const membersOf = (id: string) =>
  rows(
    'select user_id, role from organization_members where organization_id = $1 order by joined_at, user_id',
    id,
  )
const isClosed = async (id: string) =>
  (await rows('select closed_at is not null as closed from organizations where id = $1', id))[0]?.closed
const statusOf = async (id: string) =>
  (await rows('select status from projects where id = $1', id))[0]?.status
const suspend = async (person: Person) =>
  expectSuccess(
    await (
      await anAdministrator(server)
    ).client.call(suspendPerson, {
      params: { id: person.id },
      body: { reason: 'Asks for money' },
    }),
  )
const change = (owner: OrganizationOwner, { id }: Person, role: string) =>
  owner.client.patch(`/api/organizations/${owner.organizationId}/members/${id}`, { role })

describe('an owner who asked to delete the account', () => {
  test('is no owner anymore for those who want to leave or step down, and can be removed', async () => {
    const owner = await anOrganization(server)
    const leaving = await aColleague(server, owner)
    await makeOwner(leaving)
    await leave(leaving)
    const path = `/api/organizations/${owner.organizationId}/members`
    expect(await change(owner, owner, 'manager')).toMatchObject({ body: { code: 'last_owner' } })
    expect(await owner.client.delete(`${path}/${owner.id}`)).toMatchObject({ body: { code: 'last_owner' } })
    expect((await owner.client.delete(`${path}/${leaving.id}`)).status).toBe(200)
    expect(await membersOf(owner.organizationId)).toEqual([{ user_id: owner.id, role: 'owner' }])
  })

  test('can’t be made an owner, by a new role or a handover, and neither can a suspended member', async () => {
    const owner = await anOrganization(server)
    const [leaving, suspended] = [await aColleague(server, owner), await aColleague(server, owner)]
    await leave(leaving)
    await suspend(suspended)
    for (const person of [leaving, suspended]) {
      const refused = { status: 409, body: { code: 'member_unavailable' } }
      expect(await change(owner, person, 'owner')).toMatchObject(refused)
      const path = `/api/organizations/${owner.organizationId}/owner`
      expect(await owner.client.post(path, { userId: person.id })).toMatchObject(refused)
    }
  })
})

describe('an organization whose last active member’s account is deleted', () => {
  test('closes although a suspended member is left, who is no member anymore', async () => {
    const owner = await anOrganization(server)
    await suspend(await aColleague(server, owner))
    await leaveUntilDeleted(server.database, owner)
    expect(await isClosed(owner.organizationId)).toBe(true)
    expect(await membersOf(owner.organizationId)).toEqual([])
  })

  test('waits for a member who can still keep their own account, and is theirs then', async () => {
    const owner = await anOrganization(server)
    const other = await aColleague(server, owner)
    await makeOwner(other)
    const { id } = await aProject(owner)
    await leave(owner)
    await leave(other)
    expect(await statusOf(id)).toBe('paused')
    await rows(
      "update account_deletions set due_at = due_at + interval '20 days' where user_id = $1",
      other.id,
    )
    await passDays(server.database, 31)
    expect(await isClosed(owner.organizationId)).toBe(false)
    expectSuccess(await other.client.call(cancelDeletion, {}))
    expect(await statusOf(id)).toBe('open')
    expect(await membersOf(owner.organizationId)).toEqual([{ user_id: other.id, role: 'owner' }])
  })

  test('continues if someone else is active by then, with the projects that were paused', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const applicant = await aVolunteer(server)
    await anApplication(applicant, id)
    await leave(owner)
    expect(await statusOf(id)).toBe('paused')
    const other = await aColleague(server, owner)
    await passDays(server.database, 31)
    expect(
      await rows(
        "select kind from notifications where user_id = $1 and kind like 'application.organization%' order by created_at",
        applicant.id,
      ),
    ).toEqual([
      { kind: 'application.organization_unattended' },
      { kind: 'application.organization_reinstated' },
    ])
    expect(await membersOf(owner.organizationId)).toEqual([{ user_id: other.id, role: 'owner' }])
    expect(await statusOf(id)).toBe('open')
  })

  test('cancels projects that are held, deletes saved replies, and says of no project whom to ask', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    await rows(
      "update projects set visibility = 'held', contact_name = 'Desk', contact_instructions = 'Ring' where id = $1",
      id,
    )
    await rows(
      "insert into saved_replies (organization_id, name, text) values ($1, 'n', 'Call me')",
      owner.organizationId,
    )
    await leaveUntilDeleted(server.database, owner)
    expect(
      await rows('select status, contact_name, contact_instructions from projects where id = $1', id),
    ).toEqual([{ status: 'canceled', contact_name: null, contact_instructions: null }])
    expect(
      await rows('select * from saved_replies where organization_id = $1', owner.organizationId),
    ).toEqual([])
  })
})

describe('an imported organization', () => {
  const anImported = () =>
    insertOrganization(server.database.db, {
      name: 'Harbor Light Shelter',
      website: 'https://www.facebook.com/harborlight',
      externalId: `imported-${nextNumber()}`,
      importedAt: new Date(),
    })
  const explanation = 'I have led this house for eleven years; our letterhead shows my name.'

  test('can’t be given to someone who asked to delete the account: the request is withdrawn', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    const id = await anImported()
    expect(
      (await person.client.call(requestClaimReview, { params: { id }, body: { explanation } })).status,
    ).toBe(201)
    const [review] = await rows('select * from claim_reviews where user_id = $1', person.id)
    await leave(person)
    const decide = () =>
      admin.client.call(decideClaimReview, { params: { id: review?.id }, body: { verdict: 'approve' } })
    expect(await decide()).toMatchObject({ status: 404 })
    // Even if it is there, by a race.
    await rows(
      "insert into claim_reviews (id, organization_id, user_id, explanation, state) values ($1, $2, $3, $4, 'waiting')",
      review?.id,
      id,
      person.id,
      explanation,
    )
    expect(await decide()).toMatchObject({ status: 404, body: { code: 'claim_not_found' } })
    expect(await membersOf(id)).toEqual([])
  })

  test('loses a former member whom the import named, and can still be claimed', async () => {
    const person = await aVolunteer(server)
    const id = await anImported()
    await rows(
      `insert into organization_members (organization_id, user_id, role, is_placeholder) values ($1, $2, 'owner', true)`,
      id,
      person.id,
    )
    await leaveUntilDeleted(server.database, person)
    expect(await membersOf(id)).toEqual([])
    expect(await isClosed(id)).toBe(false)
    const claimant = await aVolunteer(server)
    expect(
      (await claimant.client.call(requestClaimReview, { params: { id }, body: { explanation } })).status,
    ).toBe(201)
  })
})
