import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'
import { openRecordedApp } from '#tests/support/running/recorded-app.ts'
import { insertOrganization, insertPerson } from '#tests/support/scenarios/scenario.ts'
import { findQueryPlan } from './plans.ts'
import type { Recorder } from './record.ts'

const token = createHash('sha256').update('a volunteer').digest('base64url')

const database = useDatabase()
let conversation = ''
let recorder: Recorder

const count = 100_000
const batch = 5000

/** A conversation of 100,000 messages, one of which contains a rare word, among many small ones of other people. */
beforeAll(async () => {
  const { db, pool } = database
  const [volunteer, organization] = [await insertPerson(db), await insertOrganization(db)]
  await pool.query(
    `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at)
     values ($1, $2, now() + interval '1 day', now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), volunteer],
  )
  await pool.query(
    `insert into users (email, first_name, user_type, password_hash, terms_version)
     select n || '@example.org', 'Volunteer', 'volunteer', '', 'plans' from generate_series(1, 500) n`,
  )
  await pool.query('insert into contacts (volunteer_id, organization_id) select id, $1 from users', [
    organization,
  ])
  await pool.query(
    `insert into conversations (volunteer_id, organization_id, last_position, last_by_organization)
     select id, $1, case when id = $2 then 100000 else 10 end, case when id = $2 then 100000 else 10 end from users`,
    [organization, volunteer],
  )
  // Writes what the trigger would write, a hundred thousand times faster.
  await pool.query('alter table messages disable trigger user')
  for (let sent = 0; sent < count; sent += batch) {
    await pool.query(
      `insert into messages (id, conversation_id, position, side, content, created_at, search)
       select gen_random_uuid(), c.id, n, 'organization', 'When do we begin?', now() - (100001 - n) * interval '1 minute',
         to_tsvector('listing', case when n = 777 and c.volunteer_id = $1 then 'heron' else 'when do we begin' end)
           || array_to_tsvector(array['v' || c.volunteer_id, 'o' || c.organization_id])
       from conversations c cross join lateral generate_series($2::int + 1, least(c.last_position, $2::int + $3::int)) n`,
      [volunteer, sent, batch],
    )
  }
  await pool.query('vacuum analyze')
  const { rows } = await pool.query('select id from conversations where volunteer_id = $1', [volunteer])
  conversation = rows[0].id
  const recorded = await openRecordedApp(database.url)
  recorder = recorded.recorder
  return recorded.close
})

const pageOf = (query: string) => `/api/conversations/${conversation}/messages?${query}`

test.each<[string, string, () => string]>([
  ['the newest page of a conversation', 'messages_one_position', () => pageOf('limit=50')],
  ['a page in the middle of it', 'messages_one_position', () => pageOf('before=50000&limit=50')],
  ['what came after a position', 'messages_one_position', () => pageOf('after=99990')],
  ['the number of unread messages', 'messages_unread', () => '/api/messages/unread'],
  ['the unread ones of each conversation', 'messages_unread', () => '/api/conversations'],
  ['a rare word of a hundred thousand messages', 'messages_search', () => '/api/messages?search=heron'],
])('with 100,000 messages PostgreSQL reads %s from an index (%s)', async (_, index, path) => {
  const { kept } = await recorder.record({ method: 'GET', path: path(), cookie: `sid=${token}` })
  const ways = await Promise.all(kept.map((statement) => findQueryPlan(database.pool, statement)))
  expect(ways.flatMap(({ whole }) => whole)).not.toContain('messages')
  expect(ways.flatMap(({ indexes }) => indexes)).toContain(index)
})
