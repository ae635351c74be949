import { describe, expect, test } from 'vitest'
import { saveAccount } from '#contract/accounts/settings.ts'
import { choosePrimaryOrganization } from '#contract/accounts/primary-organization.ts'
import { changeMember, handOver, listMembers, removeMember } from '#contract/organizations/members.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { aMember } from '#tests/support/scenarios/members.ts'
import {
  aColleague,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const post = { server, emails }
const { rows } = server
const listNotificationKinds = async (userId: string) =>
  (await rows('select kind from notifications where user_id = $1 order by fact_id', userId)).map(
    ({ kind }) => kind,
  )

describe('members', () => {
  test('see each other, owners first, without email addresses; others get 404', async () => {
    const owner = await anOrganization(server)
    const manager = await aMember(post, owner)
    const second = await aMember(post, owner, 'owner')
    const params = { id: owner.organizationId }
    const listed = await manager.client.call(listMembers, { params })
    expect(listed.body.map(({ userId, role, isOwn }) => [userId, role, isOwn])).toEqual([
      [owner.id, 'owner', false],
      [second.id, 'owner', false],
      [manager.id, 'manager', true],
    ])
    expect(JSON.stringify(listed.body)).not.toContain('@')
    const stranger = await anOrganization(server)
    expect((await stranger.client.call(listMembers, { params })).status).toBe(404)
  })

  test('who are managers do the daily work but cannot change members', async () => {
    const owner = await anOrganization(server)
    const [manager, other] = [await aMember(post, owner), await aMember(post, owner)]
    expect((await aProject(manager)).organizationId).toBe(owner.organizationId)
    const params = { id: owner.organizationId, userId: other.id }
    for (const { status, body } of [
      await manager.client.call(changeMember, { params, body: { role: 'owner' } }),
      await manager.client.call(removeMember, { params }),
      await manager.client.call(handOver, { params, body: { userId: other.id } }),
      await manager.client.call(changeMember, {
        params: { ...params, userId: manager.id },
        body: { role: 'owner' },
      }),
    ]) {
      expect([status, body]).toMatchObject([403, { code: 'owners_only' }])
    }
  })

  test('are notified and emailed when an owner changes their role, and the other owners are notified', async () => {
    const owner = await anOrganization(server)
    const [second, manager] = [await aMember(post, owner, 'owner'), await aMember(post, owner)]
    const params = { id: owner.organizationId, userId: manager.id }
    const change = (role: 'owner' | 'manager') => owner.client.call(changeMember, { params, body: { role } })
    expect((await change('owner')).body).toMatchObject({ userId: manager.id, role: 'owner' })
    // Repeating a change notifies no one.
    expect((await change('owner')).status).toBe(200)
    expect((await change('manager')).body.role).toBe('manager')
    expect(await listNotificationKinds(manager.id)).toEqual(['member.made_owner', 'member.made_manager'])
    expect(
      (await listNotificationKinds(second.id)).filter((kind) => kind === 'member.role_changed'),
    ).toHaveLength(2)
    // Both emails are rendered at the same time, so their order varies.
    expect((await emails.listSubjects(manager.email)).slice(-2).toSorted()).toEqual([
      expect.stringMatching(/^You are now a manager of /),
      expect.stringMatching(/^You are now an owner of /),
    ])
    const events = await rows(
      "select actor_id, data from facts where type = 'member.role_changed' and subject_id = $1 order by id",
      owner.organizationId,
    )
    expect(events).toEqual([
      { actor_id: owner.id, data: { memberId: manager.id, from: 'manager', to: 'owner' } },
      { actor_id: owner.id, data: { memberId: manager.id, from: 'owner', to: 'manager' } },
    ])
  })

  test('lose access immediately when an owner removes them, and are notified', async () => {
    const owner = await anOrganization(server)
    const [manager, second] = [await aMember(post, owner), await aMember(post, owner, 'owner')]
    const project = await aProject(manager)
    await manager.client.call(choosePrimaryOrganization, {
      body: { organizationId: owner.organizationId },
    })
    const params = { id: owner.organizationId, userId: manager.id }
    expect((await owner.client.call(removeMember, { params })).status).toBe(200)
    expect((await owner.client.call(removeMember, { params })).body).toMatchObject({
      code: 'member_not_found',
    })
    expect((await manager.client.patch(`/api/projects/${project.id}`, { title: 'Mine still' })).status).toBe(
      403,
    )
    expect((await manager.client.call(listMembers, { params })).status).toBe(404)
    const [{ primary_organization_id: primary }] = await rows(
      'select primary_organization_id from users where id = $1',
      manager.id,
    )
    expect(primary).toBeNull()
    expect(await listNotificationKinds(manager.id)).toEqual(['member.excluded'])
    expect(await listNotificationKinds(second.id)).toContain('member.removed')
    const bell = (await manager.client.get('/api/notifications')).body
    expect(bell).toMatchObject([
      {
        kind: 'member.excluded',
        path: '/profile',
        applicationId: null,
        project: null,
        volunteer: null,
        organization: { id: owner.organizationId },
        member: { id: manager.id },
        actor: { id: owner.id },
      },
    ])
    expect((await manager.client.get('/api/notifications/unread')).body).toEqual({ unread: 1 })
    expect(await emails.findEmail(manager.email, /^You are no longer a member of /)).toBeDefined()
  })

  test('can leave, except for the last owner; the owners are notified', async () => {
    const owner = await anOrganization(server)
    const manager = await aMember(post, owner)
    const leave = ({ client, id: userId }: typeof manager) =>
      client.call(removeMember, { params: { id: owner.organizationId, userId } })
    const refused = await leave(owner)
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'last_owner',
        message: 'An organization needs at least one owner. Make someone else an owner first.',
      },
    ])
    const params = { id: owner.organizationId, userId: owner.id }
    const demotion = await owner.client.call(changeMember, { params, body: { role: 'manager' } })
    expect(demotion.status).toBe(409)
    expect((await leave(manager)).status).toBe(200)
    expect((await listNotificationKinds(owner.id)).at(-1)).toBe('member.left')
    expect((await manager.client.get('/api/user')).body).toMatchObject({
      isOrganization: false,
      organizations: [],
    })
  })

  test('can receive the organization from its owner, who stays as a manager and can leave', async () => {
    const owner = await anOrganization(server)
    const successor = await aMember(post, owner)
    const params = { id: owner.organizationId }
    const own = await owner.client.call(handOver, { params, body: { userId: owner.id } })
    expect(own.status).toBe(422)
    // A non-member gets 404, whichever user ID they send.
    const stranger = await anOrganization(server)
    const taken = await stranger.client.call(handOver, { params, body: { userId: stranger.id } })
    expect([taken.status, taken.body]).toMatchObject([404, { code: 'organization_not_found' }])
    const { body } = await owner.client.call(handOver, { params, body: { userId: successor.id } })
    expect(body.map(({ userId, role }) => [userId, role])).toEqual([
      [successor.id, 'owner'],
      [owner.id, 'manager'],
    ])
    expect(await listNotificationKinds(successor.id)).toEqual(['member.made_owner'])
    expect(await emails.findEmail(successor.email, /^You are now an owner of /)).toBeDefined()
    const leave = { params: { ...params, userId: owner.id } }
    expect((await owner.client.call(removeMember, leave)).status).toBe(200)
    // An organization account without any organization is still an organization account.
    expect((await owner.client.get('/api/user')).body).toMatchObject({ isOrganization: true })
    expect(expectSuccess(await successor.client.call(listMembers, { params }))).toHaveLength(1)
  })

  test('cannot leave an organization without an owner: the database itself refuses', async () => {
    const owner = await anOrganization(server)
    await aColleague(server, owner)
    const where = ['organization_id = $1 and user_id = $2', owner.organizationId, owner.id] as const
    const refusal = /an organization keeps an owner/
    await expect(
      rows(`delete from organization_members where ${where[0]}`, ...where.slice(1)),
    ).rejects.toThrow(refusal)
    await expect(
      rows(`update organization_members set role = 'manager' where ${where[0]}`, ...where.slice(1)),
    ).rejects.toThrow(refusal)
    expect(
      await rows('select role from organization_members where organization_id = $1 order by 1', where[1]),
    ).toEqual([{ role: 'manager' }, { role: 'owner' }])
  })
})

describe('of several organizations', () => {
  test('choose the primary one among their own, and new projects belong to it', async () => {
    const [first, second] = [await anOrganization(server), await anOrganization(server)]
    const person = await aMember(post, first)
    await rows(
      "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'manager')",
      second.organizationId,
      person.id,
    )
    expect((await aProject(person)).organizationId).toBe(first.organizationId)
    const choose = (organizationId: string) =>
      person.client.call(choosePrimaryOrganization, { body: { organizationId } })
    expect((await choose(second.organizationId)).body.organizationId).toBe(second.organizationId)
    expect((await aProject(person)).organizationId).toBe(second.organizationId)
    expect((await person.client.get('/api/user')).body['organizations'][0].id).toBe(second.organizationId)
    const stranger = await anOrganization(server)
    expect((await choose(stranger.organizationId)).status).toBe(404)
    // A rename keeps the account type.
    await person.client.call(saveAccount, { body: { firstName: 'Robin', lastName: 'Hale' } })
    expect((await person.client.get('/api/user')).body['organizations'][0].id).toBe(second.organizationId)
    const volunteer = await aVolunteer(server)
    const body = { organizationId: first.organizationId }
    expect((await volunteer.client.call(choosePrimaryOrganization, { body })).status).toBe(404)
  })
})
