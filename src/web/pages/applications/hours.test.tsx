import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Application } from '#contract/applications/applications.ts'
import type { HourEntry } from '#contract/hours/hours.ts'
import { dispatchReset } from '#web/lib/live/live.ts'
import { anApplication, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { anHourEntry } from '#tests/support/answers/hour-answers.ts'
import { openReceived, type ReceivedWorld } from '#tests/support/web/received-screen.tsx'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const today = new Date().toISOString().slice(0, 10)
const work = (overrides: Partial<Application> = {}) =>
  anApplication({ status: 'accepted', reviewedAt: '2026-11-03T12:00:00.000Z', ...overrides })
const done = (overrides: Partial<Application> = {}) =>
  work({ status: 'completed', completedAt: new Date().toISOString(), ...overrides })

type World = { application: Application; hours?: HourEntry[]; write?: Answer }

function open(user: ReturnType<typeof aVolunteer>, world: World) {
  return openScreen('/applications', {
    user,
    answer: (sent) => {
      if (sent.method !== 'GET' && world.write) return world.write(sent)
      if (sent.path.endsWith('/hours')) return { body: world.hours ?? [] }
      if (sent.path.endsWith('/timeline')) return { body: [] }
      return { body: [world.application], headers: { 'x-total-count': '1' } }
    },
  })
}
const openEntries = async () => fireEvent.click(await screen.findByText('Logged hours'))
const unfold = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^Your application to/ }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('hours of accepted work', () => {
  it('are totaled as confirmed, pending and planned per week', async () => {
    open(aVolunteer(), { application: work({ confirmedHours: 12.5, waitingHours: 3 }) })
    const row = within(await screen.findByRole('article'))
    for (const text of ['12.5 hours confirmed', '3 hours pending', '5 hours per week planned']) {
      expect(row.getByText(text)).toBeTruthy()
    }
  })

  it('are logged with today’s date filled in', async () => {
    const world: World = { application: work(), write: () => ({ status: 201, body: anHourEntry() }) }
    const { sent } = open(aVolunteer(), world)
    await userEvent.click(await screen.findByRole('button', { name: 'Log hours' }))
    const form = await dialog('Log hours')
    fireEvent.change(form.getByLabelText('Hours'), { target: { value: '1.75' } })
    fireEvent.change(form.getByLabelText(/^Note/), { target: { value: 'Interviews' } })
    await userEvent.click(form.getByRole('button', { name: 'Log hours' }))
    expect(await screen.findByText('Hours logged')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/api/applications/${ids.application}/hours`,
      body: { date: today, hours: 1.75, note: 'Interviews' },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are rejected in the form if they are invalid, with a summary that links to the field', async () => {
    open(aVolunteer(), { application: work() })
    await userEvent.click(await screen.findByRole('button', { name: 'Log hours' }))
    const form = await dialog('Log hours')
    await userEvent.click(form.getByRole('button', { name: 'Log hours' }))
    const summary = await form.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    fireEvent.click(
      within(summary).getByRole('link', {
        name: 'Enter hours in steps of 0.25, for example 1.75, up to 24 a day',
      }),
    )
    expect(document.activeElement).toBe(form.getByLabelText('Hours'))
    fireEvent.change(form.getByLabelText('Hours'), { target: { value: '1' } })
    fireEvent.change(form.getByLabelText('Date'), { target: { value: '2026-11-01' } })
    await userEvent.click(form.getByRole('button', { name: 'Log hours' }))
    const text = 'The date cannot be before your application was accepted'
    expect(await form.findByRole('link', { name: text })).toBeTruthy()
  })

  it('can be changed and removed by the volunteer until they are confirmed', async () => {
    const confirmed = anHourEntry({ id: ids.project, date: '2026-11-10', status: 'confirmed' })
    const world: World = { application: work(), hours: [anHourEntry(), confirmed] }
    const { sent } = open(aVolunteer(), {
      ...world,
      write: ({ method }) => {
        if (method === 'DELETE') world.hours?.shift()
        return { body: anHourEntry() }
      },
    })
    await openEntries()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the hours of Nov 12, 2026' }))
    const form = await dialog('Edit hours')
    fireEvent.change(form.getByLabelText('Hours'), { target: { value: '4' } })
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Hours updated')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ hours: 4 })
    expect(screen.queryByRole('button', { name: 'Edit the hours of Nov 10, 2026' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove the hours of Nov 12, 2026' }))
    await userEvent.click((await dialog('Remove these hours?')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Hours removed')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Hours on/ })),
    )
  })

  it('keep what is being typed while the organization signs the work off, say so, and can still be sent', async () => {
    const world: World = { application: work(), write: () => ({ status: 201, body: anHourEntry() }) }
    const { sent } = open(aVolunteer(), world)
    await userEvent.click(await screen.findByRole('button', { name: 'Log hours' }))
    const form = await dialog('Log hours')
    fireEvent.change(form.getByLabelText('Hours'), { target: { value: '2' } })
    fireEvent.change(form.getByLabelText(/^Note/), { target: { value: 'Interviews' } })
    world.application = done()
    dispatchReset()
    expect((await form.findByText(/^Harbor Light Shelter signed off this work/)).textContent).toMatch(
      /You can still log hours until [A-Z][a-z]+ \d+, \d{4}\.$/,
    )
    expect(form.getByLabelText(/^Note/)).toHaveProperty('value', 'Interviews')
    await userEvent.click(form.getByRole('button', { name: 'Log hours' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ hours: 2, note: 'Interviews' })
    // The row is among the past ones now, without the button that was pressed.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')))
  })

  it('keep what is being typed when the organization ends the work, and can no longer be sent', async () => {
    const world: World = { application: work(), hours: [anHourEntry()] }
    open(aVolunteer(), world)
    await openEntries()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the hours of Nov 12, 2026' }))
    const form = await dialog('Edit hours')
    fireEvent.change(form.getByLabelText(/^Note/), { target: { value: 'Interviews, part two' } })
    world.application = work({ status: 'withdrawn', endedBy: 'organization' })
    dispatchReset()
    expect(await form.findByText(/^Harbor Light Shelter ended this work/)).toBeTruthy()
    expect(form.getByLabelText(/^Note/)).toHaveProperty('value', 'Interviews, part two')
    expect(form.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  it('can no longer be logged 30 days after the work was signed off', async () => {
    open(aVolunteer(), { application: done({ completedAt: '2026-01-05T12:00:00.000Z' }) })
    await unfold()
    expect(
      await screen.findByText('You can log hours until 30 days after the work is signed off.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Log hours' })).toBeNull()
  })

  it('stay visible when the work was ended early, but no more can be logged', async () => {
    open(aVolunteer(), {
      application: work({ status: 'withdrawn', endedBy: 'volunteer', confirmedHours: 2 }),
      hours: [anHourEntry({ status: 'confirmed' })],
    })
    await unfold()
    expect(await screen.findByText('Confirmed')).toBeTruthy()
    expect(screen.getByText('This work has ended, so you cannot log more hours.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Log hours' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Leave a review/ })).toBeNull()
  })

  it('are confirmed by the organization, several together, except those left out', async () => {
    const hours = ['2026-11-12', '2026-11-11', '2026-11-10'].map((date, index) =>
      anHourEntry({ id: [ids.hours, ids.project, ids.volunteer][index] ?? '', date }),
    )
    const { sent } = openReceived({
      received: [work({ waitingHours: 9 })],
      hours,
      write: () => {
        for (const entry of hours) entry.status = 'confirmed'
        return { body: [] }
      },
    })
    await screen.findByRole('button', { name: 'Confirm 9 hours' })
    await userEvent.click(screen.getByRole('checkbox', { name: /Nov 11, 2026/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Confirm 6 hours' }))
    expect(await screen.findByText('Hours confirmed')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/hours/confirm',
      body: {
        entries: [
          { id: ids.hours, version: 1 },
          { id: ids.volunteer, version: 1 },
        ],
      },
    })
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Hours on/ })),
    )
  })

  it('open for the organization when the first ones to confirm arrive', async () => {
    const world: ReceivedWorld = { received: [work()], hours: [] }
    const { router } = openReceived(world)
    await screen.findByRole('region', { name: /^Hours on/ })
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    world.received = [work({ waitingHours: 3 })]
    world.hours = [anHourEntry()]
    // Back on the screen, it first shows what it had.
    await router.navigate({ to: '/safeguards' })
    await router.navigate({ to: '/applications', search: { tab: 'received' } })
    expect(await screen.findByRole('button', { name: /^Confirm \d/ })).toBeTruthy()
  })

  it('are rejected only with a reason', async () => {
    const { sent } = openReceived({
      received: [work({ waitingHours: 3 })],
      hours: [anHourEntry()],
      write: () => ({
        status: 409,
        body: { message: 'Someone changed these hours.', code: 'x' },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Reject 3 hours' }))
    const form = await dialog('Reject 3 hours from Maya Lindqvist?')
    await userEvent.click(form.getByRole('button', { name: 'Reject' }))
    expect(await form.findByRole('link', { name: 'Please give a reason for rejecting hours' })).toBeTruthy()
    fireEvent.change(form.getByLabelText('Reason'), { target: { value: 'Which meeting?' } })
    await userEvent.click(form.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('Someone changed these hours.')).toBeTruthy()
    expect(sent.find(({ path }) => path === '/api/hours/reject')?.body).toMatchObject({
      reason: 'Which meeting?',
    })
    expect(form.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Which meeting?')
  })
})
