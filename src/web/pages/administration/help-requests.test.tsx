import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { HelpRequest } from '#contract/organizations/coordination.ts'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const request: HelpRequest = {
  id: ids.organization,
  name: 'Harbor Light Shelter',
  location: 'Leeds',
  askedAt: '2026-11-20T10:00:00.000Z',
  coordinators: 0,
  publishedProjects: 1,
  pendingApplications: 3,
  isMember: false,
}

it('a coordinator helps an organization that asked, after a question, but not one they are a member of', async () => {
  const person = userEvent.setup()
  const own = { ...request, id: ids.project, name: 'Quayside', isMember: true }
  const user = aVolunteer({ staffRoles: ['coordinator'] })
  const { sent } = openScreen('/admin/help-requests', {
    user,
    answer: ({ path, method }) => {
      if (path === '/api/user') return { body: user }
      if (path === '/api/admin/overview') return { body: anAdminOverview({ helpRequests: 1 }) }
      if (method === 'POST') {
        return { body: { organizationId: request.id, organizationName: request.name } }
      }
      return { body: path === '/api/admin/help-requests' ? [request, own] : [] }
    },
  })
  expect(await screen.findAllByText('1 published project, 3 pending applications')).toHaveLength(2)
  const menu = within(screen.getByRole('navigation', { name: 'Administration' }))
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin',
    '/admin/help-requests',
  ])
  expect(screen.getByText('You’re a member')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: /^Help this organization/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Help this organization' }))
  expect(await screen.findByText('You now help Harbor Light Shelter')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/admin/organizations/${request.id}/help`,
  ])
})
