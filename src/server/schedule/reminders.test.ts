import { describe, expect, test } from 'vitest'
import {
  anApplication,
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  insertApplicants,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { useServer } from '#tests/support/running/server.ts'
import { insertActions } from './action-queries.ts'

const server = useServer()
const { rows } = server
const dayMs = 86_400_000
const { plan, runAt } = useSchedule(server)
const remindersOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.filter(
    ({ kind }: { kind: string }) => kind === 'application.waiting',
  )
const outcomesOf = (applicationId: string) =>
  rows(
    "select step, outcome from scheduled_actions where subject_id = $1 and rule like '%reminder' order by step",
    applicationId,
  )
const applyAndPlan = async () => {
  const world = await aProjectWithApplicants(server)
  const sent = new Date()
  await plan(sent)
  return { ...world, after: (days: number) => new Date(sent.getTime() + days * dayMs + 60_000) }
}
const decide = (owner: Person, id: string, status: string) =>
  owner.client.patch(`/api/applications/${id}`, { status })

describe('reminders of an undecided application', () => {
  test('come to its members on days 2, 5 and 10, each once', async () => {
    const { owner, volunteer, project, id, after } = await applyAndPlan()
    const counts: number[] = []
    for (const days of [1, 2, 2, 4, 5, 9, 10, 13]) {
      await runAt(after(days))
      counts.push((await remindersOf(owner)).length)
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3])
    expect(await remindersOf(volunteer)).toEqual([])
    expect((await remindersOf(owner))[0]).toMatchObject({
      title: 'Application waiting for an answer',
      message: `${volunteer.user.firstName} ${volunteer.user.lastName} is waiting for your answer on “${project.title}”.`,
      path: `/applications?tab=received&application=${id}`,
    })
  })

  test.each(['accepted', 'declined'])('end when it is %s, and unread ones leave the bell', async (status) => {
    const { owner, id, after } = await applyAndPlan()
    await runAt(after(2))
    expect(await remindersOf(owner)).toHaveLength(1)
    await decide(owner, id, status)
    expect(await remindersOf(owner)).toEqual([])
    await runAt(after(10))
    expect(await remindersOf(owner)).toEqual([])
    expect(await outcomesOf(id)).toEqual([
      { step: 1, outcome: 'done' },
      { step: 2, outcome: 'canceled' },
      { step: 3, outcome: 'canceled' },
    ])
  })

  test('end when the volunteer withdraws, and when the project is completed', async () => {
    const first = await applyAndPlan()
    await first.volunteer.client.patch(`/api/applications/${first.id}`, { status: 'withdrawn' })
    const second = await applyAndPlan()
    await second.owner.client.post(`/api/projects/${second.project.id}/complete`)
    for (const { owner, id, after } of [first, second]) {
      await runAt(after(10))
      expect(await remindersOf(owner)).toEqual([])
      expect((await outcomesOf(id)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('canceled'))
    }
  })

  test('are sent once, however many processes carry them out', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner)
    await insertApplicants(server.database.db, { projectId: project.id, count: 60 })
    const now = new Date(Date.now() + 60_000)
    await plan(now)
    const later = new Date(now.getTime() + 3 * dayMs)
    await Promise.all(Array.from({ length: 5 }, () => runAt(later)))
    const found = await rows(
      `select count(*)::int as all, count(distinct data ->> 'applicationId')::int as each from notifications
       where user_id = $1 and kind = 'application.waiting'`,
      owner.id,
    )
    expect(found).toEqual([{ all: 60, each: 60 }])
  })

  test('leave nothing behind if the decision comes at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { owner, id, after } = await applyAndPlan()
      const [, answer] = await Promise.all([runAt(after(2)), decide(owner, id, 'accepted')])
      expect(answer.status).toBe(200)
      await runAt(after(2))
      expect(await remindersOf(owner)).toEqual([])
      const [first, ...others] = (await outcomesOf(id)).map(({ outcome }) => outcome)
      expect(['done', 'canceled']).toContain(first)
      expect(others).toEqual(['canceled', 'canceled'])
    }
  })

  test('come once after a downtime, not for every day that passed', async () => {
    const { owner, id, after } = await applyAndPlan()
    await runAt(after(12))
    expect(await remindersOf(owner)).toHaveLength(1)
    expect((await outcomesOf(id)).map(({ outcome }) => outcome)).toEqual(['canceled', 'canceled', 'done'])
  })

  test('of an application from before the rule begin with one', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner)
    const { id } = await anApplication(await aVolunteer(server), project.id)
    await rows("update applications set created_at = now() - interval '30 days' where id = $1", id)
    const now = new Date(Date.now() + 60_000)
    await plan(now)
    await runAt(now)
    await runAt(new Date(now.getTime() + 3 * dayMs))
    expect(await remindersOf(owner)).toHaveLength(1)
  })

  test('can be turned off for the whole site', async () => {
    const { owner } = await aProjectWithApplicants(server)
    await plan(new Date(), { REMIND_AFTER_DAYS: '0', RELEASE_AFTER_DAYS: '0' })
    await runAt(new Date(Date.now() + 20 * dayMs))
    expect(await remindersOf(owner)).toEqual([])
  })
})

describe('a scheduled action that fails', () => {
  test('is tried again after 1, 4, 9 and 16 minutes, holds up no other, and is given up with its reason', async () => {
    const { owner, id, after } = await applyAndPlan()
    const { id: broken } = await aProjectWithApplicants(server)
    let now = after(2)
    await plan(new Date())
    await rows(
      'delete from scheduled_actions where subject_id = $1 and (rule, step) <> ($2, 1)',
      broken,
      'application.reminder',
    )
    await rows(`
      create function refuse_broken() returns trigger language plpgsql as $$ begin
        if new.subject_id = '${broken}' then raise exception 'out of order'; end if;
        return new;
      end $$`)
    await rows(
      'create trigger refuse_broken before insert on facts for each row execute function refuse_broken()',
    )
    await rows('update scheduled_actions set run_at = $2 where subject_id = $1', broken, now)
    await runAt(now)
    expect(await remindersOf(owner)).toHaveLength(1)
    expect((await outcomesOf(id))[0]).toEqual({ step: 1, outcome: 'done' })
    const waits: number[] = []
    for (let tries = 1; tries < 5; tries += 1) {
      const [{ run_at: next }] = await rows(
        'select run_at from scheduled_actions where subject_id = $1',
        broken,
      )
      waits.push((next.getTime() - now.getTime()) / 60_000)
      now = next
      await runAt(now)
    }
    expect(waits).toEqual([1, 4, 9, 16])
    expect(
      await rows('select outcome, attempts, last_error from scheduled_actions where subject_id = $1', broken),
    ).toEqual([
      {
        outcome: 'failed',
        attempts: 5,
        last_error: 'out of order',
      },
    ])
    await rows('drop function refuse_broken cascade')
  })

  test('is left to the processes of a newer release if only they know its rule', async () => {
    const subjectId = '00000000-0000-4000-8000-000000000001'
    const now = new Date()
    const action = { rule: 'application.reminder', step: 1, dueAt: new Date(now.getTime() - dayMs) } as const
    await insertActions(server.database.db, [{ ...action, subjectId, since: now }])
    await rows("update scheduled_actions set rule = 'from.tomorrow' where subject_id = $1", subjectId)
    await runAt(now)
    expect(
      await rows('select outcome, attempts from scheduled_actions where subject_id = $1', subjectId),
    ).toEqual([{ outcome: null, attempts: 0 }])
  })
})
