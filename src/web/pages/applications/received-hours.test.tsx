import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Application } from '#contract/applications/applications.ts'
import type { HourEntry } from '#contract/hours/hours.ts'
import { dispatchLiveEvent } from '#web/lib/live-events.ts'
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
