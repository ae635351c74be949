import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PersonRow } from '#contract/moderation/person-row.ts'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

it('a deleted account in the list of people has no state of an address', async () => {
  const row = {
    id: ids.project,
    name: 'Former member',
    email: '',
    userType: 'volunteer',
    staffRoles: [],
    isSuspended: false,
    deletionDueAt: null,
    isFormer: true,
    isEmailVerified: false,
    emailBouncedAt: null,
    roles: [],
    organizations: 0,
    createdAt: '2026-11-03T10:00:00.000Z',
    lastSeenAt: null,
  } as const satisfies PersonRow
  const people = [row, { ...row, id: ids.organization, name: 'Maya', isFormer: false }]
  openScreen('/admin/people', {
    user: aVolunteer({ isAdmin: true }),
    answer: ({ path }) => ({ body: path === '/api/admin/overview' ? anAdminOverview() : people }),
  })
  const former = within(await screen.findByRole('link', { name: /Former member/ }))
  expect(former.getByText('Deleted')).toBeTruthy()
  expect(former.queryByText('Not verified')).toBeNull()
  expect(within(screen.getByRole('link', { name: /Maya/ })).getByText('Not verified')).toBeTruthy()
})
