import { describe, expect, test } from 'vitest'
import {
  changeSavedReply,
  createSavedReply,
  listSavedReplies,
  removeSavedReply,
} from '#contract/applications/saved-replies.ts'
import { maxSavedReplies } from '#domain/applications/saved-replies.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import {
  aColleague,
  anOrganization,
  expectSuccess,
  countStatuses,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const text = 'Thank you for applying.'
const save = (client: Client, id: string, name: string) =>
  client.call(createSavedReply, { params: { id }, body: { name, text } })
const namesOf = async (client: Client, id: string) =>
  expectSuccess(await client.call(listSavedReplies, { params: { id } })).map(({ name }) => name)

describe('saved replies', () => {
  test('every member reads, changes and removes the replies of the organization', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    const saved = expectSuccess(await save(owner.client, owner.organizationId, ' No spots left '))
    expect(saved).toMatchObject({ organizationId: owner.organizationId, name: 'No spots left', text })
    expectSuccess(await save(colleague.client, owner.organizationId, 'another time'))
    expect(await namesOf(colleague.client, owner.organizationId)).toEqual(['another time', 'No spots left'])
    const params = { id: saved.id }
    const changed = expectSuccess(
      await colleague.client.call(changeSavedReply, { params, body: { text: 'Sorry!' } }),
    )
    expect(changed).toMatchObject({ id: saved.id, name: 'No spots left', text: 'Sorry!' })
    const renamed = expectSuccess(
      await colleague.client.call(changeSavedReply, { params, body: { name: 'NO SPOTS LEFT' } }),
    )
    expect(renamed).toMatchObject({ name: 'NO SPOTS LEFT', text: 'Sorry!' })
    expect(expectSuccess(await owner.client.call(removeSavedReply, { params }))).toEqual(renamed)
    expect(await namesOf(owner.client, owner.organizationId)).toEqual(['another time'])
    expect((await owner.client.call(removeSavedReply, { params })).status).toBe(404)
  })

  test('for everyone else the replies do not exist', async () => {
    const owner = await anOrganization(server)
    const stranger = await anOrganization(server)
    const { id } = expectSuccess(await save(owner.client, owner.organizationId, 'Thanks'))
    const before = await snapshotDatabase(server.database)
    const answers = [
      await stranger.client.get(`/api/organizations/${owner.organizationId}/saved-replies`),
      await save(stranger.client, owner.organizationId, 'Mine'),
      await stranger.client.patch(`/api/saved-replies/${id}`, { text: 'Mine' }),
      await stranger.client.call(removeSavedReply, { params: { id } }),
    ]
    expect(answers.map(({ status, body }) => `${status} ${'code' in body ? body.code : ''}`)).toEqual([
      '404 organization_not_found',
      '404 organization_not_found',
      '404 reply_not_found',
      '404 reply_not_found',
    ])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('a name is taken whatever its case, in one organization only', async () => {
    const owner = await anOrganization(server)
    const other = await anOrganization(server)
    expectSuccess(await save(owner.client, owner.organizationId, 'Élan'))
    const second = expectSuccess(await save(owner.client, owner.organizationId, 'Second'))
    expectSuccess(await save(other.client, other.organizationId, 'Élan'))
    const before = await snapshotDatabase(server.database)
    const answers = [
      await save(owner.client, owner.organizationId, 'ÉLAN'),
      await owner.client.patch(`/api/saved-replies/${second.id}`, { name: 'élan' }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
      [409, { code: 'reply_name_taken' }],
      [409, { code: 'reply_name_taken' }],
    ])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test.each([
    [{ name: '', text }, 'name', 'Please name the reply'],
    [{ name: 'a'.repeat(61), text }, 'name', 'Must be at most 60 characters'],
    [{ name: 'Thanks', text: ' ' }, 'text', 'Please write the reply'],
    [{ name: 'Thanks', text: 'a'.repeat(4001) }, 'text', 'Must be at most 4,000 characters'],
  ])('the reply %j is refused', async (body, path, message) => {
    const owner = await anOrganization(server)
    const answer = await owner.client.post(`/api/organizations/${owner.organizationId}/saved-replies`, body)
    expect([answer.status, answer.body]).toMatchObject([422, { issues: [{ path, message }] }])
  })

  test('of many members who save concurrently, each name is stored once and no more than 30 replies', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    const same = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save((index % 2 ? owner : colleague).client, owner.organizationId, index % 2 ? 'Thanks' : 'THANKS'),
      ),
    )
    expect(countStatuses(same)).toEqual({ 201: 1, 409: 7 })
    for (let index = 1; index < maxSavedReplies - 2; index += 1)
      expectSuccess(await save(owner.client, owner.organizationId, `Reply ${index}`))
    const last = await Promise.all(
      Array.from({ length: 6 }, (_, index) => save(owner.client, owner.organizationId, `Last ${index}`)),
    )
    expect(countStatuses(last)).toEqual({ 201: 2, 409: 4 })
    expect(last.map(({ body }) => ('code' in body ? body.code : null)).filter(Boolean)).toEqual(
      Array.from({ length: 4 }, () => 'too_many_replies'),
    )
    expect(await namesOf(owner.client, owner.organizationId)).toHaveLength(maxSavedReplies)
  })

  test('the replies are removed with their organization', async () => {
    const owner = await anOrganization(server)
    expectSuccess(await save(owner.client, owner.organizationId, 'Thanks'))
    const { pool } = server.database
    await pool.query('delete from organizations where id = $1', [owner.organizationId])
    const { rows } = await pool.query('select from saved_replies where organization_id = $1', [
      owner.organizationId,
    ])
    expect(rows).toEqual([])
  })
})
