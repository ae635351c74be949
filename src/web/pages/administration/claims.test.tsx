import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { getExportAllowance } from '#contract/audit/audit.ts'
import {
  exportClaimReviews,
  listClaimReviews,
  type ClaimReview,
} from '#contract/organizations/claim-reviews.ts'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openQueue } from '#tests/support/web/queue-screen.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

const claim: ClaimReview = {
  id: ids.application,
  organization: {
    id: ids.organization,
    organizationName: 'Harbor Light Shelter',
    website: null,
    location: null,
    hasOwner: false,
  },
  person: {
    id: ids.volunteer,
    firstName: 'Ruth',
    lastName: 'Vale',
    email: 'ruth@example.org',
    isEmailVerified: true,
    joinedAt: '2026-10-02T12:00:00.000Z',
  },
  explanation: 'I have run this shelter since 2011.',
  state: 'waiting',
  reason: null,
  decidedBy: null,
  decidedAt: null,
  createdAt: '2026-11-02T12:00:00.000Z',
  isOwnCase: false,
}

it('a claim that another administrator decided keeps the dialog and the typed reason, and says so', async () => {
  const person = userEvent.setup()
  const message = 'Someone else has already decided this'
  openQueue('/admin/claims', claim, () => ({ status: 409, body: { message, code: 'claim_decided' } }))
  await person.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = screen.getByRole('dialog')
  await person.type(within(dialog).getByLabelText('Reason'), 'Nobody there knows you.')
  await person.click(within(dialog).getByRole('button', { name: 'Decline' }))
  // By now the request is gone from the list behind the dialog.
  await screen.findByText('No one is waiting')
  expect(within(dialog).getByRole('alert').textContent).toBe(message)
  expect(within(dialog).getByLabelText('Reason')).toHaveProperty('value', 'Nobody there knows you.')
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement?.textContent).toContain('No one is waiting')
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 5000).toISOString()

it('a list with people’s names says when only a few downloads are left, and when the next one is possible', async () => {
  const { createObjectURL, revokeObjectURL } = URL
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }))
  URL.createObjectURL = () => 'blob:list'
  URL.revokeObjectURL = () => {}
  let left = 4
  const asked: number[] = []
  openScreen('/admin/claims', {
    user: aVolunteer({ isAdmin: true }),
    exports: true,
    answer: ({ path }) => {
      if (path === '/api/admin/overview') return { body: anAdminOverview() }
      if (path === getExportAllowance.path) {
        asked.push(left)
        return { body: { most: 5, periodSeconds: 3600, left, nextAt: inMinutes(12) } }
      }
      if (path === exportClaimReviews.path) left -= 1
      return { body: path === listClaimReviews.path ? [claim] : '' }
    },
  })
  const person = userEvent.setup()
  const button = await screen.findByRole('button', { name: 'Download CSV' })
  await person.click(button)
  await expect.poll(() => asked.at(-1)).toBe(3)
  expect(screen.queryByText(/people’s names/)).toBeNull()
  await person.click(button)
  expect(
    await screen.findByText(
      /^You can download 2 more lists with people’s names now, and another in 1[12] minutes\.$/,
    ),
  ).toBeTruthy()
  await person.click(button)
  expect(
    await screen.findByText(
      /^You can download 1 more list with people’s names now, and another in 1[12] minutes\.$/,
    ),
  ).toBeTruthy()
  await person.click(button)
  expect(
    await screen.findByText(
      /^To protect people’s data, we limit downloads with their names\. You can download the next list in 1[12] minutes\.$/,
    ),
  ).toBeTruthy()
})
