import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anApplication, aProject, aVolunteer, ids, mayApply } from '#tests/support/answers/answers.ts'
import { findDetail, openReceived } from '#tests/support/web/received-screen.tsx'
import { openScreen, type Answer, type StubbedResponse } from '#tests/support/web/screen.tsx'

/** A failure without a message from the server, as from a proxy in between. */
const failure = { status: 502, body: {} }
const refusal = (message: string) => ({ status: 409, body: { message, code: 'conflict' } })
const onWrite =
  (answer: StubbedResponse, read: unknown = []): Answer =>
  ({ method }) =>
    method === 'GET' ? { body: read } : answer

/** The full text of the toast with this title. */
async function readToast(title: string) {
  const toast = await waitFor(() => {
    const [found] = screen.getAllByText(title).flatMap((each) => each.closest('li[data-state=open]') ?? [])
    if (!found) throw new Error(`no toast says ${title}`)
    return found
  })
  return toast.textContent
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function signIn(answer: StubbedResponse) {
  openScreen('/auth', { user: null, answer: onWrite(answer) })
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ana@example.org' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'quiet-harbor-71' } })
  await press('Sign In')
}
async function signUp(answer: StubbedResponse) {
  openScreen('/auth?tab=sign-up&type=volunteer', { user: null, answer: onWrite(answer) })
  fireEvent.change(await screen.findByLabelText(/^First name/), { target: { value: 'Ana' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.org' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'quiet-harbor-71' } })
  await press('Create account')
}
async function signOut(answer: StubbedResponse) {
  const { router } = openScreen('/applications', { user: aVolunteer(), answer: onWrite(answer) })
  await userEvent.click(await screen.findByRole('button', { name: /^Account menu for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
  return router
}

describe('documented error messages for accounts', () => {
  it('"Login failed" shows the server’s message, or else "Login failed"', async () => {
    await signIn(failure)
    expect(await readToast('Login failed')).toContain('Login failed' + 'Login failed')
  })

  it('"Registration failed" shows the server’s message', async () => {
    await signUp(refusal('Could not create the account.'))
    expect(await readToast('Registration failed')).toContain(
      'Registration failed' + 'Could not create the account.',
    )
  })

  it('"Registration failed" shows "Registration failed" if the server sends no message', async () => {
    await signUp(failure)
    expect(await readToast('Registration failed')).toContain('Registration failed' + 'Registration failed')
  })

  it('"Welcome back!" is shown after signing in', async () => {
    await signIn({ body: aVolunteer() })
    expect(await readToast('Welcome back!')).toContain(
      'Welcome back!' + "You've been signed in successfully.",
    )
  })

  it('"Welcome to Bridge Collective!" is shown after registering', async () => {
    await signUp({ status: 201, body: aVolunteer() })
    expect(await readToast('Welcome to Bridge Collective!')).toContain(
      'Welcome to Bridge Collective!' + 'Your account has been created successfully.',
    )
  })

  it('"Signed out" is shown after signing out, on the way to /auth', async () => {
    const router = await signOut({ body: { message: 'Signed out' } })
    expect(await readToast('Signed out')).toContain('Signed out' + "You've been signed out successfully.")
    expect(router.latestLocation.pathname).toBe('/auth')
  })

  it('"Logout failed" shows the error’s message, and the user stays signed in', async () => {
    const router = await signOut(failure)
    expect(await readToast('Logout failed')).toContain('Logout failed' + '502: {}')
    expect(router.latestLocation.pathname).toBe('/applications')
  })
})

describe('documented error messages for onboarding', () => {
  async function completeSetup(answer: StubbedResponse | 'none') {
    const user = aVolunteer({ hasVolunteerProfile: false })
    openScreen('/home', {
      user,
      answer: ({ path, method }) => {
        if (method === 'POST' && answer === 'none') throw new TypeError('Failed to fetch')
        if (method === 'POST' && answer !== 'none') return answer
        return { body: path === '/api/projects/trending-skills' ? { skills: [] } : [] }
      },
    })
    await press('Answer four questions')
    await press('Next')
    await press('Translation')
    await press('Next')
    await press('Education')
    await press('Next')
    const text = 'A sentence of more than twenty characters.'
    for (const label of ['Background', 'Availability', 'Goals']) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
    }
    await press('Complete Setup')
  }

  it('"Setup Failed" shows the server’s message', async () => {
    await completeSetup(refusal('This cannot be set up now'))
    expect(await readToast('Setup Failed')).toContain('Setup Failed' + 'This cannot be set up now')
  })

  it('"Setup Failed" shows "Failed to complete onboarding" for a response without a message', async () => {
    await completeSetup(failure)
    expect(await readToast('Setup Failed')).toContain('Setup Failed' + 'Failed to complete onboarding')
  })

  it('"Setup Failed" shows "Please try again." if there was no response', async () => {
    await completeSetup('none')
    expect(await readToast('Setup Failed')).toContain('Please try again.')
  })

  it('"Welcome to Bridge Collective!" is shown after onboarding', async () => {
    await completeSetup({ body: { message: 'Done' } })
    expect(await readToast('Welcome to Bridge Collective!')).toContain(
      'Welcome to Bridge Collective!' + "Your profile has been set up. Let's find you some amazing projects!",
    )
  })
})

describe('documented error messages for projects and applications', () => {
  it('failing to save a project on its own page shows "Failed to update saved status"', async () => {
    const project = aProject({ viewer: mayApply, isSaved: false })
    openScreen(`/project/${ids.project}`, { user: aVolunteer(), answer: onWrite(failure, project) })
    await press('Save project')
    expect(await readToast('Error')).toContain('Error' + 'Failed to update saved status')
  })

  it('"Application Failed" shows "Failed to submit application" if the server sends no message', async () => {
    const project = aProject({ viewer: mayApply })
    openScreen(`/project/${ids.project}?apply=true`, {
      user: aVolunteer(),
      answer: onWrite(failure, project),
    })
    fireEvent.change(await screen.findByRole('textbox', { name: /^Message/ }), { target: { value: 'Yes.' } })
    await press('Submit application')
    expect(await readToast('Application Failed')).toContain(
      'Application Failed' + 'Failed to submit application',
    )
  })

  const moves = [
    { name: 'Withdraw', title: 'Failed to withdraw application', text: 'Failed to withdraw application.' },
    { name: 'Accept', title: 'Update failed', text: 'Failed to update application.' },
    { name: 'Decline', title: 'Update failed', text: 'Failed to update application.' },
  ]

  /** Presses the button of a pending application and confirms, on its volunteer's or its organization's screen. */
  async function confirm(name: string, answered: StubbedResponse) {
    const received = [anApplication()]
    if (name === 'Withdraw') {
      openScreen('/applications', { user: aVolunteer(), answer: onWrite(answered, received) })
      await press(name)
    } else {
      openReceived({ received, write: () => answered })
      const detail = await findDetail('Maya Lindqvist')
      await userEvent.click(await detail.findByRole('button', { name: new RegExp(`^${name}`) }))
    }
    const dialog = within(await screen.findByRole('dialog'))
    if (name === 'Decline') await userEvent.click(dialog.getByRole('radio', { name: 'Timing' }))
    await userEvent.click(dialog.getByRole('button', { name }))
  }

  it.each(moves)('when $name fails without a message from the server', async ({ name, title, text }) => {
    await confirm(name, failure)
    expect(await readToast(title)).toContain(title + text)
  })

  it.each(moves)(
    'when $name is refused: the server’s message, and the dialog stays',
    async ({ name, title }) => {
      await confirm(name, { status: 409, body: { message: 'The work was stopped', code: 'conflict' } })
      expect(await readToast(title)).toContain(title + 'The work was stopped')
      expect(screen.getByRole('dialog')).toBeTruthy()
    },
  )

  it.each([
    ['/browse', 'Failed to fetch projects'],
    ['/applications', 'Failed to fetch applications'],
    ['/volunteer-dashboard?tab=recommendations', 'Failed to fetch recommendations'],
    ['/profile?tab=personal', 'Failed to fetch profile'],
    ['/profile?tab=volunteer', 'Failed to fetch profile'],
  ])('when the list at %s fails to load: "%s"', async (url, title) => {
    openScreen(url, { user: aVolunteer(), answer: () => failure })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0)
  })
})
