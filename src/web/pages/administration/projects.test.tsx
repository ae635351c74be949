import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ProjectCase } from '#contract/projects/cases.ts'
import { ids } from '#tests/support/answers/answers.ts'
import { notStated } from '#tests/support/answers/not-stated.ts'
import { aReport, openQueue, reportedAt } from '#tests/support/web/queue-screen.tsx'
import type { Answer } from '#tests/support/web/screen.tsx'

const finding = {
  rule: 'S9',
  version: 1,
  effect: 'review',
  field: 'perks.0.title',
  evidence: 'You pay for your own software.',
} as const

const waiting: ProjectCase = {
  id: ids.project,
  state: 'open',
  at: reportedAt,
  version: 'seen',
  project: {
    title: 'Redesign the intake form',
    description: 'Forty pages become twelve.',
    ...notStated,
    hoursReason: 'The fair is in May.',
    startDate: '2026-12-01',
    endDate: '2027-01-31',
    milestones: [{ title: 'A first draft', dueDate: null, afterHours: 10 }],
    deliverables: 'A form.',
    definitionOfDone: 'Six people have tried it.',
    impact: 'A bed the same evening.',
    contactName: 'Ruth Adler',
    confirmsNoPaidPost: true,
    screeningQuestions: ['Have you tested a form?'],
    perks: [{ title: 'You pay for your own software.', description: '' }],
    timeCommitment: 10,
    duration: '1-2 months',
    language: null,
    status: 'open',
    visibility: 'published',
    isImported: false,
    createdAt: reportedAt,
    updatedAt: reportedAt,
    pending: 1,
    accepted: 2,
  },
  organization: {
    id: ids.organization,
    organizationName: 'Harbor Light Shelter',
    isVerified: false,
    isSuspended: false,
    createdAt: reportedAt,
    published: 3,
    removed: 1,
    completed: 2,
  },
  reports: [
    {
      ...aReport('asks_money', 'They wanted a deposit.'),
      source: 'person',
      isDecision: false,
      finding: null,
      record: { reports: 4, upheld: 3 },
    },
    {
      ...aReport('other', ''),
      id: ids.application,
      reason: null,
      explanation: null,
      reporter: null,
      source: 'product',
      isDecision: false,
      finding,
      record: null,
    },
  ],
  warnings: [{ rule: 'S2', version: 1, effect: 'warn', field: 'timeCommitment', evidence: '10' }],
  isOwnCase: false,
}

const open = (decide: Answer, overrides: Partial<ProjectCase> = {}, url = '/admin/projects') =>
  openQueue(url, { ...waiting, ...overrides }, decide)

it('a reported project is shown with who reported it, what a safeguard found, its organization and its content', async () => {
  open(() => ({ body: waiting }))
  await screen.findByRole('heading', { name: 'Redesign the intake form' })
  const card = within(screen.getByRole('article'))
  for (const expectedText of [
    'Asks for money',
    'They wanted a deposit.',
    '4 reports in total, 3 of them led to action',
    'Asks for money (S9, version 1)',
    'Found by a safeguard in: Perks.',
    'Many hours per week (S2, version 1)',
    '3 published, 2 completed, 1 removed',
    '1 pending, 2 accepted',
  ]) {
    expect(card.getByText(expectedText)).toBeTruthy()
  }
  expect(card.getAllByText('You pay for your own software.')).toHaveLength(1)
  await userEvent.click(card.getByText('Project content'))
  expect(await card.findByText('Forty pages become twelve.')).toBeTruthy()
  const content = [
    'Have you tested a form?',
    'The fair is in May.',
    'Dec 1, 2026',
    'Jan 31, 2027',
    /^A first draft/,
    'Six people have tried it.',
    'Ruth Adler',
    'The project doesn’t replace a paid job.',
  ]
  for (const text of content) expect(card.getByText(text)).toBeTruthy()
})

it('a project that an administrator holds back says by whom and why, and not that someone reported it', async () => {
  const hold = {
    ...aReport('other', 'We ask about the deposit.'),
    record: { reports: 1, upheld: 0 },
  } as const
  const reports = [{ ...hold, source: 'person', isDecision: true, finding: null }] as const
  open(() => ({ body: waiting }), { state: 'held', reports: [...reports], warnings: [] })
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('We ask about the deposit.').closest('li')?.textContent).toMatch(
    /^Held back by Ruth Vale/,
  )
  expect(card.queryByText('Their first report')).toBeNull()
})

it('removing a project says whom it concerns, needs a reason and sends the version that was shown', async () => {
  const { sent } = open(() => ({ body: { ...waiting, state: 'removed' } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this project?' }))
  expect(dialog.getByText(/decline 1 pending application\. We end the work of 2 volunteers\./)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(dialog.getByText('Please give a reason')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Reason'), 'It sells a course.')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Project removed')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    verdict: 'remove',
    note: 'It sells a course.',
    version: 'seen',
  })
})

it.each([
  ['removed', ['Restore']],
  ['none', ['Remove']],
  ['open', ['Dismiss', 'Hold back', 'Remove']],
  ['held', ['Dismiss', 'Remove']],
] as const)('a project that is %s offers %j', async (state, names) => {
  open(() => ({ body: waiting }), { state })
  const card = within(await screen.findByRole('article'))
  // After the one that opens the case.
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', ...names])
})

it('a member of the organization sees that someone else must decide', async () => {
  open(() => ({ body: waiting }), { isOwnCase: true })
  const card = within(await screen.findByRole('article'))
  expect(card.getByText(/Someone else on the staff must decide/)).toBeTruthy()
  expect(card.getAllByRole('button')).toHaveLength(1)
})

it('the search asks for what the address says and keeps it there', async () => {
  const { sent } = open(() => ({ body: waiting }), {}, '/admin/projects?show=all&rule=S9&visibility=removed')
  await userEvent.type(await screen.findByLabelText('Title or organization'), 'harbor{Enter}')
  await expect
    .poll(() => sent.findLast(({ path }) => path === '/api/admin/projects')?.query)
    .toEqual({ show: 'all', rule: 'S9', visibility: 'removed', q: 'harbor' })
  const search = within(screen.getByRole('search'))
  await userEvent.selectOptions(search.getByLabelText('Visibility'), 'Published')
  await expect
    .poll(() => sent.findLast(({ path }) => path === '/api/admin/projects')?.query)
    .toMatchObject({ visibility: 'published' })
})
