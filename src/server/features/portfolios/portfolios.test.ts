import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmHours, logHours } from '#contract/hours/hours.ts'
import { saveImpactReport } from '#contract/projects/impact-reports.ts'
import { getPortfolio, listPortfolioReviews, hideWork, showWork } from '#contract/portfolios/portfolios.ts'
import { completeProject } from '#contract/projects/completion.ts'
import { saveVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { projects } from '#server/db/tables/projects.ts'
import {
  aCollaboration,
  aDoneCollaboration,
  type Collaboration,
} from '#tests/support/scenarios/collaboration.ts'
import { aPortfolio, busMap, tenantDocuments } from '#tests/support/scenarios/portfolios.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import type { Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { insertReview } from '#tests/support/rows/stored-reviews.ts'

const server = useServer()
const stranger = () => server.openClient()

const read = ({ id }: { id: string }, client = stranger()) => client.call(getPortfolio, { params: { id } })
const shown = async (person: Person, client = stranger()) => expectSuccess(await read(person, client))

async function addHours({ volunteer, owner, id }: Collaboration, hours: number) {
  const date = new Date().toISOString().slice(0, 10)
  const entry = expectSuccess(
    await volunteer.client.call(logHours, { params: { id }, body: { date, hours, note: 'canary note' } }),
  )
  const entries = [{ id: entry.id, version: entry.version }]
  return () => owner.client.call(confirmHours, { body: { entries } })
}

describe('who may read a portfolio', () => {
  test('only the volunteer, by any address, until they make it public', async () => {
    const person = await aPortfolio(server, { isPortfolioPublic: false })
    const other = await anOrganization(server)
    for (const client of [stranger(), other.client]) {
      for (const part of ['', '/reviews', '/resume.json']) {
        const { status, body } = await client.get(`/api/volunteers/${person.id}${part}`)
        expect([status, body['code']]).toEqual([404, 'portfolio_not_found'])
      }
    }
    expect(await shown(person, person.client)).toMatchObject({ isPublic: false, isOwn: true })
  })

  test('everyone once it is public, and no one else after it is private again', async () => {
    const person = await aPortfolio(server)
    expect(await shown(person)).toMatchObject({ name: 'Maya Lindqvist', isPublic: true, isOwn: false })
    expectSuccess(await person.client.call(saveVolunteerProfile, { body: { isPortfolioPublic: false } }))
    expect((await read(person)).status).toBe(404)
  })

  test('no one, if the volunteer is suspended or the account is an organization', async () => {
    const person = await aPortfolio(server)
    await server.database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, person.id))
    expect((await read(person)).status).toBe(404)
    const owner = await anOrganization(server)
    expect((await read(owner, owner.client)).status).toBe(404)
  })

  test('a volunteer without a profile can see an empty portfolio of their own', async () => {
    const person = await aVolunteer(server)
    const empty = { hasProfile: false, bio: '', works: [], skills: [] }
    expect(await shown(person, person.client)).toMatchObject(empty)
    expect((await read(person)).status).toBe(404)
  })

  test.each(['nobody', '00000000-0000-4000-8000-000000000000'])('%s has no portfolio', async (id) => {
    expect(await stranger().get(`/api/volunteers/${id}`)).toMatchObject({ status: 404 })
  })
})

describe('what a portfolio shows', () => {
  let person: Person
  let work: Collaboration
  beforeAll(async () => {
    person = await aPortfolio(server, {
      headline: 'Information designer',
      location: 'Minneapolis, MN',
      skills: ['Juggling', 'Legal Services'],
      portfolio: {
        projects: [busMap],
      },
    })
    const owner = await anOrganization(server)
    const project = await aProject(owner, tenantDocuments)
    work = await aCollaboration(server, { volunteer: person, owner, projectId: project.id })
    expectSuccess(await (await addHours(work, 3.5))())
    await addHours(work, 2)
    const params = { id: project.id }
    expectSuccess(await owner.client.call(completeProject, { params, body: {} }))
    const body = { peopleHelped: 40, summary: 'Forty families understood their lease.' }
    expectSuccess(await owner.client.call(saveImpactReport, { params, body }))
    // Private: work in progress, and a pending application.
    await aCollaboration(server, { volunteer: person })
    await anApplication(person, (await aProject(await anOrganization(server))).id)
  })

  test('shows the person’s profile without email, phone or availability', async () => {
    const body = await shown(person)
    expect(body).toMatchObject({
      id: person.id,
      name: 'Maya Lindqvist',
      headline: 'Information designer',
      location: 'Minneapolis, MN',
      projects: [{ title: 'A map of the night buses' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/@|availab|phone|email|canary/i)
  })

  test('shows signed-off work with confirmed hours and its outcome, and nothing in progress or pending', async () => {
    const { works, totals } = await shown(person)
    expect(works).toEqual([
      {
        id: work.id,
        project: {
          id: work.projectId,
          title: 'Letters that tenants can read',
          deliverables: expect.any(String),
          outcome: { peopleHelped: 40, summary: 'Forty families understood their lease.' },
        },
        organization: {
          id: work.owner.organizationId,
          organizationName: 'Harbor Light Shelter',
          logoUrl: null,
          isVerified: false,
        },
        skills: expect.arrayContaining(['Legal']),
        confirmedHours: 3.5,
        automaticHours: 0,
        scopeVersion: 1,
        startedAt: expect.any(String),
        completedAt: expect.any(String),
        credentialId: null,
        revokedCredentialId: null,
        isOmitted: false,
      },
    ])
    expect(totals).toEqual({ works: 1, confirmedHours: 3.5, organizations: 1 })
  })

  test('shows skills with the work that asked for them under any name, those with evidence first', async () => {
    expect((await shown(person)).skills).toEqual([
      { label: 'Legal Services', workIds: [work.id] },
      { label: 'Juggling', workIds: [] },
    ])
  })

  test('counts work that is no longer public without naming it', async () => {
    const { db } = server.database
    const setVisibility = (visibility: 'held' | 'published') =>
      db.update(projects).set({ visibility }).where(eq(projects.id, work.projectId))
    const unnamed = { project: null, organization: null, skills: [], confirmedHours: 3.5 }
    await setVisibility('held')
    const body = await shown(person)
    await setVisibility('published')
    expect(body).toMatchObject({ works: [unnamed], totals: { works: 1 } })
    expect(JSON.stringify(body)).not.toMatch(/tenants|Harbor/)

    const organizationId = work.owner.organizationId
    await db.insert(organizationSuspensions).values({ organizationId, reason: 'canary' })
    expect((await shown(person)).works).toMatchObject([unnamed])
    await db.delete(organizationSuspensions)
  })
})

describe('hidden work in a portfolio', () => {
  test('is returned to the volunteer only, counts nowhere, and comes back when shown again', async () => {
    const volunteer = await aPortfolio(server)
    const kept = await aDoneCollaboration(server, { volunteer })
    const left = await aDoneCollaboration(server, { volunteer })
    const params = { id: left.id }
    // Repeating the call has the same effect.
    for (const _ of [1, 2]) {
      expect(expectSuccess(await volunteer.client.call(hideWork, { params }))).toEqual({ isOmitted: true })
    }
    const seen = await shown(volunteer)
    expect([seen.works.map(({ id }) => id), seen.totals.works]).toEqual([[kept.id], 1])
    const own = await shown(volunteer, volunteer.client)
    expect(own.works).toMatchObject([
      { id: left.id, isOmitted: true },
      { id: kept.id, isOmitted: false },
    ])
    expect(own.totals).toEqual(seen.totals)
    expect(expectSuccess(await volunteer.client.call(showWork, { params }))).toEqual({ isOmitted: false })
    expect((await shown(volunteer)).works).toHaveLength(2)
  })

  test('must be the volunteer’s own completed work; anything else returns 404', async () => {
    const volunteer = await aPortfolio(server)
    const underWay = await aCollaboration(server, { volunteer })
    const others = await aDoneCollaboration(server)
    for (const { id } of [underWay, others]) {
      for (const call of [hideWork, showWork]) {
        const { status, body } = await volunteer.client.call(call, { params: { id } })
        expect([status, body]).toMatchObject([404, { code: 'application_not_found' }])
      }
    }
  })
})

describe('reviews in a portfolio', () => {
  test('are the public ones by organizations, with their plain average', async () => {
    const volunteer = await aPortfolio(server)
    const owner = await anOrganization(server)
    const project = await aProject(owner, { organizationName: 'Harbor Light Shelter', maxVolunteers: 50 })
    const setup = { volunteer, owner, projectId: project.id }
    const work = await aDoneCollaboration(server, setup)
    const { db } = server.database
    await insertReview(db, 'organization', { work, rating: 4, reviewText: 'Every letter came on time.' })
    const hidden = [{ isPublic: false }, { revealedAt: null }, { hiddenAt: new Date() }]
    for (const overrides of hidden) {
      const other = await aDoneCollaboration(server, { volunteer })
      await insertReview(db, 'organization', { work: other, rating: 1, reviewText: 'canary', ...overrides })
    }
    await insertReview(db, 'volunteer', { work, rating: 1, reviewText: 'canary of the volunteer' })
    expect(await shown(volunteer)).toMatchObject({ averageRating: 4, totalReviews: 1 })
    const params = { id: volunteer.id }
    const list = async () => expectSuccess(await stranger().call(listPortfolioReviews, { params, query: {} }))
    expect(await list()).toMatchObject([
      {
        rating: 4,
        reviewText: 'Every letter came on time.',
        reviewerName: 'Harbor Light Shelter',
        project: { id: project.id },
      },
    ])
    // A badge earned by hidden work stays, without naming the work.
    expectSuccess(await volunteer.client.call(hideWork, { params: { id: work.id } }))
    const unnamed = { rating: 4, project: null, reviewerName: null }
    expect(await list()).toMatchObject([unnamed])
    expect(JSON.stringify(await list())).not.toMatch(/Harbor/)
    expectSuccess(await volunteer.client.call(showWork, { params: { id: work.id } }))
    expect(await list()).toMatchObject([{ project: { id: project.id } }])
    // It also names neither a suspended organization nor one of its members instead.
    const { organizationId } = owner
    await db.insert(organizationSuspensions).values({ organizationId, reason: 'canary' })
    expect(await list()).toMatchObject([unnamed])
  })
})
