import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'
import { anApplication, anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { findDetail, openReceived } from '#tests/support/web/received-screen.tsx'

const id = '77777777-7777-4777-8777-777777777777'
const maya = anApplication()
const jonah = anApplication({
  id,
  volunteer: { ...maya.volunteer, id, firstName: 'Jonah', lastName: 'Reyes' },
})

test('a decision of another window closes the question, though this window is sending something else', async () => {
  const me = { id: anOrganizer().id, name: 'Ruth Calloway' }
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
  act(() =>
    dispatchLiveEvent('application', {
      applicationIds: [id],
      projectId: ids.project,
      organizationId: ids.organization,
      status: 'accepted',
      shownStatus: 'accepted',
      by: me,
    }),
  )
  expect(await screen.findByText('You decided this in another window')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
