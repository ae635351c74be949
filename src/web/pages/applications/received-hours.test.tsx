import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Application } from '#contract/applications/applications.ts'
import type { HourEntry } from '#contract/hours/hours.ts'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'
import { anApplication } from '#tests/support/answers/answers.ts'
import { anHourEntry } from '#tests/support/answers/hour-answers.ts'
import { findDetail, openReceived, type ReceivedWorld } from '#tests/support/web/received-screen.tsx'

const second = '77777777-7777-4777-8777-777777777777'
const work = (overrides: Partial<Application> = {}) =>
  anApplication({ status: 'accepted', reviewedAt: '2026-11-03T12:00:00.000Z', waitingHours: 4, ...overrides })
const jonah = work({
  id: second,
  volunteer: { ...anApplication().volunteer, id: second, firstName: 'Jonah', lastName: 'Reyes' },
})
const findList = async () => within(await screen.findByRole('list', { name: 'Applicants' }))

describe('hours to confirm in a row', () => {
  it.each([
    ['Confirm 4 hours', 'confirmed'],
    ['Reject 4 hours', 'rejected'],
  ] as const)('leave it after "%s" in the open application', async (button, status) => {
    const entry: HourEntry = anHourEntry({ hours: 4 })
    const world: ReceivedWorld = {
      received: [work(), jonah],
      hours: [entry],
      url: '&show=hours',
      write: () => {
        world.received[0] = work({ waitingHours: 0 })
        entry.status = status
        return { body: [entry] }
      },
    }
    openReceived(world)
    const pane = await findDetail('Maya Lindqvist')
    await userEvent.click(await pane.findByRole('button', { name: button }))
    if (status === 'rejected') {
      const form = within(await screen.findByRole('dialog'))
      await userEvent.type(form.getByLabelText('Reason'), 'Which meeting?')
      await userEvent.click(form.getByRole('button', { name: 'Reject' }))
    }
    const list = await findList()
    await waitFor(() =>
      expect(list.queryByRole('button', { name: 'Confirm hours of Maya Lindqvist' })).toBeNull(),
    )
    // The row stays in its place until the list is loaded again.
    expect(list.getByRole('link', { name: 'Maya Lindqvist' })).toBeTruthy()
    expect(list.getByText('No hours left to confirm')).toBeTruthy()
    expect(list.getByRole('button', { name: 'Confirm hours of Jonah Reyes' })).toBeTruthy()
  })

  it('leave it when a colleague decided them, and change when the volunteer logs more', async () => {
    const received = [work(), jonah]
    openReceived({ received, url: '&show=hours' })
    const list = await findList()
    await list.findByRole('button', { name: 'Confirm hours of Jonah Reyes' })
    received[1] = { ...jonah, waitingHours: 0 }
    act(() => dispatchLiveEvent('hours', { applicationId: second, waitingHours: 0 }))
    await waitFor(() =>
      expect(list.queryByRole('button', { name: 'Confirm hours of Jonah Reyes' })).toBeNull(),
    )
    received[1] = { ...jonah, waitingHours: 6.5 }
    act(() => dispatchLiveEvent('hours', { applicationId: second, waitingHours: 6.5 }))
    expect(await list.findByText('6.5 hours to confirm')).toBeTruthy()
  })
})

describe('the hours of several people', () => {
  const askedOf = (sent: { path: string; body?: unknown }[]) =>
    sent.filter(({ path }) => path === '/api/hours/confirm').map(({ body }) => body)

  it('are confirmed with the keyboard in one question that lists them, person by person', async () => {
    const { sent } = openReceived({
      received: [work(), jonah],
      url: '&show=hours',
      write: () => ({ body: [] }),
    })
    await findDetail('Maya Lindqvist')
    await userEvent.keyboard('xjx')
    expect(await screen.findByRole('button', { name: 'Confirm hours' })).toBeTruthy()
    await userEvent.keyboard('h')
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm hours of 2 people' }))
    for (const name of ['Maya Lindqvist', 'Jonah Reyes']) {
      const person = within(dialog.getByRole('group', { name: new RegExp(name) }))
      expect(person.getByRole('checkbox', { name: /^4 hours/ })).toBeTruthy()
      expect(person.getByText('Interviews')).toBeTruthy()
    }
    await dialog.findByRole('button', { name: 'Confirm 8 hours' })
    // The title has the focus: the hours are read before anything is pressed.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Confirm hours of 2 people'))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('8 hours confirmed')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(askedOf(sent)).toEqual([
      { entries: [{ id: anApplication().id, version: 1 }] },
      { entries: [{ id: second, version: 1 }] },
    ])
    expect(screen.queryByRole('region', { name: 'Selected applicants' })).toBeNull()
    expect((await findList()).queryByRole('button', { name: /^Confirm hours of/ })).toBeNull()
  })

  it('of the open application alone are asked about with H, which the keys below the list and "?" name', async () => {
    openReceived({ received: [work(), jonah], url: '&show=hours', write: () => ({ body: [] }) })
    await findDetail('Maya Lindqvist')
    const region = screen.getByRole('region', { name: 'Received applications' })
    const hints = () => region.querySelector('p[aria-hidden]:last-of-type')?.textContent
    expect(hints()).toContain('Hconfirm hours')
    expect(hints()).not.toMatch(/accept|decline|shortlist/)
    await userEvent.keyboard('?')
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(keys.getByText('Confirm hours')).toBeTruthy()
    expect(keys.queryByText('Decline')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('h')
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm hours of Maya Lindqvist' }))
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
    expect(dialog.queryByText(/Jonah Reyes/)).toBeNull()
    // The next person is open afterwards, so that H and Enter are enough for each.
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm 4 hours' }))
    await findDetail('Jonah Reyes')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Jonah Reyes'))
  })

  it('are left out where they are unchecked, and say whose could not be confirmed, who stay selected', async () => {
    const received = [work(), jonah]
    const { sent } = openReceived({
      received,
      url: '&show=hours',
      write: ({ body }) => {
        if (!JSON.stringify(body).includes(second)) return { body: [] }
        received[1] = { ...jonah, waitingHours: 5 }
        return { status: 409, body: { code: 'hours_changed', message: 'Someone changed these hours.' } }
      },
    })
    await findDetail('Maya Lindqvist')
    await userEvent.keyboard('xjxh')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm 8 hours' }))
    const alert = within(await dialog.findByRole('alert'))
    expect(alert.getByText('Couldn’t confirm the hours of 1 person')).toBeTruthy()
    expect(alert.getByText('Jonah Reyes: Someone changed these hours.')).toBeTruthy()
    expect(screen.getByText('1 selected')).toBeTruthy()
    // It shows what they are now, and can be tried again.
    expect(await dialog.findByRole('button', { name: 'Confirm 5 hours' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('checkbox', { name: /^5 hours/ }))
    expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true)
    expect(askedOf(sent)).toHaveLength(2)
  })
})

describe('rows of hours to confirm', () => {
  it('show the day and the note that were logged, not the cover letter and the fit', async () => {
    openReceived({ received: [work({ coverLetter: 'I saw your project' })], url: '&show=hours' })
    const list = await findList()
    expect(await list.findByText('Nov 12, 2026 · Interviews')).toBeTruthy()
    expect(list.queryByText('I saw your project')).toBeNull()
    expect(list.queryByText('88%')).toBeNull()
  })

  it('have the hours first in the open application, and no fit of someone who already works', async () => {
    openReceived({ received: [work()], url: '&show=hours' })
    const pane = await findDetail('Maya Lindqvist')
    const hours = await pane.findByRole('region', { name: /^Hours on/ })
    const skills = pane.getByText('Skills you asked for')
    expect(hours.compareDocumentPosition(skills)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(pane.queryByText('88%')).toBeNull()
  })
})
