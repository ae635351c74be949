import { beforeAll, describe, expect, it } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { requestDeletion } from '#contract/accounts/deletion.ts'
import { removedCoverLetter } from '#domain/accounts/deletion.ts'
import { removeOldEmails } from '#server/email/queries.ts'
import { personalColumns } from '#server/features/personal-data/rules.ts'
import { removeOldEvents } from '#server/live/queries.ts'
import { listStoredColumns, type StoredColumn } from '#tests/support/checks/personal-columns.ts'
import { useServer } from '#tests/support/running/server.ts'
import { passDays } from '#tests/support/scenarios/deletion.ts'
import { canaries, names, neverFilled, planted } from '#tests/support/scenarios/planted-rows.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { demoPassword } from './accounts.ts'
import { loadDemoData } from './load.ts'

const server = useServer()
const run = async (text: string, ...values: unknown[]) =>
  (await server.database.pool.query(text, values)).rows

const tables = async (): Promise<string[]> =>
  (
    await run(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    )
  ).map(({ name }) => name)

/** Columns of rows to remove that refer to an account, or hold its address. */
const removable = (columns: readonly StoredColumn[]) =>
  personalColumns
    .filter(({ deletion }) => deletion === 'row-removed')
    .flatMap(({ table, column }) => {
      const stored = columns.find((each) => each.table === table && each.column === column)
      if (stored?.references.some((key) => key.table === 'users')) return [{ table, column, isKey: true }]
      return column === 'email' || column === 'recipient' ? [{ table, column, isKey: false }] : []
    })

/** How many rows of the person there are, by column. */
async function countRemoved(columns: readonly StoredColumn[], id: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { table, column, isKey } of removable(columns)) {
    const is = isKey ? `"${column}" = $1::uuid` : `lower("${column}") = lower($1)`
    const [row] = await run(
      `select count(*)::int as n from "${table}" where ${is}`,
      isKey ? id : canaries.email,
    )
    counts.set(`${table}.${column}`, row?.n)
  }
  return counts
}

/** Values of the person's rows that the rules say are cleared, and are not. The account itself has a test of its own. */
async function listUncleared(columns: readonly StoredColumn[], id: string): Promise<string[]> {
  const found: string[] = []
  for (const { table, column } of personalColumns.filter(({ deletion }) => deletion === 'cleared')) {
    const owner = columns.find(
      (each) => each.table === table && each.references.some((key) => key.table === 'users'),
    )
    if (!owner || table === 'users') continue
    const [row] = await run(
      `select "${column}"::text as value from "${table}" where "${owner.column}" = $1
       and "${column}"::text not in ('', '[]', '{}', $2) limit 1`,
      id,
      removedCoverLetter,
    )
    if (row) found.push(`${table}.${column}: ${row.value}`)
  }
  return found
}

/** Every row as text, by table; those that only record what happened are left out. */
async function listRows(): Promise<Map<string, string[]>> {
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
  let after: Map<string, string[]>
  let columns: StoredColumn[]
  let countsBefore: Map<string, number>
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
    columns = await listStoredColumns(server.database.pool)
    countsBefore = await countRemoved(columns, id)
    expectSuccess(await client.call(requestDeletion, { body: { credentials: 'revoke' } }))
    const applications = await run('select id from applications where volunteer_id = $1', id)
    own = [id, ...applications.map((application) => application.id), canaries.email, canaries.name]
    before = await listRows()
    await passDays(server.database, 31)
    after = await listRows()
  })

  it('leaves nothing that identifies the person in any column, once others’ events and emails are as old as they get', async () => {
    const later = new Date(Date.now() + 31 * 86_400_000)
    await removeOldEvents(server.database.db, later)
    await removeOldEmails(server.database.db, later)
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

  it('changes no row that does not name the person', () => {
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

  it('leaves no row where the rules say that rows are removed, and no value where they say that it is cleared', async () => {
    const left = await countRemoved(columns, id)
    expect([...left].filter(([, count]) => count > 0)).toEqual([])
    // Tables that must have had rows, so that this says something.
    const without = [...countsBefore].filter(([, count]) => count === 0).map(([column]) => column)
    expect(without.toSorted()).toEqual(neverFilled)
    expect(await listUncleared(columns, id)).toEqual([])
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
