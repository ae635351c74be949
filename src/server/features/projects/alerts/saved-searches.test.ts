import { describe, expect, test } from 'vitest'
import {
  changeSavedSearch,
  createSavedSearch,
  endSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  restoreSavedSearch,
  type NewSavedSearch,
} from '#contract/projects/saved-searches.ts'
import { maxSavedSearches } from '#domain/projects/saved-searches.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { aVolunteer, countStatuses, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const gardens = {
  search: 'garden',
  skills: ['UX Design'],
  near: 'Baltimore, MD',
  within: 50,
  accepting: true,
  order: 'nearest',
} as const
const save = (client: Client, search: Partial<NewSavedSearch> = {}) =>
  client.call(createSavedSearch, {
    body: { name: 'Gardens', frequency: 'daily', filters: { ...gardens, skills: ['UX Design'] }, ...search },
  })
const namesOf = async (client: Client) =>
  expectSuccess(await client.call(listSavedSearches, {})).map(({ name }) => name)

describe('saved searches', () => {
  test('are listed, changed, ended, restored and deleted by the person who saved them', async () => {
    const { client } = await aVolunteer(server)
    const saved = expectSuccess(await save(client, { name: ' Gardens ' }))
    expect(saved).toMatchObject({ name: 'Gardens', frequency: 'daily', filters: gardens, endedAt: null })
    expectSuccess(await save(client, { name: 'Everything', filters: {} }))
    expect(await namesOf(client)).toEqual(['Everything', 'Gardens'])
    const params = { id: saved.id }
    const changed = expectSuccess(
      await client.call(changeSavedSearch, { params, body: { name: 'GARDENS', frequency: 'weekly' } }),
    )
    expect(changed).toMatchObject({ name: 'GARDENS', frequency: 'weekly', filters: gardens })
    const ended = expectSuccess(await client.call(endSavedSearch, { params }))
    expect(ended.endedAt).not.toBeNull()
    expect(expectSuccess(await client.call(endSavedSearch, { params }))).toEqual(ended)
    expect(expectSuccess(await client.call(restoreSavedSearch, { params }))).toMatchObject({ endedAt: null })
    expectSuccess(await client.call(removeSavedSearch, { params }))
    expect(await namesOf(client)).toEqual(['Everything'])
    expect((await client.call(removeSavedSearch, { params })).status).toBe(404)
  })

  test('do not exist for anyone else, and their calls change nothing', async () => {
    const owner = await aVolunteer(server)
    const stranger = await aVolunteer(server)
    const { id } = expectSuccess(await save(owner.client))
    const before = await snapshotDatabase(server.database)
    const params = { id }
    const answers = [
      await stranger.client.call(changeSavedSearch, { params, body: { name: 'Mine' } }),
      await stranger.client.call(endSavedSearch, { params }),
      await stranger.client.call(restoreSavedSearch, { params }),
      await stranger.client.call(removeSavedSearch, { params }),
    ]
    expect(answers.map(({ status, body }) => [status, 'code' in body && body.code])).toEqual(
      answers.map(() => [404, 'search_not_found']),
    )
    expect(await namesOf(stranger.client)).toEqual([])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('have a name each, whatever its case', async () => {
    const { client } = await aVolunteer(server)
    expectSuccess(await save(client, { name: 'Élan' }))
    const second = expectSuccess(await save(client, { name: 'Second' }))
    const before = await snapshotDatabase(server.database)
    const answers = [
      await save(client, { name: 'ÉLAN' }),
      await client.call(changeSavedSearch, { params: { id: second.id }, body: { name: 'élan' } }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
      [409, { code: 'search_name_taken' }],
      [409, { code: 'search_name_taken' }],
    ])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test.each<[object, string, string]>([
    [{ name: ' ' }, 'name', 'Please name the search'],
    [{ name: 'a'.repeat(61) }, 'name', 'Must be at most 60 characters'],
    [{ frequency: 'hourly' }, 'frequency', 'Choose immediately, daily or weekly'],
    [{ filters: { near: 'Nowhere at all' } }, 'filters.near', expect.stringContaining('Nowhere at all')],
    [{ filters: { near: 'Baltimore, MD', remote: true } }, 'filters.near', expect.any(String)],
    [{ filters: { within: 50 } }, 'filters.near', expect.any(String)],
    [{ filters: { urgency: ['soon'] } }, 'filters.urgency.0', expect.any(String)],
  ])('with %j are refused', async (wrong, path, message) => {
    const { client } = await aVolunteer(server)
    const { id } = expectSuccess(await save(client))
    const before = await snapshotDatabase(server.database)
    const body = { name: 'Other', frequency: 'daily', filters: {}, ...wrong }
    const answers = [
      await client.post('/api/saved-searches', body),
      await client.patch(`/api/saved-searches/${id}`, wrong),
    ]
    for (const answer of answers)
      expect([answer.status, answer.body]).toMatchObject([422, { issues: [{ path, message }] }])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('are at most 50, however many are saved at the same time', async () => {
    const { client } = await aVolunteer(server)
    for (let index = 2; index < maxSavedSearches; index += 1)
      expectSuccess(await save(client, { name: `${index}` }))
    const last = await Promise.all(
      Array.from({ length: 6 }, (_, index) => save(client, { name: `Last ${index}` })),
    )
    expect(countStatuses(last)).toEqual({ 201: 2, 409: 4 })
    expect(last.flatMap(({ body }) => ('code' in body ? [body.code] : []))).toEqual(
      Array.from({ length: 4 }, () => 'too_many_searches'),
    )
    expect(await namesOf(client)).toHaveLength(maxSavedSearches)
  })
})
