import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anApplicant } from '#tests/support/answers/applicant-answers.ts'
import { anApplication, ids } from '#tests/support/answers/answers.ts'
import { anHourEntry } from '#tests/support/answers/hour-answers.ts'
import { findDetail, openReceived } from '#tests/support/web/received-screen.tsx'

const second = '77777777-7777-4777-8777-777777777777'
const third = '88888888-8888-4888-8888-888888888888'
const named = (id: string, firstName: string, lastName: string) =>
  anApplication({ id, volunteer: { ...anApplication().volunteer, id, firstName, lastName } })
const maya = anApplication()
const jonah = named(second, 'Jonah', 'Reyes')
const amara = named(third, 'Amara', 'Okafor')
const press = (keys: string) => userEvent.keyboard(keys)

describe('the selection of received applications', () => {
  it('is what the keys decide about, until Escape', async () => {
    const { sent } = openReceived({
      received: [maya, jonah, amara],
      write: () => ({ body: { changed: [maya.id, second], moved: [] } }),
    })
    await (await findDetail('Maya Lindqvist')).findByText('8 hours (5 needed)')
    await press('xjxj')
    await (await findDetail('Amara Okafor')).findByText('8 hours (5 needed)')
    expect(screen.getByText('2 selected')).toBeTruthy()
    await press('s')
    expect(await screen.findByText('2 applicants added to your shortlist')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      ids: [maya.id, second],
      isShortlisted: true,
    })
    await press('d')
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline 2 applications?' }))
    expect(dialog.getByText('Maya Lindqvist, Jonah Reyes')).toBeTruthy()
    await userEvent.type(dialog.getByRole('textbox'), 'Thank you{Control>}{Enter}{/Control}')
    expect(await dialog.findByText(/^Choose a reason/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('m')
    const message = within(await screen.findByRole('dialog', { name: 'Message 2 applicants' }))
    await userEvent.click(message.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
    await (await findDetail('Amara Okafor')).findByText('8 hours (5 needed)')
    await press('d')
    await screen.findByRole('dialog', { name: 'Decline Amara Okafor?' })
  })

  it('ends on a phone with the decision, so that the next tap opens a row', async () => {
    const received = [maya, jonah]
    const declined = received.map((each) => ({ ...each, status: 'declined' as const }))
    openReceived({ received, isNarrow: true, write: () => ({ body: { declined, moved: [] } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
    for (const name of ['Maya Lindqvist', 'Jonah Reyes'])
      await userEvent.click(await screen.findByRole('link', { name }))
    await userEvent.click(screen.getByRole('button', { name: 'Decline…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline 2 applications?' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Position filled' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline 2 applications' }))
    expect(await screen.findByRole('button', { name: 'Select' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  })

  it('keeps those that another filter still lists, and says how many it left out', async () => {
    openReceived({ received: [maya, jonah, { ...amara, status: 'declined' }] })
    for (const name of ['Maya Lindqvist', 'Amara Okafor']) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    }
    expect(screen.getByText('2 selected')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Pending/ }))
    expect(await screen.findByText('1 selected')).toBeTruthy()
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Maya Lindqvist' })
    expect(box.checked).toBe(true)
    const said = '1 applicant isn’t in this list, so they’re no longer selected.'
    expect(screen.getAllByText(said).map((element) => element.getAttribute('role'))).toEqual(['status', null])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Jonah Reyes' }))
    expect(screen.queryByText(said)).toBeNull()
  })

  it('counts someone decided once, although a later page lists them again', async () => {
    let shown = maya
    openReceived({
      get received() {
        return [shown, jonah]
      },
      secondPage: () => [amara, shown],
      write: () => {
        shown = { ...maya, status: 'declined' }
        return { body: shown }
      },
    })
    await (await findDetail('Maya Lindqvist')).findByText('8 hours (5 needed)')
    await press('d')
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Maya Lindqvist?' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Position filled' }))
    // The choice has the focus, and the keys submit from there as from the text.
    await press('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all that are loaded' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 3' }))
    expect(await screen.findByText('3 selected')).toBeTruthy()
    const list = within(screen.getByRole('list', { name: 'Applicants' }))
    const names = list.getAllByRole('checkbox').map((box) => box.ariaLabel)
    expect(names).toEqual(['Select Maya Lindqvist', 'Select Jonah Reyes', 'Select Amara Okafor'])
  })

  it('takes the keys away from the open application, which no longer shows them', async () => {
    openReceived({ received: [maya, jonah] })
    const actions = within(await screen.findByRole('group', { name: 'Actions' }))
    const accept = () => actions.getByRole('button', { name: /^Accept/ }).textContent
    expect(accept()).toBe('AcceptA')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Jonah Reyes' }))
    expect(accept()).toBe('Accept')
    expect(actions.getByRole('link').textContent).not.toContain('MessageM')
    await press('{Escape}')
    await waitFor(() => expect(accept()).toBe('AcceptA'))
  })

  it('offers no decision about people who already work, whose rows say how many hours wait', async () => {
    openReceived({ received: [{ ...maya, status: 'accepted', waitingHours: 4 }], url: '&show=hours' })
    const list = await screen.findByRole('list', { name: 'Applicants' })
    expect(within(list).getByText('4 hours to confirm')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Maya Lindqvist' }))
    const bar = within(await screen.findByRole('region', { name: 'Selected applicants' }))
    expect(bar.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      'Confirm hours',
      'More actions',
      'Clear selection',
    ])
  })
})

describe('a row of the applicants whose hours wait', () => {
  it('confirms the only entry, which it shows, with one press', async () => {
    let waitingHours = 4
    const { sent } = openReceived({
      url: '&show=hours',
      write: () => {
        waitingHours = 0
        return { body: [anHourEntry({ hours: 4, status: 'confirmed' })] }
      },
      get received() {
        return [anApplication({ status: 'accepted', waitingHours })]
      },
      get hours() {
        return [anHourEntry({ hours: 4, ...(waitingHours === 0 && { status: 'confirmed' }) })]
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm hours of Maya Lindqvist' }))
    expect(await screen.findByText('Hours confirmed')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/hours/confirm',
    ])
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Confirm hours of Maya Lindqvist' })).toBeNull(),
    )
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Maya Lindqvist'))
  })

  it('opens the entry first if its note is longer than what the row shows', async () => {
    const application = anApplication({ status: 'accepted', waitingHours: 4 })
    const note = 'Twelve parcels, and the whole way there and back again'
    const { work: short } = anApplicant(application)
    const work = short && { ...short, waiting: short.waiting.map((entry) => ({ ...entry, note })) }
    const { sent } = openReceived({
      url: '&show=hours',
      received: [application],
      row: { work },
      detail: { work },
      hours: [anHourEntry({ hours: 4, note })],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm hours of Maya Lindqvist' }))
    expect(await screen.findByRole('dialog', { name: /Maya Lindqvist/ })).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('keeps its dialog open when one of two entries was decided in it', async () => {
    const application = anApplication({ status: 'accepted', waitingHours: 4 })
    const { work: one } = anApplicant(application)
    const both = one && {
      ...one,
      waiting: one.waiting.flatMap((entry) => [entry, { ...entry, id: ids.project }]),
    }
    let work = both
    openReceived({
      url: '&show=hours',
      received: [application],
      get row() {
        return { work }
      },
      get detail() {
        return { work }
      },
      hours: [anHourEntry({ hours: 2 }), anHourEntry({ id: ids.project, hours: 2 })],
      write: () => {
        work = one
        return { body: [anHourEntry({ hours: 2, status: 'confirmed' })] }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm hours of Maya Lindqvist' }))
    const dialog = await screen.findByRole('dialog', { name: 'Hours of Maya Lindqvist' })
    const [confirm] = await within(dialog).findAllByRole('button', { name: /^Confirm/ })
    if (confirm) await userEvent.click(confirm)
    expect(await screen.findByText('Hours confirmed')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Hours of Maya Lindqvist' })).toBe(dialog)
  })
})
