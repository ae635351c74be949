import { expect, test } from 'vitest'
import { listOrganizationProjects } from '#contract/projects/management.ts'
import {
  aDual,
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  insertOrganization,
  insertProjects,
  joinOrganization,
  projectForm,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const list = (client: Client, query = '') => client.get(`/api/organization/projects${query}`)
const idsOf = async (client: Client, query?: string) =>
  (await list(client, query)).body.map(({ id }: { id: string }) => id)

test('an organization lists its own projects including drafts, newest first, with application counts', async () => {
  const owner = await anOrganization(server)
  const other = await anOrganization(server)
  await aProject(other)
  const project = await aProject(owner, { maxVolunteers: 3 })
  const draft = await owner.client.post('/api/projects', { ...projectForm(), isDraft: true })
  const [signedOff, accepted, pending, gone] = [
    await aVolunteer(server),
    await aVolunteer(server),
    await aVolunteer(server),
    await aVolunteer(server),
  ]
  const { id } = await anAcceptedApplication(signedOff, owner, project.id)
  await owner.client.patch(`/api/applications/${id}`, { status: 'completed' })
  await anAcceptedApplication(accepted, owner, project.id)
  await anApplication(pending, project.id)
  const withdrawn = await anApplication(gone, project.id)
  await gone.client.patch(`/api/applications/${withdrawn.id}`, { status: 'withdrawn' })
  const { status, body, headers } = await list(owner.client)
  expect([status, headers.get('x-total-count'), headers.get('link')]).toEqual([200, '2', null])
  expect(listOrganizationProjects.response.parse(body)).toMatchObject([
    { id: draft.body['id'], visibility: 'draft', applicationsCount: 0, acceptedCount: 0, pendingCount: 0 },
    {
      id: project.id,
      visibility: 'published',
      status: 'active',
      placesLeft: 1,
      applicationsCount: 4,
      acceptedCount: 2,
      pendingCount: 1,
    },
  ])
})

test('is searched without accents and case, in the words typed and in the title', async () => {
  const owner = await anOrganization(server)
  const cafe = await aProject(owner, { title: 'Menus for the Café' })
  const plain = await aProject(owner, { title: 'A cafe of books' })
  for (const typed of ['cafe', 'CAFÉ', 'Cafe\u0301'])
    expect(await idsOf(owner.client, `?search=${encodeURIComponent(typed)}`)).toEqual([plain.id, cafe.id])
})

test('is searched by a part of the title, which may have any characters', async () => {
  const owner = await anOrganization(server)
  const handbook = await aProject(owner, { title: 'A 100% new handbook' })
  await aProject(owner, { title: 'A website in 100 days' })
  expect(await idsOf(owner.client, `?search=${encodeURIComponent('100% NEW')}`)).toEqual([handbook.id])
  // Without accents, the wide forms of these characters are the ones that a pattern gives a meaning.
  for (const typed of ['_', '\\', '1％n', '＿', '＼'])
    expect(await idsOf(owner.client, `?search=${encodeURIComponent(typed)}`)).toEqual([])
  expect(await idsOf(owner.client, `?search=${encodeURIComponent('100％ new')}`)).toEqual([handbook.id])
  expect((await list(owner.client, `?search=${'x'.repeat(300)}`)).status).toBe(422)
})

test('someone in several organizations lists the projects of all of them (A27)', async () => {
  const dual = await aDual(server)
  const second = await insertOrganization(server.database.db)
  await joinOrganization(server.database.db, { organizationId: second, userId: dual.id })
  const [inSecond = ''] = await insertProjects(server.database.db, [{ organizationId: second }])
  const { id } = await aProject(dual)
  expect((await idsOf(dual.client)).toSorted()).toEqual([id, inSecond].toSorted())
})

test('the list can be filtered by the status of published projects, or to drafts', async () => {
  const owner = await anOrganization(server)
  const { organizationId } = owner
  const [open = '', paused = '', completed = '', draft = ''] = await insertProjects(server.database.db, [
    { organizationId },
    { organizationId, status: 'paused' },
    { organizationId, status: 'completed' },
    { organizationId, visibility: 'draft' },
    { organizationId, visibility: 'removed' },
  ])
  expect((await idsOf(owner.client)).toSorted()).toEqual([open, paused, completed, draft].toSorted())
  expect(await idsOf(owner.client, '?status=open')).toEqual([open])
  expect(await idsOf(owner.client, '?status=paused')).toEqual([paused])
  expect(await idsOf(owner.client, '?status=completed')).toEqual([completed])
  expect(await idsOf(owner.client, '?status=draft')).toEqual([draft])
  expect(await idsOf(owner.client, '?status=active')).toEqual([])
  expect((await list(owner.client, '?status=removed')).status).toBe(422)
})

test('the list has pages of twelve with the total, and is empty for someone without an organization', async () => {
  const owner = await anOrganization(server)
  const { organizationId } = owner
  const ids = await insertProjects(
    server.database.db,
    Array.from({ length: 25 }, () => ({ organizationId })),
  )
  const seen: string[] = []
  for (let next: string | undefined = '/api/organization/projects?status=open'; next;) {
    const { body, headers } = await owner.client.get(next)
    expect(headers.get('x-total-count')).toBe('25')
    seen.push(...body.map(({ id }: { id: string }) => id))
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  expect(seen.toSorted()).toEqual(ids.toSorted())
  expect((await list((await aVolunteer(server)).client)).body).toEqual([])
})

test('received applications can be filtered by project and status', async () => {
  const owner = await anOrganization(server)
  const [first, second] = [await aProject(owner), await aProject(owner)]
  const accepted = await anAcceptedApplication(await aVolunteer(server), owner, first.id)
  const pending = await anApplication(await aVolunteer(server), first.id)
  await anAcceptedApplication(await aVolunteer(server), owner, second.id)
  const read = async (query: string) => {
    const { body, headers } = await owner.client.get(`/api/received-applications?${query}`)
    return [body.map(({ id }: { id: string }) => id), headers.get('x-total-count')]
  }
  expect(await read(`projectId=${first.id}`)).toEqual([[pending.id, accepted.id], '2'])
  expect(await read(`projectId=${first.id}&status=accepted`)).toEqual([[accepted.id], '1'])
  const stranger = await anOrganization(server)
  const { body } = await stranger.client.get(`/api/received-applications?projectId=${first.id}`)
  expect(body).toEqual([])
})
