import { describe, expect, test } from 'vitest'
import { cancelDeletion, requestDeletion } from '#contract/accounts/deletion.ts'
import { applyToProject, moveApplication } from '#contract/applications/applications.ts'
import { deleteDueAccounts } from './deletion-run.ts'
import { openTestDatabase } from '#tests/support/running/database.ts'
import { useLocks } from '#tests/support/running/locks.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { leave, passDays } from '#tests/support/scenarios/deletion.ts'
import { aFindableVolunteer, inviteTo } from '#tests/support/scenarios/invites.ts'
import { aConversationByCall, send } from '#tests/support/scenarios/messaging.ts'
import {
  aColleague,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const locks = useLocks(server)
const rounds = 6
const { rows } = server
const ask = ({ client }: Person) => client.call(requestDeletion, { body: { credentials: 'keep' } })
const keep = ({ client }: Person) => client.call(cancelDeletion, {})
const stateOf = async (id: string) => {
  const [row] = await rows(
    `select u.first_name, u.disabled_at is null as is_active, d.completed_at is not null as is_deleted
     from users u left join account_deletions d on d.user_id = u.id where u.id = $1`,
    id,
  )
  return row
}

describe('keeping an account while it is deleted', () => {
  test('has exactly one winner, and the account is whole or gone', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const person = await aVolunteer(server)
      await leave(person)
      const [kept] = await Promise.all([keep(person), passDays(server.database, 31)])
      const state = await stateOf(person.id)
      const whole = { first_name: 'Robin', is_active: true, is_deleted: false }
      const gone = { first_name: 'Former member', is_active: false, is_deleted: true }
      expect([200, 401, 409]).toContain(kept.status)
      expect(state).toEqual(kept.status === 200 ? whole : gone)
    }
  })

  test('waits for a deletion under way, and is then too late', async () => {
    const person = await aVolunteer(server)
    await leave(person)
    const holder = await locks.keepLock('select from users where id = $1 for update', [person.id])
    const deleting = passDays(server.database, 31)
    await locks.waitUntilBlocked('%for no key update')
    const keeping = keep(person)
    await locks.waitUntilBlocked('%account_deletions%for update')
    await holder.end()
    await deleting
    expect((await keeping).status).toBe(409)
    expect(await stateOf(person.id)).toMatchObject({ is_deleted: true })
  })
})

test('two processes delete each account once', async () => {
  const people = [await aVolunteer(server), await aVolunteer(server), await aVolunteer(server)]
  for (const person of people) await leave(person)
  const second = openTestDatabase(server.database.url, { poolSize: 3 })
  const now = new Date(Date.now() + 31 * 86_400_000)
  const { signal } = new AbortController()
  try {
    const run = (db: typeof second.db) => deleteDueAccounts({ db, now, signal })
    await Promise.all([run(server.database.db), run(second.db), run(second.db)])
  } finally {
    await second.close()
  }
  const ids = people.map(({ id }) => id)
  expect(
    await rows(
      "select count(*)::int as n, count(distinct subject_id)::int as people from facts where type = 'account.deleted' and subject_id = any($1)",
      ids,
    ),
  ).toEqual([{ n: 3, people: 3 }])
})

test('an account that can’t be deleted does not stop the others, and the job fails', async () => {
  const [first, second] = [await aVolunteer(server), await aVolunteer(server)]
  await leave(first)
  await leave(second)
  await server.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before update on users for each row
      when (old.id = '${first.id}') execute function refuse()`)
  await expect(passDays(server.database, 31)).rejects.toThrow(/1 account/)
  expect(await stateOf(first.id)).toMatchObject({ first_name: 'Robin', is_deleted: false })
  expect(await stateOf(second.id)).toMatchObject({ is_deleted: true })
  await server.database.pool.query('drop trigger refuse on users')
  await passDays(server.database, 31)
  expect(await stateOf(first.id)).toMatchObject({ is_deleted: true })
})

describe('asking to delete an account at the same time as', () => {
  test('applying leaves no open application', async () => {
    const owner = await anOrganization(server)
    for (let round = 0; round < rounds; round += 1) {
      const person = await aVolunteer(server)
      const { id: projectId } = await aProject(owner)
      const body = { projectId, coverLetter: 'I would like to help.' }
      const [applied, left] = await Promise.all([person.client.call(applyToProject, { body }), ask(person)])
      expect(left.status).toBe(200)
      // Then its answer can't be read anymore.
      expect([201, 401, 403, 404]).toContain(applied.status)
      expect(
        await rows(
          "select id from applications where volunteer_id = $1 and status in ('pending', 'accepted')",
          person.id,
        ),
      ).toEqual([])
    }
  })

  test('being accepted ends the work and counts the spots right', async () => {
    const owner = await anOrganization(server)
    for (let round = 0; round < rounds; round += 1) {
      const person = await aVolunteer(server)
      const { id: projectId } = await aProject(owner, { maxVolunteers: 1 })
      const { id } = await anApplication(person, projectId)
      const accepting = { params: { id }, body: { status: 'accepted' } } as const
      const [accepted, left] = await Promise.all([owner.client.call(moveApplication, accepting), ask(person)])
      expect(left.status).toBe(200)
      expect([200, 409]).toContain(accepted.status)
      expect(
        await rows(
          'select a.status, p.accepted_count, p.pending_count from applications a join projects p on p.id = a.project_id where a.id = $1',
          id,
        ),
      ).toEqual([{ status: 'withdrawn', accepted_count: 0, pending_count: 0 }])
    }
  })

  test('being invited leaves no open invite', async () => {
    const owner = await anOrganization(server)
    for (let round = 0; round < rounds; round += 1) {
      const person = await aFindableVolunteer(server)
      const { id: projectId } = await aProject(owner)
      const [invited, left] = await Promise.all([inviteTo(owner, projectId, person.id), ask(person)])
      expect(left.status).toBe(200)
      expect([201, 404]).toContain(invited.status)
      expect(
        await rows(
          "select id from invites where volunteer_id = $1 and status = 'pending' and closed_for_volunteer_at is null",
          person.id,
        ),
      ).toEqual([])
    }
  })

  test('a message is sent, from either side, loses none that was confirmed', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { volunteer, owner, id } = await aConversationByCall(server)
      const [written, received, left] = await Promise.all([
        send(volunteer, id, 'One more thing'),
        send(owner, id, 'Welcome'),
        ask(volunteer),
      ])
      expect(left.status).toBe(200)
      const sent = [written, received].filter(({ status }) => status < 300).length
      const stored = 'select count(*)::int as n from messages where conversation_id = $1'
      expect(await rows(stored, id)).toEqual([{ n: 1 + sent }])
      // From now on, there is no one to write to.
      expect(await send(owner, id, 'Hello?')).toMatchObject({ body: { code: 'contact_unavailable' } })
      await passDays(server.database, 31)
      expect(await rows(stored, id)).toEqual([{ n: 1 + sent }])
    }
  })

  test('the other owner does leaves the organization to one of them', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const owner = await anOrganization(server)
      const other = await aColleague(server, owner)
      await aColleague(server, owner)
      await server.database.pool.query("update organization_members set role = 'owner' where user_id = $1", [
        other.id,
      ])
      const statuses = (await Promise.all([ask(owner), ask(other)])).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200, 409]))
    }
  })

  test('the other administrator does leaves one administrator', async () => {
    await server.database.pool.query('update users set is_admin = false')
    for (let round = 0; round < rounds; round += 1) {
      const people = [await anAdministrator(server), await anAdministrator(server)]
      const statuses = (await Promise.all(people.map(ask))).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200, 409]))
      await server.database.pool.query('update users set is_admin = false')
    }
  })
})
