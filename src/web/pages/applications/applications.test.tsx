import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { Application } from '#contract/applications/applications.ts'
import { anApplication, anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

type World = { mine?: Application[]; received?: Application[]; move?: Answer; url?: string }

function open(user: User, world: World) {
  const { mine = [], received = [], move, url = '/applications' } = world
  return openScreen(url, {
    user,
    answer: (sent) => {
      if (sent.method !== 'GET' && move) return move(sent)
      const body = sent.path === '/api/my-applications' ? mine : received
      return { body, headers: { 'x-total-count': String(body.length) } }
    },
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const buttonsOf = async () =>
  within(await screen.findByRole('article'))
    .queryAllByRole('button')
    .map((button) => button.textContent)

describe('the applications page', () => {
  it('opens for a volunteer with the applications they sent, and their count', async () => {
    open(aVolunteer(), { mine: [anApplication()] })
    await waitFor(() =>
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe('My Applications1'),
    )
  })

  it('opens for an organization with the applications it received', async () => {
    open(anOrganizer(), { received: [anApplication(), anApplication({ id: ids.volunteer })] })
    await waitFor(() =>
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Received Applications2'),
    )
  })

  it('keeps the open tab in the URL', async () => {
    open(aVolunteer(), { url: '/my-applications' })
    await userEvent.click(await screen.findByRole('tab', { name: /Received Applications/ }))
    await waitFor(() => expect(window.location.search).toBe('?tab=received'))
    expect(window.location.pathname).toBe('/my-applications')
  })

  it('links from empty lists to /browse and /create-project', async () => {
    open(anOrganizer(), {})
    expect(await screen.findByRole('heading', { name: 'No applications received yet' })).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Create Project' }).getAttribute('href')).toBe('/create-project')
    await userEvent.click(screen.getByRole('tab', { name: /My Applications/ }))
    const browse = await main.findByRole('link', { name: 'Browse Projects' })
    expect(browse.getAttribute('href')).toBe('/browse')
  })

  it.each([
    ['pending', ['Shortlist', 'Accept', 'Decline']],
    ['accepted', ['Leave a review', 'Sign off', 'Release volunteer']],
    ['declined', []],
    ['withdrawn', []],
    ['completed', ['Leave a review']],
  ] as const)('lets the organization of a %s application do %o', async (status, buttons) => {
    open(anOrganizer(), { received: [anApplication({ status })] })
    expect(await buttonsOf()).toEqual(buttons)
  })

  it('says why a pending application cannot be accepted', async () => {
    const { project } = anApplication()
    open(anOrganizer(), { received: [anApplication({ project: { ...project, placesLeft: 0 } })] })
    const accept = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept' })
    expect(accept.disabled).toBe(true)
    expect(screen.getByText('All spots are filled.')).toBeTruthy()
  })

  it('shows a volunteer’s email address once they are accepted', async () => {
    const volunteer = { ...anApplication().volunteer, email: 'maya@example.org' }
    open(anOrganizer(), { received: [anApplication({ status: 'accepted', volunteer })] })
    expect((await screen.findByRole('link', { name: 'maya@example.org' })).getAttribute('href')).toBe(
      'mailto:maya@example.org',
    )
  })

  it('accepts with a note to the volunteer', async () => {
    const received = [anApplication()]
    const { sent } = open(anOrganizer(), {
      received,
      move: () => {
        received[0] = anApplication({ status: 'accepted' })
        return { body: received[0] }
      },
    })
    await press('Accept')
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept Maya Lindqvist?' }))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Welcome!' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Application accepted!')).toBeTruthy()
    expect(screen.getByText('The volunteer has been notified of their acceptance.')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      status: 'accepted',
      organizationFeedback: 'Welcome!',
    })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')))
  })

  it('declines an application', async () => {
    open(anOrganizer(), {
      received: [anApplication()],
      move: () => ({
        body: anApplication({ status: 'declined' }),
      }),
    })
    await press('Decline')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('Application declined')).toBeTruthy()
    expect(screen.getByText('The volunteer has been notified of the decision.')).toBeTruthy()
  })

  it('signs off accepted work', async () => {
    const { sent } = open(anOrganizer(), {
      received: [anApplication({ status: 'accepted' })],
      move: () => ({ body: anApplication({ status: 'completed' }) }),
    })
    await press('Sign off')
    const dialog = await screen.findByRole('dialog', { name: 'Sign off Maya Lindqvist’s contribution?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign off' }))
    expect(await screen.findByText('Contribution signed off')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'completed' })
  })

  it.each([
    ['Withdraw', 'Failed to withdraw application', aVolunteer()],
    ['Accept', 'Update failed', anOrganizer()],
  ])(
    'shows the server’s message when %s is refused, and keeps the dialog open',
    async (name, title, user) => {
      const message = 'This application has already been decided'
      const one = [anApplication()]
      open(user, {
        mine: one,
        received: one,
        move: () => ({ status: 409, body: { message, code: 'application_not_pending' } }),
      })
      await press(name)
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
      expect(await screen.findByText(title)).toBeTruthy()
      expect(screen.getByText(message)).toBeTruthy()
      expect(screen.getByRole('dialog')).toBeTruthy()
    },
  )

  it('says that a list could not be loaded, and loads it on Try again', async () => {
    let down = true
    openScreen('/applications', {
      user: aVolunteer(),
      answer: () => (down ? { status: 503, body: {} } : { body: [anApplication()] }),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('heading', { name: 'Failed to fetch applications' })).toBeTruthy()
    down = false
    await userEvent.click(retry)
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})
