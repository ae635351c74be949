import { afterEach, expect, test } from 'vitest'
import { defaultSiteName, setSiteName } from '#contract/i18n/site-name.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { emptySite } from '#web/lib/site/site.ts'
import { findBrowserScreen, renderSsrPage } from './entry-server.tsx'
import { browserScreens, headings } from './page-data.ts'
import { makeRouter } from './routes.tsx'

// All files share the modules.
afterEach(() => setSiteName(defaultSiteName))

const ask = () => Promise.reject(new Error('nothing to ask'))

test('a person whose account will be deleted gets no buttons before the code that answers them', async () => {
  const page = await renderSsrPage({
    href: '/help',
    user: aVolunteer({ deletionDueAt: '2026-12-29T00:00:00.000Z' }),
    at: 0,
    year: 2026,
    language: 'en',
    takeSite: () => emptySite,
    ask,
  })
  expect(page).toBeNull()
})

test('nor do they get the heading of a dashboard, which they will not see', () => {
  const deletionDueAt = '2026-12-29T00:00:00.000Z'
  const path = '/volunteer-dashboard'
  expect(findBrowserScreen(path, aVolunteer())?.heading).toBe('volunteerDashboard')
  expect(findBrowserScreen(path, aVolunteer({ deletionDueAt }))).toBeNull()
})

test('a heading that the document shows is for those who may see its screen', () => {
  const { routesByPath } = makeRouter(createQueryClient({ onSignedOut: () => {} }))
  const accessOf: Record<string, unknown> = Object.fromEntries(
    Object.entries(routesByPath).map(([path, { options }]) => [path, options.staticData?.access]),
  )
  const shown = Object.entries(browserScreens).flatMap(([path, { headings: names = [] }]) =>
    names.map((name) => [path, headings[name].access]),
  )
  expect(shown.length).toBeGreaterThan(6)
  expect(shown).toEqual(shown.map(([path]) => [path, accessOf[String(path)]]))
})

test('the heading of applications is of the only side that an account has, and of none with both', () => {
  const headingFor = (user: User) => findBrowserScreen('/applications', user)?.heading
  expect(headingFor(aVolunteer())).toBe('sentApplications')
  expect(headingFor(anOrganizer())).toBe('receivedApplications')
  expect(headingFor(anOrganizer({ isVolunteer: true, hasVolunteerProfile: true }))).toBeNull()
})

test('two pages that render at the same time, with a new name in between, have one name each', async () => {
  let name = 'Leeds Helps'
  const render = (href: string) =>
    renderSsrPage({
      href,
      user: null,
      at: 0,
      year: 2026,
      language: 'en',
      takeSite: () => ({ ...emptySite, name }),
      ask,
    })
  const first = render('/help')
  // Let it begin.
  await new Promise((resolve) => setImmediate(resolve))
  name = 'Bradford Helps'
  const pages = await Promise.all([first, render('/safeguards')])
  for (const page of pages) {
    const shown = `${page?.markup} ${page?.head.title}`
    const names = ['Leeds Helps', 'Bradford Helps'].filter((each) => shown.includes(each))
    expect(names).toEqual([page?.site.name])
  }
})
