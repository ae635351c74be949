import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { listApplicants } from '#contract/applications/applicants.ts'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'
import { anApplication, anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { findDetail, findRow, openReceived } from '#tests/support/web/received-screen.tsx'
import type { StubbedResponse } from '#tests/support/web/screen.tsx'

const second = '77777777-7777-4777-8777-777777777777'
const third = '88888888-8888-4888-8888-888888888888'
const named = (id: string, firstName: string) =>
  anApplication({ id, volunteer: { ...anApplication().volunteer, id, firstName, lastName: 'Reyes' } })
const maya = anApplication()
const jonah = named(second, 'Jonah')
const amara = named(third, 'Amara')
const press = (keys: string) => userEvent.keyboard(keys)

/** A response that comes when the test says so. */
function defer() {
  let resolve: (response: StubbedResponse) => void = () => {}
  const promise = new Promise<StubbedResponse>((done) => {
    resolve = done
  })
  return { promise, resolve: (response: StubbedResponse) => resolve(response) }
}

describe('the focus after a question', () => {
  it('returns to the applicant’s row if a key asked it and it is canceled', async () => {
    openReceived({ received: [maya, jonah] })
    await (await findDetail('Maya Lindqvist')).findByText('8 hours (5 needed)')
    expect(document.activeElement).toBe(document.body)
    await press('d')
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Maya Lindqvist?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(document.activeElement).toBe(await findRow('Maya Lindqvist')))
  })

  it('stays with the next applicant if a key went there while the question closed', async () => {
    openReceived({ received: [maya, jonah] })
    await (await findDetail('Maya Lindqvist')).findByText('8 hours (5 needed)')
    await press('d')
    await screen.findByRole('dialog', { name: 'Decline Maya Lindqvist?' })
    await press('{Escape}j')
    await findDetail('Jonah Reyes')
    // Two frames: the one that returns the focus is over then.
    const aFrame = async () => new Promise((done) => void requestAnimationFrame(done))
    await act(async () => {
      await aFrame()
      await aFrame()
    })
    expect(document.activeElement?.id).toBe((await findRow('Jonah Reyes')).id)
  })

  it('goes to a row if the live event of a bulk decision comes before its response', async () => {
    const response = defer()
    openReceived({ received: [maya, jonah, amara], write: () => response.promise })
    for (const name of ['Maya Lindqvist', 'Jonah Reyes'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    const bar = within(await screen.findByRole('region', { name: 'Selected applicants' }))
    await userEvent.click(bar.getByRole('button', { name: 'Decline…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline 2 applications?' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Timing' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline 2 applications' }))
    const { id, firstName, lastName } = anOrganizer()
    act(() =>
      dispatchLiveEvent('application', {
        applicationIds: [maya.id, jonah.id],
        projectId: ids.project,
        organizationId: ids.organization,
        status: 'declined',
        shownStatus: 'declined',
        by: { id, name: `${firstName} ${lastName}` },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const declined = [maya, jonah].map((one) => ({ ...one, status: 'declined' }))
    response.resolve({ body: { declined, moved: [] } })
    expect(await screen.findByText('2 applications declined')).toBeTruthy()
    await waitFor(async () => expect(document.activeElement).toBe(await findRow('Amara Reyes')))
  })
})

describe('what a member is doing', () => {
  it('keys are about the row that has the focus, before its detail is there', async () => {
    const later = defer()
    const { sent } = openReceived({
      received: [maya, jonah, amara],
      beforeDetail: async (id) => id === maya.id || later.promise,
    })
    await (await findDetail('Maya Lindqvist')).findByText('8 hours (5 needed)')
    await press('sjsjs')
    later.resolve({ body: null })
    const shortlisted = () =>
      sent.filter(({ method }) => method === 'POST').map(({ body }) => JSON.stringify(body))
    const expected = [maya.id, second, third].map((id) => JSON.stringify({ ids: [id], isShortlisted: true }))
    await waitFor(() => expect(shortlisted().toSorted()).toEqual(expected))
    await press('kd')
    await screen.findByRole('dialog', { name: 'Decline Jonah Reyes?' })
    await press('{Escape}')
    await waitFor(async () => expect(document.activeElement).toBe(await findRow('Jonah Reyes')))
  })

  it('a message in a question that was closed is there again for the same applicant only', async () => {
    openReceived({ received: [maya, jonah] })
    await findDetail('Maya Lindqvist')
    const ask = async (name: string) => {
      await press('d')
      return within(await screen.findByRole('dialog', { name: `Decline ${name}?` }))
    }
    const leave = async () => {
      await press('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await userEvent.type((await ask('Maya Lindqvist')).getByRole('textbox'), 'Thank you')
    await leave()
    await press('j')
    await findDetail('Jonah Reyes')
    expect((await ask('Jonah Reyes')).getByRole('textbox')).toHaveProperty('value', '')
    await leave()
    await press('k')
    await findDetail('Maya Lindqvist')
    expect((await ask('Maya Lindqvist')).getByRole('textbox')).toHaveProperty('value', 'Thank you')
  })

  it('a note half written is there again after a look at another applicant', async () => {
    openReceived({ received: [maya, jonah] })
    const detail = await findDetail('Maya Lindqvist')
    await userEvent.click(await detail.findByText(/^Private notes/))
    await userEvent.type(await detail.findByRole('textbox', { name: /note/i }), 'Ask about Thurs')
    await userEvent.click(await findRow('Jonah Reyes'))
    const other = await findDetail('Jonah Reyes')
    await userEvent.click(await other.findByText(/^Private notes/))
    expect((await other.findByRole<HTMLTextAreaElement>('textbox', { name: /note/i })).value).toBe('')
    await userEvent.click(await findRow('Maya Lindqvist'))
    const again = await findDetail('Maya Lindqvist')
    await userEvent.click(await again.findByText(/^Private notes/))
    expect((await again.findByRole<HTMLTextAreaElement>('textbox', { name: /note/i })).value).toBe(
      'Ask about Thurs',
    )
  })

  it('the last of several quick changes of the shortlist is stored', async () => {
    const responses = [defer(), defer()]
    const received = [maya]
    const { sent } = openReceived({
      received,
      write: () => responses[writes().length - 1]?.promise ?? { body: { changed: [maya.id], moved: [] } },
    })
    const writes = () => sent.filter(({ method }) => method === 'POST')
    const detail = await findDetail('Maya Lindqvist')
    const button = await detail.findByRole('button', { name: /^Shortlist/ })
    await press('s')
    expect(button.textContent).toMatch(/^Shortlisted/)
    await press('s')
    expect(button.textContent).not.toMatch(/^Shortlisted/)
    expect(writes()).toHaveLength(1)
    responses[0]?.resolve({ body: { changed: [maya.id], moved: [] } })
    await waitFor(() =>
      expect(writes().map(({ body }) => body)).toMatchObject([
        { isShortlisted: true },
        { isShortlisted: false },
      ]),
    )
    responses[1]?.resolve({ body: { changed: [maya.id], moved: [] } })
    await waitFor(() => expect(button.textContent).not.toMatch(/^Shortlisted/))
  })
})

describe('the focus after what was pressed is gone', () => {
  const findPane = async () => {
    const row = await findRow('Maya Lindqvist')
    return row.closest('[tabindex="-1"]')
  }

  it('goes to the list when all applicants are shown instead of none', async () => {
    openReceived({ received: [maya], url: '&show=accepted' })
    await userEvent.click(await screen.findByRole('button', { name: 'Show all applicants' }))
    const pane = await findPane()
    await waitFor(() => expect(document.activeElement).toBe(pane))
  })

  it('goes to the list when new applicants are shown', async () => {
    const received = [maya]
    openReceived({ received })
    await findRow('Maya Lindqvist')
    received.push(jonah)
    act(() =>
      dispatchLiveEvent('application', {
        applicationIds: [jonah.id],
        projectId: ids.project,
        organizationId: ids.organization,
        status: 'pending',
        shownStatus: 'pending',
        by: null,
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
    expect(document.activeElement).toBe(await findPane())
  })

  it('goes to the list when the row is gone', async () => {
    const received = [maya, jonah]
    const { queryClient } = openReceived({ received })
    const row = await findRow('Jonah Reyes')
    row.focus()
    received.pop()
    await act(async () => queryClient.invalidateQueries({ queryKey: [listApplicants.path] }))
    await waitFor(() => expect(row.isConnected).toBe(false))
    const pane = await findPane()
    await waitFor(() => expect(document.activeElement).toBe(pane))
  })
})
