import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getAgreedScopes, type AgreedScopes } from '#contract/applications/agreed-scopes.ts'
import { anApplication, anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aScopeChange, aScopeVersion, someAgreedScopes } from '#tests/support/answers/scope-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const asked = someAgreedScopes({ changes: [aScopeChange()] })
const forty = { ...aScopeChange().proposed, hoursPerWeek: 40 }
const askedAgain = someAgreedScopes({
  changes: [aScopeChange({ id: ids.hours, proposed: forty }), aScopeChange({ status: 'superseded' })],
})
const application = anApplication({
  status: 'accepted',
  confirmedHours: 9,
  waitingHours: 2.5,
  scope: { version: 1, hoursPerWeek: 4, totalHours: 14, isChangeOpen: true },
})

type World = { user?: ReturnType<typeof aVolunteer>; write?: Answer; found?: typeof application }

function open(scopes: AgreedScopes, { user = aVolunteer(), write, found = application }: World = {}) {
  return openScreen(`/applications/${ids.application}/scope`, {
    user,
    answer: (sent) => {
      if (sent.method !== 'GET' && write) return write(sent)
      return { body: sent.path.endsWith('/scope') ? scopes : found }
    },
  })
}
const findRequest = () => screen.findByRole('region', { name: 'Harbor Light Shelter asks to change this' })
async function openAccept() {
  await findRequest()
  await userEvent.click(screen.getByRole('button', { name: 'Accept change' }))
  return within(await screen.findByRole('dialog', { name: 'Accept this change?' }))
}
const findSheet = (version: number) =>
  screen.findByRole('article', { name: `Version ${version} of the agreed scope` })

describe('the page of an agreed scope', () => {
  it('shows what was agreed, with its version, day and fingerprint, and the hours against it', async () => {
    open(someAgreedScopes())
    const sheet = await findSheet(1)
    expect(sheet.textContent).toContain('Agreed on Nov 2, 2026')
    expect(sheet.textContent).toContain('Total hours14 hours')
    expect(sheet.textContent).toContain('TimelineNot stated')
    expect(within(sheet).getByText('a1b2c3d4e5f6')).toBeTruthy()
    expect(screen.getByText('11.5 of 14 agreed hours logged')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'History' })).toBeNull()
  })

  it('says that an earlier acceptance was recorded later', async () => {
    open(someAgreedScopes({ versions: [aScopeVersion({ source: 'recorded' })] }))
    expect((await findSheet(1)).textContent).toContain('before we stored scopes')
  })

  it('says who ended the work early, and why', async () => {
    const ended = {
      ...application,
      status: 'withdrawn',
      endedBy: 'volunteer',
      reason: 'I have moved.',
    } as const
    open(someAgreedScopes(), { found: ended })
    await findSheet(1)
    expect(screen.getByText('Ended by the volunteer')).toBeTruthy()
    expect(screen.getByText('I have moved.')).toBeTruthy()
  })

  it('says that nothing is agreed before the acceptance', async () => {
    open(someAgreedScopes({ versions: [] }))
    expect(await screen.findByText('Nothing is agreed yet')).toBeTruthy()
    expect(screen.queryByText(/^What .* agreed to/)).toBeNull()
  })

  it('lists earlier versions and answered requests', async () => {
    open(
      someAgreedScopes({
        versions: [aScopeVersion({ version: 2, source: 'change' }), aScopeVersion()],
        changes: [
          aScopeChange({
            status: 'declined',
            decidedAt: '2026-11-21T12:00:00.000Z',
            reason: 'Too many hours.',
          }),
        ],
      }),
    )
    await findSheet(2)
    const history = within(screen.getByRole('region', { name: 'History' }))
    expect(history.getByText('Hours per week: 4 → 20')).toBeTruthy()
    expect(history.getByText(/^Declined by Maya Lindqvist on Nov(ember)? 21, 2026$/)).toBeTruthy()
    expect(history.getByText('Reason: Too many hours.')).toBeTruthy()
    await userEvent.click(history.getByRole('link', { name: 'Show version 1' }))
    const earlier = await findSheet(1)
    await waitFor(() => expect(document.activeElement).toBe(earlier))
  })
})

describe('an open request', () => {
  it('shows each changed field as agreed and as proposed', async () => {
    open(asked)
    const request = within(await findRequest())
    expect(request.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Deliverables',
      'Hours per week',
      'Total hours',
    ])
    expect(request.getByText('20 hours')).toBeTruthy()
    expect(request.getByText('A whole website').closest('li')?.textContent).toBe('A whole website New')
    expect(request.getByText('A test with six people').closest('li')?.textContent).toMatch(/Removed$/)
  })

  it('can only be answered by the volunteer', async () => {
    open(asked, { user: anOrganizer({ id: ids.notification }) })
    const region = await screen.findByRole('region', { name: 'Waiting for Maya Lindqvist to answer' })
    expect(within(region).queryAllByRole('button')).toEqual([])
  })

  it('ends the work only with a reason', async () => {
    const { sent } = open(asked, { write: () => ({ body: someAgreedScopes() }) })
    await findRequest()
    await userEvent.click(screen.getByRole('button', { name: 'Decline and end my work' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline and end your work?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'End my work' }))
    expect(dialog.getByText('Please give a reason for ending accepted work')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Too much.')
    await userEvent.click(dialog.getByRole('button', { name: 'End my work' }))
    expect(await screen.findByText('Work ended')).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }))).toEqual([
      { path: `/api/scope-changes/${ids.project}/answer`, body: { answer: 'end', reason: 'Too much.' } },
    ])
  })

  it('that was replaced meanwhile says so, closes and is not answered again', async () => {
    const message = 'The organization has changed this request since. Read the new one before you answer.'
    const world = { scopes: asked }
    const { sent } = openScreen(`/applications/${ids.application}/scope`, {
      user: aVolunteer(),
      answer: ({ method, path }) => {
        if (method === 'GET') return { body: path.endsWith('/scope') ? world.scopes : application }
        world.scopes = askedAgain
        return { status: 409, body: { code: 'scope_change_superseded', message } }
      },
    })
    const dialog = await openAccept()
    await userEvent.click(dialog.getByRole('button', { name: 'Accept change' }))
    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('40 hours')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Agreed scope'))
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it.each([
    ['replaced', askedAgain, '40 hours'],
    ['closed', someAgreedScopes(), 'Version 1'],
  ])('that is %s under its open dialog closes it unsent', async (_how, later, shown) => {
    const world = { scopes: asked }
    const { sent, queryClient } = openScreen(`/applications/${ids.application}/scope`, {
      user: aVolunteer(),
      answer: ({ path }) => ({ body: path.endsWith('/scope') ? world.scopes : application }),
    })
    await openAccept()
    world.scopes = later
    await queryClient.invalidateQueries({ queryKey: [getAgreedScopes.path] })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('The request has changed')).toBeTruthy()
    expect(screen.getAllByText(shown)).not.toEqual([])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Agreed scope'))
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('keeps the dialog and its reason if the answer does not arrive', async () => {
    open(asked, { write: () => ({ status: 503, body: {} }) })
    await findRequest()
    await userEvent.click(screen.getByRole('button', { name: 'Decline and end my work' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Too much.')
    await userEvent.click(dialog.getByRole('button', { name: 'End my work' }))
    expect(await screen.findByText('Couldn’t send your answer')).toBeTruthy()
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'Too much.')
  })
})
