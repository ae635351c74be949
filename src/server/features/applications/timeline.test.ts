import { expect, test } from 'vitest'
import { getApplication } from '#contract/applications/applications.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import { aCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import {
  aColleague,
  anOrganization,
  aProjectWithApplicants,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const today = new Date().toISOString().slice(0, 10)
const read = async (client: Client, { id }: Pick<Collaboration, 'id'>) =>
  expectSuccess(await client.call(listTimeline, { params: { id }, query: {} }))

test('the timeline shows both sides who did what, when and why, newest first', async () => {
  const { volunteer, owner, id } = await aCollaboration(server)
  const colleague = await aColleague(server, owner, { firstName: 'Noor', lastName: 'Haddad' })
  const log = async (hours: number, note: string) =>
    (await volunteer.client.post(`/api/applications/${id}/hours`, { date: today, hours, note })).body
  const entries = [await log(2, 'Interviews'), await log(1.5, 'Notes'), await log(3, 'A party')]
  await colleague.client.post('/api/hours/confirm', { entries: entries.slice(0, 2) })
  await owner.client.post('/api/hours/reject', { entries: entries.slice(2), reason: 'A party is no work.' })
  await owner.client.patch(`/api/applications/${id}`, { status: 'completed' })
  await volunteer.client.post('/api/reviews', { applicationId: id, rating: 4, comment: 'A pleasure.' })

  const organization = owner.user.organizations[0]?.name
  const person = `Robin ${volunteer.user.lastName}`
  const presented = ['kind', 'actorName', 'isOwn', 'hours', 'reason', 'rating', 'text'] as const
  const seen = (await read(volunteer.client, { id })).map((event) => presented.map((name) => event[name]))
  expect(seen).toEqual([
    ['reviewed', person, true, null, null, 4, 'A pleasure.'],
    ['completed', organization, false, null, null, null, null],
    ['hours_rejected', organization, false, 3, 'A party is no work.', null, null],
    ['hours_confirmed', organization, false, 3.5, null, null, null],
    ['hours_logged', person, true, 3, null, null, 'A party'],
    ['hours_logged', person, true, 1.5, null, null, 'Notes'],
    ['hours_logged', person, true, 2, null, null, 'Interviews'],
    ['accepted', organization, false, null, null, null, null],
    ['applied', person, true, null, null, null, null],
  ])
  const byName = (await read(owner.client, { id })).map(({ kind, actorName, isOwn }) => [
    kind,
    actorName,
    isOwn,
  ])
  const ownName = `Robin ${owner.user.lastName}`
  expect(byName).toEqual([
    ['reviewed', person, false],
    ['completed', ownName, true],
    ['hours_rejected', ownName, true],
    ['hours_confirmed', 'Noor Haddad', false],
    ['hours_logged', person, false],
    ['hours_logged', person, false],
    ['hours_logged', person, false],
    ['accepted', ownName, true],
    ['applied', person, false],
  ])
})

test('the timeline names who ended the work and why, and who declined', async () => {
  const ended = await aCollaboration(server)
  await ended.volunteer.client.patch(`/api/applications/${ended.id}`, {
    status: 'withdrawn',
    reason: 'I move.',
  })
  expect((await read(ended.owner.client, ended))[0]).toMatchObject({
    kind: 'withdrawn',
    by: 'volunteer',
    reason: 'I move.',
  })
  const released = await aCollaboration(server)
  await released.owner.client.patch(`/api/applications/${released.id}`, {
    status: 'withdrawn',
    reason: 'No work.',
  })
  expect((await read(released.volunteer.client, released))[0]).toMatchObject({
    kind: 'withdrawn',
    by: 'organization',
    actorName: released.owner.user.organizations[0]?.name,
  })
  const declined = await aProjectWithApplicants(server)
  await declined.owner.client.patch(`/api/applications/${declined.id}`, { status: 'declined' })
  expect((await read(declined.volunteer.client, declined)).map(({ kind }) => kind)).toEqual([
    'declined',
    'applied',
  ])
})

test('the timeline has pages of twelve without missing or repeating an event', async () => {
  const { volunteer, owner, id } = await aCollaboration(server)
  for (let hours = 1; hours <= 18; hours += 1) {
    await volunteer.client.post(`/api/applications/${id}/hours`, {
      date: today,
      hours: 0.25,
      note: `${hours}`,
    })
  }
  const seen: string[] = []
  const lengths: number[] = []
  for (let next: string | undefined = `/api/applications/${id}/timeline`; next !== undefined;) {
    const { body, headers } = await owner.client.get(next)
    expect(headers.get('x-total-count')).toBe('20')
    lengths.push(body.length)
    seen.push(...body.map((event: { id: string }) => event.id))
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  expect(lengths).toEqual([12, 8])
  expect(new Set(seen).size).toBe(20)
})

test('a hidden review is only in its writer’s timeline', async () => {
  const { volunteer, owner, id } = await aCollaboration(server)
  await owner.client.patch(`/api/applications/${id}`, { status: 'completed' })
  await volunteer.client.post('/api/reviews', { applicationId: id, rating: 4, comment: 'A pleasure.' })
  await server.database.pool.query('update reviews set revealed_at = null where application_id = $1', [id])
  expect((await read(volunteer.client, { id }))[0]?.kind).toBe('reviewed')
  expect((await read(owner.client, { id }))[0]?.kind).toBe('completed')
})

test('an application can be read by its two sides and gives 404 to others', async () => {
  const { volunteer, owner, id } = await aCollaboration(server)
  for (const { client } of [volunteer, owner]) {
    const { status, body } = await client.call(getApplication, { params: { id } })
    expect([status, body.id, body.project.timeZone]).toEqual([200, id, 'UTC'])
  }
  for (const { client } of [await aVolunteer(server), await anOrganization(server)]) {
    expect((await client.call(getApplication, { params: { id } })).status).toBe(404)
  }
  await owner.client.patch(`/api/applications/${id}`, { status: 'completed' })
  const { body } = await owner.client.call(getApplication, { params: { id } })
  expect(body.completedAt).toEqual(expect.any(String))
})
