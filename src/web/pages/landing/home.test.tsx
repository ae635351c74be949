import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getVolunteerHome } from '#contract/dashboards/homes.ts'
import { getStatistics } from '#contract/figures/statistics.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aNewVolunteerHome } from '#tests/support/answers/home-answers.ts'
import { answering, idOf, openHome, region, ways } from '#tests/support/web/home-screen.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

describe('the home page', () => {
  test('shows a visitor Explore Projects and Join Our Community, and at the end Get Started Today', async () => {
    await openHome(null)
    const main = screen.getByRole('main')
    expect(ways(main)).toEqual(
      expect.arrayContaining(['Explore Projects /browse', 'Join Our Community /auth?tab=sign-up']),
    )
    expect(ways(await region('Ready to make a difference?'))).toEqual([
      'Get Started Today /auth?tab=sign-up',
      'Explore Projects /browse',
    ])
  })

  test('shows a volunteer Discover Projects, and at the end Find Projects', async () => {
    await openHome(aVolunteer())
    expect(ways(screen.getByRole('main'))).toEqual(
      expect.arrayContaining(['Discover Projects /browse', 'View Dashboard /volunteer-dashboard']),
    )
    const closing = await region('Find your next project')
    expect(ways(closing)).toEqual(['Find Projects /browse'])
    expect(within(screen.getByRole('main')).getAllByRole('region').at(-1)).toBe(closing)
  })

  test('shows an organization Post a Project, and at the end Find Volunteers and Post a Project', async () => {
    await openHome(anOrganizer())
    expect(ways(screen.getByRole('main'))).toEqual(
      expect.arrayContaining(['Post a Project /create-project', 'View Dashboard /organization-dashboard']),
    )
    const closing = await region('What do you need next?')
    expect(ways(closing)).toEqual([
      `Find Volunteers /project/${ids.project}#volunteer-matches`,
      'Post a Project /create-project',
    ])
    expect(within(screen.getByRole('main')).getAllByRole('region').at(-1)).toBe(closing)
  })

  test('shows signed-in users "Your Impact at a Glance" with the numbers of the current mode', async () => {
    await openHome(aVolunteer())
    const impact = await region('Your Impact at a Glance')
    expect(impact.textContent).toContain('hours confirmed12.5')
    expect(impact.textContent).toContain('average rating4.5')
  })

  test('shows no numbers to visitors or to users who have none yet', async () => {
    await openHome(aVolunteer(), { volunteer: aNewVolunteerHome() })
    const impact = await region('Your Impact at a Glance')
    expect(within(impact).getByText('Your numbers appear here once you work on a project.')).toBeTruthy()
    expect(impact.textContent).not.toMatch(/\d/)
  })

  test('has a Quick Access strip that links to the Full Dashboard of the current mode', async () => {
    await openHome(anOrganizer())
    expect(ways(await region('Quick Access'))).toEqual([
      'Full Dashboard /organization-dashboard',
      'Smart Matching /project-matching',
      'Reviews /reviews',
      'Top Orgs /top-organizations',
      'Rewards /perks-and-rewards',
    ])
  })

  test('shows at most eight trending skills, each linking to its projects', async () => {
    await openHome(null)
    const links = ways(await region('Trending Skills'))
    expect(links).toHaveLength(8)
    expect(links[0]).toBe('Legal /browse?skills=Legal')
    expect(links[7]).toBe('Data Analysis /browse?skills=Data+Analysis')
  })

  test('shows at most three featured opportunities, each linking to /projects/{id}', async () => {
    await openHome(null)
    const featured = await region('Featured Opportunities')
    expect(await within(featured).findAllByRole('article')).toHaveLength(3)
    expect(within(featured).getByRole('link', { name: 'A' }).getAttribute('href')).toBe(
      `/projects/${idOf(0)}`,
    )
  })

  test('names Smart Matching, Top Organizations and Perks & Rewards with the figures of the content file', async () => {
    await openHome(null)
    const features = await region('Find the right match')
    const names = within(features).getAllByRole('heading', { level: 3 })
    expect(names.map((heading) => heading.textContent)).toEqual([
      'Smart Matching',
      'Top Organizations',
      'Perks & Rewards',
    ])
    expect(ways(features)).toEqual([
      'Smart Matching /project-matching',
      'Top Organizations /top-organizations',
      'Perks & Rewards /perks-and-rewards',
    ])
    for (const figure of ['92%', '5,420+', '850+', '$2.5M+']) {
      expect(within(features).getByText(figure)).toBeTruthy()
    }
  })

  test('shows the counted figures that are known in time, and the others the next time', async () => {
    const figures = makeAnswer()
    const home = makeAnswer()
    const { queryClient, router } = openScreen('/home', {
      user: aVolunteer(),
      homes: true,
      showsExamples: false,
      async answer(request) {
        if (request.path === getStatistics.path) return figures.wait({ counted })
        if (request.path === getVolunteerHome.path) return home.wait(aNewVolunteerHome())
        return answering({})(request)
      },
    })
    home.send()
    const features = await region('Find the right match')
    figures.send()
    await waitFor(() => expect(queryClient.getQueryData(keyOf(getStatistics, {}))).toEqual({ counted }))
    await act(async () => {})
    expect(features.textContent).not.toMatch(/\d/)

    await act(() => router.navigate({ to: '/help' }))
    await act(() => router.navigate({ to: '/home' }))
    const shown = within(await region('Find the right match'))
    expect(shown.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Skilled volunteers',
      'Success rate',
    ])
    expect(shown.getByText('1,234')).toBeTruthy()
    expect(shown.getByText('98%')).toBeTruthy()
  })
})

/** What the server counted; the others are small. */
const counted = {
  volunteers: 1234,
  organizations: null,
  completedProjects: null,
  successPercent: 98,
  averageRating: null,
}

/** An answer that is sent when the test says so. */
function makeAnswer() {
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  return { send: () => send(), wait: (body: unknown) => sent.then(() => ({ body })) }
}
