import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  importPeople,
  listAccountInvitations,
  resendStoredAccountInvitations as resendStored,
  type AccountInvitation,
  type ImportedPeople,
} from '#contract/accounts/account-invitations.ts'
import type { EmailProvider } from '#domain/email/transports.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const csv = 'email,name\nkim@example.org,Kim Lee\nrobin@example.org,Robin\nKIM@example.org,Kim Lee'
const checked: ImportedPeople = {
  invited: 1,
  faults: [],
  rest: null,
  people: [
    { line: 2, email: 'kim@example.org', firstName: 'Kim', lastName: 'Lee', status: 'new' },
    { line: 3, email: 'robin@example.org', firstName: 'Robin', lastName: '', status: 'account' },
    { line: 4, email: 'KIM@example.org', firstName: 'Kim', lastName: 'Lee', status: 'repeated' },
  ],
}
const open: AccountInvitation = {
  id: ids.project,
  email: 'sam@example.org',
  firstName: 'Sam',
  lastName: '',
  invitedBy: 'Ada Admin',
  sentAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-12-20T12:00:00.000Z',
  state: 'sent',
  undelivered: null,
}

const show = (imported: Answer, listed = open, site: { emailProvider?: EmailProvider } = {}) =>
  openScreen('/admin/people/invite', {
    ...site,
    user: { ...aVolunteer(), isAdmin: true },
    answer: (sent) => {
      if (sent.path === importPeople.path) return imported(sent)
      if (sent.path === listAccountInvitations.path)
        return { body: [listed], headers: { 'x-total-count': '1' } }
      if (sent.path === resendStored.path) return { body: { sent: 1 } }
      return sent.method === 'GET' ? { body: [] } : { body: { message: 'Done' } }
    },
  })
const field = () => screen.findByLabelText<HTMLTextAreaElement>('List of people')

it('shows what happens to a list before anyone is invited, and sends what was checked', async () => {
  const { sent } = show(() => ({ body: checked }))
  const person = userEvent.setup()
  await person.click(await field())
  await person.paste(csv)
  await person.click(screen.getByRole('button', { name: 'Check list' }))
  const result = await screen.findByRole('heading', { level: 2, name: 'Preview' })
  expect(document.activeElement).toBe(result)
  expect(screen.getByText('1 person gets an invitation. 2 rows are skipped.')).toBeTruthy()
  const people = within(screen.getByRole('list', { name: 'People in the list' }))
  expect(people.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Line 2Kim Leekim@example.orgWill be invited',
    'Line 3Robin robin@example.orgHas an account',
    'Line 4Kim LeeKIM@example.orgListed above',
  ])
  await person.click(screen.getByRole('button', { name: 'Send 1 invitation' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Preview' })).toBeNull())
  const bodies = sent.filter(({ path }) => path === importPeople.path).map(({ body }) => body)
  expect(bodies).toEqual([
    { csv, dryRun: true },
    { csv, dryRun: false },
  ])
  expect((await field()).value).toBe('')
})

it('lists rows with errors, invites the others beside them, and keeps those rows to be corrected', async () => {
  const faults = [{ line: 3, message: 'The column for the first name is empty' }]
  const rest = 'email,name\nrobin@example.org,'
  const { sent } = show(() => ({ body: { ...checked, faults, rest } }))
  const person = userEvent.setup()
  await person.click(await field())
  await person.paste(csv)
  await person.click(screen.getByRole('button', { name: 'Check list' }))
  expect(await screen.findByText('1 row has an error, so we can’t invite this person:')).toBeTruthy()
  expect(screen.getByText('Line 3: The column for the first name is empty')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Invite the other person' }))
  expect(
    await screen.findByText(
      'The row with an error is still in the list. Correct it, then check the list again.',
    ),
  ).toBeTruthy()
  expect((await field()).value).toBe(rest)
  expect(document.activeElement).toBe(await field())
  expect(sent.filter(({ path }) => path === importPeople.path).at(-1)?.body).toEqual({
    csv,
    dryRun: false,
    skipsFaults: true,
  })
})

it('keeps the list when it is refused, with the reason at the field', async () => {
  const message = 'The first row must name the columns, and one of them must be “email”'
  show(() => ({
    status: 422,
    body: { message: 'Invalid', code: 'invalid', issues: [{ path: 'csv', message }] },
  }))
  const person = userEvent.setup()
  await person.click(await field())
  await person.paste('a,b')
  await person.click(screen.getByRole('button', { name: 'Check list' }))
  await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(message)).toBeTruthy()
  expect((await field()).value).toBe('a,b')
})

it('withdraws an invitation after asking', async () => {
  const { sent } = show(() => ({ body: checked }))
  const person = userEvent.setup()
  await person.click(
    await screen.findByRole('button', { name: 'Withdraw the invitation of sam@example.org' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the invitation?' }))
  await person.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(true)
})

it('says why an invitation did not arrive', async () => {
  show(() => ({ body: checked }), { ...open, undelivered: 'address' })
  expect(await screen.findByText('Not delivered: this address doesn’t accept email')).toBeTruthy()
  expect(screen.queryByText('Sent', { exact: true })).toBeNull()
})

it('says that the site sends no email, and offers to send again once it does', async () => {
  const stored = { ...open, undelivered: 'stored' as const }
  show(() => ({ body: checked }), stored)
  expect(await screen.findByText('Not sent: this site stored the email')).toBeTruthy()
  expect(screen.getByText(/^This site sends no email yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send unsent invitations' })).toBeNull()
})

it.each([
  ['none', '1 invitation stored', 'This site sends no email yet. You can send it once the site does.'],
  ['unnamed', '1 invitation sent', 'They appear below until they are accepted.'],
] as const)('says what the site did with an invitation (emails: %s)', async (kind, title, text) => {
  show(() => ({ body: checked }), open, { emailProvider: { kind } })
  const person = userEvent.setup()
  await person.click(await field())
  await person.paste(csv)
  await person.click(screen.getByRole('button', { name: 'Check list' }))
  await person.click(await screen.findByRole('button', { name: 'Send 1 invitation' }))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

it('sends all invitations again that the site stored, once it sends emails', async () => {
  const stored = { ...open, undelivered: 'stored' as const }
  const { sent } = show(() => ({ body: checked }), stored, { emailProvider: { kind: 'unnamed' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Send unsent invitations' }))
  await waitFor(() => expect(sent.some(({ path }) => path === resendStored.path)).toBe(true))
  expect(screen.queryByText(/^This site sends no email yet/)).toBeNull()
})
