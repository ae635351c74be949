import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

afterEach(() => sessionStorage.clear())

it('the link for an administrator says that the address must be verified first, and resends that email', async () => {
  const user = aVolunteer({ isEmailVerified: false })
  const { sent } = openScreen('/auth/administrator#secret-token', {
    user,
    answer: ({ method, path }) => {
      if (method === 'GET') return { body: user }
      if (path !== '/api/administrator-link/open') return { body: { message: 'Sent' } }
      return { body: { email: user.email, isForReader: true, needsVerifiedEmail: true } }
    },
  })
  expect(await screen.findByText(/^Verify your email first\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Become an administrator' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Resend verification email' }))
  expect(await screen.findByText(`Verification email sent to ${user.email}`)).toBeTruthy()
  expect(sent.at(-1)?.path).not.toBe('/api/administrator-link/accept')
})

it('does not open the link again once it was used, although it verified the address', async () => {
  let user = aVolunteer({ isEmailVerified: false })
  const { sent } = openScreen('/auth/administrator#secret-token', {
    user,
    answer: ({ method, path }) => {
      if (method === 'GET') return { body: user }
      if (path === '/api/administrator-link/open') {
        return { body: { email: user.email, isForReader: true, needsVerifiedEmail: false } }
      }
      user = { ...user, isAdmin: true, isEmailVerified: true }
      return { body: { wasAdministrator: false } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Become an administrator' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re an administrator now' })).toBeTruthy()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(sent.filter(({ path }) => path === '/api/administrator-link/open')).toHaveLength(1)
})

it('asks someone who signs up what else they do here, and gives its address to the form, in no URL', async () => {
  const email = 'chief@example.org'
  const { router } = openScreen('/auth/administrator#secret-token', {
    user: null,
    answer: () => ({ body: { email, isForReader: false, needsVerifiedEmail: false } }),
  })
  await userEvent.click(await screen.findByRole('link', { name: 'Sign Up' }))
  const form = within(screen.getByRole('main'))
  const choices = await form.findAllByRole<HTMLInputElement>('radio')
  expect(choices.filter(({ checked }) => checked)).toEqual([])
  await userEvent.click(form.getByRole('radio', { name: /^Organization/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', email)
  expect(router.state.location.href).not.toContain(encodeURIComponent(email))
  expect(router.state.location.href).not.toContain(email)
})
