import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { SavedReply } from '#contract/applications/saved-replies.ts'
import { anApplication, anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { aReply } from '#tests/support/answers/applicant-answers.ts'
import { openReceived } from '#tests/support/web/received-screen.tsx'

const second = '77777777-7777-4777-8777-777777777777'
const jonah = anApplication({
  id: second,
  volunteer: { ...anApplication().volunteer, id: second, firstName: 'Jonah', lastName: 'Reyes' },
})
const select = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
const findBar = async () => within(await screen.findByRole('region', { name: 'Selected applicants' }))

describe('selected applications', () => {
  it('are declined with one saved reply after the dialog shows how many', async () => {
    const { sent } = openReceived({
      received: [anApplication(), jonah],
      replies: [aReply],
      write: () => ({
        body: {
          declined: [{ ...jonah, status: 'declined' }],
          moved: [anApplication({ status: 'withdrawn', endedBy: 'volunteer' })],
        },
      }),
    })
    await select('Maya Lindqvist')
    const bar = await findBar()
    expect(bar.getByText('1 selected')).toBeTruthy()
    await select('Jonah Reyes')
    await userEvent.click(bar.getByRole('button', { name: 'Decline…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline 2 applications?' }))
    await userEvent.selectOptions(await dialog.findByLabelText('Saved replies'), 'No spots left')
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to each volunteer/ })
    expect(text.value).toBe(aReply.text)
    await userEvent.click(dialog.getByRole('button', { name: 'Decline 2 applications' }))
    expect(await screen.findByText('1 application declined')).toBeTruthy()
    expect(await screen.findByText('Maya Lindqvist has withdrawn.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Selected applicants' })).toBeNull()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/applications/decline',
      body: {
        ids: [ids.application, second],
        organizationFeedback: aReply.text,
        declineReason: 'position_filled',
      },
    })
  })

  it('are declined for the reason that was chosen, whatever reply is filled in afterwards', async () => {
    openReceived({ received: [anApplication(), jonah], replies: [aReply] })
    await screen.findByText('8 hours (5 needed)')
    await userEvent.click(screen.getByRole('button', { name: 'Decline…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Maya Lindqvist?' }))
    const timing = dialog.getByRole<HTMLInputElement>('radio', { name: 'Timing' })
    await userEvent.click(timing)
    await userEvent.selectOptions(await dialog.findByLabelText('Saved replies'), 'No spots left')
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(aReply.text)
    expect(timing.checked).toBe(true)
  })

  it('are declined with what was written and saved as a reply', async () => {
    const replies: SavedReply[] = []
    const { sent } = openReceived({
      received: [anApplication(), jonah],
      replies,
      write: ({ path }) => {
        if (path.endsWith('/saved-replies')) replies.push(aReply)
        return { body: aReply }
      },
    })
    await screen.findByText('8 hours (5 needed)')
    await userEvent.click(screen.getByRole('button', { name: 'Decline…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Maya Lindqvist?' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Position filled' }))
    await userEvent.type(dialog.getByRole('textbox'), aReply.text)
    await userEvent.click(dialog.getByRole('button', { name: 'Save this text as a reply' }))
    await userEvent.type(dialog.getByLabelText('Name of the reply'), 'No spots left{Enter}')
    expect(await screen.findByText('Reply saved')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/api/organizations/${ids.organization}/saved-replies`,
      body: { name: 'No spots left', text: aReply.text, declineReason: 'position_filled' },
    })
    const choice = await dialog.findByLabelText<HTMLSelectElement>('Saved replies')
    expect(choice.value).toBe(aReply.id)
    await waitFor(() => expect(document.activeElement).toBe(choice))
    await userEvent.click(dialog.getByRole('button', { name: 'Edit saved replies' }))
    expect(dialog.getByRole('button', { name: 'Rename No spots left' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove No spots left' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(`/api/saved-replies/${aReply.id}`),
    )
  })

  it('cannot be accepted if there are fewer spots, which the bar says', async () => {
    const few = { ...anApplication().project, placesLeft: 1 }
    openReceived({ received: [anApplication({ project: few }), { ...jonah, project: few }] })
    await select('Maya Lindqvist')
    const bar = await findBar()
    expect(bar.getByText('1 spot left')).toBeTruthy()
    expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Accept 1' }).disabled).toBe(false)
    await select('Jonah Reyes')
    expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Accept 2' }).disabled).toBe(true)
    expect(bar.getByText('Only 1 spot left')).toBeTruthy()
  })

  it('are accepted together after one question', async () => {
    const { sent } = openReceived({
      received: [anApplication(), jonah],
      write: () => ({
        body: {
          accepted: [anApplication({ status: 'accepted' }), { ...jonah, status: 'accepted' }],
          moved: [],
        },
      }),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all that are loaded' }))
    await userEvent.click((await findBar()).getByRole('button', { name: 'Accept 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept 2 applicants?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Accept 2 applicants' }))
    expect(await screen.findByText('2 applications accepted')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/applications/accept',
      body: { ids: [ids.application, second], organizationFeedback: null },
    })
  })

  it('receive one message each, and a failure keeps the text', async () => {
    let fails = true
    const { sent } = openReceived({
      received: [anApplication(), jonah],
      write: () => {
        if (!fails) return { body: { sent: [second], skipped: [ids.application] } }
        fails = false
        return { status: 503, body: { message: 'Busy', code: 'unavailable' } }
      },
    })
    await select('Maya Lindqvist')
    await select('Jonah Reyes')
    await userEvent.click((await findBar()).getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Message' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Message 2 applicants' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(await dialog.findByText('Please write a message')).toBeTruthy()
    await userEvent.type(dialog.getByRole('textbox'), 'Can you come on Tuesday?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(await dialog.findByText('Busy')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Message sent to 1 applicant')).toBeTruthy()
    const [first, again] = sent.filter(({ path }) => path === '/api/applications/message')
    expect(first?.body).toEqual(again?.body)
    expect(first?.body).toMatchObject({
      ids: [ids.application, second],
      content: 'Can you come on Tuesday?',
    })
  })

  it('keep what is written to them when the dialog closes, and get it once if an answer was lost', async () => {
    let isLost = true
    const { sent } = openReceived({
      received: [anApplication(), jonah],
      write: () => {
        if (!isLost) return { body: { sent: [ids.application, second], skipped: [] } }
        isLost = false
        throw new TypeError('Failed to fetch')
      },
    })
    for (const name of ['Maya Lindqvist', 'Jonah Reyes']) await select(name)
    const openMessage = async () => {
      await userEvent.click((await findBar()).getByRole('button', { name: 'More actions' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Message' }))
      return within(await screen.findByRole('dialog', { name: 'Message 2 applicants' }))
    }
    const first = await openMessage()
    await userEvent.type(first.getByRole('textbox'), 'Can you come on Tuesday?')
    await userEvent.click(first.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(first.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'))
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await openMessage()
    expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Can you come on Tuesday?')
    await userEvent.click(again.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Message sent to 2 applicants')).toBeTruthy()
    const [lost, answered] = sent.filter(({ path }) => path === '/api/applications/message')
    expect(answered?.body).toEqual(lost?.body)
  })

  it('can be compared only if they belong to one project', async () => {
    const elsewhere = { ...jonah, project: { ...jonah.project, id: ids.organization } }
    openReceived({ received: [anApplication(), elsewhere] })
    for (const name of ['Maya Lindqvist', 'Jonah Reyes']) await select(name)
    const bar = await findBar()
    expect(bar.getByText('Several projects')).toBeTruthy()
    await userEvent.click(bar.getByRole('button', { name: 'More actions' }))
    const compare = await screen.findByRole('menuitem', {
      name: 'Compare: You can only compare applications to the same project',
    })
    expect(compare.getAttribute('aria-disabled')).toBe('true')
  })

  it('are still selected after comparing them', async () => {
    openReceived({ received: [anApplication(), jonah] })
    for (const name of ['Maya Lindqvist', 'Jonah Reyes']) await select(name)
    await userEvent.click((await findBar()).getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Compare' }))
    await waitFor(() => expect(window.location.pathname).toBe('/applications/compare'))
    expect(decodeURIComponent(window.location.search)).toBe(`?ids=${ids.application},${second}`)
    window.history.back()
    expect(await screen.findByText('2 selected')).toBeTruthy()
  })

  it('are deselected by Clear selection', async () => {
    openReceived({ received: [anApplication(), jonah] })
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Jonah Reyes' })
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(box.checked).toBe(false)
  })

  it('and all others are no file for a coordinator, who exports no applicants', async () => {
    const { sent } = openReceived({
      received: [anApplication(), jonah],
      user: anOrganizer({
        organizations: anOrganizer().organizations.map((each) => ({
          ...each,
          role: 'manager' as const,
          isCoordinator: true,
        })),
      }),
    })
    await select('Maya Lindqvist')
    const bar = await findBar()
    await userEvent.click(bar.getByRole('button', { name: 'More actions' }))
    expect(await screen.findByRole('menuitem', { name: /Message/ })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: /CSV/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull()
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})
