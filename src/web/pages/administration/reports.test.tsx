import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { AccountCase } from '#contract/moderation/account-reports.ts'
import type { AppealCase } from '#contract/moderation/appeals.ts'
import type { QueuedCase } from '#contract/moderation/queue.ts'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aReport, openQueue, reportedAt } from '#tests/support/web/queue-screen.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

const about: AccountCase = {
  id: ids.volunteer,
  state: 'open',
  at: reportedAt,
  version: 'seen',
  account: {
    name: 'Maya Lindqvist',
    createdAt: reportedAt,
    suspensionReason: null,
    published: 0,
    pending: 1,
    accepted: 2,
    completed: 3,
  },
  reports: [
    { ...aReport('harassment', 'She shouted at us.'), inviteContent: null, applicationContent: null },
  ],
  isOwnCase: false,
  needsAdministrator: false,
}
const queued = (change: Partial<AccountCase> = {}): QueuedCase => ({
  kind: 'person',
  case: { ...about, ...change },
})
const article = async () => within(await screen.findByRole('article'))

it('a reported person is shown with the reason, the reporter and their record', async () => {
  openQueue('/admin/reports', queued(), () => ({ body: about }))
  const card = await article()
  expect(card.getByText('Person · Harassment or threats')).toBeTruthy()
  for (const text of ['Maya Lindqvist', 'Harassment or threats', 'She shouted at us.', 'Their first report'])
    expect(card.getByText(text)).toBeTruthy()
  expect(card.getByText('1 pending, 2 accepted, 3 completed')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Maya Lindqvist' }).getAttribute('href')).toBe(
    `/admin/people/${ids.volunteer}`,
  )
  // Beside the download of what is listed.
  expect(screen.getByText('1 found')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy()
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    'Dismiss',
    'Warn',
    'Suspend',
  ])
})

it('a decision needs a reason, and sends it with the version that was shown', async () => {
  const { sent } = openQueue('/admin/reports', queued(), () => ({ body: about }))
  await userEvent.click((await article()).getByRole('button', { name: 'Suspend' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Maya Lindqvist?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Threatened a shelter')
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  // The pressed button is gone with its case.
  await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull())
  expect(document.activeElement?.textContent).toContain('No open reports')
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/api/admin/people/${ids.volunteer}/decision`,
    body: { verdict: 'suspend', note: 'Threatened a shelter', version: 'seen' },
  })
})

it('shows what the application says from which a report was made', async () => {
  const report = {
    ...aReport('spam', 'Sent to all.'),
    inviteContent: null,
    applicationContent: 'Buy my book.',
  }
  openQueue('/admin/reports', queued({ reports: [report] }), () => ({ body: about }))
  const card = await article()
  expect(card.getByRole('figure').textContent).toBe('Application:Buy my book.')
})

it('an own case says that someone else must decide', async () => {
  openQueue('/admin/reports', queued({ isOwnCase: true }), () => ({ body: about }))
  const card = await article()
  expect(card.getByText(/someone else must decide/)).toBeTruthy()
  expect(card.getAllByRole('button')).toHaveLength(1)
})

it('a suspended organization can come back, and keeps the typed reason if someone was first', async () => {
  const suspended = queued({ state: 'suspended' })
  const { sent } = openQueue(
    '/admin/reports?show=decided&kind=organization',
    { ...suspended, kind: 'organization' },
    () => ({ status: 409, body: { message: 'Changed', code: 'case_changed' } }),
  )
  await userEvent.click((await article()).getByRole('button', { name: 'End suspension' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'They paid it back')
  await userEvent.click(dialog.getByRole('button', { name: 'End suspension' }))
  expect(await dialog.findByText(/This case changed after you opened it/)).toBeTruthy()
  expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'They paid it back')
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe(
    `/api/admin/organizations/${ids.volunteer}/decision`,
  )
})

it('an appeal against what safeguards found names no deleted account', async () => {
  const appeal: AppealCase = {
    id: ids.application,
    kind: 'project',
    decision: 'review',
    name: 'Paint our van',
    reason: null,
    rule: null,
    state: 'open',
    isInForce: true,
    at: reportedAt,
    createdAt: reportedAt,
    version: 'seen',
    subjectId: ids.project,
    organization: null,
    person: null,
    opposedBy: null,
    written: null,
    refused: null,
    appealedBy: null,
    appealReason: 'It is paid back.',
    note: null,
    decidedAt: null,
    decidedBy: null,
    isOwnCase: false,
    isOwnDecision: false,
    needsAdministrator: false,
  }
  openQueue('/admin/reports?kind=appeal', { kind: 'appeal', case: appeal }, () => ({ body: appeal }))
  const card = await article()
  expect(card.getByText(/^Flagged by safeguards/)).toBeTruthy()
  expect(card.queryByText(/deleted account decided/)).toBeNull()
})

it.each([
  ['', 'No open reports'],
  ['?kind=appeal', 'No open appeals'],
  ['?kind=message', 'No open reports about messages'],
])('says that nothing of the chosen kind is open: %s', async (search, title) => {
  openScreen(`/admin/reports${search}`, {
    user: aVolunteer({ isAdmin: true }),
    answer: ({ path }) => ({ body: path === '/api/admin/overview' ? anAdminOverview() : [] }),
  })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

it('opens the next case after the reader’s own decision, but none when someone else decides the open one', async () => {
  const cases = ['Maya Lindqvist', 'Jonah Reyes', 'Ada Obi', 'Ines Roth'].map((name, index) =>
    queued({ id: `${ids.volunteer.slice(0, -1)}${index}`, account: { ...about.account, name } }),
  )
  let found = cases
  const { queryClient } = openScreen('/admin/reports', {
    user: aVolunteer({ isAdmin: true }),
    answer: ({ path, method }) => {
      if (path === '/api/admin/overview') return { body: anAdminOverview() }
      if (method === 'GET') return { body: path === '/api/admin/reports' ? found : [] }
      found = cases.slice(2)
      return { body: about }
    },
  })
  const row = async (name: string) => within(await screen.findByRole('article', { name }))
  await row('Maya Lindqvist')
  found = cases.slice(1)
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('/api/admin/reports'),
  })
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  const second = await row('Jonah Reyes')
  await userEvent.click(second.getByRole('button', { name: 'Details: Jonah Reyes' }))
  await userEvent.click(second.getByRole('button', { name: 'Dismiss' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Nothing wrong')
  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect((await row('Ada Obi')).getByRole('button', { name: 'Dismiss' })).toBeTruthy()
})

it('shows cases as rows, of which one is open, and its details have a name', async () => {
  const other = { ...about, id: ids.application, account: { ...about.account, name: 'Jonah Reyes' } }
  openScreen('/admin/reports', {
    user: aVolunteer({ isAdmin: true }),
    answer: ({ path }) => {
      if (path === '/api/admin/overview') return { body: anAdminOverview() }
      return { body: path === '/api/admin/reports' ? [queued(), { kind: 'person', case: other }] : [] }
    },
  })
  const first = within(await screen.findByRole('article', { name: 'Maya Lindqvist' }))
  const second = within(screen.getByRole('article', { name: 'Jonah Reyes' }))
  expect(first.getByRole('button', { name: 'Dismiss' })).toBeTruthy()
  expect(second.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  await userEvent.click(second.getByRole('button', { name: 'Details: Jonah Reyes', expanded: false }))
  expect(second.getByRole('button', { name: 'Dismiss' })).toBeTruthy()
  expect(first.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  await userEvent.click(second.getByRole('button', { name: 'Details: Jonah Reyes', expanded: true }))
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
})

it('says how long a report has waited', async () => {
  const at = new Date(Date.now() - 8.5 * 60_000).toISOString()
  openQueue('/admin/reports', queued({ at }), () => ({ body: about }))
  expect((await article()).getByText(/^waiting/).textContent).toBe('waiting 8 minutes')
})
