import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ReviewCase } from '#contract/reviews/cases.ts'
import { ids } from '#tests/support/answers/answers.ts'
import { aReport, maya, openQueue, reportedAt } from '#tests/support/web/queue-screen.tsx'
import type { Answer } from '#tests/support/web/screen.tsx'

const waiting: ReviewCase = {
  id: ids.application,
  state: 'open',
  at: reportedAt,
  version: 'seen',
  review: {
    reviewType: 'volunteer_to_organization',
    rating: 1,
    reviewText: 'They asked me for my bank account.',
    categories: { respect: 2 },
    isPublic: true,
    createdAt: reportedAt,
    editedAt: null,
    hiddenAt: null,
    reply: { text: 'This is somebody else.', language: null, at: reportedAt },
    writer: maya,
  },
  collaboration: {
    project: { id: ids.project, title: 'Redesign the intake form' },
    organization: { id: ids.organization, organizationName: 'Harbor Light Shelter' },
    volunteer: maya,
  },
  reports: [aReport('untrue', 'We never did.')],
  restored: null,
  isOwnCase: false,
}

const open = (decide: Answer, overrides: Partial<ReviewCase> = {}) =>
  openQueue('/admin/reviews', { ...waiting, ...overrides }, decide)
const hide = async () => userEvent.click(await screen.findByRole('button', { name: 'Hide' }))

it('a reported review is shown with its reply, its ratings, and who reported it and why', async () => {
  open(() => ({ body: waiting }))
  await screen.findByRole('heading', { name: 'Maya Lindqvist about Harbor Light Shelter' })
  const card = within(screen.getByRole('article'))
  for (const expectedText of [
    'They asked me for my bank account.',
    'This is somebody else.',
    'Respectful Communication 2',
    'Not true',
    'We never did.',
  ]) {
    expect(card.getByText(expectedText)).toBeTruthy()
  }
  expect(card.getByText(/by Ruth Vale/)).toBeTruthy()
})

it('hiding a review needs a reason and sends the version of the case that was shown', async () => {
  const { sent } = open(() => ({ body: { ...waiting, state: 'hidden' } }))
  await hide()
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(dialog.getByText('Please give a reason')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Reason'), 'It names a child.')
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('Review hidden')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    verdict: 'hide',
    note: 'It names a child.',
    version: 'seen',
  })
  await expect.poll(() => document.activeElement?.textContent).toContain('No open reports')
})

it('a case that changed meanwhile keeps the dialog and the typed reason, and says so', async () => {
  open(() => ({ status: 409, body: { message: 'This case has changed', code: 'case_changed' } }))
  await hide()
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'It names a child.')
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('read the changes')
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'It names a child.')
})

it('administrators cannot decide cases they are involved in', async () => {
  open(() => ({ body: waiting }), { isOwnCase: true })
  await screen.findByText(/Someone else on the staff must decide/)
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull()
})

it('a hidden review is visible only to its author’s side and administrators, and is labeled as hidden', async () => {
  open(() => ({ body: waiting }), { state: 'hidden', review: { ...waiting.review, hiddenAt: reportedAt } })
  await screen.findByRole('heading', { name: 'Maya Lindqvist about Harbor Light Shelter' })
  const card = within(screen.getByRole('article'))
  expect(card.getByText('Its author’s side, moderators and administrators')).toBeTruthy()
  expect(card.queryByText('Everybody')).toBeNull()
})
