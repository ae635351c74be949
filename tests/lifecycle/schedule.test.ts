import { expect, test } from 'vitest'
import { jobsChannel } from '#server/jobs/queries.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { openClient } from '#tests/support/running/server.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  insertApplicants,
} from '#tests/support/scenarios/scenario.ts'
import { makeFolder, run, type Running } from './process.ts'

const database = useDatabase()
const rows = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows
const start = (): Promise<Running> => run({ DATABASE_URL: database.url, DATA_DIR: makeFolder() })

async function kill({ child, ended }: Running): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

/** Lets the time pass after which jobs of processes that are gone are taken over, and wakes the workers. */
async function endLeases(): Promise<void> {
  await rows('update jobs set locked_until = now() where locked_until is not null')
  await rows('select pg_notify($1, $2)', jobsChannel, '')
}

/** Has recurring jobs run now. */
async function runNow(...kinds: string[]): Promise<void> {
  await rows('update jobs set run_at = now() where kind = any($1)', kinds)
  await rows('select pg_notify($1, $2)', jobsChannel, '')
}

const countDone = async () =>
  (await rows("select count(*)::int as done from scheduled_actions where step = 1 and outcome = 'done'"))[0]
    .done

test('what two processes planned happens once, though they are killed before it, and another one amid it', async () => {
  const planners = await Promise.all([start(), start()])
  const server = { openClient: () => openClient(planners[0].url) }
  const owner = await anOrganization(server)
  const project = await aProject(owner)
  const count = 300
  await insertApplicants(database.db, { projectId: project.id, count: count - 1 })
  // Its event plans what follows from it. The queue is longer than its limit, so it goes to another project.
  const other = await aProject(owner)
  await anApplication(await aVolunteer(server), other.id)
  // The hourly search plans what follows from the others.
  await runNow('schedule.find')
  const countPlanned = async () =>
    (
      await rows("select count(*)::int as planned from scheduled_actions where rule = 'application.reminder'")
    )[0].planned
  await expect.poll(countPlanned).toBe(3 * count)
  await Promise.all(planners.map(kill))
  expect(await countDone()).toBe(0)

  await rows(
    "update scheduled_actions set due_at = now(), run_at = now() where rule = 'application.reminder' and step = 1",
  )
  const [first, second] = await Promise.all([start(), start()])
  await endLeases()
  await expect.poll(countDone).toBeGreaterThan(0)
  await kill(first)
  await endLeases()
  await expect.poll(countDone).toBe(count)
  const reminders = await rows(
    `select count(*)::int as all, count(distinct data ->> 'applicationId')::int as applications
     from notifications where kind = 'application.waiting' and user_id = $1`,
    owner.id,
  )
  expect(reminders).toEqual([{ all: count, applications: count }])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('a weekly summary is enqueued once for each reader, though one of two processes is killed amid it', async () => {
  const count = 200
  await rows(`
    create table asked (user_id uuid);
    create function log_asked() returns trigger language plpgsql as $$
    begin
      if new.payload ->> 'template' = 'volunteer.summary' then
        insert into asked values ((new.payload ->> 'userId')::uuid);
      end if;
      return new;
    end $$;
    create trigger log_asked after insert on jobs for each row execute function log_asked()`)
  // Their day is today, and its first hour has come.
  await rows(
    `with readers as (
       insert into users (id, first_name, last_name, email, user_type, password_hash, terms_version)
       select gen_random_uuid(), 'Robin', 'Reader', 'reader' || n || '@example.org', 'volunteer', '', ''
       from generate_series(1, $1::int) n returning id),
     times as (insert into notice_times (user_id, digest_hour) select id, 0 from readers)
     insert into weekly_summaries (user_id, weekday, chosen_at)
     select id, extract(isodow from now() at time zone 'UTC'), now() - interval '8 days' from readers`,
    count,
  )
  const countMade = async () =>
    (await rows('select count(*)::int as made from weekly_summaries where last_day is not null'))[0].made
  const [first, second] = await Promise.all([start(), start()])
  await runNow('schedule.find')
  const findPlanned = () => rows("select from scheduled_actions where rule = 'volunteer.summary'")
  await expect.poll(async () => (await findPlanned()).length).toBe(count)
  await runNow('schedule.run')
  await expect.poll(countMade).toBeGreaterThan(0)
  await kill(first)
  await endLeases()
  await expect.poll(countMade).toBe(count)
  expect(
    await rows('select count(*)::int as all, count(distinct user_id)::int as readers from asked'),
  ).toEqual([{ all: count, readers: count }])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})
