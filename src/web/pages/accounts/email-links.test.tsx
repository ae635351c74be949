import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const done: Answer = () => ({ body: { message: 'Done' } })
const expired: Answer = () => ({
  status: 410,
  body: { message: 'This link is no longer valid. Request a new one.', code: 'link_expired' },
})
const unverified = aVolunteer({ isEmailVerified: false })

function open(url: string, answer: Answer = done, user: User | null = null) {
  return { ...openScreen(url, { user, answer }), person: userEvent.setup() }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('an email link', () => {
  it.each([
    ['/auth/reset', 'Choose a new password'],
    ['/auth/verify', 'Verify your email'],
    ['/auth/keep-email', 'Keep your email'],
  ])(
    'to %s removes its token from the URL immediately and is not used up by opening it',
    async (path, title) => {
      const { sent, router } = open(`${path}#secret-token`)
      await heading(title)
      await waitFor(() => expect(window.location.hash).toBe(''))
      expect(router.latestLocation.href).toBe(path)
      expect(sent).toEqual([])
    },
  )

  it.each([
    ['/auth/reset', 'Send a new link', '/auth?tab=forgot'],
    ['/auth/verify', 'Sign In', '/auth'],
  ])('to %s without its token says where to get another', async (path, label, href) => {
    open(path)
    await heading('This link no longer works')
    const link = within(screen.getByRole('main')).getByRole('link', { name: label })
    expect(link.getAttribute('href')).toBe(href)
  })

  it('replaces another one that is open in the same page', async () => {
    const { person, sent, router } = open('/auth/verify#first', expired)
    await person.click(await screen.findByRole('button', { name: 'Verify email' }))
    await heading('This link no longer works')
    await router.navigate({ to: '/auth/verify', hash: 'second' })
    await person.click(await screen.findByRole('button', { name: 'Verify email' }))
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'first' }, { token: 'second' }])
  })
})

describe('choosing a new password', () => {
  it('works once and leads to sign in', async () => {
    const { person, sent, router } = open('/auth/reset#secret-token')
    await person.type(await screen.findByLabelText('New password'), 'quiet-harbor-71')
    await person.click(screen.getByRole('button', { name: 'Save new password' }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/auth'))
    expect(await screen.findByText('Password changed')).toBeTruthy()
    expect(sent).toMatchObject([
      { path: '/api/password/reset', body: { token: 'secret-token', password: 'quiet-harbor-71' } },
    ])
  })

  it('shows beside the field that it is too short or too common, and keeps it', async () => {
    const text = 'This password is too common. Please choose another one.'
    const { person } = open('/auth/reset#secret-token', () => ({
      status: 422,
      body: {
        message: 'Please check the marked fields',
        code: 'invalid',
        issues: [{ path: 'password', message: text }],
      },
    }))
    const field = await screen.findByLabelText('New password')
    await person.type(field, 'short')
    await person.click(screen.getByRole('button', { name: 'Save new password' }))
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    expect(document.activeElement).toBe(summary)
    expect(summary.textContent).toContain('Password must be at least 8 characters')
    await person.type(field, 'password')
    await person.click(screen.getByRole('button', { name: 'Save new password' }))
    await waitFor(() => expect(screen.getAllByText(text)).not.toHaveLength(0))
    expect(field).toHaveProperty('value', 'shortpassword')
  })

  it('offers a new email if the link has expired', async () => {
    const { person } = open('/auth/reset#old', expired)
    await person.type(await screen.findByLabelText('New password'), 'quiet-harbor-71')
    await person.click(screen.getByRole('button', { name: 'Save new password' }))
    const title = await heading('This link no longer works')
    await waitFor(() => expect(document.activeElement).toBe(title))
  })
})

describe('a forgotten password', () => {
  it('is requested with the address typed so far, and gives the same answer for every address', async () => {
    const { person, sent, router } = open('/auth?next=%2Fapplications')
    await person.type(await screen.findByLabelText('Email'), 'nobody@example.org')
    await person.click(screen.getByRole('link', { name: 'Forgot password?' }))
    const field = await screen.findByLabelText('Email')
    await heading('Forgot your password?')
    expect(field).toHaveProperty('value', 'nobody@example.org')
    await person.click(screen.getByRole('button', { name: 'Send link' }))
    await heading('Check your email')
    expect(screen.getByText(/If nobody@example.org has an account/)).toBeTruthy()
    expect(sent).toMatchObject([{ path: '/api/password/forgot', body: { email: 'nobody@example.org' } }])
    await person.click(screen.getByRole('link', { name: 'Back to sign in' }))
    await heading('Join Our Community')
    expect(router.latestLocation.href).toBe('/auth?next=%2Fapplications')
  })

  it('requires an address', async () => {
    const { person, sent } = open('/auth?tab=forgot')
    await person.click(await screen.findByRole('button', { name: 'Send link' }))
    expect((await screen.findByRole('alert', { name: 'There is a problem' })).textContent).toContain(
      'Email: Required',
    )
    expect(sent).toEqual([])
  })

  it('can be requested while signed in, because emails suggest it', async () => {
    open('/auth?tab=forgot', done, aVolunteer())
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'maya@example.org')
  })
})

describe('verifying an address', () => {
  const answer =
    (isChanged: boolean): Answer =>
    ({ path }) =>
      path === '/api/user'
        ? { body: aVolunteer({ email: 'new@example.org' }) }
        : { body: { email: 'new@example.org', isChanged } }

  it.each([
    [false, 'Email verified'],
    [true, 'Email changed'],
  ])('shows the result (changed: %s), and the user can continue', async (isChanged, title) => {
    const { person } = open('/auth/verify#token', answer(isChanged), unverified)
    await person.click(await screen.findByRole('button', { name: 'Verify email' }))
    await heading(title)
    expect(screen.getByText(/new@example\.org/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/dashboard')
  })

  it('with an invalid link offers a new email only to users who still need one', async () => {
    const first = open('/auth/verify', done, unverified)
    await first.person.click(await screen.findByRole('button', { name: 'Send again' }))
    await heading('Check your email')
    expect(first.sent).toMatchObject([{ path: '/api/email/verify/resend' }])
  })

  it('links to the settings if it was done before', async () => {
    open('/auth/verify', done, aVolunteer())
    const link = await screen.findByRole('link', { name: 'Open account settings' })
    expect(link.getAttribute('href')).toBe('/profile?tab=settings')
  })
})

describe('restoring the previous email address', () => {
  it('takes one press and says what happens next', async () => {
    const { person, sent } = open('/auth/keep-email#token', () => ({ body: { email: 'maya@example.org' } }))
    await person.click(await screen.findByRole('button', { name: 'Keep this email' }))
    await heading('Your email is restored')
    expect(sent).toMatchObject([{ path: '/api/email/keep', body: { token: 'token' } }])
  })

  it('says who to contact if the link has expired', async () => {
    open('/auth/keep-email')
    await heading('This link no longer works')
    expect(screen.getByText(/write to/)).toBeTruthy()
  })
})

describe('the notice about an unverified email address', () => {
  const notice = () => screen.findByRole('region', { name: 'Your email is not verified' })
  const lists: Answer = ({ path }) => {
    if (path.endsWith(ids.project)) {
      return {
        body: aProject({
          viewer: {
            isMember: false,
            mayApply: 'apply',
            hasReopenAlert: false,
            hasBlocked: false,
            hasReported: false,
            application: null,
          },
        }),
      }
    }
    return { body: path.startsWith('/api/email') ? { message: 'Done' } : [] }
  }

  it('sends the email again', async () => {
    const { person, sent } = open('/applications', lists, unverified)
    const shown = within(await notice())
    expect(shown.getByText(/Open the link we sent to maya@example.org/)).toBeTruthy()
    await person.click(shown.getByRole('button', { name: 'Send again' }))
    expect(await shown.findByText('We sent a new link to maya@example.org.')).toBeTruthy()
    expect(sent.some(({ path }) => path === '/api/email/verify/resend')).toBe(true)
  })

  it('promises no link on a copy that emails only some people', async () => {
    openScreen('/applications', { user: unverified, answer: lists, isTestCopy: true })
    const shown = within(await notice())
    expect(shown.getByText(/On this test copy, only some addresses get emails/)).toBeTruthy()
    expect(shown.queryByText(/Open the link/)).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: 'Send again' }))
    expect(await shown.findByText('On this test copy, only some addresses get emails.')).toBeTruthy()
    expect(shown.queryByText(/We sent/)).toBeNull()
  })

  it('can be dismissed for this visit, and is not shown to verified users', async () => {
    const { person } = open('/applications', lists, unverified)
    await person.click(within(await notice()).getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('region', { name: /not verified/ })).toBeNull()
    sessionStorage.clear()
  })

  it('is shown when applying requires a verified address', async () => {
    const waiting = { ...unverified, mustVerifyEmail: true }
    const { person } = open(`/project/${ids.project}`, lists, waiting)
    await person.click(within(await notice()).getByRole('button', { name: 'Not now' }))
    await person.click(await screen.findByRole('button', { name: 'Verify email to apply' }))
    const shown = await notice()
    expect(document.activeElement).toBe(shown)
    expect(shown.textContent).toContain('Verify your email to apply and post.')
  })
})
