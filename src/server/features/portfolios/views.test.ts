import { describe, expect, test } from 'vitest'
import { getOwnCard } from '#contract/matching/directory.ts'
import { recordPortfolioView } from '#contract/portfolios/views.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { portfolioViews } from '#server/db/tables/portfolios.ts'
import { countPortfolioViews, removeOldPortfolioViews } from '#server/queries/portfolios/portfolio-views.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { aColleague, anOrganization, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { aPortfolio } from '#tests/support/scenarios/portfolios.ts'
import { useServer } from '#tests/support/running/server.ts'

const at = Date.parse('2026-11-20T12:00:00Z')
const server = useServer({ now: () => new Date(at) })
const day = 86_400_000

const look = async (reader: Person, { id }: { id: string }, body = {}) =>
  reader.client.call(recordPortfolioView, { params: { id }, body })
const viewsOf = async (person: Person) => expectSuccess(await person.client.call(getOwnCard, {})).views

describe('who looked at a portfolio', () => {
  test('is counted by organization, once however often its members look', async () => {
    const person = await aPortfolio(server)
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    expect(await viewsOf(person)).toEqual({ organizations: 0, days: 30 })
    for (const reader of [owner, owner, colleague]) {
      expect(expectSuccess(await look(reader, person))).toEqual({ isCounted: true })
    }
    await Promise.all([look(owner, person), look(colleague, person)])
    expect((await viewsOf(person)).organizations).toBe(1)
    expectSuccess(await look(await anOrganization(server), person))
    expect((await viewsOf(person)).organizations).toBe(2)
  })

  test('is not counted for the volunteer themselves, and names no one', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    const body = volunteerProfileForm({ isPortfolioPublic: true })
    expectSuccess(await colleague.client.call(createVolunteerProfile, { body }))
    expect(expectSuccess(await look(colleague, colleague))).toEqual({ isCounted: false })
    expectSuccess(await look(owner, colleague))
    const { body: card } = await colleague.client.get('/api/volunteer-profile/card')
    expect(card['views']).toEqual({ organizations: 1, days: 30 })
    expect(JSON.stringify(card)).not.toContain(owner.organizationId)
  })

  test('is not counted for a suspended organization', async () => {
    const person = await aPortfolio(server)
    const owner = await anOrganization(server)
    await server.database.db.insert(organizationSuspensions).values({
      organizationId: owner.organizationId,
      reason: 'Asks volunteers for money',
      suspendedBy: owner.id,
      suspendedAt: new Date(at),
    })
    expect(expectSuccess(await look(owner, person))).toEqual({ isCounted: false })
    expect((await viewsOf(person)).organizations).toBe(0)
  })

  test('is refused for a private portfolio, and for an organization that is not the reader’s', async () => {
    const person = await aPortfolio(server, { isPortfolioPublic: false })
    const owner = await anOrganization(server)
    expect(await look(owner, person)).toMatchObject({ status: 404, body: { code: 'portfolio_not_found' } })
    const open = await aPortfolio(server)
    const other = await anOrganization(server)
    expect(await look(owner, open, { organizationId: other.organizationId })).toMatchObject({
      status: 404,
      body: { code: 'organization_not_found' },
    })
    expect((await viewsOf(open)).organizations).toBe(0)
  })

  test('is shown for 30 days and deleted after 90', async () => {
    const person = await aPortfolio(server)
    expectSuccess(await look(await anOrganization(server), person))
    const { db } = server.database
    const countAfter = async (days: number) =>
      (await countPortfolioViews(db, person.id, new Date(at + days * day))).organizations
    expect(await countAfter(29)).toBe(1)
    expect(await countAfter(30)).toBe(0)
    const countStored = () => db.$count(portfolioViews)
    const before = await countStored()
    await removeOldPortfolioViews(db, new Date(at + 90 * day))
    expect(await countStored()).toBe(before)
    await removeOldPortfolioViews(db, new Date(at + 91 * day))
    expect(await countStored()).toBe(0)
  })
})
