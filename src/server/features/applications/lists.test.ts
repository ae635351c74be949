import { describe, expect, test } from 'vitest'
import { moveApplication } from '#contract/applications/applications.ts'
import { listMyApplications, listReceivedApplications } from '#contract/applications/lists.ts'
import {
  aDual,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  insertApplicants,
  insertOrganization,
  insertProjects,
  joinOrganization,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server

async function fetchPages(client: Client, first: string, between = async () => {}): Promise<string[][]> {
  const pages: string[][] = []
  for (let next: string | undefined = first; next !== undefined;) {
    const { status, body, headers } = await client.get(next)
    expect(status).toBe(200)
    pages.push(body.map(({ id }: { id: string }) => id))
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    await between()
  }
  return pages
}

test('each side lists only its own applications, at both addresses, newest first', async () => {
  const owner = await anOrganization(server)
  const other = await anOrganization(server)
  const volunteer = await aVolunteer(server)
  const [first, second] = [await aProject(owner), await aProject(other)]
  const one = await anApplication(volunteer, first.id)
  const two = await anApplication(volunteer, second.id)
  const three = await anApplication(await aVolunteer(server), first.id)
  const idsOf = async (client: Client, path: string) =>
    (await client.get(path)).body.map(({ id }: { id: string }) => id)
  for (const path of ['/api/my-applications', '/api/volunteer/applications']) {
    expect(await idsOf(volunteer.client, path)).toEqual([two.id, one.id])
    expect(await idsOf(owner.client, path)).toEqual([])
  }
  for (const path of ['/api/received-applications', '/api/organization/applications']) {
    expect(await idsOf(owner.client, path)).toEqual([three.id, one.id])
    expect(await idsOf(other.client, path)).toEqual([two.id])
    expect(await idsOf(volunteer.client, path)).toEqual([])
  }
  const mine = await volunteer.client.get('/api/my-applications')
  const received = await owner.client.get('/api/received-applications')
  expect(listMyApplications.response.parse(mine.body)).toHaveLength(2)
  expect(listReceivedApplications.response.parse(received.body)).toHaveLength(2)
  expect([mine.headers.get('x-total-count'), received.headers.get('x-total-count')]).toEqual(['2', '2'])
})

test('someone with both sides sees each application in its list, across all their organizations', async () => {
  const dual = await aDual(server)
  const second = await insertOrganization(server.database.db)
  await joinOrganization(server.database.db, { organizationId: second, userId: dual.id })
  const [inSecond = ''] = await insertProjects(server.database.db, [{ organizationId: second }])
  const applicant = await aVolunteer(server)
  const received = [
    await anApplication(applicant, (await aProject(dual)).id),
    await anApplication(applicant, inSecond),
  ]
  const own = await anApplication(dual, (await aProject(await anOrganization(server))).id)
  expect((await fetchPages(dual.client, '/api/my-applications')).flat()).toEqual([own.id])
  expect((await fetchPages(dual.client, '/api/received-applications')).flat()).toEqual(
    received.map(({ id }) => id).toReversed(),
  )
})

describe('a long list', () => {
  test('a long list has pages of twelve without gaps or duplicates, even if many were created together and more arrive', async () => {
    const { db } = server.database
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner)
    const ids = await insertApplicants(db, { projectId, count: 50 })
    await rows(
      "update applications set created_at = '2026-05-10T12:00:00Z' where id = any($1)",
      ids.slice(0, 40),
    )
    const path = '/api/received-applications'
    expect((await owner.client.get(path)).headers.get('x-total-count')).toBe('50')
    const pages = await fetchPages(owner.client, path, async () => {
      await insertApplicants(db, { projectId, count: 1 })
    })
    const seen = pages.flat()
    expect(pages.slice(0, -1).every((page) => page.length === 12)).toBe(true)
    expect(new Set(seen).size).toBe(seen.length)
    expect(ids.filter((id) => !seen.includes(id))).toEqual([])
  })

  test('a list of exactly twelve has no next page', async () => {
    const owner = await anOrganization(server)
    await insertApplicants(server.database.db, { projectId: (await aProject(owner)).id, count: 12 })
    expect(
      (await fetchPages(owner.client, '/api/organization/applications')).map((page) => page.length),
    ).toEqual([12])
  })

  test('a list counts at most 10,000', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const add = (count: number) =>
      rows(
        `with people as (
           insert into users (email, first_name, user_type, password_hash, terms_version)
           select gen_random_uuid() || '@example.org', 'Many', 'volunteer', '', '' from generate_series(1, $1::int) returning id)
         insert into applications (project_id, volunteer_id, cover_letter) select $2, id, 'Hello' from people`,
        count,
        id,
      )
    const total = async () =>
      (await owner.client.get('/api/received-applications')).headers.get('x-total-count')
    await add(10_000)
    expect(await total()).toBe('10000')
    await add(1)
    expect(await total()).toBe('10000+')
  })

  test('an invalid cursor returns 400', async () => {
    const { client } = await aDual(server)
    for (const path of ['/api/my-applications', '/api/received-applications']) {
      const { status, body } = await client.get(`${path}?cursor=nothing`)
      expect([status, body['code']]).toEqual([400, 'bad_cursor'])
    }
    const { client: volunteer } = await aVolunteer(server)
    expect((await volunteer.get('/api/received-applications?cursor=nothing')).status).toBe(400)
  })
})

test('received applications can be listed by several statuses', async () => {
  const owner = await anOrganization(server)
  const { client } = owner
  const { id: projectId } = await aProject(owner, { maxVolunteers: 9 })
  await insertApplicants(server.database.db, { projectId, count: 1 })
  await insertApplicants(server.database.db, { projectId, count: 2, status: 'accepted' })
  await insertApplicants(server.database.db, { projectId, count: 1, status: 'completed' })
  const read = async (status: string) => {
    const { body } = await client.get(`/api/received-applications?status=${status}`)
    return new Set([body].flat().map((each) => each.status))
  }
  expect(await read('accepted,completed')).toEqual(new Set(['accepted', 'completed']))
  expect(await read('pending')).toEqual(new Set(['pending']))
  expect((await client.get('/api/received-applications?status=accepted,lost')).status).toBe(422)
})

test('the volunteer’s own list can be filtered by status, with its own pages and count', async () => {
  const { db } = server.database
  const owner = await anOrganization(server)
  const volunteer = await aVolunteer(server)
  const projects = await insertProjects(
    db,
    Array.from({ length: 30 }, () => ({ organizationId: owner.organizationId })),
  )
  for (const id of projects) await anApplication(volunteer, id)
  await rows(`update applications set status = 'declined' where project_id = any($1)`, projects.slice(0, 20))
  const path = '/api/my-applications'
  const past = await fetchPages(volunteer.client, `${path}?status=declined,withdrawn,completed`)
  expect(past.map(({ length }) => length)).toEqual([12, 8])
  const waiting = await volunteer.client.get(`${path}?status=pending`)
  expect([waiting.body.length, waiting.headers.get('x-total-count')]).toEqual([10, '10'])
  expect(new Set([...past.flat(), ...waiting.body.map(({ id }: { id: string }) => id)]).size).toBe(30)
  expect((await volunteer.client.get(`${path}?status=lost`)).status).toBe(422)
})

test('a withdrawn application says whether its volunteer may apply again', async () => {
  const owner = await anOrganization(server)
  const volunteer = await aVolunteer(server)
  const project = await aProject(owner)
  const first = await anApplication(volunteer, project.id)
  const mayApplyAgain = async (id: string) =>
    (await volunteer.client.get(`/api/applications/${id}`)).body.mayApplyAgain
  const withdraw = (id: string) =>
    volunteer.client.call(moveApplication, { params: { id }, body: { status: 'withdrawn' } })
  expect(await mayApplyAgain(first.id)).toBe(false)
  await withdraw(first.id)
  expect(await mayApplyAgain(first.id)).toBe(true)
  expect((await owner.client.get(`/api/applications/${first.id}`)).body.mayApplyAgain).toBe(false)
  const again = await anApplication(volunteer, project.id)
  expect(await mayApplyAgain(first.id)).toBe(false)
  await withdraw(again.id)
  expect([await mayApplyAgain(first.id), await mayApplyAgain(again.id)]).toEqual([false, true])
  await owner.client.post(`/api/projects/${project.id}/pause`)
  expect(await mayApplyAgain(again.id)).toBe(false)
})
