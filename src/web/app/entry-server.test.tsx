import { afterEach, expect, test } from 'vitest'
import { defaultSiteName, setSiteName } from '#contract/i18n/site-name.ts'
import { loadTexts } from '#contract/i18n/texts.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { emptySite } from '#web/lib/site/site.ts'
import { renderSsrPage } from './entry-server.tsx'

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
