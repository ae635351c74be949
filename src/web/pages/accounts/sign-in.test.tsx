import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from '@testing-library/user-event'
import type { User } from '#contract/accounts/accounts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const nothing: Answer = () => ({ body: [] })

function open(url: string, answer: Answer = nothing, user: User | null = null) {
  return { ...openScreen(url, { user, answer }), person: userEvent.setup() }
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Join Our Community' })

describe('signing up', () => {
  it('continues only once an account type is chosen, and Change goes back', async () => {
    const { person } = open('/auth?tab=sign-up')
    const next = await screen.findByRole('button', { name: 'Continue' })
    expect(next).toHaveProperty('disabled', true)
    await person.click(screen.getByRole('radio', { name: 'Organization' }))
    expect(next).toHaveProperty('disabled', false)
    await person.click(next)
    const firstName = await screen.findByLabelText(/^First name/)
    await waitFor(() => expect(document.activeElement).toBe(firstName))
    await person.type(firstName, 'Ruth')
    expect(screen.getByText(/add the other role later/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Change' }))
    const chosen = await screen.findByRole('radio', { name: 'Organization' })
    await waitFor(() => expect(document.activeElement).toBe(chosen))
    await person.click(screen.getByRole('radio', { name: 'Skilled Volunteer' }))
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByLabelText(/^First name/)).toHaveProperty('value', 'Ruth')
  })

  it('says which fields are missing and keeps what was typed', async () => {
    const { person } = open('/auth?tab=sign-up&type=volunteer')
    await person.type(await screen.findByLabelText('Email'), 'ana@example.org')
    await person.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByText('Missing fields')).toBeTruthy()
    expect(screen.getByText('Please fill in all required fields')).toBeTruthy()
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    expect(document.activeElement).toBe(summary)
    await person.click(within(summary).getByRole('link', { name: 'First name: Required' }))
    expect(document.activeElement).toBe(screen.getByLabelText(/^First name/))
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.org')
  })

  it('says it in the language of the reader', async () => {
    const person = userEvent.setup()
    openScreen('/auth?tab=sign-up&type=volunteer', { user: null, answer: nothing, language: 'en-XA' })
    const { submit } = accountsCatalog.read('en-XA').signUp
    await person.click(await screen.findByRole('button', { name: submit }))
    const summary = await screen.findByRole('alert')
    const { general, accounts } = fieldsCatalog.read('en-XA')
    expect(general.required).toMatch(/^⟦.*⟧$/)
    expect(summary.textContent).toContain(general.required)
    expect(summary.textContent).toContain(accounts.passwordTooShort({ min: 8 }))
    // The fields themselves say it, too.
    expect(screen.getAllByText(general.required).length).toBeGreaterThan(0)
  })

  it('links to the terms and the privacy notice without losing what was typed', async () => {
    open('/auth?tab=sign-up&type=volunteer')
    const sentence = await screen.findByText(/By creating an account you agree to the/)
    const link = within(sentence).getByRole('link', { name: /^Terms of Use.*new tab/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/legal/terms', '_blank'])
    const notice = within(sentence).getByRole('link', { name: /^Privacy Notice/ })
    expect(notice.getAttribute('href')).toBe('/legal/privacy')
    expect(sentence.textContent).toContain('(November 1, 2026).')
  })

  it('shows the server’s error beside its field', async () => {
    const text = 'This password is too common. Please choose another one.'
    const { person } = open('/auth?tab=sign-up&type=volunteer', () => ({
      status: 422,
      body: {
        message: 'Please check the marked fields',
        code: 'invalid',
        issues: [{ path: 'password', message: text }],
      },
    }))
    await person.type(await screen.findByLabelText(/^First name/), 'Ana')
    await person.type(screen.getByLabelText('Email'), 'ana@example.org')
    await person.type(screen.getByLabelText('Password'), 'password1')
    await person.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByText('Registration failed')).toBeTruthy()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'password1')
  })

  it('sends an account once, also while the next screen loads slowly', async () => {
    const { person, sent, router } = open('/auth?tab=sign-up&type=volunteer', ({ path }) =>
      path === '/api/register' ? { status: 201, body: aVolunteer() } : { body: [] },
    )
    await person.type(await screen.findByLabelText(/^First name/), 'Maya')
    await person.type(screen.getByLabelText('Email'), 'maya@example.org')
    await person.type(screen.getByLabelText('Password'), 'lantern-bridge-42')
    // The next screen never arrives, as with a slow connection.
    vi.spyOn(router, 'navigate').mockReturnValue(new Promise(() => {}))
    await person.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByText('Welcome to Bridge Collective!')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Creating account...' }))
    await person.type(screen.getByLabelText('Password'), '{Enter}')
    expect(sent.filter(({ path }) => path === '/api/register')).toHaveLength(1)
  })
})

it.each(['/auth', '/auth?tab=sign-up&type=volunteer'])('%s never puts a password in a URL', async (url) => {
  open(url)
  const password = await screen.findByLabelText('Password')
  expect(password.closest('form')).toHaveProperty('method', 'post')
})

describe('signing in', () => {
  it.each([
    ['/auth', 'current-password'],
    ['/auth?tab=sign-up&type=volunteer', 'new-password'],
  ])(
    'at %s masks the password, accepts a pasted one and identifies it to password managers',
    async (url, kind) => {
      const { person } = open(url)
      const field = await screen.findByLabelText('Password')
      expect(field).toMatchObject({ type: 'password', autocomplete: kind })
      await person.click(field)
      await person.paste('a passphrase of a manager')
      expect(field).toHaveProperty('value', 'a passphrase of a manager')
    },
  )

  it('requires both fields', async () => {
    const { person } = open('/auth')
    await heading()
    await person.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Missing fields')).toBeTruthy()
    expect(screen.getByText('Please fill in all fields')).toBeTruthy()
    expect(screen.getByLabelText('Email')).toHaveProperty('type', 'email')
  })

  it('shows the server’s message and keeps the email address', async () => {
    const body = { message: 'Invalid email or password', code: 'invalid_credentials' }
    const { person } = open('/auth', () => ({ status: 401, body }))
    await person.type(await screen.findByLabelText('Email'), 'ana@example.org')
    await person.type(screen.getByLabelText('Password'), 'wrong-password')
    await person.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Login failed')).toBeTruthy()
    // It stays at the form when the toast is gone.
    const summary = screen.getByRole('alert', { name: 'There is a problem' })
    expect(within(summary).getByRole('link').textContent).toBe('Invalid email or password')
    expect(document.activeElement).toBe(summary)
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.org')
  })

  it('shows a suspended person how to appeal, with a link to write to us', async () => {
    const body = { message: 'Your account is suspended.', code: 'account_suspended' }
    const person = userEvent.setup()
    const answer: Answer = () => ({ status: 401, body })
    openScreen('/auth', { user: null, answer, contactEmail: 'hello@example.org' })
    await person.type(await screen.findByLabelText('Email'), 'ana@example.org')
    await person.type(screen.getByLabelText('Password'), 'lantern-bridge-42')
    await person.click(screen.getByRole('button', { name: 'Sign In' }))
    const notice = await screen.findByRole('alert', { name: 'Your account is suspended' })
    expect(document.activeElement).toBe(notice)
    expect(notice.textContent).toContain('has a link to appeal')
    const link = within(notice).getByRole('link', { name: 'Email hello@example.org' })
    expect(link.getAttribute('href')).toBe('mailto:hello@example.org')
    expect(screen.queryByText('Login failed')).toBeNull()
    expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull()
  })

  it.each([
    ['administrators to their overview', '/admin', aVolunteer({ isAdmin: true })],
    ['other staff to their overview', '/admin', aVolunteer({ staffRoles: ['verifier'] })],
    ['everyone else to their home', '/', aVolunteer()],
  ])('takes %s', async (_, arrived, user) => {
    const { person, router } = open('/auth', ({ path }) =>
      path === '/api/login'
        ? { body: user }
        : { status: 404, body: { message: 'Not found', code: 'not_found' } },
    )
    await person.type(await screen.findByLabelText('Email'), 'ruth@example.org')
    await person.type(screen.getByLabelText('Password'), 'lantern-bridge-42')
    await person.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(router.latestLocation.pathname).toBe(arrived))
  })

  it('returns to where the visitor was going', async () => {
    const { person, router } = open('/create-project', () => ({ body: anOrganizer() }))
    await heading()
    expect(router.latestLocation.href).toBe('/auth?next=%2Fcreate-project')
    await person.type(screen.getByLabelText('Email'), 'ruth@example.org')
    await person.type(screen.getByLabelText('Password'), 'lantern-bridge-42')
    await person.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/create-project'))
    expect(await screen.findByText('Welcome back!')).toBeTruthy()
  })

  it('takes people who sign up to what they wanted, if their account may go there', async () => {
    for (const [type, user, arrived] of [
      ['organization', anOrganizer(), '/create-project'],
      ['volunteer', aVolunteer(), '/'],
    ] as const) {
      const { person, router } = open(`/auth?tab=sign-up&type=${type}&next=%2Fcreate-project`, ({ path }) =>
        path === '/api/register' ? { status: 201, body: user } : { body: [] },
      )
      await person.type(await screen.findByLabelText('First name'), 'Ruth')
      await person.type(screen.getByLabelText('Email'), 'ruth@example.org')
      await person.type(screen.getByLabelText('Password'), 'lantern-bridge-42')
      await person.click(screen.getByRole('button', { name: 'Create account' }))
      await waitFor(() => expect(router.latestLocation.pathname).toBe(arrived))
      cleanup()
    }
  })

  it.each([
    ['/auth', '/browse'],
    ['/auth?tab=sign-up&type=volunteer&next=%2Fproject%2F7%3Fapply%3Dtrue', '/project/7'],
    ['/auth?next=%2Ftop-organizations', '/top-organizations'],
    ['/auth?next=%2Fcreate-project', '/browse'],
    ['/auth?next=%2F', '/browse'],
  ])('at %s offers to keep browsing %s without an account', async (url, target) => {
    open(url)
    const link = await screen.findByRole('link', { name: 'Keep browsing without an account' })
    expect(link.getAttribute('href')).toBe(target)
  })

  it('never redirects to another site', async () => {
    const { person, router } = open('/auth?next=%2F%2Fevil.example', () => ({ body: anOrganizer() }))
    await person.type(await screen.findByLabelText('Email'), 'ruth@example.org')
    await person.type(screen.getByLabelText('Password'), 'lantern-bridge-42')
    await person.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/'))
  })

  it('redirects users who are already signed in', async () => {
    const { router } = open('/auth', nothing, anOrganizer())
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/'))
  })
})
