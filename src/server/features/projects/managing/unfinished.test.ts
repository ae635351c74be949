import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listUnfinishedProjects } from '#contract/projects/unfinished.ts'
import { maxUnfinishedProjects } from '#domain/projects/unfinished.ts'
import {
  anOrganization,
  aVolunteer,
  insertOrganization,
  joinOrganization,
  projectForm,
} from '#tests/support/scenarios/scenario.ts'
import { useLocks } from '#tests/support/running/locks.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const locks = useLocks(server)
const list = '/api/organization/unfinished-projects'
const pathOf = (id: string) => `${list}/${id}`
const save = (client: Client, path: string, body: object) => client.put(`${list}/${path}`, body)
const titled = (title: string) => ({ title, description: '' })

test('what an author types is stored as it is, listed, and there on another device', async () => {
  const owner = await anOrganization(server)
  const id = randomUUID()
  const form = {
    ...titled('Res'),
    duration: 7,
    causeAreas: ['Education'],
    perks: [{ title: 'x'.repeat(900) }],
  }
  const saved = await save(owner.client, id, { form: { ...form, unknown: 1 }, version: 0 })
  expect(saved).toMatchObject({ status: 200, body: { id, version: 1, title: 'Res', step: 1 } })
  const listed = await owner.client.get(list)
  expect(listUnfinishedProjects.response.parse(listed.body)).toMatchObject([
    { id, title: 'Res', step: 1, organizationId: owner.organizationId },
  ])
  expect((await owner.client.get(pathOf(id))).body).toMatchObject({ form, version: 1 })
  expect((await owner.client.get(pathOf(id))).body['form']).not.toHaveProperty('unknown')
  const { title, description, causeAreas } = projectForm()
  const next = await save(owner.client, id, { form: { title, description, causeAreas }, version: 1 })
  expect(next.body).toMatchObject({ version: 2, step: 2, title })
})

test('what another release saved without its title and step is listed by its form', async () => {
  const { client } = await anOrganization(server)
  const id = randomUUID()
  await save(client, id, { form: titled('One'), version: 0 })
  const { title, description, causeAreas } = projectForm()
  const form = JSON.stringify({ title, description, causeAreas })
  await server.database.pool.query(
    'update unfinished_projects set form = $2, version = version + 1 where id = $1',
    [id, form],
  )
  expect((await client.get(list)).body).toMatchObject([{ id, title, step: 2, version: 2 }])
  expect((await client.get(pathOf(id))).body).toMatchObject({ title, step: 2, form: { title } })
  await save(client, id, { form: titled('Three'), version: 2 })
  expect((await client.get(list)).body).toMatchObject([{ id, title: 'Three', step: 1, version: 3 }])
})

test('a save from another device is refused instead of replacing what was saved meanwhile', async () => {
  const { client } = await anOrganization(server)
  const id = randomUUID()
  await save(client, id, { form: titled('One'), version: 0 })
  await save(client, id, { form: titled('Two'), version: 1 })
  expect(await save(client, id, { form: titled('Other'), version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'unfinished_project_changed' },
  })
  expect((await client.get(pathOf(id))).body).toMatchObject({ title: 'Two', version: 2 })
  // Repeated after a lost answer, it changes nothing.
  expect(await save(client, id, { form: titled('Two'), version: 1 })).toMatchObject({
    status: 200,
    body: { version: 2 },
  })
})

test('of several saves of one version at the same time exactly one counts', async () => {
  const { client } = await anOrganization(server)
  const id = randomUUID()
  await save(client, id, { form: titled('One'), version: 0 })
  const saves = await Promise.all(
    ['a', 'b', 'c', 'd'].map((title) => save(client, id, { form: titled(title), version: 1 })),
  )
  expect(saves.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409'])
  const winner = saves.find(({ status }) => status === 200)
  expect((await client.get(pathOf(id))).body).toMatchObject({ title: winner?.body['title'], version: 2 })
})

test('no one else sees, saves or discards an unfinished project, not even a colleague', async () => {
  const owner = await anOrganization(server)
  const colleague = await anOrganization(server)
  const { organizationId } = owner
  await joinOrganization(server.database.db, { organizationId, userId: colleague.id })
  const id = randomUUID()
  await save(owner.client, id, { form: titled('Mine'), version: 0 })
  const query = `?organizationId=${organizationId}`
  expect((await colleague.client.get(list + query)).body).toEqual([])
  expect(await colleague.client.get(pathOf(id))).toMatchObject({ status: 404 })
  for (const version of [0, 1]) {
    expect(await save(colleague.client, id + query, { form: titled('Mine'), version })).toMatchObject({
      status: 404,
      body: { code: 'unfinished_project_not_found' },
    })
  }
  await colleague.client.delete(pathOf(id))
  expect((await owner.client.get(pathOf(id))).body).toMatchObject({ title: 'Mine', version: 1 })
  expect((await (await aVolunteer(server)).client.get(list)).status).toBe(403)
})

test('posting the project ends its form, and a late save does not bring it back', async () => {
  const { client } = await anOrganization(server)
  const [id, kept] = [randomUUID(), randomUUID()]
  await save(client, id, { form: projectForm(), version: 0 })
  await save(client, kept, { form: titled('Kept'), version: 0 })
  const refused = await client.post(`/api/projects?unfinishedId=${id}`, { ...projectForm(), title: 'x' })
  expect(refused.status).toBe(422)
  expect((await client.get(pathOf(id))).status).toBe(200)
  expect((await client.post(`/api/projects?unfinishedId=${id}`, projectForm())).status).toBe(201)
  expect(await save(client, id, { form: titled('Late'), version: 1 })).toMatchObject({
    status: 404,
    body: { code: 'unfinished_project_not_found' },
  })
  expect((await client.get(list)).body).toMatchObject([{ id: kept }])
  expect((await client.delete(pathOf(kept))).status).toBe(200)
  expect((await client.delete(pathOf(kept))).status).toBe(200)
  expect((await client.get(list)).body).toEqual([])
})

test('a save does not bring back a form that is discarded at the same time', async () => {
  const { client } = await anOrganization(server)
  const id = randomUUID()
  await save(client, id, { form: titled('Going'), version: 0 })
  const discarding = await locks.keepLock('delete from unfinished_projects where id = $1', [id])
  const saving = save(client, id, { form: titled('Late'), version: 1 })
  await locks.waitUntilBlocked('update "unfinished_projects"')
  await discarding.query('commit')
  await discarding.end()
  expect(await saving).toMatchObject({ status: 404, body: { code: 'unfinished_project_not_found' } })
  expect((await client.get(list)).body).toEqual([])
})

test('a form belongs to the organization it was saved for last, and ends with the membership', async () => {
  const owner = await anOrganization(server)
  const second = await insertOrganization(server.database.db)
  const id = randomUUID()
  await save(owner.client, id, { form: titled('Moved'), version: 0 })
  const toSecond = `?organizationId=${second}`
  expect(await save(owner.client, id + toSecond, { form: titled('Moved!'), version: 1 })).toMatchObject({
    status: 404,
    body: { code: 'organization_not_found' },
  })
  await joinOrganization(server.database.db, { organizationId: second, userId: owner.id })
  await save(owner.client, id + toSecond, { form: titled('Moved!'), version: 1 })
  expect((await owner.client.get(`${list}?organizationId=${owner.organizationId}`)).body).toEqual([])
  expect((await owner.client.get(list + toSecond)).body).toMatchObject([{ id, organizationId: second }])
  await server.database.pool.query('delete from organization_members where organization_id = $1', [second])
  expect((await owner.client.get(pathOf(id))).status).toBe(404)
})

test('there is a limit on how many and how long they are, and a refused save changes nothing', async () => {
  const { client } = await anOrganization(server)
  const first = randomUUID()
  await save(client, first, { form: titled('First'), version: 0 })
  for (let made = 1; made < maxUnfinishedProjects; made += 1) {
    expect((await save(client, randomUUID(), { form: titled(`${made}`), version: 0 })).status).toBe(200)
  }
  expect(await save(client, randomUUID(), { form: titled('Over'), version: 0 })).toMatchObject({
    status: 409,
    body: {
      code: 'too_many_unfinished_projects',
      message: `You can have up to ${maxUnfinishedProjects} unfinished projects. Discard one first.`,
    },
  })
  const long = { ...titled('First'), description: 'x'.repeat(100_001) }
  expect(await save(client, first, { form: long, version: 1 })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'form', message: 'This form is too long to save. Shorten its texts.' }] },
  })
  expect((await client.get(pathOf(first))).body).toMatchObject({ version: 1, form: titled('First') })
})

test('the home lists what its reader has begun and not posted', async () => {
  const { client } = await anOrganization(server)
  const id = randomUUID()
  const { title, description, causeAreas } = projectForm()
  await save(client, id, { form: { title, description, causeAreas }, version: 0 })
  const { body } = await client.get('/api/dashboard/organization/home')
  expect(body['tasks']).toMatchObject([{ kind: 'unfinished', project: { id, title }, step: 2 }])
})
