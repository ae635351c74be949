import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

afterEach(() => sessionStorage.clear())

const invited = { email: 'kim@example.org', firstName: 'Kim', lastName: 'Lee', hasAccount: false }
const expired = { status: 410, body: { message: 'This link is no longer valid.', code: 'link_expired' } }

function open(user: User | null, answer: Answer) {
  const opened = openScreen('/auth/join#secret-token', {
    user,
    answer: (sent) => (sent.method === 'GET' ? { body: user } : answer(sent)),
  })
  return { ...opened, person: userEvent.setup() }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('the invited person creates an account with the name and email of the invitation', async () => {
  const { person, sent } = open(null, ({ path }) =>
    path === '/api/register' ? { status: 201, body: aVolunteer() } : { body: invited },
  )
  await heading('Join Bridge Collective')
  expect((await screen.findByLabelText<HTMLInputElement>(/^First name/)).value).toBe('Kim')
  await person.click(screen.getByRole('button', { name: 'Create account' }))
  const password = screen.getByLabelText(/^Password/)
  expect(password.getAttribute('aria-invalid')).toBe('true')
  await person.type(password, 'lantern-bridge-42')
  await person.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(sent.find(({ path }) => path === '/api/register')?.body).toMatchObject({
    email: 'kim@example.org',
    firstName: 'Kim',
    lastName: 'Lee',
    userType: 'volunteer',
    invitation: 'secret-token',
  })
})

it('asks before they decline for good, and says so afterwards', async () => {
  const { person, sent } = open(null, ({ path }) => ({
    body: path.endsWith('decline') ? { message: 'Done' } : invited,
  }))
  await person.click(await screen.findByRole('button', { name: 'Don’t create an account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Decline the invitation?' })
  expect(sent.some(({ path }) => path.endsWith('decline'))).toBe(false)
  await person.click(within(dialog).getByRole('button', { name: 'Decline' }))
  expect(await heading('You declined')).toBeTruthy()
})

it('leads to sign in if the address has an account, and to sign up if the link is over', async () => {
  open(null, () => ({ body: { ...invited, hasAccount: true } }))
  await heading('You already have an account')
  cleanup()
  open(null, () => expired)
  await heading('This invitation is no longer valid')
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toContain('tab=sign-up')
})

it('asks someone who is signed in to sign out first', async () => {
  open(aVolunteer(), () => ({ body: invited }))
  expect(await heading('You’re signed in')).toBeTruthy()
})
