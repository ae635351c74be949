/** The screen on which the operator says things about the site. */
import { screen } from '@testing-library/react'
import type { EditedSite } from '#contract/site/site.ts'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen, type Sent, type StubbedResponse } from './screen.tsx'

/** An administrator in New York. */
const admin = aVolunteer({ isAdmin: true, timeZone: 'America/New_York' })

/** What the operator says about a site; nothing unless given. */
export const aSite = (overrides: Partial<EditedSite> = {}): EditedSite => ({
  name: null,
  heroTitle: null,
  heroText: null,
  accent: null,
  contactEmail: null,
  country: null,
  timeZone: null,
  footerLinks: [],
  announcement: null,
  stories: [],
  logo: null,
  version: 1,
  defaults: { name: 'Bridge Collective', contactEmail: 'hello@example.org', timeZone: 'UTC' },
  ...overrides,
})

type Answered = StubbedResponse | undefined | Promise<StubbedResponse | undefined>

/** The screen of the site's settings, with what the server stores; `answer` comes first. */
export function openSite(stored: EditedSite, answer: (sent: Sent) => Answered = () => undefined) {
  return openScreen('/admin/site', {
    user: admin,
    answer: async (sent) => {
      if (sent.path === '/api/admin/overview') return { body: anAdminOverview() }
      const own = await answer(sent)
      if (own) return own
      if (sent.path === '/api/admin/site') return { body: stored }
      if (sent.path.endsWith('/agreements')) return { body: { versions: [], unanswered: 0 } }
      return { body: { number: 1, markdown: '' } }
    },
  })
}

/** A section, by its title. */
export const findForm = (name: string) => screen.findByRole('form', { name })
/** What was saved. */
export const patches = (sent: Sent[]) =>
  sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
