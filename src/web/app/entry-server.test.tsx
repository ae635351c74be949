import { afterEach, expect, test } from 'vitest'
import { defaultSiteName, setSiteName } from '#contract/i18n/site-name.ts'
import { loadTexts } from '#contract/i18n/texts.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { emptySite } from '#web/lib/site/site.ts'
import { findBrowserScreen, renderSsrPage } from './entry-server.tsx'
import { browserScreens } from './page-data.ts'
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
  expect(findBrowserScreen(path, aVolunteer())?.headingOf).toBe(path)
  expect(findBrowserScreen(path, aVolunteer({ deletionDueAt }))).toBeNull()
})

test('a heading that the document shows is for those who may see its screen', () => {
  const { routesByPath } = makeRouter(createQueryClient({ onSignedOut: () => {} }))
  const accessOf: Record<string, unknown> = Object.fromEntries(
    Object.entries(routesByPath).map(([path, { options }]) => [path, options.staticData?.access]),
  )
  const headings = Object.entries(browserScreens).flatMap(([path, { heading }]) =>
    heading ? [[path, heading.access]] : [],
  )
  expect(headings.length).toBeGreaterThan(2)
  expect(headings).toEqual(headings.map(([path]) => [path, accessOf[String(path)]]))
})

test('two pages that render at the same time, with a new name in between, have one name each', async () => {
  await loadTexts('en')
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
