import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ListedProject as Project } from '#contract/projects/projects.ts'
import { aCard, ids } from '#tests/support/answers/answers.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { ProjectCard } from './project-card.tsx'

async function show(overrides: Partial<Project>) {
  const routeTree = createRootRoute({
    staticData: { access: 'public' },
    component: () => <ProjectCard project={aCard(overrides)} />,
  })
  render(
    <QueryClientProvider client={createQueryClient({ onSignedOut: () => {} })}>
      <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
    </QueryClientProvider>,
  )
  return screen.findByRole('article')
}
const labelsOf = (card: HTMLElement, name: string) =>
  within(within(card).getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('a project card', () => {
  it('links its title to /projects/{id} and View Details to /project/{id}', async () => {
    await show({})
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('Redesign the intake form')).toBe(`/projects/${ids.project}`)
    expect(link('View Details')).toBe(`/project/${ids.project}`)
  })

  it.each([true, false])('says “Under review” only while it is (%s)', async (isUnderReview) => {
    const card = await show({ isUnderReview })
    expect(within(card).queryAllByText('Under review')).toHaveLength(isUnderReview ? 1 : 0)
  })

  it('shows its organization’s name and no id', async () => {
    const card = await show({ organizationName: 'Alder Creek Trust' })
    expect(within(card).getByText('Alder Creek Trust')).toBeTruthy()
    expect(card.textContent).not.toContain(ids.organization.slice(-8))
  })

  it('shows two causes and three skills, then the number of further ones', async () => {
    const card = await show({
      causeAreas: ['Housing', 'Education', 'Health'],
      requiredSkills: ['Research', 'Translation', 'Branding', 'Accounting', 'Photography'],
    })
    const causes = within(card).getByText('Causes:').parentElement
    expect(causes?.textContent).toBe('Causes: Housing, Education, +1 more')
    expect(labelsOf(card, 'Skills')).toEqual(['Research', 'Translation', 'Branding', '+2 more'])
  })

  it('shows no number of further ones when it shows all', async () => {
    const card = await show({ causeAreas: ['Housing', 'Education'] })
    expect(card.textContent).toContain('Causes: Housing, Education')
    expect(card.textContent).not.toContain('more')
  })

  it.each([
    ['4.5', 3, true],
    ['4.4', 9, false],
    ['5.0', 2, false],
    [null, 0, false],
  ])(
    'shows "Top Rated" from an average of 4.5 and 3 reviews: %s of %s',
    async (averageRating, totalReviews, isRated) => {
      const card = await show({ averageRating, totalReviews })
      expect(within(card).queryByText('Top Rated') !== null).toBe(isRated)
    },
  )

  it('labels an unverified organization "Not yet verified"', async () => {
    const card = await show({ organizationVerified: false })
    expect(within(card).getByText('Not yet verified')).toBeTruthy()
  })

  it.each([
    [5, '5 hours/week, Light'],
    [6, '6 hours/week, Moderate'],
    [10, '10 hours/week, Moderate'],
    [20, '20 hours/week, Significant'],
    [21, '21 hours/week, Major'],
    [null, 'Hours not stated'],
  ])('shows how heavy %s hours per week are', async (timeCommitment, text) => {
    expect((await show({ timeCommitment })).textContent).toContain(text)
  })

  it('shows the location, or that the listing does not state it', async () => {
    expect((await show({ isRemote: true, location: 'Tucson, AZ' })).textContent).toContain('Remote')
  })

  it('shows the location of work that is not remote', async () => {
    expect((await show({ isRemote: false, location: 'Tucson, AZ' })).textContent).toContain('Tucson, AZ')
  })

  it.each([
    [{ placesLeft: 1 }, '1 spot left'],
    [{ placesLeft: 4 }, '4 spots left'],
    [{ placesLeft: null }, 'Open to any number of volunteers'],
    [{ placesLeft: 0, applicationsClosedReason: 'full' }, 'All spots filled'],
    [{ applicationsClosedReason: 'deadline_passed' }, 'Deadline passed'],
    [
      { applicationsClosedReason: 'queue_paused', waitingCount: 30, organizationName: 'Open Doors' },
      'Applications are paused until Open Doors answers.',
    ],
  ] as const)('shows how open %o is', async (overrides, text) => {
    expect((await show(overrides)).textContent).toContain(text)
  })

  it('shows the marks of an imported listing and of a verified organization only when they apply', async () => {
    const card = await show({ isImported: true, organizationVerified: true })
    expect(within(card).getByText('Imported')).toBeTruthy()
    expect(within(card).getByRole('img', { name: 'Verified organization' })).toBeTruthy()
  })

  it('shows a rating only if there is one', async () => {
    expect((await show({})).textContent).not.toContain('Rated')
  })

  it('reads a rating in words to screen readers', async () => {
    const card = await show({ averageRating: '4.8', totalReviews: 12 })
    expect(within(card).getByText('Rated 4.8 of 5 from 12 reviews')).toBeTruthy()
  })

  it('shows how its organization answers, where the list says so', async () => {
    const description = 'Answers 92%, usually within 2 days'
    const card = await show({ organizationResponse: { rate: 92, medianHours: 30, description } })
    expect(within(card).getByText(description)).toBeTruthy()
  })

  it('says nothing about the answers of a new organization, as most would say the same', async () => {
    const description = 'Response time: New'
    const card = await show({ organizationResponse: { rate: null, medianHours: null, description } })
    expect(within(card).queryByText(description)).toBeNull()
  })
})
