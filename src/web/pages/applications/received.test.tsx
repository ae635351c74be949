import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'
import { anApplication, anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { findDetail, findRow, openReceived } from '#tests/support/web/received-screen.tsx'

const second = '77777777-7777-4777-8777-777777777777'
const third = '88888888-8888-4888-8888-888888888888'
const named = (id: string, firstName: string, lastName: string) =>
  anApplication({ id, volunteer: { ...anApplication().volunteer, id, firstName, lastName } })
const maya = anApplication()
const jonah = named(second, 'Jonah', 'Reyes')
const amara = named(third, 'Amara', 'Okafor')
const priya = { id: third, name: 'Priya Nair' }
const search = () => window.location.search
const press = (keys: string) => userEvent.keyboard(keys)

describe('received applications', () => {
  it('show the first one beside the list, and the one of a link', async () => {
    openReceived({ received: [maya, jonah] })
    const detail = await findDetail('Maya Lindqvist')
    expect(await detail.findByText('8 hours (5 needed)')).toBeTruthy()
    expect(detail.getByText('UI/UX Design not listed')).toBeTruthy()
    await userEvent.click(await findRow('Jonah Reyes'))
    await findDetail('Jonah Reyes')
    expect(search()).toBe(`?tab=received&application=${second}`)
    expect((await findRow('Jonah Reyes')).getAttribute('aria-current')).toBe('true')
    expect(screen.getByText('Jonah Reyes, 2 of 2')).toBeTruthy()
  })

  it('mark an accepted volunteer whose account is suspended, in the list and beside it', async () => {
    const suspended = anApplication({ status: 'accepted', isVolunteerSuspended: true })
    openReceived({ received: [suspended, jonah] })
    const detail = await findDetail('Maya Lindqvist')
    expect(await detail.findByText('Account suspended. They can’t sign in.')).toBeTruthy()
    const row = (await findRow('Maya Lindqvist')).closest('li')
    expect(row?.textContent).toContain('Account suspended. They can’t sign in.')
    expect((await findRow('Jonah Reyes')).closest('li')?.textContent).not.toContain('suspended')
  })

  it('keep filter, sort and project in the URL, and ask for them', async () => {
    const { sent } = openReceived({
      received: [maya, jonah],
      url: `&show=pending&sort=oldest&project=${ids.project}&search=form`,
    })
    await findRow('Maya Lindqvist')
    expect(sent.find(({ path }) => path === '/api/applicants')?.query).toEqual({
      show: 'pending',
      sort: 'oldest',
      projectId: ids.project,
      q: 'form',
      limit: '100',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Declined' }))
    await waitFor(() => expect(search()).toContain('show=declined'))
    expect(await screen.findByRole('heading', { name: 'No applicant matches “form”' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(await screen.findByRole('heading', { name: 'No declined applications' })).toBeTruthy()
  })

  it.each(['&application=nothing', '&show=everything&sort=up&project=1'])(
    'ignore what a broken link asks for (%s)',
    async (url) => {
      openReceived({ received: [maya], url })
      await findDetail('Maya Lindqvist')
      expect(screen.getByText('1 of 1')).toBeTruthy()
    },
  )

  it('say that the application of a link is not available', async () => {
    openReceived({ received: [maya], url: `&application=${third}` })
    expect(await screen.findByRole('heading', { name: 'This application isn’t available' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show the list' }))
    await findDetail('Maya Lindqvist')
  })

  it('lead from an empty list to a new project, and name no keys for rows', async () => {
    openReceived({ received: [] })
    expect(await screen.findByRole('heading', { name: 'No applications received yet' })).toBeTruthy()
    expect(screen.queryByText('accept')).toBeNull()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Create Project' }).getAttribute('href')).toBe('/create-project')
  })

  it('find a project by a part of its name', async () => {
    const other = { ...jonah, project: { ...jonah.project, id: third, title: 'Éclair van routes' } }
    openReceived({ received: [maya, other] })
    await findRow('Maya Lindqvist')
    await userEvent.click(screen.getByRole('button', { name: /^Project: ?All projects/ }))
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a project' }), 'eclair')
    const projects = within(screen.getByRole('listbox', { name: 'Project' }))
    expect(projects.getAllByRole('option')).toHaveLength(1)
    await press('{Enter}')
    await waitFor(() => expect(search()).toBe(`?tab=received&project=${third}`))
  })

  it('are a page of their own where there is no room, and closing leads back to the row', async () => {
    openReceived({ received: [maya, jonah], isNarrow: true })
    expect(screen.queryByRole('article')).toBeNull()
    await userEvent.click(await findRow('Jonah Reyes'))
    const detail = await screen.findByRole('article', { name: 'Application by Jonah Reyes' })
    await waitFor(() => expect(document.activeElement).toBe(detail))
    await userEvent.click(screen.getByRole('button', { name: 'Back to applications' }))
    await waitFor(async () => expect(document.activeElement).toBe(await findRow('Jonah Reyes')))
    expect(search()).toBe('?tab=received')
  })
})

describe('the keys of received applications', () => {
  it('move, select and decide, and the focus continues to the next one', async () => {
    const received = [maya, jonah, amara]
    const { sent } = openReceived({
      received,
      write: () => {
        received[1] = { ...jonah, status: 'accepted' }
        return { body: received[1] }
      },
    })
    await findDetail('Maya Lindqvist')
    await press('j')
    await findDetail('Jonah Reyes')
    expect(document.activeElement).toBe(await findRow('Jonah Reyes'))
    await press('x')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Jonah Reyes' }).checked).toBe(true)
    await press('x')
    await screen.findByText('8 hours (5 needed)')
    await press('a')
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept Jonah Reyes?' }))
    await userEvent.type(dialog.getByRole('textbox'), 'j')
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Application accepted!')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: `/api/applications/${second}`,
      body: { status: 'accepted', organizationFeedback: 'j' },
    })
    await findDetail('Amara Okafor')
    await waitFor(async () => expect(document.activeElement).toBe(await findRow('Amara Okafor')))
    expect(screen.getByText(/^Accepted by you just now\./)).toBeTruthy()
  })

  it('leave what was decided in its place until the list is loaded again', async () => {
    const received = [maya, jonah]
    openReceived({
      received,
      url: '&show=pending',
      write: () => {
        received[0] = { ...maya, status: 'declined' }
        return { body: received[0] }
      },
    })
    await (await findDetail('Maya Lindqvist')).findByText('8 hours (5 needed)')
    await press('d')
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Maya Lindqvist?' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Prefer not to say' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await screen.findByText(/^Declined by you just now\./)
    await findRow('Maya Lindqvist')
    await userEvent.click(screen.getByRole('button', { name: 'Accepted' }))
    await screen.findByRole('heading', { name: 'No accepted applications' })
    await userEvent.click(screen.getByRole('button', { name: 'Pending' }))
    await findRow('Jonah Reyes')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Maya Lindqvist' })).toBeNull())
  })

  it('select a range with Shift', async () => {
    openReceived({ received: [maya, jonah, amara] })
    await findDetail('Maya Lindqvist')
    await press('xjj{Shift>}X{/Shift}')
    expect(screen.getByText('3 selected')).toBeTruthy()
  })

  it('can be turned off, and stay off', async () => {
    openReceived({ received: [maya, jonah] })
    await findDetail('Maya Lindqvist')
    await press('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Use single-key shortcuts/ }))
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('j?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('article', { name: 'Application by Maya Lindqvist' })).toBeTruthy()
  })
})

describe('a decision of someone else meanwhile', () => {
  const about = { applicationIds: [second], projectId: ids.project, organizationId: ids.organization }
  const event = (status: string) => ({ ...about, status, shownStatus: status, by: priya })

  it('is said in the row, closes the question about it and is said there, too', async () => {
    const received = [maya, jonah]
    openReceived({ received, decidedBy: priya, url: `&application=${second}` })
    await (await findDetail('Jonah Reyes')).findByText('8 hours (5 needed)')
    await press('d')
    await screen.findByRole('dialog', { name: 'Decline Jonah Reyes?' })
    received[1] = { ...jonah, status: 'accepted' }
    act(() => dispatchLiveEvent('application', event('accepted')))
    expect(await screen.findByText('Someone else was first')).toBeTruthy()
    expect(screen.getByText('Jonah Reyes: Accepted by Priya Nair just now.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(/^Accepted by Priya Nair (just now|\d+ .* ago)\./)).toBeTruthy()
  })

  it('is said to be the reader’s own if it was made in another window, and closes the question, too', async () => {
    const me = { id: anOrganizer().id, name: 'Ruth Calloway' }
    const received = [maya, jonah]
    openReceived({ received, decidedBy: me, url: `&application=${second}` })
    await (await findDetail('Jonah Reyes')).findByText('8 hours (5 needed)')
    await press('d')
    await screen.findByRole('dialog', { name: 'Decline Jonah Reyes?' })
    received[1] = { ...jonah, status: 'accepted' }
    act(() => dispatchLiveEvent('application', { ...event('accepted'), by: me }))
    expect(await screen.findByText('You decided this in another window')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(/^Accepted by you (just now|\d+ .* ago)\./)).toBeTruthy()
    expect(await (await findDetail('Jonah Reyes')).findByText(/^Accepted by you\b/)).toBeTruthy()
  })

  it('is said if it came before the answer', async () => {
    const received = [maya, jonah]
    openReceived({
      received,
      decidedBy: priya,
      write: () => {
        received[0] = { ...maya, status: 'declined' }
        return { status: 409, body: { code: 'application_not_pending', message: 'Already decided' } }
      },
    })
    await (await findDetail('Maya Lindqvist')).findByText('8 hours (5 needed)')
    await press('a')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Maya Lindqvist: Declined by Priya Nair just now.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('offers those who applied meanwhile', async () => {
    const received = [maya]
    openReceived({ received })
    await findDetail('Maya Lindqvist')
    received.push(jonah)
    act(() => dispatchLiveEvent('application', { ...event('pending'), by: null }))
    expect(await screen.findByText('1 new applicant')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await findRow('Jonah Reyes')
  })
})
