import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  checkSavedProject,
  getSavedStatus,
  listSavedProjects,
  saveProject,
  saveProjectById,
  unsaveProject,
  unsaveProjectById,
} from '#contract/projects/saved-projects.ts'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { projects, savedProjects } from '#server/db/tables/projects.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  insertOrganization,
  insertProjects,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
let reader: Person
let organizationId: string
beforeAll(async () => {
  reader = await aVolunteer(server)
  organizationId = await insertOrganization(server.database.db)
})

const isSaved = { isSaved: true, saved: true }
const isNotSaved = { isSaved: false, saved: false }

async function aListing(presented: Partial<typeof projects.$inferInsert> = {}): Promise<string> {
  const [id = ''] = await insertProjects(server.database.db, [{ organizationId, ...presented }])
  return id
}
const setVisibility = (id: string, visibility: 'published' | 'held' | 'removed') =>
  server.database.db.update(projects).set({ visibility }).where(eq(projects.id, id))
const fetchSaved = async ({ client }: Person) =>
  expectSuccess(await client.call(listSavedProjects, { query: {} }))

describe('saving a project', () => {
  test('returns 200 with isSaved and saved however often it is called, by either documented call', async () => {
    const id = await aListing()
    const ways = [
      () => reader.client.call(saveProject, { params: { id } }),
      () => reader.client.call(saveProjectById, { body: { projectId: id } }),
    ]
    for (const save of [...ways, ...ways]) {
      const { status, body } = await save()
      expect([status, body]).toEqual([200, isSaved])
    }
    expect((await fetchSaved(reader)).filter((project) => project.id === id)).toHaveLength(1)
  })

  test('can be undone with 200 however often it is called, by either documented call', async () => {
    const id = await aListing()
    await reader.client.call(saveProject, { params: { id } })
    const ways = [
      () => reader.client.call(unsaveProject, { params: { id } }),
      () => reader.client.call(unsaveProjectById, { body: { projectId: id } }),
    ]
    for (const unsave of [...ways, ...ways]) {
      const { status, body } = await unsave()
      expect([status, body]).toEqual([200, isNotSaved])
    }
    expect((await fetchSaved(reader)).map((project) => project.id)).not.toContain(id)
  })

  test('shows in both documented reads of the state', async () => {
    const id = await aListing()
    const read = async () => [
      expectSuccess(await reader.client.call(getSavedStatus, { params: { id } })),
      expectSuccess(await reader.client.call(checkSavedProject, { query: { projectId: id } })),
    ]
    expect(await read()).toEqual([isNotSaved, isNotSaved])
    await reader.client.call(saveProject, { params: { id } })
    expect(await read()).toEqual([isSaved, isSaved])
  })

  test('works for published projects only', async () => {
    const draft = await aListing({ visibility: 'draft' })
    const heldProject = await aListing({ visibility: 'held' })
    const removed = await aListing({ visibility: 'removed' })
    const statuses = []
    for (const id of [draft, heldProject, removed, '0f0e0d0c-0b0a-4908-8706-050403020100']) {
      statuses.push((await reader.client.call(saveProject, { params: { id } })).status)
    }
    expect(statuses).toEqual([404, 404, 410, 404])
    expect((await reader.client.post('/api/projects/none/save')).status).toBe(404)
    expect((await reader.client.post('/api/saved-projects', { projectId: 'none' })).status).toBe(422)
  })

  test('saves once if called twice at the same time', async () => {
    const id = await aListing()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => reader.client.call(saveProject, { params: { id } })),
    )
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => isSaved))
    const rows = await server.database.db.select().from(savedProjects).where(eq(savedProjects.projectId, id))
    expect(rows).toHaveLength(1)
  })

  test('requires a signed-in user', async () => {
    const id = await aListing()
    const { status, body } = await server.openClient().post(`/api/projects/${id}/save`)
    expect([status, body.message]).toEqual([401, 'Unauthorized'])
  })
})

describe('the list of saved projects', () => {
  test('contains projects with savedAt, latest first, twelve per page, each once', async () => {
    const owner = await aVolunteer(server)
    const ids: string[] = []
    for (let index = 0; index < 14; index += 1) ids.unshift(await aListing())
    for (const id of ids.toReversed()) await owner.client.call(saveProject, { params: { id } })
    const first = await owner.client.get('/api/saved-projects')
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? []
    const second = await owner.client.get(next)
    expect(first.headers.get('x-total-count')).toBe('14')
    expect([first.body.length, second.body.length, second.headers.get('link')]).toEqual([12, 2, null])
    const listed = [first.body, second.body].flat()
    expect(new Set(listed.map((each) => each.id))).toEqual(new Set(ids))
    expect(listed).toHaveLength(ids.length)
    expect(listed.map((each) => each.savedAt)).toEqual(
      listed.map((each) => each.savedAt).toSorted((a, b) => b.localeCompare(a)),
    )
    expect(listed[0]).toMatchObject({ isSaved: true, saved: true, isAvailable: true })
  })

  test('shows one that is held back as no longer available, with its name only, and none that was removed', async () => {
    const person = await aVolunteer(server)
    const id = await aListing({ title: 'A thing of the past' })
    await person.client.call(saveProject, { params: { id } })
    await setVisibility(id, 'held')
    const [saved] = await fetchSaved(person)
    expect(saved).toMatchObject({
      title: 'A thing of the past',
      isAvailable: false,
      description: '',
      requiredSkills: [],
      acceptsApplications: false,
    })
    await setVisibility(id, 'removed')
    const { body, headers } = await person.client.call(listSavedProjects, { query: {} })
    expect([body, headers.get('x-total-count')]).toEqual([[], '0'])
    await setVisibility(id, 'published')
    expect(await fetchSaved(person)).toHaveLength(1)
    expect(await person.client.call(unsaveProject, { params: { id } })).toMatchObject({ body: isNotSaved })
    expect(await fetchSaved(person)).toEqual([])
  })

  test('is private to its owner', async () => {
    const other = await aVolunteer(server)
    const id = await aListing()
    await other.client.call(saveProject, { params: { id } })
    expect((await fetchSaved(reader)).map((project) => project.id)).not.toContain(id)
    expect(expectSuccess(await reader.client.call(getSavedStatus, { params: { id } }))).toEqual(isNotSaved)
  })
})

describe('a list of projects', () => {
  test('shows whether its reader has saved each one, and nothing to visitors', async () => {
    const owner = await anOrganization(server)
    const kept = await aProject(owner)
    const other = await aProject(owner)
    await reader.client.call(saveProject, { params: { id: kept.id } })
    const query = { organizationId: owner.organizationId }
    const read = async (person: Pick<Person, 'client'>) =>
      new Map(
        expectSuccess(await person.client.call(listProjects, { query })).map((each) => [
          each.id,
          each.isSaved,
        ]),
      )
    expect(await read(reader)).toEqual(
      new Map([
        [other.id, false],
        [kept.id, true],
      ]),
    )
    const visitor = { client: server.openClient() }
    expect(await read(visitor)).toEqual(
      new Map([
        [other.id, null],
        [kept.id, null],
      ]),
    )
    const one = async (person: Pick<Person, 'client'>, id: string) =>
      expectSuccess(await person.client.call(getProject, { params: { id } })).isSaved
    expect([await one(reader, kept.id), await one(reader, other.id), await one(visitor, kept.id)]).toEqual([
      true,
      false,
      null,
    ])
  })
})
