import { beforeEach, expect, test } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { listVolunteers } from '#contract/matching/directory.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { emptyDirectory } from '#tests/support/scenarios/directory.ts'
import {
  aColleague,
  anOrganization,
  expectSuccess,
  type OrganizationOwner,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { removeOldDays } from './directory-limit.ts'

let now = new Date('2026-05-10T21:00:00Z')
const server = useServer({ now: () => now, env: { VOLUNTEERS_A_DAY: '100' } })
const { rows } = server

let owner: OrganizationOwner
beforeEach(async () => {
  await emptyDirectory(server)
  owner = await anOrganization(server)
  await rows(
    `with person as (insert into users (email, first_name, last_name, user_type, password_hash, terms_version, email_verified_at)
       select gen_random_uuid() || '@example.org', 'Person', n::text, 'volunteer', '', 'test', now()
       from generate_series(1, 130) n returning id)
     insert into volunteer_profiles (user_id, is_contactable, updated_at)
     select id, true, '2026-05-01'::timestamptz + row_number() over () * interval '1 second' from person`,
  )
})

/** Goes through the list until it is refused or ends; returns how many people it showed, and the cursors. */
async function goThrough({ client }: Pick<OrganizationOwner, 'client'>, query = '') {
  const cursors = ['']
  let shown = 0
  for (;;) {
    const cursor = cursors.at(-1)
    const response = await client.send(
      `/api/volunteers?${query}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      { headers: {} },
    )
    const body: unknown = await response.json()
    if (response.status !== 200)
      return {
        shown,
        cursors,
        status: response.status,
        body,
        wait: Number(response.headers.get('retry-after')),
      }
    shown += Array.isArray(body) ? body.length : 0
    const next = /cursor=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1]
    if (next === undefined) return { shown, cursors, status: 200, body, wait: 0 }
    cursors.push(decodeURIComponent(next))
  }
}

test('one member sees 100 different volunteers a day, then a 429 says when the directory opens again', async () => {
  const first = await goThrough(owner)
  expect(first).toMatchObject({ shown: 96, status: 429, body: { code: 'directory_used_up' }, wait: 3 * 3600 })
  expect(first.body).toMatchObject({ message: expect.stringContaining('midnight UTC') })
  // Whom they saw can be looked at again; another order shows others.
  expectSuccess(await owner.client.call(listVolunteers, { query: {} }))
  const at = first.cursors.at(-1) ?? ''
  expect(
    await listRefusal(server, () => owner.client.call(listVolunteers, { query: { cursor: at } })),
  ).toEqual([429, 'directory_used_up'])
  const colleague = await aColleague(server, owner)
  expectSuccess(await colleague.client.call(listVolunteers, { query: { cursor: at } }))
  now = new Date('2026-05-11T00:00:00Z')
  const { email, password } = owner
  expectSuccess(await owner.client.call(login, { body: { email, password } }))
  expectSuccess(await owner.client.call(listVolunteers, { query: { cursor: at } }))
})

test('calls at the same time count together', async () => {
  const reader = await aColleague(server, owner)
  const { cursors } = await goThrough(reader)
  await rows('delete from directory_days')
  const answers = await Promise.all(
    cursors.map((cursor) => owner.client.call(listVolunteers, { query: cursor ? { cursor } : {} })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('what is stored says nothing about who was shown, and goes with the day', async () => {
  expectSuccess(await owner.client.call(listVolunteers, { query: {} }))
  const [{ seen }] = await rows('select seen from directory_days where reader_id = $1', owner.id)
  expect(seen).toHaveLength(12)
  expect(seen.join(' ')).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/)
  await removeOldDays(server.database.db, now)
  expect(await rows('select from directory_days where reader_id = $1', owner.id)).toHaveLength(1)
  await removeOldDays(server.database.db, new Date(now.getTime() + 86_400_000))
  expect(await rows('select from directory_days')).toEqual([])
})
