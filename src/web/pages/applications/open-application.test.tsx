import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { accountUnavailableReason } from '#domain/applications/applications.ts'
import { anApplication } from '#tests/support/answers/answers.ts'
import { openReceived } from '#tests/support/web/received-screen.tsx'

const maya = anApplication()

describe('what a member can do with the open application', () => {
  const buttonsOf = async () => {
    const actions = within(await screen.findByRole('group', { name: 'Actions' }))
    return actions.queryAllByRole('button').map((button) => button.textContent.replace(/[ADS]$/, ''))
  }
  it.each([
    ['pending', ['Accept', 'Decline…', 'Shortlist']],
    ['accepted', ['Sign off', 'Release volunteer']],
    ['declined', []],
    ['withdrawn', []],
    ['completed', []],
  ] as const)('depends on its status (%s: %o)', async (status, buttons) => {
    openReceived({ received: [anApplication({ status })] })
    expect(await buttonsOf()).toEqual(buttons)
    expect(screen.getByRole('link', { name: 'Message Maya Lindqvist' })).toBeTruthy()
  })

  it('does not include accepting without a spot', async () => {
    const { project } = maya
    openReceived({ received: [anApplication({ project: { ...project, placesLeft: 0 } })] })
    const accept = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept' })
    expect(accept.disabled).toBe(true)
    expect(screen.getByText('All spots are filled.')).toBeTruthy()
  })

  it('shows the email address once they are accepted', async () => {
    const volunteer = { ...maya.volunteer, email: 'maya@example.org' }
    openReceived({ received: [anApplication({ status: 'accepted', volunteer })] })
    const link = await screen.findByRole('link', { name: 'maya@example.org' })
    expect(link.getAttribute('href')).toBe('mailto:maya@example.org')
  })

  it('says that an applicant’s account is gone, and not that they withdrew', async () => {
    openReceived({
      received: [anApplication({ status: 'withdrawn', endedBy: null, reason: accountUnavailableReason })],
    })
    // Once, although the section about decisions could say it, too.
    await screen.findByText('We closed this application because the volunteer’s account wasn’t available.')
    expect(screen.queryByText('Ended by the volunteer')).toBeNull()
  })

  it('includes reporting it, once', async () => {
    const { sent } = openReceived({
      received: [maya],
      write: () => ({
        status: 201,
        body: { id: maya.id, reason: 'spam', explanation: null, createdAt: maya.createdAt },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Report this person' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Maya Lindqvist' }))
    expect(dialog.getByText(/Our staff will read the application/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('radio', { name: 'Advertising or spam' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByText('Reported.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Report this person' })).toBeNull()
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe(`/api/applications/${maya.id}/reports`)
  })

  it('includes neither reporting nor blocking someone whose account was deleted', async () => {
    const volunteer = { ...maya.volunteer, firstName: 'Former member', lastName: '', isFormer: true }
    openReceived({ received: [anApplication({ status: 'completed', volunteer })] })
    await screen.findByRole('group', { name: 'Actions' })
    expect(screen.queryByRole('button', { name: /^(Report|Block) this person$/ })).toBeNull()
  })

  it('includes signing off accepted work, with what was agreed and logged', async () => {
    const scope = { version: 2, hoursPerWeek: 5, totalHours: 40, isChangeOpen: false }
    const { sent } = openReceived({
      received: [anApplication({ status: 'accepted', scope, confirmedHours: 30 })],
      write: () => ({ body: anApplication({ status: 'completed' }) }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign off' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sign off Maya Lindqvist’s contribution?' })
    expect(within(dialog).getByText(/^Version 2/)).toBeTruthy()
    expect(within(dialog).getByText('30 of 40 agreed hours logged')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign off' }))
    expect(await screen.findByText('Contribution signed off')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'completed' })
  })
})
