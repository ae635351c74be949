import { describe, expect, test } from 'vitest'
import { downloadCsv, sendForCsv } from '#tests/support/calls/csv.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { anOrganization, aVolunteer, insertPerson } from '#tests/support/scenarios/scenario.ts'

const server = useServer({ hasLimits: true })
const { rows } = server
const pathOf = (list: 'people' | 'organizations') => `/api/admin/${list}/export`
const send = (client: Client, list: 'people' | 'organizations', body: object) =>
  sendForCsv(client, pathOf(list), body)
const linesOf = async (client: Client, list: 'people' | 'organizations', body: object) =>
  (await downloadCsv(client, pathOf(list), body)).lines
const today = new Date().toISOString().slice(0, 10)

describe('the lists of administrators as CSV', () => {
  test('have whom the filters find, in their order, with their state', async () => {
    const { client } = await anAdministrator(server)
    const [first, second] = [
      await aVolunteer(server, { firstName: 'Bea', lastName: 'Quillon' }),
      await aVolunteer(server, { firstName: '@Ada', lastName: 'Quillon' }),
    ]
    await rows('update users set disabled_at = now() where id = $1', second.id)
    const [header, ...lines] = await linesOf(client, 'people', { q: 'quillon', order: 'name' })
    expect(header).toBe('Name,Email,Email verified,Roles,Organizations,State,Joined (UTC),Last active (UTC)')
    expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([
      [`"'@Ada Quillon"`, second.email],
      ['Bea Quillon', first.email],
    ])
    expect(lines[1]).toContain(`,No,Volunteer,0,Active,${today}`)
    expect(await linesOf(client, 'people', { q: 'quillon', staff: 'administrator' })).toHaveLength(1)
  })

  test('have everyone once, however many there are', async () => {
    const { client } = await anAdministrator(server)
    await Promise.all(
      Array.from({ length: 20 }, () =>
        insertPerson(server.database.db, { lastName: 'Tarn', firstName: 'Lea' }),
      ),
    )
    // Many of the same time, so that the time alone does not say where the next batch begins.
    await rows(
      `insert into users (email, first_name, last_name, user_type, password_hash, terms_version, created_at)
       select 'tarn' || n || '@example.org', 'Lea', 'Tarn', 'volunteer', '', 'test', '2026-01-01' from generate_series(1, 1010) n`,
    )
    const lines = await linesOf(client, 'people', { q: 'Lea Tarn' })
    expect(lines).toHaveLength(1 + 1030)
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('have organizations with their members and projects', async () => {
    const { client } = await anAdministrator(server)
    const owner = await anOrganization(server)
    const name = owner.user.lastName
    const [header, ...lines] = await linesOf(client, 'organizations', { q: name })
    expect(header).toBe('Name,Verified,State,Members,Published projects,Imported,Joined (UTC)')
    expect(lines).toEqual([expect.stringContaining(`${name},No,Active,1,0,No,${today}`)])
  })

  test('are recorded without the name that was searched, and limited', async () => {
    const admin = await anAdministrator(server)
    for (let count = 0; count < 5; count += 1) await linesOf(admin.client, 'people', { q: 'Maya' })
    expect((await send(admin.client, 'people', {})).status).toBe(429)
    // It names no one, so it has the limit of tables.
    expect((await send(admin.client, 'organizations', {})).status).toBe(200)
    expect((await send(admin.client, 'people', { state: 'asleep' })).status).toBe(422)
    const recorded = await rows(
      "select object_type, after from audit_log where actor_id = $1 and action = 'list.export'",
      admin.id,
    )
    expect(recorded).toHaveLength(6)
    expect(recorded[0]).toEqual({ object_type: 'user', after: { list: 'people', filter: ['q'] } })
  })
})
