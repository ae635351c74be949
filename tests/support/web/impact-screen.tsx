/** Opens the impact report of a site, with answers of the calls it makes. */
import { screen, within } from '@testing-library/react'
import type { ImpactReport } from '#contract/impact/impact.ts'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { anImpactGroup } from '#tests/support/answers/impact-answers.ts'
import { openScreen, type Sent, type StubbedResponse } from '#tests/support/web/screen.tsx'

const admin = aVolunteer({ isAdmin: true })
export const rate = {
  year: 2026,
  amount: 34.79,
  currency: 'USD',
  source: 'Independent Sector',
  sourceUrl: null,
}
const organizations = ['Harbor Light', 'River Trust'].map((name) =>
  anImpactGroup(ids.organization.replace('2222', name === 'River Trust' ? '3333' : '2222'), { name }),
)

type Answered = StubbedResponse | undefined

export function openImpact(
  report: ImpactReport,
  address = '/admin/impact',
  answer: (sent: Sent) => Answered = () => undefined,
) {
  return openScreen(address, {
    user: admin,
    answer: (sent) => {
      const own = answer(sent)
      if (own) return own
      if (sent.path === '/api/admin/overview') return { body: anAdminOverview() }
      if (sent.path === '/api/admin/impact') return { body: report }
      if (sent.path === '/api/admin/impact/groups') {
        const groups = sent.query['by'] === 'organization' ? organizations : report.series
        return { body: { groups, total: sent.query['by'] === 'organization' ? 183 : 12 } }
      }
      return { body: [rate] }
    },
  })
}
export const findTitle = (name = 'Impact report') => screen.findByRole('heading', { level: 1, name })
export const figureOf = async (name: string) => {
  await findTitle()
  const figures = within(screen.getByRole('region', { name: 'Key figures' }))
  return figures.getByText(name, { selector: 'dt' }).parentElement?.textContent ?? ''
}
export const asked = (sent: Sent[], path: string) =>
  sent.filter((each) => each.path === path).map(({ query }) => query)
