import { beforeAll, describe, expect, it } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { requestDeletion } from '#contract/accounts/deletion.ts'
import { useServer } from '#tests/support/running/server.ts'
import { passDays } from '#tests/support/scenarios/deletion.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { demoPassword } from './data.ts'
import { loadDemoData } from './load.ts'

const server = useServer()
const run = async (text: string, ...values: unknown[]) =>
  (await server.database.pool.query(text, values)).rows

/** What identifies the person and must be nowhere afterward. */
const canaries = {
  email: 'zephyrine.canary@example.org',
  name: 'Qwixotel',
  phone: '+1 555 0177 2368',
  file: 'passport-of-zephyrine.pdf',
  letter: 'A letter that only Zephyrine could write',
  note: 'A draft that no one else has seen',
}

const names = { avatar: 'a'.repeat(32), attachment: 'b'.repeat(32) }

/** Rows of a person in tables where the demo data have none. $1 is the account. */
const planted = [
  `update users set first_name = 'Zephyrine', last_name = '${canaries.name}', email = '${canaries.email}',
     time_zone = 'Asia/Tokyo', language = 'en', email_verified_at = now() where id = $1`,
  `update volunteer_profiles set bio = 'Call ${canaries.phone}', website = 'https://${canaries.name}.example' where user_id = $1`,
  `update applications set cover_letter = '${canaries.letter}', proposed_approach = '${canaries.phone}',
     questions = '${canaries.note}' where volunteer_id = $1`,
  `insert into account_tokens (user_id, purpose, email, expires_at) values ($1, 'revert', '${canaries.email}', now() + interval '90 days')`,
  `insert into second_factors (user_id, secret) values ($1, 'sealed')`,
  `insert into recovery_codes (user_id, code_hash) values ($1, sha256('code'))`,
  `insert into administrator_links (email, token_hash, expires_at)
     select '${canaries.email}', sha256('link'), now() + interval '1 hour' where $1::uuid is not null`,
  `insert into matching_weights (user_id, skills, causes, location, time, experience) values ($1, 40, 20, 20, 10, 10)`,
  `insert into saved_searches (user_id, name, frequency, filters, read_with, terms, only_remote, only_accepting)
     values ($1, '${canaries.note}', 'daily', '{}', '1', '{}', false, false)`,
  `insert into dismissed_matches (user_id, project_id, reason) select $1, id, 'other' from projects limit 1`,
  `insert into organization_members (organization_id, user_id, role)
     select id, $1, 'manager' from organizations order by id limit 1`,
  `insert into unfinished_projects (id, organization_id, user_id, form)
     select gen_random_uuid(), o.id, $1, '{"title": "${canaries.note}"}' from organizations o order by o.id limit 1`,
  `insert into organization_invitations (organization_id, email, role, expires_at)
     select id, '${canaries.email}', 'manager', now() + interval '60 days' from organizations order by id limit 1 offset 1
     returning $1::uuid`,
  `insert into organization_claims (organization_id, user_id, email, expires_at)
     select id, $1, '${canaries.email}', now() + interval '60 days' from organizations order by id limit 1`,
  `update organizations set contact_email = upper('${canaries.email}')
     where id = (select id from organizations order by id limit 1 offset 2) and $1::uuid is not null`,
  `insert into notice_times (user_id, digest_hour) values ($1, 8) on conflict do nothing`,
  `insert into idempotency_keys (user_id, key, fingerprint, answer) values ($1, 'k', sha256('x'), '${canaries.note}')`,
  `insert into live_heads (user_id, last_event) values ($1, 1) on conflict (user_id) do nothing`,
  `insert into live_events (user_id, id, kind, data) values ($1, 999999, 'x', '{"note": "${canaries.note}"}')`,
  `insert into live_events (user_id, id, kind, data)
     select user_id, 1000000, 'x', '{"name": "Zephyrine ${canaries.name}"}' from live_heads where user_id <> $1 limit 1`,
  `insert into outbox (message_id, user_id, recipient, subject, text, html)
     values ('a', $1, '${canaries.email}', 's', '${canaries.note}', 'h')`,
  `insert into outbox (message_id, recipient, subject, text, html)
     select 'b', 'else@example.org', 's', 'About Zephyrine ${canaries.name}', 'h' where $1::uuid is not null`,
  `insert into jobs (kind, payload, run_at, last_error, dead_at)
     select 'email.send', '{"email": "${canaries.email}"}', now(), 'no ${canaries.email}', now() where $1::uuid is not null`,
  `insert into jobs (kind, payload, run_at) values ('email.send', json_build_object('userId', $1::text), now() + interval '90 days')`,
  `insert into files (name, purpose, owner_id, media_type, sha256, size, stored_at)
     values ('${names.avatar}', 'avatar', $1, 'image/webp', sha256('a'), 1, now())`,
  `with stored as (insert into files (name, purpose, owner_id, organization_id, media_type, sha256, size, stored_at)
     select '${names.attachment}', 'attachment', $1, c.organization_id, 'application/pdf', sha256('b'), 1, now()
     from conversations c where c.volunteer_id = $1 limit 1 returning name)
   insert into attachments (conversation_id, message_id, uploader_id, file_name, title, media_type, size)
     select m.conversation_id, m.id, $1, '${names.attachment}', '${canaries.file}', 'application/pdf', 1
     from messages m join conversations c on c.id = m.conversation_id where c.volunteer_id = $1 and m.sender_id = $1 limit 1`,
]

const tables = async (): Promise<string[]> =>
  (
    await run(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    )
  ).map(({ name }) => name)

/** Every row as text, by table; those that only record what happened are left out. */
async function readRows(): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>()
  const records = new Set([
    'live_heads',
    'facts',
    'audit_log',
    'audit_seals',
    'rate_limit',
    'jobs_done',
    'schema_migrations',
  ])
  for (const table of await tables()) {
    if (records.has(table)) continue
    all.set(
      table,
      (await run(`select t::text as row from "${table}" t order by 1`)).map(({ row }) => row),
    )
  }
  return all
}

describe('deleting the account of someone with rows everywhere', () => {
  let id = ''
  let before: Map<string, string[]>
  let own: string[]
  const sums = () =>
    run(`select (select sum(hours)::text from hour_entries) as hours, (select sum(points)::text from point_entries) as points,
      (select sum(balance)::text from point_accounts) as balance, (select md5(string_agg(s::text, '' order by s.organization_id)) from organization_standings s) as rankings,
      (select md5(string_agg(r.review_text, '' order by r.id)) from reviews r) as reviews,
      (select md5(string_agg(m.content, '' order by m.id)) from messages m) as messages`)
  let sumsBefore: unknown

  beforeAll(async () => {
    await loadDemoData({ db: server.database.db, now: new Date() })
    const client = server.openClient()
    const credentials = { email: 'volunteer@example.org', password: demoPassword }
    id = expectSuccess(await client.call(login, { body: credentials })).id
    for (const text of planted) await run(text, ...(text.includes('$1') ? [id] : []))
    sumsBefore = await sums()
    expectSuccess(await client.call(requestDeletion, { body: { credentials: 'revoke' } }))
    const applications = await run('select id from applications where volunteer_id = $1', id)
    own = [id, ...applications.map((application) => application.id), canaries.email, canaries.name]
    before = await readRows()
    await passDays(server.database, 31)
  })

  it('leaves nothing that identifies the person in any column of the database', async () => {
    const found: string[] = []
    for (const table of await tables()) {
      for (const [what, word] of Object.entries(canaries)) {
        const [hit] = await run(
          `select t::text as row from "${table}" t where strpos(lower(t::text), lower($1)) > 0 limit 1`,
          word,
        )
        if (hit) found.push(`${what} in ${table}: ${hit.row}`)
      }
    }
    expect(found).toEqual([])
  })

  it('changes no row that does not name the person', async () => {
    const after = await readRows()
    const changed = [...before].flatMap(([table, rows]) => {
      const left = new Set(after.get(table))
      return rows
        .filter((row) => !left.has(row))
        .filter((row) => !own.some((word) => row.toLowerCase().includes(word.toLowerCase())))
        .map((row) => `${table}: ${row}`)
    })
    expect(changed).toEqual([])
  })

  it('changes no sum, ranking, review or message', async () => {
    expect(await sums()).toEqual(sumsBefore)
  })

  it('removes every row that has no other purpose, and the files by jobs', async () => {
    const gone = `select count(*)::int as n from (
      select user_id from sessions union all select user_id from volunteer_profiles
      union all select user_id from second_factors union all select user_id from account_tokens
      union all select user_id from saved_projects union all select user_id from saved_searches
      union all select user_id from notifications union all select user_id from onboarding_answers
      union all select user_id from live_events union all select user_id from conversation_readers
      union all select user_id from organization_members) every_row where user_id = $1`
    expect(await run(gone, id)).toEqual([{ n: 0 }])
    expect(
      await run(
        'select name from files where name = any($1) and removed_at is not null order by 1',
        Object.values(names),
      ),
    ).toEqual([{ name: names.avatar }, { name: names.attachment }])
    expect(
      await run("select payload ->> 'name' as name from jobs where kind = 'files.remove' order by 1"),
    ).toEqual([{ name: names.avatar }, { name: names.attachment }])
  })

  it('keeps the account’s row, with nothing but the name of a former member', async () => {
    expect(
      await run(
        `select first_name, last_name, email, password_hash, profile_image_url, time_zone, language, is_admin,
           primary_organization_id, email_verified_at from users where id = $1`,
        id,
      ),
    ).toEqual([
      {
        first_name: 'Former member',
        last_name: '',
        email: `${id}@deleted.invalid`,
        password_hash: '',
        profile_image_url: null,
        time_zone: 'UTC',
        language: null,
        is_admin: false,
        primary_organization_id: null,
        email_verified_at: null,
      },
    ])
  })
})
