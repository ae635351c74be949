import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { MessageCase } from '#contract/messages/cases.ts'
import { ids } from '#tests/support/answers/answers.ts'
import { aReport, maya, openQueue, reportedAt } from '#tests/support/web/queue-screen.tsx'
import type { Answer } from '#tests/support/web/screen.tsx'

const waiting: MessageCase = {
  id: ids.application,
  state: 'open',
  at: reportedAt,
  version: 'seen',
  message: {
    content: 'Please send me money.',
    timestamp: reportedAt,
    editedAt: reportedAt,
    deletedAt: null,
    side: 'volunteer',
    attachments: [],
    writer: maya,
  },
  conversation: {
    organization: { id: ids.organization, organizationName: 'Harbor Light Shelter' },
    volunteer: maya,
    project: null,
  },
  reports: [{ ...aReport('money', 'Twice this week.'), content: 'Please send me money today.' }],
  canRestore: false,
  isOwnCase: false,
}

const open = (decide: Answer, overrides: Partial<MessageCase> = {}) =>
  openQueue('/admin/messages', { ...waiting, ...overrides }, decide)
const removed = { body: { ...waiting, state: 'removed' } }

it('a reported message shows its current text, the reported text, and who reported it and why', async () => {
  open(() => removed)
  await screen.findByRole('heading', { name: 'Maya Lindqvist to Harbor Light Shelter' })
  const card = within(screen.getByRole('article'))
  for (const text of [
    'Please send me money.',
    'Asks for money',
    'Twice this week.',
    'None (general conversation)',
  ]) {
    expect(card.getByText(text)).toBeTruthy()
  }
  expect(card.getByText(/by Ruth Vale/)).toBeTruthy()
  expect(card.getByText(/Please send me money today\./)).toBeTruthy()
  const [writer] = card.getAllByRole('link', { name: 'Maya Lindqvist' })
  expect(writer?.getAttribute('href')).toBe(`/admin/people/${ids.volunteer}`)
})

it('removing a message needs a reason and sends the version of the case that was shown', async () => {
  const { sent } = open(() => removed)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(dialog.getByText('Please give a reason')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Reason'), 'It asks for money.')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Message removed')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    {
      path: `/api/admin/messages/${waiting.id}/decision`,
      body: { verdict: 'remove', note: 'It asks for money.', version: 'seen' },
    },
  ])
  expect(await screen.findByText('No open reports')).toBeTruthy()
})

it('restores a removed message, unless nothing of it is stored', async () => {
  const restored = { body: { ...waiting, state: 'restored' } }
  const { sent } = open(() => restored, { state: 'removed', canRestore: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Message restored')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { verdict: 'restore' } }])
})

it('offers nothing for a removed message of which nothing is stored', async () => {
  open(() => removed, { state: 'removed' })
  await screen.findByRole('heading', { name: 'Maya Lindqvist to Harbor Light Shelter' })
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})

it('an administrator who takes part in the conversation cannot decide the case', async () => {
  open(() => removed, { isOwnCase: true })
  expect(await screen.findByText(/someone else on the staff must decide/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})
