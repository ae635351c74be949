import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ClaimReview } from '#contract/organizations/claim-reviews.ts'
import { ids } from '#tests/support/answers/answers.ts'
import { openQueue } from '#tests/support/web/queue-screen.tsx'

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
