import { expect, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { insertActions } from '#server/schedule/action-queries.ts'
import { runDueActions } from '#server/schedule/run.ts'
import { reportMeasurement, startStopwatch } from '#tests/support/checks/measurements.ts'
import { openTestDatabase, useDatabase } from '#tests/support/running/database.ts'
import {
  insertOrganization,
  insertPerson,
  insertProjects,
  joinOrganization,
} from '#tests/support/scenarios/scenario.ts'

const database = useDatabase()
const count = Number(process.env['ACTIONS'] ?? 100_000)
/** Applications of one project, so that its organization is not the bottleneck. */
const perProject = 100

/** Undecided applications of many organizations, each with a reminder that is due. */
async function insertDueReminders(now: Date): Promise<void> {
  const { db, pool } = database
  const projectIds: string[] = []
  for (let at = 0; at < count; at += perProject) {
    const organizationId = await insertOrganization(db)
    await joinOrganization(db, { organizationId, userId: await insertPerson(db) })
    projectIds.push(...(await insertProjects(db, [{ organizationId }])))
  }
  await pool.query(
    `insert into users (id, first_name, last_name, email, user_type, password_hash, terms_version)
     select gen_random_uuid(), 'Robin', 'Due', 'due' || n || '@example.org', 'volunteer', '', '' from generate_series(1, $1::int) n`,
    [perProject],
  )
  const { rows } = await pool.query(
    `insert into applications (project_id, volunteer_id, cover_letter)
     select p.id, u.id, 'I would like to help.' from unnest($1::uuid[]) as p(id), users u where u.email like 'due%'
     returning id`,
    [projectIds],
  )
  const planned = rows.map(({ id }: { id: string }) => ({
    rule: 'application.reminder' as const,
    step: 1,
    dueAt: now,
    subjectId: id,
    since: now,
  }))
  for (let at = 0; at < planned.length; at += 5000) await insertActions(db, planned.slice(at, at + 5000))
  await pool.query('analyze')
}

test('S14 many due actions are worked off by two processes, with short transactions', async () => {
  const now = new Date()
  await insertDueReminders(now)
  const config = loadConfig({ DATABASE_URL: database.url })
  expect(config.scheduleDays['application.reminder'].length).toBeGreaterThan(0)
  const processes = [1, 2].map(() => openTestDatabase(database.url, { poolSize: 4 }))
  const { signal } = new AbortController()
  const countOpen = async () =>
    (await database.pool.query('select count(*)::int as open from scheduled_actions where outcome is null'))
      .rows[0].open
  let longest = 0
  let isWorking = true
  const watch = async () => {
    while (isWorking) {
      const { rows } = await database.pool.query(
        `select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 as seconds
         from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
           and xact_start is not null and pid <> pg_backend_pid()`,
      )
      longest = Math.max(longest, rows[0].seconds)
    }
  }
  const seconds = startStopwatch()
  const watching = watch()
  await Promise.all(
    processes.map(async ({ db }) => {
      while ((await countOpen()) > 0) await runDueActions({ db, now, signal })
    }),
  )
  const elapsed = seconds()
  isWorking = false
  await watching
  await Promise.all(processes.map((each) => each.close()))
  const { rows } = await database.pool.query(
    "select count(*)::int as all, count(distinct data ->> 'applicationId')::int as each from notifications where kind = 'application.waiting'",
  )
  expect(rows).toEqual([{ all: count, each: count }])
  const about = `of ${count} due reminders worked off by two processes`
  reportMeasurement({ name: 'S14', about: `seconds for all ${about}`, values: [elapsed], unit: 's' })
  reportMeasurement({ name: 'S14', about: `actions a second, ${about}`, values: [count / elapsed] })
  reportMeasurement({
    name: 'S14',
    about: `longest transaction, ${about}`,
    values: [longest],
    unit: 's',
    most: 1,
  })
})
