import { expect, test } from 'vitest'
import { hourEntry } from '#contract/hours/hours.ts'
import { declineApplications } from '#contract/applications/several-applications.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { decideProject, reportAProject } from '#tests/support/scenarios/project-cases.ts'
import { sendLiveEvent } from '#server/live/publish.ts'
import { openLive } from '#tests/support/running/live.ts'
import {
  aColleague,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { passTo } = useSchedule(server)
const today = new Date().toISOString().slice(0, 10)
const unreadOf = async ({ client }: Person) => (await client.get('/api/notifications/unread')).body['unread']
const listOf = async ({ client }: Person): Promise<{ kind: string; read: boolean }[]> =>
  (await client.get('/api/notifications')).body.map(({ kind, read }: { kind: string; read: boolean }) => ({
    kind,
    read,
  }))

const kindsOf = async (reader: Person) => (await listOf(reader)).map(({ kind }) => kind)

/** An owner and a colleague, and a project with pending applications that both were notified of. */
async function aTeam(applicants: number) {
  const owner = await anOrganization(server)
  const colleague = await aColleague(server, owner)
  const project = await aProject(owner)
  const pending: { volunteer: Person; id: string }[] = []
  for (let index = 0; index < applicants; index += 1) {
    const volunteer = await aVolunteer(server)
    pending.push({ volunteer, id: (await anApplication(volunteer, project.id)).id })
  }
  return { owner, colleague, project, pending }
}

test('a decided or withdrawn application counts as read for every member, also on open pages', async () => {
  const { owner, colleague, pending } = await aTeam(3)
  const [first, second, third] = pending
  if (!first || !second || !third) throw new Error('three applied')
  const live = await openLive(server.url, colleague.client)
  await live.next('open')
  expect([await unreadOf(owner), await unreadOf(colleague)]).toEqual([3, 3])
  await owner.client.patch(`/api/applications/${first.id}`, { status: 'declined' })
  expect(await live.next('unread')).toMatchObject({ id: null, data: {} })
  expect([await unreadOf(owner), await unreadOf(colleague)]).toEqual([2, 2])
  await owner.client.patch(`/api/applications/${second.id}`, { status: 'accepted' })
  await third.volunteer.client.patch(`/api/applications/${third.id}`, { status: 'withdrawn' })
  // That it was withdrawn is news.
  for (const reader of [owner, colleague]) {
    expect(await listOf(reader)).toEqual([
      { kind: 'application.withdrawn', read: false },
      ...Array(3).fill({ kind: 'application.received', read: true }),
    ])
  }
  live.cut()
})

test('deciding several together updates each open page once, also if their volunteers were reminded', async () => {
  const { owner, colleague, pending } = await aTeam(3)
  // Each application has another reader beside the members, and both news and a reminder of them.
  await passTo(new Date(), 7)
  for (const { volunteer } of pending) expect(await kindsOf(volunteer)).toContain('application.still_waiting')
  expect([await unreadOf(owner), await unreadOf(colleague)]).toEqual([6, 6])
  const live = await openLive(server.url, colleague.client)
  await live.next('open')
  const body = {
    ids: pending.map(({ id }) => id),
    reason: 'We chose someone else.',
    declineReason: null,
    organizationFeedback: null,
  }
  expectSuccess(await owner.client.call(declineApplications, { body }))
  await live.next('unread')
  for (const reader of [owner, colleague]) {
    expect(await unreadOf(reader)).toBe(0)
    // The news stays in the list, the reminder goes.
    expect(await listOf(reader)).toEqual(Array(3).fill({ kind: 'application.received', read: true }))
  }
  for (const { volunteer } of pending) {
    expect(await listOf(volunteer)).toEqual([{ kind: 'application.declined', read: false }])
  }
  await sendLiveEvent(server.database.db, [colleague.id], {
    kind: 'announcement',
    data: { projectId: pending[0]?.id ?? '' },
  })
  await live.next('announcement')
  expect(live.received.filter(({ kind }) => kind === 'unread')).toHaveLength(1)
  live.cut()
})

test('hours to confirm count as read once none of the application wait anymore', async () => {
  const { owner, volunteer, id } = await aCollaboration(server)
  await owner.client.post('/api/notifications/read-all')
  const log = async () =>
    hourEntry.parse(
      (await volunteer.client.post(`/api/applications/${id}/hours`, { date: today, hours: 2 })).body,
    )
  const decide = (verb: string, { id: entryId, version }: { id: string; version: number }) =>
    owner.client.post(`/api/hours/${verb}`, { entries: [{ id: entryId, version }], reason: 'When was that?' })
  const entries = [await log(), await log()]
  expect(await unreadOf(owner)).toBe(1)
  for (const [index, entry] of entries.entries()) {
    await decide(index === 0 ? 'confirm' : 'reject', entry)
    expect(await unreadOf(owner)).toBe(1 - index)
  }
  const removed = await log()
  expect(await unreadOf(owner)).toBe(1)
  await volunteer.client.delete(`/api/hours/${removed.id}`)
  expect(await unreadOf(owner)).toBe(0)
})

test('hours that were reminded of leave no reminder once they are decided, and count as read', async () => {
  const { owner, volunteer, id } = await aCollaboration(server)
  await owner.client.post('/api/notifications/read-all')
  const logged = await volunteer.client.post(`/api/applications/${id}/hours`, { date: today, hours: 2 })
  const { id: entryId, version } = hourEntry.parse(logged.body)
  await passTo(new Date(), 7)
  expect((await kindsOf(owner)).slice(0, 2)).toEqual(['hours.waiting', 'hours.logged'])
  await owner.client.post('/api/hours/confirm', { entries: [{ id: entryId, version }] })
  expect((await listOf(owner))[0]).toEqual({ kind: 'hours.logged', read: true })
  expect(await unreadOf(owner)).toBe(0)
})

const isDate = (kind: string) => ['project.starting', 'project.ending', 'project.end_passed'].includes(kind)
const unreadDatesOf = async (reader: Person) =>
  (await listOf(reader)).filter(({ kind, read }) => !read && isDate(kind)).map(({ kind }) => kind)

/** Two volunteers and the owner of a project whose end has passed, as they all were notified. */
async function anEndedProject() {
  const owner = await anOrganization(server)
  const project = await aProject(owner, { maxVolunteers: 5 })
  await server.database.pool.query("update projects set end_date = '2027-06-30' where id = $1", [project.id])
  const first = await aCollaboration(server, { owner, projectId: project.id })
  const second = await aCollaboration(server, { owner, projectId: project.id })
  await passTo(new Date('2027-07-03T12:00:00Z'), 0)
  for (const reader of [owner, first.volunteer, second.volunteer])
    expect(await unreadDatesOf(reader)).toEqual(['project.end_passed'])
  return { owner, project, first, second }
}

test('a date counts as read for a volunteer whose work ends, and for everyone once the project does', async () => {
  const { owner, project, first, second } = await anEndedProject()
  const ending = { status: 'withdrawn', reason: 'Moving away' }
  expect((await first.volunteer.client.patch(`/api/applications/${first.id}`, ending)).status).toBe(200)
  expect(await unreadDatesOf(first.volunteer)).toEqual([])
  for (const reader of [owner, second.volunteer])
    expect(await unreadDatesOf(reader)).toEqual(['project.end_passed'])
  await owner.client.post(`/api/projects/${project.id}/complete`)
  for (const reader of [owner, second.volunteer]) expect(await unreadDatesOf(reader)).toEqual([])
})

test('a deadline counts as read for those who saved the project once it ends, and for no one else', async () => {
  const owner = await anOrganization(server)
  const [ended, open] = [await aProject(owner), await aProject(owner)]
  const reader = await aVolunteer(server)
  for (const { id } of [ended, open]) {
    await server.database.pool.query(
      "update projects set application_deadline = '2027-06-30' where id = $1",
      [id],
    )
    expect((await reader.client.post(`/api/projects/${id}/save`, {})).status).toBeLessThan(300)
  }
  await passTo(new Date('2027-06-29T12:00:00Z'), 0)
  const deadline = { kind: 'project.deadline_near', read: false }
  expect(await listOf(reader)).toEqual([deadline, deadline])
  await owner.client.post(`/api/projects/${ended.id}/complete`)
  expect(await unreadOf(reader)).toBe(1)
  const { body } = await reader.client.get('/api/notifications')
  expect(body.find(({ read }: { read: boolean }) => read)).toMatchObject({ project: { id: ended.id } })
})

test('hiding a project leaves its dates unread', async () => {
  const { owner, project } = await anEndedProject()
  expectSuccess(await reportAProject(await aVolunteer(server), project.id))
  const admin = await anAdministrator(server)
  expectSuccess(await decideProject(admin, { id: project.id, note: 'Who weighs them?', verdict: 'hold' }))
  expect(await unreadDatesOf(owner)).toEqual(['project.end_passed'])
  expect((await listOf(owner))[0]).toEqual({ kind: 'project.held', read: false })
})

test('a project that an administrator had hidden counts as read once its case is decided', async () => {
  for (const decision of ['dismiss', 'remove'] as const) {
    const { owner, colleague, project } = await aTeam(0)
    expectSuccess(await reportAProject(await aVolunteer(server), project.id))
    const admin = await anAdministrator(server)
    const about = { id: project.id, note: 'Who weighs them?' }
    expectSuccess(await decideProject(admin, { ...about, verdict: 'hold' }))
    expect(await listOf(colleague)).toEqual([{ kind: 'project.held', read: false }])
    expectSuccess(await decideProject(admin, { ...about, verdict: decision }))
    for (const reader of [owner, colleague]) {
      expect(await listOf(reader)).toEqual([
        { kind: decision === 'dismiss' ? 'project.shown' : 'project.removed', read: false },
        { kind: 'project.held', read: true },
      ])
    }
  }
})

test('another organization’s and another application’s notifications stay unread', async () => {
  const [mine, theirs] = [await aTeam(2), await aTeam(1)]
  await mine.owner.client.patch(`/api/applications/${mine.pending[0]?.id}`, { status: 'declined' })
  expect([await unreadOf(mine.owner), await unreadOf(theirs.owner)]).toEqual([1, 1])
})
