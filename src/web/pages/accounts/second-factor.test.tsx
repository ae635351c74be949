import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { someNotificationPreferences } from '#tests/support/answers/account-answers.ts'
import { anAdminHome } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen, type StubbedResponse, type Sent } from '#tests/support/web/screen.tsx'
import { call } from '#web/lib/calls/api.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { done } from '#contract/accounts/accounts.ts'

const administrator = aVolunteer({ isAdmin: true })
const wrongCode: StubbedResponse = {
  status: 422,
  body: {
    message: 'This code is wrong or was already used. Check it, or use another one.',
    code: 'wrong_code',
    issues: [{ path: 'code', message: 'This code is not right. Please try the next one.' }],
  },
}
const codeNeeded: StubbedResponse = {
  status: 401,
  body: { message: 'Enter the code from your authenticator app', code: 'second_factor_needed' },
}

describe('two-step sign-in', () => {
  async function enter() {
    const opened = openScreen('/auth', {
      user: null,
      answer: ({ path, body }) => {
        if (path !== '/api/login') return { body: [] }
        const { code } = Object(body)
        if (code === undefined) return codeNeeded
        return code === '123456' ? { body: aVolunteer() } : wrongCode
      },
    })
    const person = userEvent.setup()
    await person.type(await screen.findByLabelText('Email'), 'maya@example.org')
    await person.type(screen.getByLabelText('Password'), 'quiet-harbor-71')
    await person.keyboard('{Enter}')
    const field = await screen.findByLabelText('Code')
    return { ...opened, person, field }
  }

  it('asks for the code, focused and with autofill, and shows no error', async () => {
    const { field } = await enter()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ])
    expect(screen.queryByText('Login failed')).toBe(null)
  })

  it('keeps a wrong code, says what is wrong with it, and sends email, password and code when it is right', async () => {
    const { person, field, sent } = await enter()
    await person.type(field, '654321{Enter}')
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('Code: This code is not right'),
    )
    expect(field).toHaveProperty('value', '654321')
    expect(screen.queryByText('Login failed')).toBe(null)
    await person.clear(field)
    await person.type(field, '123456{Enter}')
    await screen.findByText('Welcome back!')
    const last = sent.filter(({ path }) => path === '/api/login').at(-1)
    expect(last?.body).toEqual({ email: 'maya@example.org', password: 'quiet-harbor-71', code: '123456' })
  })

  it('accepts a recovery code instead, and can return to the first step', async () => {
    const { person } = await enter()
    await person.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
    const field = await screen.findByLabelText('Recovery code')
    expect(field.getAttribute('inputmode')).toBe('text')
    await person.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'maya@example.org')
  })
})

describe('a call that requires the password again', () => {
  const write = defineEndpoint({
    id: 'writeForATest',
    summary: 'Writes nothing.',
    method: 'POST',
    path: '/api/admin/test',
    access: 'admin',
    response: done,
  })
  const requested: StubbedResponse = {
    status: 403,
    body: { message: 'Enter your password again to continue', code: 'reauthentication_required' },
  }

  async function open({ nowSignedIn = administrator } = {}) {
    let isGiven = false
    const opened = openScreen('/admin', {
      user: administrator,
      answer: ({ path, body }: Sent) => {
        if (path === '/api/admin/home') return { body: anAdminHome() }
        if (path === '/api/user') return { body: nowSignedIn }
        if (path === write.path) return isGiven ? { body: { message: 'Done' } } : requested
        isGiven = Object(body).currentPassword === 'quiet-harbor-71'
        const issues = [{ path: 'currentPassword', message: 'This is not your current password' }]
        const refusal = { message: 'This is not your current password', code: 'wrong_password', issues }
        return isGiven ? { body: { message: 'Thank you' } } : { status: 422, body: refusal }
      },
    })
    await screen.findByRole('heading', { level: 1, name: 'Overview' })
    const person = userEvent.setup()
    const answer = call(write, {})
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' })
    return { ...opened, person, answer, field: within(dialog).getByLabelText('Current password') }
  }

  it('is repeated once the password was entered, and a wrong one is asked for again', async () => {
    const { person, answer, field, sent } = await open()
    await person.type(field, 'not it{Enter}')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.queryByText('Password not accepted')).toBe(null)
    await person.clear(field)
    await person.type(field, 'quiet-harbor-71{Control>}{Enter}{/Control}')
    expect(await answer).toEqual({ message: 'Done' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(sent.filter(({ path }) => path === write.path)).toHaveLength(2)
  })

  it('is not repeated if the password is that of someone who has signed in meanwhile in another tab', async () => {
    const nowSignedIn = aVolunteer({ id: '0a0b0c0d-0000-4000-8000-000000000001', isAdmin: true })
    const { person, answer, field, sent } = await open({ nowSignedIn })
    const refused = answer.catch(String)
    await person.type(field, 'quiet-harbor-71{Enter}')
    expect(await refused).toContain('reauthentication_required')
    expect(sent.filter(({ path }) => path === write.path)).toHaveLength(1)
  })

  it('is refused if the user cancels', async () => {
    const { person, answer } = await open()
    const refused = answer.catch(String)
    await person.click(screen.getByRole('button', { name: 'Close' }))
    expect(await refused).toContain('reauthentication_required')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  })
})

describe('two-step sign-in in the account settings', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

  it('is turned on with password, app and code, and shows the recovery codes until they are saved', async () => {
    const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkl-mn2${(index % 6) + 2}${index}`)
    let isEnrolled = false
    const user = aVolunteer({ hasVolunteerProfile: true, mustEnrolSecondFactor: true })
    const { sent } = openScreen('/profile?tab=settings', {
      user,
      answer: ({ method, path }) => {
        if (path === '/api/user') return { body: user }
        if (path === '/api/account/second-factor/confirm') {
          isEnrolled = true
          return { body: { codes } }
        }
        if (path === '/api/notification-preferences') return { body: someNotificationPreferences() }
        if (path !== '/api/account/second-factor') return { body: [] }
        return method === 'POST'
          ? { body: { secret, uri: `otpauth://totp/Bridge?secret=${secret}` } }
          : { body: { isEnrolled, enrolledAt: null, recoveryCodesLeft: isEnrolled ? 10 : 0 } }
      },
    })
    const person = userEvent.setup()
    expect(await screen.findByText('Staff must use it.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Turn on' }))
    await person.type(await screen.findByLabelText('Current password'), 'quiet-harbor-71{Enter}')
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    expect(screen.getByText(/^JBSW Y3DP/)).toBeTruthy()
    await person.type(screen.getByLabelText('Code'), '123 456{Control>}{Enter}{/Control}')
    const list = await screen.findByRole('list', { name: 'Recovery codes' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    for (const name of ['Copy', 'Download', 'Print'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { currentPassword: 'quiet-harbor-71' },
      { code: '123 456' },
    ])
    expect(await screen.findByText('10 recovery codes left')).toBeTruthy()
    await person.keyboard('{Escape}')
    expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    expect(screen.queryByText('Two-step sign-in is on')).toBe(null)
    await person.click(screen.getByRole('button', { name: 'I saved them' }))
    expect(await screen.findByText('Two-step sign-in is on')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).toBe(null))
  })
})
