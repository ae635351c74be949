import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Application } from '#contract/applications/applications.ts'
import { anApplication } from '#tests/support/answers/answers.ts'
import { findDetail, openReceived } from '#tests/support/web/received-screen.tsx'

const ids = [1, 2, 3].map((number) => `77777777-7777-4777-8777-00000000000${number}`)
const [first = '', second = '', third = ''] = ids
const aFilled = (id: string, firstName: string, change: Partial<Application> = {}) => {
  const { project, volunteer } = anApplication()
  return anApplication({
    id,
    volunteer: { ...volunteer, id, firstName },
    project: { ...project, placesLeft: 0 },
    ...change,
  })
}
const received = [
  aFilled(first, 'Maya', { status: 'accepted' }),
  aFilled(second, 'Jonah'),
  aFilled(third, 'Amara'),
]
const action = 'Decline the rest: position filled'

describe('a project whose spots are all filled', () => {
  it('offers to decline everyone who still waits, with one question and the documented reason', async () => {
    const { sent } = openReceived({
      received,
      write: () => ({
        body: {
          declined: [second, third].map((id) => aFilled(id, 'Jonah', { status: 'declined' })),
          moved: [],
        },
      }),
    })
    expect(await screen.findByText(/filled\. 2 applicants are still waiting\.$/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: action }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Decline 2 applicants: position filled?' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Decline 2 applications' }))
    expect(await screen.findByText('2 applications declined')).toBeTruthy()
    const decisions = sent.filter(({ method }) => method === 'POST')
    expect(decisions.map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/applications/decline',
        { ids: [second, third], declineReason: 'position_filled', organizationFeedback: null },
      ],
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
  })

  it('offers nothing while a spot is free, or once everyone has an answer', async () => {
    openReceived({
      received: [
        aFilled(first, 'Maya', { status: 'accepted' }),
        aFilled(second, 'Jo', { status: 'declined' }),
      ],
    })
    await findDetail('Maya Lindqvist')
    expect(screen.queryByRole('button', { name: action })).toBeNull()
  })

  it('keeps what was typed if the answer cannot be sent', async () => {
    openReceived({ received, write: () => ({ status: 500, body: { code: 'internal', message: 'No' } }) })
    await userEvent.click(await screen.findByRole('button', { name: action }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Thank you!')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline 2 applications' }))
    expect(await screen.findByText('Update failed')).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Thank you!')
  })
})
