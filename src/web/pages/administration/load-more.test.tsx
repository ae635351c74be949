import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { AuditEntry } from '#contract/audit/audit.ts'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { anOrganizationDashboard } from '#tests/support/answers/dashboard-answers.ts'
import { anApplication, anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aSoundChain } from '#tests/support/answers/moderation-answers.ts'
import { aVerificationStatus } from '#tests/support/answers/verification-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const at = '2026-11-20T10:00:00.000Z'
const otherId = '77777777-7777-4777-8777-777777777777'

const aReportedPerson = (id: string, name: string) => ({
  kind: 'person',
  case: {
    id,
    state: 'open',
    at,
    version: 'seen',
    account: {
      name,
      createdAt: at,
      suspensionReason: null,
      published: 0,
      pending: 0,
      accepted: 0,
      completed: 0,
    },
    reports: [],
    isOwnCase: false,
    needsAdministrator: false,
  },
})

const anEntry = (position: number, objectName: string): AuditEntry => ({
  position,
  at,
  action: 'user.suspend',
  outcome: 'done',
  actor: null,
  objectType: 'user',
  objectId: ids.project,
  objectName,
  isOpenAppeal: null,
  changes: [],
  ip: null,
  session: null,
  requestId: null,
  hash: 'ab12',
})

const named = (id: string, firstName: string) =>
  anApplication({ id, volunteer: { ...anApplication().volunteer, firstName } })

const administrator = aVolunteer({ isAdmin: true })

it.each([
  {
    url: '/admin/reports',
    path: '/api/admin/reports',
    items: [aReportedPerson(ids.volunteer, 'Maya One'), aReportedPerson(otherId, 'Jonah Two')],
    user: administrator,
  },
  {
    url: '/admin/audit',
    path: '/api/admin/audit',
    items: [anEntry(8, 'Maya One'), anEntry(7, 'Jonah Two')],
    user: administrator,
  },
  {
    url: '/organization-dashboard',
    path: '/api/received-applications',
    items: [named(ids.application, 'Maya'), named(otherId, 'Jonah')],
    user: anOrganizer(),
  },
])(
  'more of the list at $url is fetched without what is shown already',
  async ({ url, path, items, user }) => {
    const [first, second] = items
    const { sent } = openScreen(url, {
      user,
      answer: ({ path: called, query }) => {
        if (called === '/api/admin/overview') return { body: anAdminOverview() }
        if (called === `${path}/check`) return { body: aSoundChain }
        if (called === '/api/dashboard/organization') return { body: anOrganizationDashboard() }
        if (called === '/api/organization/verification') return { body: aVerificationStatus() }
        if (called !== path) return { body: {} }
        return query['cursor'] === 'next'
          ? { body: [second] }
          : { body: [first], headers: { link: `<${path}?cursor=next>; rel="next"`, 'x-total-count': '2' } }
      },
    })
    await screen.findAllByText(/Maya/)
    const button = await screen.findByRole('button', { name: /^(Load More|Show older entries)$/ })
    const before = sent.length
    await userEvent.click(button)
    await screen.findAllByText(/Jonah/)
    const cursors = sent.slice(before).flatMap((each) => (each.path === path ? [each.query['cursor']] : []))
    expect(cursors).toEqual(['next'])
  },
)
