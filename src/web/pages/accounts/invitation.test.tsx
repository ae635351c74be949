import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

afterEach(() => sessionStorage.clear())

const expired = {
  status: 410,
  body: { message: 'This link is no longer valid. Request a new one.', code: 'link_expired' },
}
const invited = (
  isForReader: boolean | null,
  name: { firstName: string; lastName: string } | null = null,
) => ({
  organizationName: 'Harbor Light Shelter',
  role: 'manager',
  invited: name,
  isForReader,
})

function open(user: User | null, answer: Answer, hash = '#secret-token') {
  const opened = openScreen(`/auth/invitation${hash}`, {
    user,
    answer: (sent) => (sent.method === 'GET' ? { body: user } : answer(sent)),
  })
  return { ...opened, person: userEvent.setup() }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const posts = (sent: { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'POST').map((one) => [one.path, one.body])
const body = { token: 'secret-token' }

describe('the link of an invitation', () => {
  it('is accepted by its recipient when they press the button', async () => {
    const { person, sent, router } = open(aVolunteer(), ({ path }) => ({
      body: path.endsWith('open') ? invited(true) : { organizationId: 'x', organizationName: 'x' },
    }))
    await heading('Harbor Light Shelter invites you')
    await waitFor(() => expect(router.latestLocation.href).toBe('/auth/invitation'))
    expect(posts(sent)).toEqual([['/api/invitations/open', body]])
    await person.click(screen.getByRole('button', { name: 'Accept invitation' }))
    await heading('Welcome to Harbor Light Shelter')
    expect(posts(sent).at(-1)).toEqual(['/api/invitations/accept', body])
    expect(sessionStorage).toHaveLength(0)
  })

  it('leads a visitor to sign up or in and back, with the token stored in the tab', async () => {
    open(null, () => ({ body: invited(null) }))
    await heading('Harbor Light Shelter invites you')
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Create account', '/auth?tab=sign-up&type=organization&next=%2Fauth%2Finvitation'],
      ['Sign In', '/auth?next=%2Fauth%2Finvitation'],
    ])
  })

  it('names the organization where a visitor signs up, with a way back', async () => {
    const { person } = open(null, () => ({ body: invited(null) }))
    await person.click(await screen.findByRole('link', { name: 'Create account' }))
    await heading('Join Harbor Light Shelter')
    // The link does not reveal the address, and another one could not accept.
    expect(screen.getByText('Use the address that received the invitation.')).toBeTruthy()
    await person.click(screen.getByRole('link', { name: 'Back to the invitation' }))
    expect(await screen.findByRole('heading', { name: /^Harbor Light Shelter invites you/ })).toBeTruthy()
  })

  it('fills in the name that the organization gave, which stays when the visitor looks at signing in', async () => {
    const { person, router } = open(null, () => ({
      body: invited(null, { firstName: 'Kim', lastName: 'Lee' }),
    }))
    await person.click(await screen.findByRole('link', { name: 'Create account' }))
    await heading('Join Harbor Light Shelter')
    expect(router.latestLocation.href).not.toContain('Kim')
    await person.click(screen.getByRole('tab', { name: 'Sign In' }))
    await person.click(screen.getByRole('tab', { name: 'Sign Up' }))
    const main = within(screen.getByRole('main'))
    expect(await main.findByLabelText(/^First name/)).toHaveProperty('value', 'Kim')
    expect(main.getByLabelText(/^Last name/)).toHaveProperty('value', 'Lee')
  })

  it('is restored for a user who returns from signing in', async () => {
    sessionStorage.setItem('bridgeCollective_link:/auth/invitation', 'secret-token')
    const { sent } = open(aVolunteer(), () => ({ body: invited(true) }), '')
    await heading('Harbor Light Shelter invites you')
    expect(posts(sent)).toEqual([['/api/invitations/open', body]])
  })

  it('can be declined without an account too', async () => {
    const { person, sent } = open(null, ({ path }) => ({
      body: path.endsWith('open') ? invited(null) : { message: 'Declined' },
    }))
    await person.click(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = await screen.findByRole('dialog', { name: 'Decline the invitation?' })
    expect(posts(sent).map(([address]) => address)).not.toContain('/api/invitations/decline')
    await person.click(within(dialog).getByRole('button', { name: 'Decline' }))
    await heading('Invitation declined')
    expect(posts(sent).at(-1)).toEqual(['/api/invitations/decline', body])
  })

  it('shows anyone else that it is not for them, without naming the recipient', async () => {
    const { person, router } = open(aVolunteer(), ({ path }) => ({
      body: path.endsWith('open') ? invited(false) : { message: 'Signed out' },
    }))
    await heading('This invitation is for another email address')
    const main = screen.getByRole('main')
    expect(main.textContent).toContain('You’re signed in as maya@example.org')
    expect(within(main).queryByRole('button', { name: 'Accept invitation' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Sign in with another email' }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/auth?next=%2Fauth%2Finvitation'))
  })

  it.each(['#secret-token', ''])('says who to ask if it is no longer valid (%s)', async (hash) => {
    open(null, () => expired, hash)
    expect(await heading('This invitation is no longer valid')).toBeTruthy()
  })

  it('says so if it became invalid before it was answered', async () => {
    const { person } = open(aVolunteer(), ({ path }) =>
      path.endsWith('open') ? { body: invited(true) } : expired,
    )
    await person.click(await screen.findByRole('button', { name: 'Accept invitation' }))
    expect(await heading('This invitation is no longer valid')).toBeTruthy()
  })
})
