import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'
import { anApplication, anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { findDetail, findRow, openReceived } from '#tests/support/web/received-screen.tsx'

const id = '77777777-7777-4777-8777-777777777777'
const maya = anApplication()
const jonah = anApplication({
  id,
  volunteer: { ...maya.volunteer, id, firstName: 'Jonah', lastName: 'Reyes' },
})

const me = { id: anOrganizer().id, name: 'Ruth Calloway' }

const decidedByMe = (status: 'accepted' | 'declined') => ({
  applicationIds: [id],
  projectId: ids.project,
  organizationId: ids.organization,
  status,
  shownStatus: status,
  by: me,
})

/** Expects that the open question is closed, and why. */
async function expectDecidedElsewhere(): Promise<void> {
  // Once, however many events and answers say so.
  expect(await screen.findAllByText('You decided this in another window')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('a decision of another window closes the question, though this window is sending something else', async () => {
  const received = [maya, jonah]
  let isSending = false
  openReceived({
    received,
    decidedBy: me,
    url: `&application=${id}`,
    // The shortlisting never ends, as on a slow connection.
    write: () => {
      isSending = true
      return new Promise(() => {})
    },
  })
  await (await findDetail('Jonah Reyes')).findByText('8 hours (5 needed)')
  await userEvent.keyboard('s')
  await waitFor(() => expect(isSending).toBe(true))
  await userEvent.keyboard('d')
  await screen.findByRole('dialog', { name: 'Decline Jonah Reyes?' })
  received[1] = { ...jonah, status: 'accepted' }
  act(() => dispatchLiveEvent('application', decidedByMe('accepted')))
  await expectDecidedElsewhere()
})

test('the event of a decision of this window is its own, though it comes right after the answer', async () => {
  const received = [maya, jonah]
  const { queryClient } = openReceived({
    received,
    decidedBy: me,
    url: `&application=${id}`,
    write: () => {
      received[1] = { ...jonah, status: 'accepted' }
      return { body: received[1] }
    },
  })
  await (await findDetail('Jonah Reyes')).findByText('8 hours (5 needed)')
  await userEvent.keyboard('a')
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Jonah Reyes?' }))
  // The answer has come, and nothing of the page has noticed it yet.
  const stop = queryClient.getMutationCache().subscribe(({ mutation }) => {
    if (mutation?.state.status !== 'success') return
    stop()
    act(() => dispatchLiveEvent('application', decidedByMe('accepted')))
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(await screen.findByText('Application accepted!')).toBeTruthy()
  expect(screen.queryByText('You decided this in another window')).toBeNull()
})

test('a decision of another window closes the question, though this window decided something else before', async () => {
  const received = [maya, jonah]
  const { queryClient } = openReceived({
    received,
    decidedBy: me,
    url: `&application=${id}`,
    write: () => ({ body: { ...jonah, status: 'accepted' } }),
  })
  await (await findDetail('Jonah Reyes')).findByText('8 hours (5 needed)')
  await userEvent.keyboard('a')
  const accepting = within(await screen.findByRole('dialog', { name: 'Accept Jonah Reyes?' }))
  await userEvent.click(accepting.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Application accepted!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The server still answers that it waits.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await userEvent.click(await findRow('Jonah Reyes'))
  await (await findDetail('Jonah Reyes')).findByRole('button', { name: /^Decline/ })
  await userEvent.keyboard('d')
  await screen.findByRole('dialog', { name: 'Decline Jonah Reyes?' })
  received[1] = { ...jonah, status: 'declined' }
  act(() => dispatchLiveEvent('application', decidedByMe('declined')))
  await expectDecidedElsewhere()
})

test('the event of another window says nothing while this window waits for the answer to its own decision', async () => {
  const received = [maya, jonah]
  let answer = (_: { status: number; body: unknown }) => {}
  const answered = new Promise<{ status: number; body: unknown }>((resolve) => {
    answer = resolve
  })
  let isSent = false
  openReceived({
    received,
    decidedBy: me,
    url: `&application=${id}`,
    write: () => {
      isSent = true
      return answered
    },
  })
  await (await findDetail('Jonah Reyes')).findByText('8 hours (5 needed)')
  await userEvent.keyboard('a')
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Jonah Reyes?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(isSent).toBe(true))
  received[1] = { ...jonah, status: 'declined' }
  act(() => dispatchLiveEvent('application', decidedByMe('declined')))
  expect(screen.getByRole('dialog', { name: 'Accept Jonah Reyes?' })).toBeTruthy()
  answer({ status: 409, body: { code: 'application_not_pending', message: 'Already decided' } })
  await expectDecidedElsewhere()
})
