import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Application } from '#contract/applications/applications.ts'
import { anApplication, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openReceived } from '#tests/support/web/received-screen.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

const unasked = {
  isAsked: false,
  isSilent: false,
  isRenewalAsked: false,
  hasVolunteerRenewed: false,
  hasOrganizationRenewed: false,
  isOverdue: false,
}
const work = (check: Partial<Application['check'] & object>) =>
  anApplication({ status: 'accepted', check: { ...unasked, ...check } })
const open = (application: Application) =>
  openScreen('/applications', {
    user: aVolunteer(),
    answer: ({ method }) =>
      method === 'GET' ? { body: [application], headers: { 'x-total-count': '1' } } : { body: work({}) },
  })
const question = 'Does the work go on?'

describe('the question whether work goes on', () => {
  it('is answered by the volunteer with one press, and then gone', async () => {
    const { sent } = open(work({ isAsked: true }))
    await userEvent.click(await screen.findByRole('button', { name: 'I’m still on it' }))
    expect(await screen.findByText('Thanks! You keep your spot.')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/api/applications/${ids.application}/work-check`,
      body: { answer: 'still_active' },
    })
  })

  it('does not show while nothing is asked', async () => {
    open(work({}))
    await screen.findByRole('article')
    expect(screen.queryByRole('region', { name: question })).toBeNull()
  })

  it('says that the other side is awaited once someone renewed the work', async () => {
    open(work({ isRenewalAsked: true, hasVolunteerRenewed: true }))
    const region = within(await screen.findByRole('region', { name: question }))
    expect(region.getByText(/^You said yes/)).toBeTruthy()
    expect(region.queryByRole('button')).toBeNull()
  })

  it('lets the organization free the spot of a silent volunteer, after asking once', async () => {
    const application = work({ isAsked: true, isSilent: true })
    const { sent } = openReceived({
      received: [application],
      url: `&application=${ids.application}`,
      write: () => ({ body: { ...application, status: 'withdrawn', check: null } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Free the spot' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Free the spot' }))
    expect(await screen.findByText('The spot is free again')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ body: { answer: 'free_spot' } })
  })
})
