import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { safeguards } from '#domain/safeguards/safeguards.ts'
import { scheduleDefaults } from '#domain/schedule/defaults.ts'
import { openScreen } from '#tests/support/web/screen.tsx'
import { emptySite } from '#web/lib/site/site.ts'
import { helpTextsOf } from './help-topics.ts'

describe('the rules that protect volunteers', () => {
  it('are shown at an address of their own, each with its code and version', async () => {
    openScreen('/safeguards', { user: null, answer: () => ({ body: [] }) })
    await screen.findByRole('heading', { level: 1, name: 'How we protect volunteers' })
    const rule = document.getElementById('S9')
    const { version } = safeguards.S9
    expect(rule?.querySelector('dt')?.textContent).toBe(
      `You never pay to volunteerRule S9, version ${version}`,
    )
  })

  it('link to the schedule where they act when time passes, and the schedule links back', async () => {
    openScreen('/safeguards', { user: null, answer: () => ({ body: [] }) })
    await screen.findByRole('heading', { level: 1, name: 'How we protect volunteers' })
    const linkAt = (id: string) => document.getElementById(id)?.querySelector('a')
    expect([linkAt('S14'), linkAt('S15')].map((link) => link?.getAttribute('href'))).toEqual([
      '/help/schedule#application.reminder',
      '/help/schedule#hours.confirmation',
    ])
    expect(linkAt('S13')).toBe(null)
    const link = linkAt('S15')
    if (link) await userEvent.click(link)
    await screen.findByRole('heading', { level: 1, name: 'Reminders and automatic actions' })
    expect(linkAt('work.freeing')?.getAttribute('href')).toBe('/help/safeguards#S15')
    expect(linkAt('work.renewal')).toBe(null)
  })

  it('say only what is on at this site', () => {
    const textOf = (site: Partial<typeof emptySite>, id: string) =>
      helpTextsOf(defaultLanguage, { ...emptySite, ...site })
        .safeguards.sections.flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === 'terms' ? block.terms : [])),
        )
        .find((term) => term.id === id)?.text
    expect(textOf({ applicationsPerSpot: 4 }, 'S14')).toMatch(
      /^Applications pause while 4 undecided applications wait for each open spot\. If .* after 2, 5, and 10 days\. After 14 days/,
    )
    const noRelease = { ...scheduleDefaults, 'application.release': [] }
    expect(textOf({ scheduleDays: noRelease }, 'S14')).toBe(
      'If an organization has not answered an application, we remind its members after 2, 5, and 10 days.',
    )
    expect(textOf({}, 'S15')).toMatch(/^After 10 days without an answer, logged hours .* After 14 days of/)
    const nothing = { ...scheduleDefaults, 'hours.confirmation': [], 'work.freeing': [] }
    expect(textOf({ scheduleDays: nothing }, 'S15')).toBe('This rule is turned off on this site.')
  })
})
