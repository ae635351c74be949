import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ListedMembers } from '#contract/organizations/member-invitations.ts'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { respondWithAuthority } from '#tests/support/answers/authority-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const csv = 'email,name,role\nkim@example.org,Kim Lee,owner\nsam@example.org,,\nana@example.org,,'
const checked: ListedMembers = {
  invited: 1,
  retryAfter: null,
  faults: [],
  rest: null,
  people: [
    { line: 2, email: 'kim@example.org', name: 'Kim Lee', role: 'owner', status: 'new' },
    { line: 3, email: 'sam@example.org', name: '', role: 'manager', status: 'member' },
    { line: 4, email: 'ana@example.org', name: '', role: 'manager', status: 'repeated' },
  ],
}
const path = `/api/organizations/${ids.organization}/invitations/list`

function open(list: Answer, role: 'owner' | 'manager' = 'owner') {
  const user = anOrganizer()
  const opened = openScreen('/profile?tab=organization', {
    user: { ...user, organizations: user.organizations.map((own) => ({ ...own, role })) },
    answer: (sent) => {
      if (sent.path === path) return list(sent)
      if (sent.path.endsWith('/members') || sent.path.endsWith('/invitations')) return { body: [] }
      const ofAuthority = respondWithAuthority(sent.path)
      if (ofAuthority) return ofAuthority
      return { status: 404, body: { message: 'None' } }
    },
  })
  return { ...opened, person: userEvent.setup() }
}

it('an owner opens the list, checks it and sends what was checked', async () => {
  const { sent, person } = open(() => ({ body: checked }))
  const action = await screen.findByRole('button', { name: 'Invite from a list', expanded: false })
  await person.click(action)
  const heading = screen.getByRole('heading', { level: 3, name: 'Invite members from a list' })
  expect(document.activeElement).toBe(heading)
  expect(action.getAttribute('aria-expanded')).toBe('true')
  const field = screen.getByLabelText<HTMLTextAreaElement>('List of members')
  await person.click(field)
  await person.paste(csv)
  await person.click(screen.getByRole('button', { name: 'Check list' }))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 3, name: 'Preview' }))
  const people = within(screen.getByRole('list', { name: 'People in the list' }))
  expect(people.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Line 2Kim Leekim@example.orgOwnerWill be invited',
    'Line 3sam@example.orgMember already',
    'Line 4ana@example.orgListed above',
  ])
  await person.click(screen.getByRole('button', { name: 'Send 1 invitation' }))
  await waitFor(() => expect(field.value).toBe(''))
  expect(sent.filter((each) => each.path === path).map(({ body }) => body)).toEqual([
    { csv, dryRun: true },
    { csv, dryRun: false },
  ])
})

it('whom a sent list left out stays to be sent later, and when is said', async () => {
  const { person } = open(({ body }) => {
    if (JSON.stringify(body).includes('"dryRun":true')) return { body: checked }
    const people = checked.people.map((each) =>
      each.line === 4 ? { ...each, status: 'limited' as const } : each,
    )
    return { body: { ...checked, people, retryAfter: 1790, rest: 'email,name,role\nana@example.org,,' } }
  })
  await person.click(await screen.findByRole('button', { name: 'Invite from a list' }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('List of members')
  await person.click(field)
  await person.paste(csv)
  await person.click(screen.getByRole('button', { name: 'Check list' }))
  await person.click(await screen.findByRole('button', { name: 'Send 1 invitation' }))
  expect(
    await screen.findByText(
      'We skipped 1 person because we already emailed them several times. You can invite them in 30 minutes.',
    ),
  ).toBeTruthy()
  expect(field.value).toBe('email,name,role\nana@example.org,,')
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
})

it('a list stays if a server of the release before says nothing of whom it left out', async () => {
  const { person } = open(({ body }) => {
    if (JSON.stringify(body).includes('"dryRun":true')) return { body: checked }
    const people = checked.people.map((each) => ({ ...each, status: 'limited' as const }))
    return { body: { ...checked, people, retryAfter: 1790, rest: undefined } }
  })
  await person.click(await screen.findByRole('button', { name: 'Invite from a list' }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('List of members')
  await person.click(field)
  await person.paste(csv)
  await person.click(screen.getByRole('button', { name: 'Check list' }))
  await person.click(await screen.findByRole('button', { name: 'Send 1 invitation' }))
  expect(await screen.findByText(/^We skipped 3 people/)).toBeTruthy()
  expect(field.value).toBe(csv)
})

it('whom a sent list left out is named if another list was written meanwhile', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { person } = open(async ({ body }) => {
    if (JSON.stringify(body).includes('"dryRun":true')) return { body: checked }
    await answered
    const people = checked.people.map((each) => ({ ...each, status: 'limited' as const }))
    return { body: { ...checked, people, retryAfter: 7000 } }
  })
  await person.click(await screen.findByRole('button', { name: 'Invite from a list' }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('List of members')
  await person.click(field)
  await person.paste(csv)
  await person.click(screen.getByRole('button', { name: 'Check list' }))
  await person.click(await screen.findByRole('button', { name: 'Send 1 invitation' }))
  await person.clear(field)
  await person.paste('email')
  answer()
  expect(
    await screen.findByText(
      'We skipped 3 people because we already emailed them several times: kim@example.org, sam@example.org, ana@example.org. You can invite them in 2 hours.',
    ),
  ).toBeTruthy()
  expect(field.value).toBe('email')
})

it('a manager is not offered the list', async () => {
  open(() => ({ body: checked }), 'manager')
  await screen.findByRole('heading', { name: 'Members' })
  expect(screen.queryByRole('button', { name: 'Invite from a list' })).toBeNull()
})
