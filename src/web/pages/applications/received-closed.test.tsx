import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { accountUnavailableReason, projectRemovedReason } from '#domain/applications/applications.ts'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'
import { anApplication, ids } from '#tests/support/answers/answers.ts'
import { findDetail, findRow, openReceived } from '#tests/support/web/received-screen.tsx'

const id = '77777777-7777-4777-8777-777777777777'
const maya = anApplication()
const jonah = anApplication({
  id,
  volunteer: { ...maya.volunteer, id, firstName: 'Jonah', lastName: 'Reyes' },
})

test.each([
  ['declined', projectRemovedReason, 'Jonah Reyes: we closed the application.'],
  ['withdrawn', accountUnavailableReason, 'Closed: Jonah Reyes’s account wasn’t available.'],
] as const)(
  'a received application that the site closed as %s (%s) is called closed everywhere, and says why once',
  async (status, reason, said) => {
    const received = [maya, jonah]
    openReceived({ received, url: `&application=${id}` })
    await (await findDetail('Jonah Reyes')).findByText('8 hours (5 needed)')
    await userEvent.keyboard('d')
    await screen.findByRole('dialog', { name: 'Decline Jonah Reyes?' })
    received[1] = { ...jonah, status, reason }
    act(() =>
      dispatchLiveEvent('application', {
        applicationIds: [id],
        projectId: ids.project,
        organizationId: ids.organization,
        status,
        shownStatus: 'closed',
        by: null,
      }),
    )
    expect(await screen.findByText(said)).toBeTruthy()
    expect(await screen.findByText(/^Closed (just now|\d+ .* ago)\./)).toBeTruthy()
    const detail = await findDetail('Jonah Reyes')
    expect(detail.getByText('Closed')).toBeTruthy()
    // Why is said once, beside the status.
    expect(detail.queryByRole('heading', { name: /reason|declined/i })).toBeNull()
    const row = (await findRow('Jonah Reyes')).closest('li')
    expect(row?.textContent).not.toMatch(/Declined|Withdrawn/)
  },
)
