import { describe, expect, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { decideProject } from '#tests/support/scenarios/project-cases.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertApplicants,
  insertPerson,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { notifyAllReopened, notifyReopened } from './reopening.ts'

const server = useServer()
const { signal } = new AbortController()
const { rows } = server

const jobContext = () => ({
  db: server.database.db,
  now: new Date(),
  config: loadConfig({ DATABASE_URL: server.database.url }),
  signal,
})
/** Carries out the hourly job. */
const notify = () => notifyAllReopened(jobContext())
const listJobs = async (): Promise<Record<string, unknown>[]> =>
  (await rows("select payload from jobs where kind = 'projects.reopen' order by id")).map(
    ({ payload }) => payload,
  )
const alertOf = (id: string) => `/api/projects/${id}/reopen-alert`
const noticesOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.filter(
    ({ kind }: { kind: string }) => kind === 'project.reopened',
  )
const emailsOf = (userId: string) =>
  rows(
    "select from jobs where kind = 'mail.send' and payload ->> 'template' = 'notification.general' and payload ->> 'userId' = $1",
    userId,
  )
const awaitedBy = async ({ client }: Person) =>
  (await client.get('/api/reopen-alerts')).body.map(({ id }: { id: string }) => id)

async function aPausedQueue() {
  const owner = await anOrganization(server)
  const project = await aProject(owner, { maxVolunteers: 1 })
  const ids = await insertApplicants(server.database.db, { projectId: project.id, count: 10 })
  const volunteer = await aVolunteer(server)
  const asked = await volunteer.client.put(alertOf(project.id))
  expect([asked.status, asked.body]).toEqual([200, { hasReopenAlert: true }])
  const answer = () => owner.client.patch(`/api/applications/${ids[0]}`, { status: 'declined' })
  return { owner, project, ids, volunteer, answer }
}

describe('who waits for a paused queue', () => {
  test('is notified and emailed once when it reopens, and finds it in a list until then', async () => {
    const { project, volunteer, answer } = await aPausedQueue()
    expect(await awaitedBy(volunteer)).toEqual([project.id])
    const seen = (await volunteer.client.get(`/api/projects/${project.id}`)).body
    expect(seen['viewer']).toMatchObject({ hasReopenAlert: true, mayApply: 'apply' })
    await notify()
    expect(await noticesOf(volunteer)).toEqual([])
    await answer()
    expect(await listJobs()).toEqual([{ projectId: project.id }])
    await Promise.all([notify(), notify(), notify()])
    await notify()
    expect(await noticesOf(volunteer)).toEqual([
      expect.objectContaining({
        title: 'Open for applications again',
        path: `/project/${project.id}`,
        project: { id: project.id, title: project.title },
      }),
    ])
    expect(await emailsOf(volunteer.id)).toHaveLength(1)
    expect(await awaitedBy(volunteer)).toEqual([])
  })

  test('is notified by the job of the answer, which locks no other project', async () => {
    await rows("delete from jobs where kind = 'projects.reopen'")
    const [first, second] = [await aPausedQueue(), await aPausedQueue()]
    await first.answer()
    await second.answer()
    const [job, ...others] = await listJobs()
    expect([job, others]).toEqual([{ projectId: first.project.id }, [{ projectId: second.project.id }]])
    const client = await server.database.pool.connect()
    await client.query('begin')
    await client.query('select from projects where id = $1 for update', [second.project.id])
    await notifyReopened(jobContext(), job ?? {})
    await client.query('rollback')
    client.release()
    expect(await noticesOf(first.volunteer)).toHaveLength(1)
    expect(await noticesOf(second.volunteer)).toEqual([])
    await notifyReopened(jobContext(), {})
    expect(await noticesOf(second.volunteer)).toEqual([])
  })

  test('can take it back, and hears nothing', async () => {
    const { project, volunteer, answer } = await aPausedQueue()
    await volunteer.client.put(alertOf(project.id))
    const stopped = await volunteer.client.delete(alertOf(project.id))
    expect([stopped.status, stopped.body]).toEqual([200, { hasReopenAlert: false }])
    await answer()
    await notify()
    expect(await noticesOf(volunteer)).toEqual([])
  })

  test('stops waiting after applying, and when the project ends', async () => {
    const first = await aPausedQueue()
    await first.answer()
    await anApplication(first.volunteer, first.project.id)
    const second = await aPausedQueue()
    await second.owner.client.post(`/api/projects/${second.project.id}/cancel`, { reason: 'No money' })
    for (const { volunteer } of [first, second]) {
      await notify()
      expect(await noticesOf(volunteer)).toEqual([])
      expect(await awaitedBy(volunteer)).toEqual([])
    }
  })

  test('hears nothing if a block separates them by then', async () => {
    const { owner, project, volunteer, answer } = await aPausedQueue()
    await rows(
      'insert into contacts (volunteer_id, organization_id, blocked_by_organization_at) values ($1, $2, now())',
      volunteer.id,
      owner.organizationId,
    )
    await answer()
    await notify()
    expect(await noticesOf(volunteer)).toEqual([])
    // The page still says that the queue is paused, and that they asked to be notified.
    const page = () => volunteer.client.get(`/api/projects/${project.id}`)
    const paused = { applicationsClosedReason: 'queue_paused', viewer: { hasReopenAlert: true } }
    expect((await page()).body).toMatchObject(paused)
    expect((await volunteer.client.delete(alertOf(project.id))).status).toBe(200)
    expect((await volunteer.client.put(alertOf(project.id))).status).toBe(200)
    await rows('update contacts set blocked_by_organization_at = null where volunteer_id = $1', volunteer.id)
    await notify()
    expect(await noticesOf(volunteer)).toHaveLength(1)
    expect((await page()).body).toMatchObject({ applicationsClosedReason: null })
  })

  test('is one of any number, notified in parts', async () => {
    const { project, answer } = await aPausedQueue()
    const people = await Promise.all(Array.from({ length: 230 }, () => insertPerson(server.database.db)))
    await rows(
      'insert into reopen_alerts (project_id, user_id) select $1, unnest($2::uuid[])',
      project.id,
      people,
    )
    await answer()
    await notify()
    expect(
      await rows(
        "select count(*)::int as all, count(distinct user_id)::int as people from notifications where kind = 'project.reopened' and data ->> 'projectId' = $1",
        project.id,
      ),
    ).toEqual([{ all: 231, people: 231 }])
  })
})

test('a paused project can be waited for, and one that takes applications or has ended cannot', async () => {
  const owner = await anOrganization(server)
  const volunteer = await aVolunteer(server)
  const { id } = await aProject(owner)
  const ask = async () => (await volunteer.client.put(alertOf(id))).body['code']
  expect(await ask()).toBe('takes_applications')
  await owner.client.post(`/api/projects/${id}/pause`)
  expect(await ask()).toBeUndefined()
  await owner.client.post(`/api/projects/${id}/resume`)
  await notify()
  expect(await noticesOf(volunteer)).toHaveLength(1)
  await owner.client.post(`/api/projects/${id}/cancel`, { reason: 'No money' })
  expect(await ask()).toBe('will_not_reopen')
})

test('applicants do not wait for their own project', async () => {
  const { volunteer, project, answer } = await aPausedQueue()
  await answer()
  await anApplication(volunteer, project.id)
  expect((await volunteer.client.put(alertOf(project.id))).body).toMatchObject({ code: 'already_applied' })
})

describe('when a removed project is restored, applicants whom the removal released', () => {
  async function aRemovedProject() {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { maxVolunteers: 3 })
    const [pending, atWork, declined] = [
      await aVolunteer(server),
      await aVolunteer(server),
      await aVolunteer(server),
    ]
    await anApplication(pending, id)
    await anAcceptedApplication(atWork, owner, id)
    const { id: decided } = await anApplication(declined, id)
    await owner.client.patch(`/api/applications/${decided}`, { status: 'declined' })
    expectSuccess(await decideProject(admin, { id, verdict: 'remove' }))
    const restore = async () => expectSuccess(await decideProject(admin, { id, verdict: 'restore' }))
    return { id, owner, pending, atWork, declined, restore }
  }

  test('are notified that it takes applications again, and can apply', async () => {
    const { id, pending, atWork, declined, restore } = await aRemovedProject()
    await notify()
    expect(await noticesOf(pending)).toEqual([])
    await restore()
    await notify()
    await notify()
    for (const person of [pending, atWork]) {
      expect(await noticesOf(person)).toEqual([expect.objectContaining({ path: `/project/${id}` })])
      expect(await emailsOf(person.id)).toHaveLength(1)
      expect((await anApplication(person, id)).status).toBe('pending')
    }
    expect(await noticesOf(declined)).toEqual([])
  })

  test('are notified later if it takes no applications yet', async () => {
    const { id, owner, pending, restore } = await aRemovedProject()
    await rows("update projects set status = 'paused' where id = $1", id)
    await restore()
    await notify()
    expect(await noticesOf(pending)).toEqual([])
    expect(await awaitedBy(pending)).toEqual([id])
    await owner.client.post(`/api/projects/${id}/resume`)
    await notify()
    expect(await noticesOf(pending)).toHaveLength(1)
  })
})
