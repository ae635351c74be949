import { beforeEach, describe, expect, test } from 'vitest'
import { createSavedSearch, type NewSavedSearch } from '#contract/projects/saved-searches.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  aColleague,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertApplicants,
  insertPerson,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { sendSearchDigests } from './search-digests.ts'
import { matchChanged, matchRemaining, readOutdated } from './search-matching.ts'

const server = useServer()
const rows = async (text: string, ...values: unknown[]) =>
  (await server.database.pool.query(text, values)).rows
const day = 86_400_000

const save = async ({ client }: Person, search: Partial<NewSavedSearch> = {}) =>
  expectSuccess(
    await client.call(createSavedSearch, {
      body: { name: 'Gardens', frequency: 'at_once', filters: { search: 'garden' }, ...search },
    }),
  )
const context = (now = new Date()) => makeJobContext(server, { now })

/** Runs the jobs that events enqueued; returns how many there were. */
async function runJobs(): Promise<number> {
  const jobs = await rows("delete from jobs where kind = 'searches.match' returning payload")
  for (const { payload } of jobs) await matchChanged(context(), payload)
  return jobs.length
}
const noticesOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body
    .filter(({ kind }: { kind: string }) => kind === 'project.found')
    .map(({ message }: { message: string }) => message)
const emailsOf = async ({ id }: Person) =>
  rows(
    "select run_at from jobs where kind = 'mail.send' and payload ->> 'template' = 'search.found' and payload ->> 'userId' = $1",
    id,
  )
const garden = { title: 'Signs for the garden' }
const told = (title = garden.title) => [expect.stringContaining(title)]

beforeEach(async () => {
  await rows('delete from jobs')
  await rows('delete from saved_searches')
})

describe('a saved search', () => {
  test('tells of a project that is published, under the bell and by email, once', async () => {
    const [owner, reader, other] = [
      await anOrganization(server),
      await aVolunteer(server),
      await aVolunteer(server),
    ]
    await save(reader)
    await save(reader, { name: 'All', filters: {} })
    await save(other, { filters: { search: 'accounting' } })
    const project = await aProject(owner, garden)
    expect(await runJobs()).toBe(1)
    expect([await noticesOf(reader), (await emailsOf(reader)).length]).toEqual([told(), 1])
    expect([await noticesOf(other), await emailsOf(other)]).toEqual([[], []])
    expectSuccess(await owner.client.patch(`/api/projects/${project.id}`, { title: 'Signs for our garden' }))
    await runJobs()
    await owner.client.post(`/api/projects/${project.id}/pause`)
    await owner.client.post(`/api/projects/${project.id}/resume`)
    await runJobs()
    expect(await noticesOf(reader)).toHaveLength(1)
    const { body } = await reader.client.get('/api/notifications')
    expect(body[0]).toMatchObject({ path: `/project/${project.id}`, project: { id: project.id } })
  })

  test('tells of a project that a change lets it find, and of none that it found before', async () => {
    const [owner, reader, late] = [
      await anOrganization(server),
      await aVolunteer(server),
      await aVolunteer(server),
    ]
    await save(reader, { filters: { search: 'orchard' } })
    const project = await aProject(owner, garden)
    await runJobs()
    await save(late)
    const edit = async (change: object) => {
      expectSuccess(await owner.client.patch(`/api/projects/${project.id}`, change))
      await runJobs()
    }
    await edit({ title: 'Signs for the garden and the shed' })
    expect([await noticesOf(reader), await noticesOf(late)]).toEqual([[], []])
    await edit({ title: 'Signs for the garden and the orchard' })
    expect([await noticesOf(reader), await noticesOf(late)]).toEqual([told('orchard'), []])
  })

  test('tells of a project that reopens: resumed, or with a queue that has room again', async () => {
    const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
    const paused = await aProject(owner, garden)
    const full = await aProject(owner, { title: 'A full garden', maxVolunteers: 1 })
    const [applicationId] = await insertApplicants(server.database.db, { projectId: full.id, count: 10 })
    await owner.client.post(`/api/projects/${paused.id}/pause`)
    await save(reader)
    await runJobs()
    expectSuccess(await owner.client.post(`/api/projects/${paused.id}/resume`))
    await runJobs()
    expect(await noticesOf(reader)).toEqual(told())
    expectSuccess(await owner.client.patch(`/api/applications/${applicationId}`, { status: 'declined' }))
    await runJobs()
    expect(await noticesOf(reader)).toEqual([...told('A full garden'), ...told()])
  })

  test('tells of no project that is paused, full or removed by then, and of it when it comes back', async () => {
    const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
    await save(reader)
    const project = await aProject(owner, garden)
    await owner.client.post(`/api/projects/${project.id}/pause`)
    await runJobs()
    expect(await noticesOf(reader)).toEqual([])
    await owner.client.post(`/api/projects/${project.id}/resume`)
    await rows("update projects set visibility = 'held' where id = $1", project.id)
    await runJobs()
    await matchRemaining(context(new Date(Date.now() + day)))
    expect(await noticesOf(reader)).toEqual([])
    await rows("update projects set visibility = 'published' where id = $1", project.id)
    await matchRemaining(context(new Date(Date.now() + day)))
    expect(await noticesOf(reader)).toEqual(told())
  })

  test('never tells members of the organization, people that a block separates from it, or suspended ones', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    const readers = [await aVolunteer(server), await aVolunteer(server), await aVolunteer(server)] as const
    for (const person of [owner, colleague, ...readers]) await save(person)
    const block = (id: string, side: string) =>
      rows(
        `insert into contacts (volunteer_id, organization_id, blocked_by_${side}_at) values ($1, $2, now())`,
        id,
        owner.organizationId,
      )
    await block(readers[0].id, 'organization')
    await block(readers[1].id, 'volunteer')
    await rows('update users set disabled_at = now() where id = $1', readers[2].id)
    const { id } = await aProject(owner, garden)
    await runJobs()
    expect(await rows('select from search_alerts where project_id = $1', id)).toEqual([])
    expect(await noticesOf(colleague)).toEqual([])
  })

  test('that ended or was deleted tells nothing more, also of what it found; a restored one tells what comes', async () => {
    const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
    const { id } = await save(reader, { frequency: 'daily' })
    await aProject(owner, garden)
    await runJobs()
    await reader.client.post(`/api/saved-searches/${id}/end`)
    await aProject(owner, { title: 'Another garden' })
    await runJobs()
    await reader.client.post(`/api/saved-searches/${id}/restore`)
    await sendSearchDigests(context(new Date(Date.now() + 8 * day)))
    expect(await noticesOf(reader)).toEqual([])
    await aProject(owner, { title: 'A third garden' })
    await runJobs()
    await sendSearchDigests(context(new Date(Date.now() + 8 * day)))
    expect(await noticesOf(reader)).toEqual(told('A third garden'))
  })

  test('of many people is compared once however many processes try, and tells each once', async () => {
    const owner = await anOrganization(server)
    const reader = await aVolunteer(server)
    const { id } = await save(reader)
    const people = await Promise.all(Array.from({ length: 229 }, () => insertPerson(server.database.db)))
    await rows(
      `insert into saved_searches (user_id, name, frequency, filters, read_with, terms, text, only_remote, only_accepting)
       select unnest($2::uuid[]), 'Gardens', 'at_once', s.filters, s.read_with, s.terms, s.text, false, false
       from saved_searches s where s.id = $1`,
      id,
      people,
    )
    const project = await aProject(owner, garden)
    const payload = { projectId: project.id }
    await Promise.all(Array.from({ length: 6 }, () => matchChanged(context(), payload)))
    expect(
      await rows(
        "select count(*)::int as all, count(distinct user_id)::int as people from notifications where kind = 'project.found' and data ->> 'projectId' = $1",
        project.id,
      ),
    ).toEqual([{ all: 230, people: 230 }])
    expect(await emailsOf(reader)).toHaveLength(1)
  })

  test('that finds very much tells the rest in the daily email', async () => {
    const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
    await save(reader)
    for (let index = 0; index < 22; index += 1) await aProject(owner, { title: `The garden ${index}` })
    await runJobs()
    expect(await emailsOf(reader)).toHaveLength(20)
    await sendSearchDigests(context(new Date(Date.now() + 2 * day)))
    expect(await emailsOf(reader)).toHaveLength(21)
    expect((await noticesOf(reader))[0]).toContain('and 1 more project')
  })

  test('is read again when an administrator places a skill, before anything is compared', async () => {
    const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
    await save(reader, { filters: { skills: ['Apiculture'] } })
    await rows(
      "insert into skill_placements (typed_id, label, skill_id) values ('custom:apiculture', 'Apiculture', $1)",
      canonicalSkill('Grant Writing'),
    )
    await aProject(owner, { title: 'Work with bees', requiredSkills: ['Grant Writing'] })
    const [{ payload }] = await rows("delete from jobs where kind = 'searches.match' returning payload")
    await expect(matchChanged(context(), payload)).rejects.toThrow('read again')
    await readOutdated(context())
    await readOutdated(context())
    await matchChanged(context(), payload)
    expect(await noticesOf(reader)).toHaveLength(1)
    await rows('delete from skill_placements')
    await readOutdated(context())
  })
})

describe('daily and weekly searches', () => {
  /** A reader at 8:00 UTC, with something that their searches found at a time. */
  async function aReader(...found: ['daily' | 'weekly', string][]) {
    const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
    const titles = found.map(([frequency], index) => `A ${frequency} thing ${index}`)
    for (const [index, [frequency]] of found.entries())
      await save(reader, { name: `${index}`, frequency, filters: { search: `"${titles[index]}"` } })
    for (const title of titles) await aProject(owner, { title })
    await runJobs()
    for (const [index, [, at]] of found.entries())
      await rows(
        `update search_alerts set found_at = $3 where user_id = $1 and project_id = (
           select id from projects where title = $2 order by created_at desc limit 1)`,
        reader.id,
        titles[index],
        at,
      )
    const send = (now: string) => sendSearchDigests(context(new Date(now)))
    return { owner, reader, send }
  }

  test('come in one email per person at the hour of their digest; weekly ones on its day', async () => {
    // A Friday.
    const { reader, send } = await aReader(
      ['daily', '2027-05-07T12:00:00Z'],
      ['daily', '2027-05-07T13:00:00Z'],
      ['weekly', '2027-05-07T12:00:00Z'],
    )
    await send('2027-05-08T07:59:00Z')
    expect(await noticesOf(reader)).toEqual([])
    await Promise.all([send('2027-05-08T08:00:00Z'), send('2027-05-08T08:00:00Z')])
    expect(await noticesOf(reader)).toEqual([expect.stringContaining('and 1 more project')])
    await send('2027-05-09T08:00:00Z')
    await send('2027-05-10T07:59:00Z')
    expect(await emailsOf(reader)).toHaveLength(1)
    await send('2027-05-10T08:00:00Z')
    await send('2027-05-17T08:00:00Z')
    expect(await emailsOf(reader)).toHaveLength(2)
  })

  test('follow the reader’s time zone, hour and day', async () => {
    const { reader, send } = await aReader(['weekly', '2027-05-07T12:00:00Z'])
    expectSuccess(
      await reader.client.patch('/api/notification-preferences', { digestHour: 18, summaryDay: 3 }),
    )
    await rows("update users set time_zone = 'America/New_York' where id = $1", reader.id)
    await send('2027-05-12T21:59:00Z')
    expect(await emailsOf(reader)).toHaveLength(0)
    await send('2027-05-12T22:00:00Z')
    expect(await emailsOf(reader)).toHaveLength(1)
  })

  test('leave out what takes no applications by then; it is told when it reopens', async () => {
    const { owner, reader, send } = await aReader(['daily', '2027-05-07T12:00:00Z'])
    const [{ id }] = await rows('select project_id as id from search_alerts where user_id = $1', reader.id)
    await owner.client.post(`/api/projects/${id}/pause`)
    await send('2027-05-08T08:00:00Z')
    expect(await noticesOf(reader)).toEqual([])
    await owner.client.post(`/api/projects/${id}/resume`)
    await runJobs()
    await send('2027-05-09T08:00:00Z')
    expect(await rows('select from search_alerts where user_id = $1', reader.id)).toHaveLength(1)
  })

  test('come at once after their frequency is changed to that', async () => {
    const { reader } = await aReader(['daily', '2027-05-07T12:00:00Z'])
    const { body } = await reader.client.get('/api/saved-searches')
    expectSuccess(await reader.client.patch(`/api/saved-searches/${body[0].id}`, { frequency: 'at_once' }))
    expect(await rows("delete from jobs where kind = 'searches.find_now' returning id")).toHaveLength(1)
    await matchRemaining(context())
    expect(await noticesOf(reader)).toHaveLength(1)
  })
})
