import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Application } from '#contract/applications/applications.ts'
import { anApplication, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openReceived } from '#tests/support/web/received-screen.tsx'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

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
const open = (application: Application) => {
  let current = application
  return openScreen('/applications', {
    user: aVolunteer(),
    answer: ({ method }) => {
      if (method === 'GET') return { body: [current], headers: { 'x-total-count': '1' } }
      current = work({})
      return { body: current }
    },
  })
}
const question = 'Will you continue working together?'

describe('the question whether work continues', () => {
  it('is answered by the volunteer with one press, and then gone', async () => {
    const { sent } = open(work({ isAsked: true }))
    await userEvent.click(await screen.findByRole('button', { name: 'I’m still working on it' }))
    expect(await screen.findByText('Thanks! You keep your spot.')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/api/applications/${ids.application}/work-check`,
      body: { answer: 'still_active' },
    })
    await waitFor(() => expect(screen.queryByRole('region', { name: question })).toBeNull())
    expect(document.activeElement?.closest('article')).toBe(screen.getByRole('article'))
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

  const openSilent = (answerTo: (freed: Application) => StubbedResponse) => {
    const received = [work({ isAsked: true, isSilent: true })]
    return openReceived({
      received,
      url: `&application=${ids.application}`,
      write: () => {
        const answered = answerTo({ ...work({}), status: 'withdrawn', check: null })
        if (answered.status === undefined)
          received.splice(0, 1, { ...work({}), status: 'withdrawn', check: null })
        return answered
      },
    })
  }
  const confirmFreeing = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Free the spot' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Free the spot' }))
  }

  it('lets the organization free the spot of a silent volunteer, after asking once, and reads on there', async () => {
    const { sent } = openSilent((freed) => ({ body: freed }))
    await confirmFreeing()
    expect(await screen.findByText('The spot is free again')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ body: { answer: 'free_spot' } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('region', { name: question })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('article'))
  })

  it('stays open with its question if freeing the spot fails', async () => {
    openSilent(() => ({ status: 503, body: { code: 'unavailable', message: 'Down' } }))
    await confirmFreeing()
    expect(await screen.findByText('Down')).toBeTruthy()
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Free the spot' })).toBe(document.activeElement)
  })
})
