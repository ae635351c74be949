import { describe, expect, test } from 'vitest'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { about, useSavedSearches } from '#tests/support/scenarios/saved-searches.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  aColleague,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertApplicants,
  insertPerson,
} from '#tests/support/scenarios/scenario.ts'
import { sendSearchDigests } from './search-digests.ts'
import { matchChanged, matchRemaining, updateOutdated } from './search-matching.ts'

const server = useServer()
const { rows, context, save, runJobs, noticesOf, emailsOf } = useSavedSearches(server)
const day = 86_400_000
const garden = { title: 'Signs for the garden' }

describe('a saved search', () => {
  test('notifies of a project that is published, under the bell and by email, once', async () => {
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
    expect([await noticesOf(reader), (await emailsOf(reader)).length]).toEqual([about(garden.title), 1])
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

  test('notifies of a project that a change lets it find, and of none that it found before', async () => {
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
    expect([await noticesOf(reader), await noticesOf(late)]).toEqual([about('orchard'), []])
  })

  test('notifies of a project that reopens: resumed, or with a queue that has room again', async () => {
    const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
    const paused = await aProject(owner, garden)
    const full = await aProject(owner, { title: 'A full garden', maxVolunteers: 1 })
    const [applicationId] = await insertApplicants(server.database.db, { projectId: full.id, count: 10 })
    await owner.client.post(`/api/projects/${paused.id}/pause`)
    await save(reader)
    await runJobs()
    expectSuccess(await owner.client.post(`/api/projects/${paused.id}/resume`))
    await runJobs()
    expect(await noticesOf(reader)).toEqual(about(garden.title))
    expectSuccess(await owner.client.patch(`/api/applications/${applicationId}`, { status: 'declined' }))
    await runJobs()
    expect(await noticesOf(reader)).toEqual([...about('A full garden'), ...about(garden.title)])
  })

  test('notifies of no project that is paused, full or removed by then, and of it when it comes back', async () => {
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
    expect(await noticesOf(reader)).toEqual(about(garden.title))
  })

  test('never notifies members of the organization, people that a block separates from it, or suspended ones', async () => {
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

  test('that ended or was deleted notifies of nothing more, also of what it found; a restored one of what comes', async () => {
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
    expect(await noticesOf(reader)).toEqual(about('A third garden'))
  })

  test('of many people is compared once however many processes try, and notifies each once', async () => {
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

  test('that finds very much leaves the rest to the daily email', async () => {
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
    await updateOutdated(context())
    await updateOutdated(context())
    await matchChanged(context(), payload)
    expect(await noticesOf(reader)).toHaveLength(1)
    await rows('delete from skill_placements')
    await updateOutdated(context())
  })
})
