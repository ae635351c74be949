import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FeaturedOrganization, TopOrganization } from '#contract/rankings/top-organizations.ts'
import { anOrganizationPage } from '#tests/support/answers/organization-answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'
import {
  aFeaturedOrganization,
  aVerificationStatus,
  aTopOrganization,
} from '#tests/support/answers/ranking-answers.ts'

const { id } = aTopOrganization()
type Given = {
  organizations?: TopOrganization[]
  featured?: FeaturedOrganization | null
  list?: StubbedResponse
}

function open(url = '/top-organizations', { organizations = [], featured = null, list }: Given = {}) {
  const headers = { 'x-total-count': String(organizations.length) }
  return openScreen(url, {
    user: null,
    answer: (sent) =>
      sent.path === '/api/featured-organization'
        ? { body: featured }
        : (list ?? { body: organizations, headers }),
  })
}
const ways = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const searchOf = () => Object.fromEntries(new URLSearchParams(window.location.search))

describe('top organizations', () => {
  it('shows the organization of the month with its mission, stats and links', async () => {
    open(undefined, { featured: aFeaturedOrganization() })
    const card = await screen.findByRole('region', { name: 'Organization of the Month' })
    for (const text of [
      'Harbor Light Shelter',
      'A bed for every family tonight.',
      'Top Performer',
      'October 2026',
    ])
      expect(card.textContent).toContain(text)
    expect(card.textContent).toContain('People impacted2,400')
    expect(card.textContent).toContain('Projects7')
    expect(card.textContent).toContain('Volunteers15')
    expect(ways(card)).toEqual([
      `Learn More /organizations/${id}`,
      `View Projects /browse-projects?org=${id}`,
    ])
  })

  it('shows no organization of the month if there is none', async () => {
    open(undefined, { organizations: [aTopOrganization()] })
    await screen.findByRole('article')
    expect(screen.queryByRole('region', { name: 'Organization of the Month' })).toBeNull()
  })

  it('shows on each card what the specification lists', async () => {
    open(undefined, { organizations: [aTopOrganization({ description: 'x'.repeat(151) })] })
    const card = await screen.findByRole('article', { name: 'Harbor Light Shelter' })
    for (const text of ['Gold tier', 'Portland, ME · Joined 2024', '88%', 'Trust score', 'Rated 4.8 of 5'])
      expect(card.textContent).toContain(text)
    expect(card.textContent).toContain(`${'x'.repeat(150)}...`)
    const areas = within(card).getByRole('list', { name: 'Focus areas' })
    expect(within(areas).getAllByRole('listitem')).toHaveLength(3)
    expect(within(card).getByRole('list', { name: 'Badges' }).textContent).toContain('Verified')
    for (const figure of ['People helped2,400', 'Projects7', 'Volunteers15'])
      expect(card.textContent).toContain(figure)
    expect(ways(card)).toEqual(
      expect.arrayContaining([
        `View Profile /organizations/${id}`,
        `View Projects /browse-projects?org=${id}`,
      ]),
    )
    const website = within(card).getByRole('link', { name: /^Website of Harbor Light Shelter/ })
    expect([website.getAttribute('target'), website.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer nofollow',
    ])
  })

  it('says "New" where there is no trust score yet', async () => {
    open(undefined, { organizations: [aTopOrganization({ isNew: true, trustScore: null })] })
    const card = await screen.findByRole('article', { name: 'Harbor Light Shelter' })
    expect(card.textContent).toContain('NewTrust score')
  })

  it('shows "Not rated", and no website that a browser would not open as a page', async () => {
    const { stats } = aTopOrganization()
    const organization = aTopOrganization({
      website: 'javascript:alert(1)',
      stats: { ...stats, rating: null, totalReviews: 0 },
      location: { city: null, state: null },
    })
    open(undefined, { organizations: [organization] })
    const card = await screen.findByRole('article')
    expect(card.textContent).toContain('Not rated')
    expect(card.textContent).toContain('Joined 2024')
    expect(within(card).queryByRole('link', { name: /^Website/ })).toBeNull()
  })

  it('has the five filters and the four sorts, and writes each choice into the URL', async () => {
    const { sent } = open(undefined, { organizations: [aTopOrganization()] })
    const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Show' })
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
    const offered = (select: HTMLSelectElement) =>
      [...select.options].map(({ text, value }) => `${text} = ${value}`)
    expect(offered(filter)).toEqual([
      'All Organizations = all',
      'Verified Only = verified',
      'Top Rated (4.5+) = top-rated',
      'Gold Tier = gold-tier',
      'Rising Stars = rising-star',
    ])
    expect(offered(sort)).toEqual([
      'Highest Rated = rating',
      'Most Impact = impact',
      'Most Projects = projects',
      'Recently Joined = recent',
    ])
    await userEvent.selectOptions(filter, 'Gold Tier')
    await userEvent.selectOptions(sort, 'Most Impact')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search organizations' }), 'harbor{Enter}')
    await waitFor(() => expect(searchOf()).toEqual({ search: 'harbor', filter: 'gold-tier', sort: 'impact' }))
    await waitFor(() =>
      expect(sent.at(-1)?.query).toEqual({ search: 'harbor', filter: 'gold-tier', sort: 'impact' }),
    )
  })

  it('says that nothing was found, with one button to show all', async () => {
    open('/top-organizations?search=zeppelin&filter=gold-tier&sort=impact')
    expect(await screen.findByRole('heading', { name: 'No Organizations Found' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show all organizations' }))
    await waitFor(() => expect(searchOf()).toEqual({ sort: 'impact' }))
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('ignores invalid parameters in the URL', async () => {
    const { sent } = open('/top-organizations?filter=platinum&sort=name', {
      organizations: [aTopOrganization()],
    })
    await screen.findByRole('article')
    expect(sent.find(({ path }) => path === '/api/top-organizations')?.query).toEqual({})
  })

  it('can load the list again if loading failed', async () => {
    open(undefined, { list: { status: 500, body: {} } })
    expect(await screen.findByText('Couldn’t load the organizations')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('ends with the trust standards: legal verification, quality ratings, impact tracking', async () => {
    open(undefined, { organizations: [aTopOrganization()] })
    const standards = await screen.findByRole('region', { name: 'Our trust standards' })
    const names = within(standards).getAllByRole('heading', { level: 3 })
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Legal verification',
      'Quality ratings',
      'Impact tracking',
    ])
    expect(ways(standards)).toEqual(['How scores and tiers work /help/top-organizations'])
  })
})

describe('the ranking on an organization’s page', () => {
  const show = async (ranking: ReturnType<typeof aVerificationStatus> | null) => {
    openScreen(`/organizations/${id}`, {
      user: null,
      answer: ({ path }) =>
        path === `/api/organizations/${id}`
          ? { body: anOrganizationPage({ standing: ranking }) }
          : { body: [] },
    })
    await screen.findByRole('heading', { level: 1 })
  }

  it('shows tier, trust score with its parts, and badges with their meaning', async () => {
    await show(aVerificationStatus())
    const panel = screen.getByRole('region', { name: 'Trust and badges' })
    for (const text of ['Silver tier', '72%', 'Quality of reviews12 of 30', 'Legal status confirmed.'])
      expect(panel.textContent).toContain(text)
  })

  it('says "New" in place of the score of a new organization, and what is missing', async () => {
    await show(aVerificationStatus({ isNew: true, trustScore: null, trustParts: null }))
    const panel = screen.getByRole('region', { name: 'Trust and badges' })
    expect(panel.textContent).toContain('Trust scoreNew')
    expect(panel.textContent).not.toContain('%')
  })

  it('is missing for an organization that is not ranked', async () => {
    await show(null)
    expect(screen.queryByRole('region', { name: 'Trust and badges' })).toBeNull()
  })
})
