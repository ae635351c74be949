import { describe, expect, test } from 'vitest'
import { insertActions } from '#server/schedule/action-queries.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aProjectWithApplicants, type Person } from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server
const dayMs = 86_400_000
const { plan, runAt } = useSchedule(server)
const reason = 'The organization called us'

/** An application with what is planned for it. */
async function aPlannedApplication() {
  const world = await aProjectWithApplicants(server)
  await plan(new Date())
  const actions = await rows(
    "select id::float8 as id, rule, step from scheduled_actions where subject_id = $1 and rule = 'application.reminder' order by step",
    world.id,
  )
  const first: number = actions[0].id
  return { ...world, first }
}

const find = async (admin: Person, query: string) =>
  (await admin.client.get(`/api/admin/schedule?${query}`)).body
const actOn = (admin: Person, id: number, act: 'run' | 'skip') =>
  admin.client.post(`/api/admin/schedule/${id}/${act}`, { reason })
const outcomeOf = async (id: number) =>
  (await rows('select outcome from scheduled_actions where id = $1', id))[0].outcome
const remindersOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.filter(
    ({ kind }: { kind: string }) => kind === 'application.waiting',
  )

describe('the administrators’ list of scheduled actions', () => {
  test('shows what is planned with whom and what it is about, and counts by rule and state', async () => {
    const admin = await anAdministrator(server)
    const { volunteer, project, first } = await aPlannedApplication()
    const planned = await find(admin, 'state=planned&rule=application.reminder')
    expect(planned.find(({ id }: { id: number }) => id === first)).toMatchObject({
      rule: 'application.reminder',
      step: 1,
      state: 'planned',
      attempts: 0,
      lastError: null,
      project: { id: project.id, title: project.title },
      person: { id: volunteer.id, firstName: volunteer.user.firstName },
    })
    const counts = (await admin.client.get('/api/admin/schedule/counts')).body
    expect(counts).toContainEqual({ rule: 'application.release', state: 'planned', count: 1 })
  })

  test('runs one now, once, with a reason in the audit log', async () => {
    const admin = await anAdministrator(server)
    const { owner, first } = await aPlannedApplication()
    expect((await actOn(admin, first, 'run')).status).toBe(200)
    expect(await rows("select from jobs where kind = 'schedule.more'")).toHaveLength(1)
    await Promise.all([runAt(new Date()), runAt(new Date()), runAt(new Date())])
    expect(await remindersOf(owner)).toHaveLength(1)
    expect((await actOn(admin, first, 'run')).body).toMatchObject({ code: 'action_ended' })
    expect((await actOn(admin, first, 'skip')).body).toMatchObject({ code: 'action_ended' })
    expect(
      await rows(
        "select before, after from audit_log where action = 'schedule.run' and object_id = $1",
        first,
      ),
    ).toEqual([
      {
        before: { state: 'planned' },
        after: { state: 'due', rule: 'application.reminder', step: 1, reason },
      },
    ])
  })

  test('runs nothing that must wait for the days after a reminder, and says so', async () => {
    const admin = await anAdministrator(server)
    const { volunteer, id, first } = await aPlannedApplication()
    const [release] = await rows(
      "select id::float8 as id, run_at from scheduled_actions where subject_id = $1 and rule = 'application.release'",
      id,
    )
    expect((await actOn(admin, first, 'run')).status).toBe(200)
    await runAt(new Date())
    expect(await actOn(admin, release.id, 'run')).toMatchObject({
      status: 409,
      body: {
        code: 'notice_running',
        message: 'This can’t run yet. People have 3 days to act after a reminder, and that time isn’t over.',
      },
    })
    expect(await rows('select run_at from scheduled_actions where id = $1', release.id)).toEqual([
      { run_at: release.run_at },
    ])
    expect(await rows('select from audit_log where object_id = $1', release.id)).toEqual([])
    await rows(
      "update scheduled_actions set done_at = now() - interval '3 days 1 minute' where id = $1",
      first,
    )
    expect((await actOn(admin, release.id, 'run')).status).toBe(200)
    await runAt(new Date())
    expect((await volunteer.client.get(`/api/applications/${id}`)).body).toMatchObject({ status: 'declined' })
  })

  test('skips one for good, and no reason is refused', async () => {
    const admin = await anAdministrator(server)
    const { owner, first } = await aPlannedApplication()
    const empty = await admin.client.post(`/api/admin/schedule/${first}/skip`, { reason: ' ' })
    expect(empty.status).toBe(422)
    expect(await outcomeOf(first)).toBe(null)
    expect((await actOn(admin, first, 'skip')).status).toBe(200)
    await runAt(new Date(Date.now() + 2 * dayMs + 60_000))
    expect(await remindersOf(owner)).toEqual([])
    const skipped = await find(admin, 'state=skipped')
    expect(skipped.map(({ id }: { id: number }) => id)).toContain(first)
  })

  test('is decided by no administrator with an interest in it', async () => {
    const { owner, volunteer, first } = await aPlannedApplication()
    for (const person of [owner, volunteer]) {
      await rows('update users set is_admin = true where id = $1', person.id)
      for (const act of ['run', 'skip'] as const) {
        expect((await actOn(person, first, act)).body).toMatchObject({ code: 'own_case' })
      }
    }
    expect(await outcomeOf(first)).toBe(null)
  })

  test('skipping while a worker carries it out leaves one outcome, in every round', async () => {
    const admin = await anAdministrator(server)
    for (let round = 0; round < 10; round += 1) {
      const { owner, first } = await aPlannedApplication()
      const [answer] = await Promise.all([
        actOn(admin, first, 'skip'),
        runAt(new Date(Date.now() + 2 * dayMs + 60_000)),
      ])
      expect([answer.status, await outcomeOf(first), (await remindersOf(owner)).length]).toBeOneOf([
        [200, 'skipped', 0],
        [409, 'done', 1],
      ])
    }
  })

  test('tries a failed one again, or skips it, and the overview says that one failed', async () => {
    const admin = await anAdministrator(server)
    const { owner, first } = await aPlannedApplication()
    await rows(
      "update scheduled_actions set outcome = 'failed', done_at = now(), attempts = 5, last_error = 'out of order' where id = $1",
      first,
    )
    expect((await find(admin, ''))[0]).toMatchObject({
      id: first,
      state: 'failed',
      lastError: 'out of order',
    })
    const { health } = (await admin.client.get('/api/admin/home')).body
    expect(health.schedule).toMatchObject({ state: 'warn', failed: 1 })
    expect((await actOn(admin, first, 'run')).status).toBe(200)
    await runAt(new Date())
    expect([await outcomeOf(first), (await remindersOf(owner)).length]).toEqual(['done', 1])
  })

  test('is listed in pages without gaps or repetitions, also of equal times', async () => {
    const admin = await anAdministrator(server)
    const at = new Date('2026-01-01T00:00:00Z')
    const subjectIds = Array.from({ length: 45 }, (_, index) => {
      return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    })
    await insertActions(
      server.database.db,
      subjectIds.map((subjectId) => ({
        rule: 'application.release' as const,
        step: 9,
        dueAt: at,
        subjectId,
        since: at,
      })),
    )
    await rows("update scheduled_actions set outcome = 'canceled', done_at = $1 where step = 9", at)
    const seen: number[] = []
    const pages: unknown[] = []
    let cursor = ''
    do {
      const page = await admin.client.get(
        `/api/admin/schedule?state=canceled&rule=application.release${cursor}`,
      )
      seen.push(...page.body.map(({ id }: { id: number }) => id))
      pages.push([page.body.length, page.headers.get('x-total-count')])
      const next = /cursor=([^>&]+)/.exec(page.headers.get('link') ?? '')?.[1]
      cursor = next ? `&cursor=${next}` : ''
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([45, 45])
    expect(pages).toEqual([
      [12, '45'],
      [12, '45'],
      [12, '45'],
      [9, '45'],
    ])
    expect((await admin.client.get('/api/admin/schedule?cursor=nonsense')).status).toBe(400)
    expect((await find(admin, 'state=canceled&rule=application.release'))[0]).toMatchObject({
      project: null,
      person: null,
    })
  })
})
