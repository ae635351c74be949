import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { getOrganization } from '#contract/organizations/page.ts'
import { getProject } from '#contract/projects/projects.ts'
import { applicationStatuses, projectCompletedReason } from '#domain/applications/applications.ts'
import { countResponses, responseStats } from '#domain/applications/responses.ts'
import { listResponses } from '#server/queries/applications/responses.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import {
  aColleague,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  insertApplicants,
  insertOrganization,
  insertProjects,
  projectForm,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const now = new Date()
const today = now.toISOString().slice(0, 10)
const postedOn = { bmf: today, pub78: today, revocations: today }
const server = useServer({ now: () => now })
const read = async (id: string, client: Client = server.openClient()) =>
  client.call(getOrganization, { params: { id } })

describe('GET /api/organizations/{id}', () => {
  test('returns an organization’s public profile, its activity and when it joined', async () => {
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
    expect(expectSuccess(await read(id))).toMatchObject({
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

  test('returns a person’s primary organization by their ID: the registered one, or the chosen one (A27)', async () => {
    const owner = await anOrganization(server)
    await aProject(owner)
    expect(expectSuccess(await read(owner.id)).id).toBe(owner.organizationId)
    const other = await insertOrganization(server.database.db)
    const colleague = await aColleague(server, { organizationId: other })
    expect(expectSuccess(await read(colleague.id)).id).toBe(other)
    const { database } = server
    await database.db.update(users).set({ disabledAt: now }).where(eq(users.id, colleague.id))
    expect(await read(colleague.id)).toMatchObject({ status: 404, body: { code: 'organization_not_found' } })
  })

  test('returns 404 for an unknown ID, and for a person without an organization', async () => {
    const { id } = await aVolunteer(server)
    expect((await read(id)).status).toBe(404)
    expect((await read(randomUUID())).status).toBe(404)
    expect(await server.openClient().get('/api/organizations/nobody')).toMatchObject({ status: 404 })
  })

  test('shows an unnamed organization to its members only, until its provisional name is on a public project (A20)', async () => {
    const owner = await anOrganization(server, { firstName: 'Ruth', lastName: 'Calloway' })
    const { organizationId: id } = owner
    expect((await read(id)).status).toBe(404)
    expect((await server.openClient().get(`/api/organizations/${id}/reviews`)).status).toBe(404)
    expect(expectSuccess(await read(id, owner.client))).toMatchObject({ viewer: { isMember: true } })
    expectSuccess(await owner.client.post('/api/projects', { ...projectForm(), isDraft: true }))
    expect((await read(id)).status).toBe(404)
    await aProject(owner)
    expect(expectSuccess(await read(id)).organizationName).toBe('Ruth Calloway')
  })

  test('shows contact details to its members and to volunteers it accepted, and to no one else (A1)', async () => {
    const { volunteer, owner } = await aCollaboration(server)
    const { database } = server
    await database.db
      .update(organizations)
      .set({ contactEmail: 'reach@harbor.example.org', contactPhone: '(555) 123-4567' })
      .where(eq(organizations.id, owner.organizationId))
    const contact = { email: 'reach@harbor.example.org', phone: '(555) 123-4567' }
    const { client: applicant } = await aVolunteer(server)
    await anApplication({ client: applicant }, (await aProject(owner)).id)
    const fetchContact = async (client?: Client) =>
      expectSuccess(await read(owner.organizationId, client)).contact
    expect(await fetchContact(owner.client)).toEqual(contact)
    expect(await fetchContact(volunteer.client)).toEqual(contact)
    expect([await fetchContact(), await fetchContact(applicant)]).toEqual([null, null])
  })

  test('shows no one an email address or an EIN', async () => {
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
  test('match the rule for any set of applications', async () => {
    const { database } = server
    const states: {
      status: (typeof applicationStatuses)[number]
      createdAt: Date
      reviewedAt: Date | null
      endReason: string | null
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
      const endReason = index % 4 === 0 && hasAnswer && status !== 'accepted' ? projectCompletedReason : null
      const [id = ''] = await insertApplicants(database.db, { projectId, count: 1 })
      await database.db
        .update(applications)
        .set({
          status,
          createdAt,
          reviewedAt,
          endReason,
          endedBy: status === 'withdrawn' ? 'volunteer' : null,
        })
        .where(eq(applications.id, id))
      states.push({ status, createdAt, reviewedAt, endReason })
    }
    const due = responseStats(countResponses(states, now), now)
    const { response } = expectSuccess(await read(organizationId))
    expect(response.rate).toBe(due.rate)
    expect(response.rate).toBeGreaterThan(0)
    expect(response.rate).toBeLessThan(100)
    expect(response.medianHours).toBeCloseTo(due.medianHours ?? Number.NaN, 6)
    // Other organizations have applications too, which must not count.
    const silent = await insertOrganization(database.db)
    const all = await listResponses(database.db, [silent, organizationId], now)
    expect([...all]).toEqual([
      [silent, { rate: null, medianHours: null }],
      [organizationId, response],
    ])
  })

  test('change with each response, and also appear on the project', async () => {
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner, { maxVolunteers: 10 })
    const ids = await insertApplicants(server.database.db, { projectId, count: 5 })
    const decide = (id: string, status: string) => owner.client.put(`/api/applications/${id}`, { status })
    for (const id of ids.slice(0, 4)) expectSuccess(await decide(id, 'accepted'))
    expect(expectSuccess(await read(owner.organizationId)).response).toEqual({
      rate: null,
      medianHours: null,
    })
    expectSuccess(await decide(ids[4] ?? '', 'rejected'))
    expect(expectSuccess(await read(owner.organizationId)).response.rate).toBeNull()
    // Seven days later.
    await server.database.pool.query(
      "update applications set created_at = created_at - interval '7 days', reviewed_at = reviewed_at - interval '7 days'",
    )
    const { response } = expectSuccess(await read(owner.organizationId))
    expect(response).toMatchObject({ rate: 100 })
    expect(response.medianHours).toBeLessThan(1)
    // This is the first read after a change, and cached data may be 10 s old.
    const other = await insertProjects(server.database.db, [{ organizationId: owner.organizationId }])
    const client = server.openClient()
    const project = expectSuccess(await client.call(getProject, { params: { id: other[0] ?? '' } }))
    expect(project.organizationResponse).toHaveProperty('rate')
  })
})

describe('the page of an organization', () => {
  test('shows legal status and authorization separately, without who was authorized', async () => {
    const { organizationId: id, id: ownerId } = await anOrganization(server)
    const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, [id, ...values])
    expect(
      expectSuccess(await read(id, (await aColleague(server, { organizationId: id })).client)),
    ).toMatchObject({
      legalStatus: null,
      authority: null,
    })
    await run('update organizations set named_at = now(), is_verified = true where id = $1')
    await run(
      `insert into verifications (organization_id, state, ein, name, evidence)
       values ($1, 'verified', '204567890', 'Harbor', $2)`,
      JSON.stringify({ postedOn }),
    )
    expect(expectSuccess(await read(id))).toMatchObject({
      legalStatus: { isByRegister: true, postedOn: today, label: null, isStale: false },
      authority: null,
    })
    await run(
      `insert into organization_authority (organization_id, method, domain, name, proved_by)
       values ($1, 'mail', 'harbor-light.org', 'Harbor', $2)`,
      ownerId,
    )
    const { authority } = expectSuccess(await read(id))
    expect(authority).toEqual({ method: 'mail', domain: 'harbor-light.org', provedAt: expect.any(String) })
    await run(
      "update organization_authority set dropped_at = now(), drop_reason = 'website_changed' where organization_id = $1",
    )
    await run('update organizations set is_verified = false where id = $1')
    expect(expectSuccess(await read(id))).toMatchObject({ legalStatus: null, authority: null })
  })
})
