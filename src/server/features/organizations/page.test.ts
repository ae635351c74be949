import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { getOrganization, listOrganizationReviews } from '#contract/organization-page.ts'
import { getProject } from '#contract/projects.ts'
import { createReview } from '#contract/reviews.ts'
import { applicationStatuses } from '#domain/applications.ts'
import { countResponses, responseFigures } from '#domain/responses.ts'
import { applications, organizations, projects, reviews, users } from '#server/db/schema.ts'
import { aDoneCollaboration } from '#tests/support/collaboration.ts'
import {
  aColleague,
  anOrganization,
  aProject,
  aVolunteer,
  insertApplicants,
  insertOrganization,
  insertProjects,
  projectForm,
  succeeded,
} from '#tests/support/scenario.ts'
import { useServer, type Client } from '#tests/support/server.ts'

const now = new Date()
const server = useServer({ now: () => now })
const read = async (id: string, client: Client = server.openClient()) =>
  client.call(getOrganization, { params: { id } })

describe('GET /api/organizations/{id}', () => {
  test('tells everybody what an organization says of itself, what it does and since when it is here', async () => {
    const id = await insertOrganization(server.database.db, {
      name: 'Harbor Light Shelter',
      missionStatement: 'A bed for every family tonight.',
      description: 'Sixty beds and a kitchen.',
      causeAreas: ['Housing'],
      location: 'Portland, ME',
      website: 'https://harbor-light.example.org',
      isVerified: true,
      ratingSum: 14,
      ratingCount: 3,
    })
    await insertProjects(server.database.db, [
      { organizationId: id },
      { organizationId: id, status: 'completed' },
      { organizationId: id, visibility: 'draft' },
      { organizationId: id, visibility: 'held', status: 'completed' },
      { organizationId: id, visibility: 'removed' },
    ])
    expect(succeeded(await read(id))).toMatchObject({
      id,
      organizationName: 'Harbor Light Shelter',
      missionStatement: 'A bed for every family tonight.',
      mission: 'A bed for every family tonight.',
      focusAreas: ['Housing'],
      isVerified: true,
      isImported: false,
      averageRating: 4.7,
      totalReviews: 3,
      projectsCount: 2,
      completedProjects: 1,
      response: { rate: null, medianHours: null },
      viewer: null,
    })
  })

  test('answers the primary organization of a person by their id: the one they registered, else the chosen one (A27)', async () => {
    const owner = await anOrganization(server)
    await aProject(owner)
    expect(succeeded(await read(owner.id)).id).toBe(owner.organizationId)
    const other = await insertOrganization(server.database.db)
    const colleague = await aColleague(server, { organizationId: other })
    expect(succeeded(await read(colleague.id)).id).toBe(other)
    const { database } = server
    await database.db.update(users).set({ disabledAt: now }).where(eq(users.id, colleague.id))
    expect(await read(colleague.id)).toMatchObject({ status: 404, body: { code: 'organization_not_found' } })
  })

  test('is 404 for what is no organization, and for a person without one', async () => {
    const { id } = await aVolunteer(server)
    expect((await read(id)).status).toBe(404)
    expect((await read(randomUUID())).status).toBe(404)
    expect(await server.openClient().get('/api/organizations/nobody')).toMatchObject({ status: 404 })
  })

  test('shows one without a name to its members only, until its provisional name stands on a project (A20)', async () => {
    const owner = await anOrganization(server, { firstName: 'Ruth', lastName: 'Calloway' })
    const { organizationId: id } = owner
    expect((await read(id)).status).toBe(404)
    expect((await server.openClient().get(`/api/organizations/${id}/reviews`)).status).toBe(404)
    expect(succeeded(await read(id, owner.client))).toMatchObject({ viewer: { isMember: true } })
    succeeded(await owner.client.post('/api/projects', { ...projectForm(), isDraft: true }))
    expect((await read(id)).status).toBe(404)
    await aProject(owner)
    expect(succeeded(await read(id)).organizationName).toBe('Ruth Calloway')
  })

  test('tells nobody an e-mail address or an EIN', async () => {
    const owner = await anOrganization(server, { email: 'canary-page@example.org' })
    await aProject(owner)
    const { database } = server
    await database.db
      .update(organizations)
      .set({ ein: '987654321' })
      .where(eq(organizations.id, owner.organizationId))
    const { client } = await aVolunteer(server)
    const pages = [await read(owner.organizationId, client), await read(owner.id)]
    expect(JSON.stringify(pages)).not.toMatch(/canary-page|987654321|98-7654321/)
  })
})

describe('the response rate and the median time to answer', () => {
  test('come to what the rule counts, whatever the applications', async () => {
    const { database } = server
    const states: {
      status: (typeof applicationStatuses)[number]
      createdAt: Date
      reviewedAt: Date | null
    }[] = []
    const organizationId = await insertOrganization(database.db)
    const [first = '', second = ''] = await insertProjects(database.db, [
      { organizationId },
      { organizationId, visibility: 'removed' },
    ])
    for (let index = 0; index < 60; index += 1) {
      const status = applicationStatuses[index % applicationStatuses.length] ?? 'pending'
      const createdAt = new Date(now.getTime() - index * 3.7 * 86_400_000)
      const hasAnswer = status !== 'pending' && !(status === 'withdrawn' && index % 2 === 0)
      const reviewedAt = hasAnswer ? new Date(createdAt.getTime() + index * index * 97_000) : null
      const projectId = index % 3 ? first : second
      const [id = ''] = await insertApplicants(database.db, { projectId, count: 1 })
      await database.db
        .update(applications)
        .set({ status, createdAt, reviewedAt, endedBy: status === 'withdrawn' ? 'volunteer' : null })
        .where(eq(applications.id, id))
      states.push({ status, createdAt, reviewedAt })
    }
    const due = responseFigures(countResponses(states, now))
    const { response } = succeeded(await read(organizationId))
    expect(response.rate).toBe(due.rate)
    expect(response.rate).toBeGreaterThan(0)
    expect(response.rate).toBeLessThan(100)
    expect(response.medianHours).toBeCloseTo(due.medianHours ?? Number.NaN, 6)
  })

  test('follow each answer, and stand on the project too', async () => {
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner, { maxVolunteers: 10 })
    const ids = await insertApplicants(server.database.db, { projectId, count: 5 })
    const decide = (id: string, status: string) => owner.client.put(`/api/applications/${id}`, { status })
    for (const id of ids.slice(0, 4)) succeeded(await decide(id, 'accepted'))
    expect(succeeded(await read(owner.organizationId)).response).toEqual({ rate: null, medianHours: null })
    succeeded(await decide(ids[4] ?? '', 'rejected'))
    const { response } = succeeded(await read(owner.organizationId))
    expect(response).toMatchObject({ rate: 100 })
    expect(response.medianHours).toBeLessThan(1)
    // It is read there for the first time here: it may be 10 s old.
    const other = await insertProjects(server.database.db, [{ organizationId: owner.organizationId }])
    const client = server.openClient()
    const project = succeeded(await client.call(getProject, { params: { id: other[0] ?? '' } }))
    expect(project.organizationResponse).toHaveProperty('rate')
  })
})

describe('GET /api/organizations/{id}/reviews', () => {
  let done: Awaited<ReturnType<typeof aDoneCollaboration>>
  beforeAll(async () => {
    const volunteer = await aVolunteer(server, { firstName: 'Maya', lastName: 'Lindqvist' })
    done = await aDoneCollaboration(server, { volunteer })
    const body = { applicationId: done.id, rating: 4, reviewText: 'They knew what they wanted.' }
    succeeded(await volunteer.client.call(createReview, { body }))
  })
  const list = async (client = server.openClient(), cursor?: string) =>
    client.call(listOrganizationReviews, {
      params: { id: done.owner.organizationId },
      query: cursor ? { cursor } : {},
    })

  test('names the writer by first name and initial, with the project, and never by the last name', async () => {
    const answer = await list()
    expect(answer.body).toEqual([
      {
        id: expect.any(String),
        rating: 4,
        reviewText: 'They knew what they wanted.',
        comment: 'They knew what they wanted.',
        reviewerName: 'Maya L.',
        project: { id: done.projectId, title: expect.any(String) },
        createdAt: expect.any(String),
      },
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/Lindqvist|@|canary/)
  })

  test('leaves out what is not for everybody, waits for the other side, or is about volunteers', async () => {
    const owner = done.owner
    const rows = [{ isPublic: false }, { revealedAt: null }]
    for (const row of rows) {
      const other = await aDoneCollaboration(server, { owner, projectId: done.projectId })
      await server.database.db.insert(reviews).values({
        applicationId: other.id,
        projectId: done.projectId,
        type: 'volunteer_to_organization',
        writerId: other.volunteer.id,
        revieweeOrganizationId: owner.organizationId,
        rating: 1,
        reviewText: 'canary',
        revealedAt: now,
        ...row,
      })
    }
    const body = { applicationId: done.id, rating: 5, reviewText: 'canary about a volunteer' }
    succeeded(await owner.client.call(createReview, { body }))
    expect(JSON.stringify((await list()).body)).not.toContain('canary')
  })

  test('names neither a writer whose account is disabled nor a project that was taken down', async () => {
    const { database } = server
    const title = succeeded(await list())[0]?.project?.title ?? 'none'
    await database.db.update(users).set({ disabledAt: now }).where(eq(users.id, done.volunteer.id))
    await database.db.update(projects).set({ visibility: 'removed' }).where(eq(projects.id, done.projectId))
    // Its members read on; to others it has no page without a name or a published project.
    const found = succeeded(await list(done.owner.client))
    expect(found).toMatchObject([{ reviewerName: null, project: null, rating: 4 }])
    expect(JSON.stringify(found)).not.toContain(title)
  })

  test('comes 12 a page, newest first, none twice and none left out', async () => {
    const { database } = server
    const organizationId = await insertOrganization(database.db)
    const [projectId = ''] = await insertProjects(database.db, [{ organizationId }])
    const ids = await insertApplicants(database.db, { projectId, count: 14, status: 'completed' })
    await database.db.insert(reviews).values(
      ids.map((applicationId, index) => ({
        applicationId,
        projectId,
        type: 'volunteer_to_organization' as const,
        revieweeOrganizationId: organizationId,
        rating: 5,
        reviewText: `Review ${index}`,
        createdAt: new Date(now.getTime() - Math.floor(index / 2) * 1000),
        revealedAt: now,
      })),
    )
    const path = `/api/organizations/${organizationId}/reviews`
    const first = await server.openClient().get(path)
    expect(first.headers.get('x-total-count')).toBe('14')
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? []
    const second = await server.openClient().get(next.replace(/^https?:\/\/[^/]+/, ''))
    const all = [first.body, second.body].flat()
    expect(first.body).toHaveLength(12)
    expect(new Set(all.map(({ reviewText }) => reviewText)).size).toBe(14)
    const moments = all.map(({ createdAt }) => createdAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })
})
