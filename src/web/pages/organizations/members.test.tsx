import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { Member } from '#contract/organizations/members.ts'
import type { Invitation } from '#contract/organizations/member-invitations.ts'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { respondWithAuthority } from '#tests/support/answers/authority-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const other = ids.application
const aMember = (overrides: Partial<Member> = {}): Member => ({
  userId: ids.volunteer,
  firstName: 'Ruth',
  lastName: 'Calloway',
  profileImageUrl: null,
  role: 'owner',
  isCoordinator: false,
  joinedAt: '2026-10-01T12:00:00.000Z',
  isOwn: true,
  ...overrides,
})
const theo = aMember({ userId: other, firstName: 'Theo', lastName: 'Banks', role: 'manager', isOwn: false })
/** Without names, which a server of the release before does not send. */
const anInvitation = (overrides: Partial<Invitation> = {}): Partial<Invitation> => ({
  id: ids.project,
  email: 'ines@example.net',
  role: 'manager',
  invitedBy: { firstName: 'Ruth', lastName: 'Calloway' },
  sentAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
  isExpired: false,
  undelivered: null,
  ...overrides,
})
const path = `/api/organizations/${ids.organization}`

/** Called before the lists' own responses; undefined falls through to them. */
type Before = (sent: Parameters<Answer>[0]) => Awaited<ReturnType<Answer>> | undefined
type TestData = { user?: User; members?: Member[]; invitations?: Partial<Invitation>[]; answer?: Before }

function open({
  user = anOrganizer(),
  members = [aMember(), theo],
  invitations = [],
  answer,
}: TestData = {}) {
  const opened = openScreen('/profile?tab=organization', {
    user,
    emailProvider: { kind: 'unnamed' },
    answer: (sent) => {
      const overrides = answer?.(sent)
      if (overrides) return overrides
      if (sent.path.endsWith('/members')) return { body: members }
      if (sent.path.endsWith('/invitations') && sent.method === 'GET') return { body: invitations }
      if (sent.path === '/api/user') return { body: user }
      const ofAuthority = respondWithAuthority(sent.path)
      if (ofAuthority) return ofAuthority
      return { status: sent.method === 'GET' ? 404 : 200, body: { message: 'None' } }
    },
  })
  return { ...opened, person: userEvent.setup() }
}
const writes = (sent: { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method !== 'GET').map((one) => [`${one.method} ${one.path}`, one.body])
const listName = 'Members of Harbor Light Shelter'
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).findAllByRole('listitem')
async function choose(person: ReturnType<typeof userEvent.setup>, member: string, action: string) {
  await person.click(await screen.findByRole('button', { name: `Actions for ${member}` }))
  await person.click(await screen.findByRole('menuitem', { name: action }))
  return screen.findByRole('dialog')
}

describe('the members of an organization', () => {
  it('can include a coordinator, whom an owner asks for and removes, but never makes an owner', async () => {
    const coordinator = aMember({ ...theo, isCoordinator: true })
    const answer: Before = ({ path: sentTo, method }) =>
      sentTo.endsWith('/coordination')
        ? { body: { askedAt: method === 'PUT' ? '2026-11-20T12:00:00.000Z' : null } }
        : undefined
    const { person, sent } = open({ members: [aMember(), coordinator], answer })
    const [, row] = await rowsOf(listName)
    expect(row?.textContent).toContain('Coordinator')
    await person.click(await screen.findByRole('button', { name: 'Actions for Theo Banks' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Remove'])
    await person.keyboard('{Escape}')
    await person.click(await screen.findByRole('button', { name: 'Ask for help' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Ask for help' }))
    expect(await screen.findByText('Coordinators now see that you ask for help')).toBeTruthy()
    expect(writes(sent)).toEqual([[`PUT ${path}/coordination`, { isRequested: true }]])
  })

  it('are listed with their roles; an owner can manage everyone, with different actions for themselves', async () => {
    const { person } = open()
    const rows = await rowsOf(listName)
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Ruth CallowayOwnerYouJoined /),
      expect.stringMatching(/^Theo BanksManagerJoined /),
    ])
    await person.click(screen.getByRole('button', { name: 'Actions for Theo Banks' }))
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    expect(items).toEqual(['Make owner', 'Transfer ownership', 'Remove'])
  })

  it('let a manager only leave, and hide invitations', async () => {
    const organizations = anOrganizer().organizations.map((each) => ({ ...each, role: 'manager' as const }))
    const user = anOrganizer({ organizations })
    const { person, sent } = open({
      user,
      members: [aMember({ userId: other, isOwn: false }), { ...theo, userId: ids.volunteer, isOwn: true }],
    })
    await rowsOf(listName)
    expect(screen.queryByRole('button', { name: 'Actions for Ruth Calloway' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Invite member' })).toBeNull()
    expect(sent.some(({ path: requestPath }) => requestPath.endsWith('/invitations'))).toBe(false)
    const dialog = await choose(person, 'Theo Banks', 'Leave organization')
    await person.click(within(dialog).getByRole('button', { name: 'Leave organization' }))
    expect(await screen.findByText('You left Harbor Light Shelter')).toBeTruthy()
    expect(writes(sent)).toEqual([[`DELETE ${path}/members/${ids.volunteer}`, undefined]])
  })

  it.each([
    {
      action: 'Make owner',
      title: 'Make Theo Banks an owner?',
      done: 'Theo Banks is now an owner',
      write: [`PATCH ${path}/members/${other}`, { role: 'owner' }],
    },
    {
      action: 'Transfer ownership',
      title: 'Transfer ownership to Theo Banks?',
      done: 'Theo Banks is now the owner',
      write: [`POST ${path}/owner`, { userId: other }],
    },
    {
      action: 'Remove',
      title: 'Remove Theo Banks?',
      done: 'Theo Banks was removed',
      write: [`DELETE ${path}/members/${other}`, undefined],
    },
  ])(
    '$action asks for confirmation and shows a message when it is done',
    async ({ action, title, done, write }) => {
      const { person, sent } = open()
      const dialog = await choose(person, 'Theo Banks', action)
      expect(within(dialog).getByRole('heading', { name: title })).toBeTruthy()
      expect(writes(sent)).toEqual([])
      await person.click(within(dialog).getByRole('button', { name: action }))
      expect(await screen.findByText(done)).toBeTruthy()
      expect(writes(sent)).toEqual([write])
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Members'))
    },
  )

  it('show the only owner why they cannot leave', async () => {
    const { person, sent } = open()
    const dialog = await choose(person, 'Ruth Calloway', 'Leave organization')
    expect(within(dialog).getByRole('heading', { name: 'You’re the only owner' })).toBeTruthy()
    await person.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
    expect(writes(sent)).toEqual([])
  })

  it('show the server’s message if something was refused', async () => {
    const message = 'An organization needs at least one owner. Make someone else an owner first.'
    const { person } = open({
      members: [aMember(), { ...theo, role: 'owner' }],
      answer: ({ method }) =>
        method === 'PATCH' ? { status: 409, body: { message, code: 'last_owner' } } : undefined,
    })
    const dialog = await choose(person, 'Ruth Calloway', 'Become manager')
    await person.click(within(dialog).getByRole('button', { name: 'Become manager' }))
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('can be loaded again if loading failed', async () => {
    let answers = 0
    const { person } = open({
      answer: ({ path: requestPath }) => {
        if (!requestPath.endsWith('/members')) return undefined
        answers += 1
        return answers === 1 ? { status: 500, body: { message: 'No', code: 'internal' } } : { body: [theo] }
      },
    })
    expect(await screen.findByText('Couldn’t load members')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowsOf(listName)).toHaveLength(1)
  })
})

describe('inviting', () => {
  it('takes an address, a name and a role, and keeps them if it is refused', async () => {
    let refuses = true
    const { person, sent } = open({
      answer: ({ method }) =>
        method === 'POST'
          ? refuses
            ? {
                status: 409,
                body: { message: 'An organization has at most 100 members', code: 'organization_full' },
              }
            : { status: 202, body: { message: 'Invitation sent' } }
          : undefined,
    })
    await person.click(await screen.findByRole('button', { name: 'Invite member' }))
    const dialog = await screen.findByRole('dialog', { name: 'Invite a member' })
    const submit = within(dialog).getByRole('button', { name: 'Send invitation' })
    await person.click(submit)
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Required')
    await person.type(within(dialog).getByLabelText('Email'), 'ines@example.net')
    await person.type(within(dialog).getByLabelText(/^First name/), 'Ines')
    await person.click(within(dialog).getByRole('radio', { name: /^Owner/ }))
    await person.click(submit)
    expect(await screen.findByText('An organization has at most 100 members')).toBeTruthy()
    expect(within(dialog).getByLabelText<HTMLInputElement>('Email').value).toBe('ines@example.net')
    refuses = false
    await person.type(within(dialog).getByLabelText('Email'), '{Control>}{Enter}{/Control}')
    expect(await screen.findByText('We emailed a link to ines@example.net.')).toBeTruthy()
    expect(writes(sent).at(-1)).toEqual([
      `POST ${path}/invitations`,
      { email: 'ines@example.net', role: 'owner', firstName: 'Ines', lastName: '' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('lists open invitations, which can be resent or withdrawn', async () => {
    const late = { id: other, email: 'late@example.net', firstName: 'Lea', lastName: '' }
    const invitations = [anInvitation(), anInvitation({ ...late, isExpired: true })]
    const { person, sent } = open({ invitations })
    const rows = await rowsOf('Open invitations to Harbor Light Shelter')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^ines@example.netManagerInvited .* by Ruth CallowayExpires /),
      expect.stringMatching(/^LeaManagerExpiredlate@example.netInvited /),
    ])
    await person.click(screen.getByRole('button', { name: 'Send again: invitation to late@example.net' }))
    expect(await screen.findByText('We emailed a link to late@example.net.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Withdraw the invitation to ines@example.net' }))
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw the invitation?' })
    await person.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Invitation withdrawn')).toBeTruthy()
    expect(writes(sent)).toEqual([
      [`POST ${path}/invitations/${other}/resend`, undefined],
      [`DELETE ${path}/invitations/${ids.project}`, undefined],
    ])
  })
})
