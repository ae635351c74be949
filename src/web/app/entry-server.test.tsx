import { expect, test } from 'vitest'
import { loadTexts } from '#contract/i18n/texts.ts'
import { emptySite } from '#web/lib/site.ts'
import { renderSsrPage } from './entry-server.tsx'

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
      ask: () => Promise.reject(new Error('nothing to ask')),
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
