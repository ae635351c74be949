import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { moveApplication } from '#contract/applications/applications.ts'
import { getOrganizationHome, listWaitingApplications } from '#contract/dashboards/homes.ts'
import { confirmHours, logHours } from '#contract/hours/hours.ts'
import { readConversation } from '#contract/messages/conversations.ts'
import { applications } from '#server/db/tables/applications.ts'
import { aCollaboration, aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { aConversationByCall, say, startWith } from '#tests/support/scenarios/messaging.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  insertApplicants,
  insertOrganization,
  insertProjects,
  joinOrganization,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const fetchHome = async ({ client }: Person) =>
  expectSuccess(await client.call(getOrganizationHome, { query: {} }))
const kindsOf = async (person: Person) => (await fetchHome(person)).tasks.map(({ kind }) => kind)
const today = () => new Date().toISOString().slice(0, 10)

describe('what needs an organization', () => {
  test('a new organization has nothing waiting', async () => {
    const { tasks, projects, impact } = await fetchHome(await anOrganization(server))
    expect({ tasks, projects }).toEqual({ tasks: [], projects: [] })
    expect(impact).toMatchObject({ activeProjects: 0, totalVolunteers: 0, averageRating: null })
  })

  test('applications wait with their number, the age of the oldest, and the project if there is only one', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner, { title: 'A handbook' })
    const first = await anApplication(await aVolunteer(server), project.id)
    await insertApplicants(server.database.db, { projectId: project.id, count: 2 })
    const sentAt = new Date('2026-01-02T10:00:00.000Z')
    await server.database.db
      .update(applications)
      .set({ createdAt: sentAt })
      .where(eq(applications.id, first.id))
    const waiting = { kind: 'applications', oldestAt: sentAt.toISOString() }
    expect((await fetchHome(owner)).tasks).toEqual([
      { ...waiting, applications: 3, projects: 1, project: { id: project.id, title: 'A handbook' } },
    ])
    const other = await aProject(owner)
    await insertApplicants(server.database.db, { projectId: other.id, count: 1 })
    expect((await fetchHome(owner)).tasks).toEqual([
      { ...waiting, applications: 4, projects: 2, project: null },
    ])
  })

  test('an application that was decided needs no one anymore', async () => {
    const owner = await anOrganization(server)
    const { id } = await anApplication(await aVolunteer(server), (await aProject(owner)).id)
    expect(await kindsOf(owner)).toEqual(['applications'])
    const body = { status: 'declined' as const }
    expectSuccess(await owner.client.call(moveApplication, { params: { id }, body }))
    expect(await kindsOf(owner)).toEqual([])
  })

  test('logged hours wait for the organization until it decides', async () => {
    const work = await aCollaboration(server)
    const log = async (hours: number) =>
      expectSuccess(
        await work.volunteer.client.call(logHours, {
          params: { id: work.id },
          body: { date: today(), hours },
        }),
      )
    const entries = [await log(2.5), await log(1)].map(({ id, version }) => ({ id, version }))
    const { firstName, lastName } = work.volunteer.user
    expect((await fetchHome(work.owner)).tasks).toMatchObject([
      { kind: 'hours', hours: 3.5, people: 1, name: `${firstName} ${lastName}` },
    ])
    expectSuccess(await work.owner.client.call(confirmHours, { body: { entries } }))
    expect(await kindsOf(work.owner)).toEqual([])
  })

  test("a member's own application and hours wait for the other members only", async () => {
    const { owner, volunteer, id } = await aCollaboration(server)
    await anApplication(volunteer, (await aProject(owner)).id)
    const body = { date: today(), hours: 2 }
    expectSuccess(await volunteer.client.call(logHours, { params: { id }, body }))
    await joinOrganization(server.database.db, {
      organizationId: owner.organizationId,
      userId: volunteer.id,
    })
    expect(await kindsOf(volunteer)).toEqual([])
    expect(await kindsOf(owner)).toEqual(['applications', 'hours'])
  })

  test('unread messages wait with the latest one until they are read', async () => {
    const { owner, volunteer, id } = await aConversationByCall(server, 'Is the route still open?')
    const second = await aVolunteer(server, { firstName: 'Ben', lastName: 'Adeyemi' })
    const started = await startWith(second, { organizationId: owner.organizationId })
    await say(second, started.id, 'Could we talk this week?')
    expect((await fetchHome(owner)).tasks).toMatchObject([
      {
        kind: 'messages',
        conversations: 2,
        conversationId: started.id,
        from: 'Ben Adeyemi',
        text: 'Could we talk this week?',
      },
    ])
    for (const conversation of [id, started.id]) {
      const body = { position: 1 }
      expectSuccess(await owner.client.call(readConversation, { params: { id: conversation }, body }))
    }
    expect(await kindsOf(owner)).toEqual([])
    // One's own message is nothing to read.
    await say(owner, id, 'Yes, it is.')
    expect(await kindsOf(owner)).toEqual([])
    expect(volunteer.id).not.toBe(second.id)
  })

  test('work that was signed off waits for a review of its volunteer', async () => {
    const done = await aDoneCollaboration(server)
    const { firstName, lastName } = done.volunteer.user
    expect((await fetchHome(done.owner)).tasks).toMatchObject([
      {
        kind: 'reviews',
        reviews: 1,
        revieweeId: done.volunteer.id,
        revieweeName: `${firstName} ${lastName}`,
        project: { id: done.projectId },
      },
    ])
    expectSuccess(
      await done.owner.client.post('/api/reviews', {
        projectId: done.projectId,
        revieweeId: done.volunteer.id,
        rating: 5,
        reviewText: 'Did everything that was agreed.',
      }),
    )
    expect(await kindsOf(done.owner)).toEqual([])
  })

  test('drafts wait, but not those that the verification will publish', async () => {
    const owner = await anOrganization(server)
    const { organizationId } = owner
    await insertProjects(server.database.db, [
      { organizationId, title: 'A copy', visibility: 'draft' },
      { organizationId, visibility: 'draft', publishWhenVerified: true },
    ])
    expect((await fetchHome(owner)).tasks).toMatchObject([{ kind: 'draft', project: { title: 'A copy' } }])
  })

  test('projects under review stay in the list, as their organization would miss them', async () => {
    const owner = await anOrganization(server)
    const { organizationId } = owner
    await insertProjects(server.database.db, [
      { organizationId, title: 'Under review', visibility: 'held' },
      { organizationId, title: 'Removed', visibility: 'removed' },
    ])
    expect((await fetchHome(owner)).projects).toMatchObject([
      { title: 'Under review', isHeld: true, isDraft: false },
    ])
  })

  test('all organizations of a person count, and no other', async () => {
    const owner = await anOrganization(server)
    const { db } = server.database
    const second = await insertOrganization(db)
    await joinOrganization(db, { organizationId: second, userId: owner.id })
    const ids = await insertProjects(db, [
      { organizationId: second, title: 'Our work' },
      { organizationId: await insertOrganization(db), title: 'Their work' },
    ])
    for (const projectId of ids) await insertApplicants(db, { projectId, count: 2 })
    const { tasks, projects } = await fetchHome(owner)
    expect(tasks).toMatchObject([{ kind: 'applications', applications: 2, project: { title: 'Our work' } }])
    expect(projects).toMatchObject([{ title: 'Our work', pendingCount: 2 }])
  })

  test('one organization counts alone if it is named, and the others in one number', async () => {
    const owner = await anOrganization(server)
    const { db } = server.database
    const [second, third, foreign] = [
      await insertOrganization(db),
      await insertOrganization(db),
      await insertOrganization(db),
    ]
    for (const organizationId of [second, third])
      await joinOrganization(db, { organizationId, userId: owner.id })
    const ids = await insertProjects(
      db,
      [owner.organizationId, second, third, foreign].map((organizationId) => ({ organizationId })),
    )
    for (const [index, projectId] of ids.entries())
      await insertApplicants(db, { projectId, count: index + 1 })
    await insertProjects(db, [{ organizationId: third, visibility: 'draft' }])
    const fetchOf = async (organizationId: string) =>
      expectSuccess(await owner.client.call(getOrganizationHome, { query: { organizationId } }))
    const home = await fetchOf(second)
    expect(home.organization.id).toBe(second)
    expect(home.tasks).toMatchObject([{ kind: 'applications', applications: 2 }])
    expect(home.projects.map(({ id }) => id)).toEqual([ids[1]])
    expect(home.impact.activeProjects).toBe(1)
    expect(home.elsewhere).toEqual({ applications: 4, organizations: 2 })
    expect((await fetchHome(owner)).elsewhere).toEqual({ applications: 0, organizations: 0 })
    expect(
      await owner.client.call(getOrganizationHome, { query: { organizationId: foreign } }),
    ).toMatchObject({ status: 404 })
    const waiting = expectSuccess(await owner.client.call(listWaitingApplications, {}))
    expect(new Map(waiting.map((each) => [each.organizationId, each.applications]))).toEqual(
      new Map([
        [owner.organizationId, 1],
        [second, 2],
        [third, 3],
      ]),
    )
  })
})

test('the home of an organization counts its work', async () => {
  const done = await aDoneCollaboration(server)
  await aProject(done.owner)
  expect((await fetchHome(done.owner)).impact).toMatchObject({ activeProjects: 2, totalVolunteers: 1 })
})

test('a volunteer gets 403 "This dashboard is only available to organizations."', async () => {
  const { client } = await aVolunteer(server)
  expect(await client.get('/api/dashboard/organization/home')).toMatchObject({
    status: 403,
    body: { message: 'This dashboard is only available to organizations.' },
  })
})
