import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { AgreedScopes } from '#contract/applications/agreed-scopes.ts'
import { anApplication, anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aScopeChange, aScopeVersion, someAgreedScopes } from '#tests/support/answers/scope-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const asked = someAgreedScopes({ changes: [aScopeChange()] })
const application = anApplication({
  status: 'accepted',
  confirmedHours: 9,
  waitingHours: 2.5,
  scope: { version: 1, hoursPerWeek: 4, totalHours: 14, isChangeOpen: true },
})

type World = { user?: ReturnType<typeof aVolunteer>; write?: Answer }

function open(scopes: AgreedScopes, { user = aVolunteer(), write }: World = {}) {
  return openScreen(`/applications/${ids.application}/scope`, {
    user,
    answer: (sent) => {
      if (sent.method !== 'GET' && write) return write(sent)
      return { body: sent.path.endsWith('/scope') ? scopes : application }
    },
  })
}
const findRequest = () => screen.findByRole('region', { name: 'Harbor Light Shelter asks to change this' })
const findSheet = (version: number) =>
  screen.findByRole('article', { name: `Version ${version} of the agreed scope` })

describe('the page of an agreed scope', () => {
  it('shows what was agreed, with its version, day and fingerprint, and the hours against it', async () => {
    open(someAgreedScopes())
    const sheet = await findSheet(1)
    expect(sheet.textContent).toContain('Agreed on November 2, 2026')
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

  it('says that nothing is agreed before the acceptance', async () => {
    open(someAgreedScopes({ versions: [] }))
    expect(await screen.findByText('Nothing is agreed yet')).toBeTruthy()
  })

  it('lists earlier versions and answered requests', async () => {
    open(
      someAgreedScopes({
        versions: [aScopeVersion({ version: 2, source: 'change' }), aScopeVersion()],
        changes: [aScopeChange({ status: 'declined', decidedAt: '2026-11-21T12:00:00.000Z' })],
      }),
    )
    await findSheet(2)
    const history = within(screen.getByRole('region', { name: 'History' }))
    expect(history.getByText('Hours per week: 4 → 20')).toBeTruthy()
    await userEvent.click(history.getByRole('link', { name: 'Show version 1' }))
    expect(await findSheet(1)).toBeTruthy()
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
    open(asked, { user: anOrganizer() })
    const region = await screen.findByRole('region', { name: 'Waiting for Maya Lindqvist to answer' })
    expect(within(region).queryAllByRole('button')).toEqual([])
  })

  it('ends the work only with a reason', async () => {
    const { sent } = open(asked, { write: () => ({ body: someAgreedScopes() }) })
    await findRequest()
    await userEvent.click(screen.getByRole('button', { name: 'Decline and end my work' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Decline and end your work?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'End my work' }))
    expect(dialog.getByText('Please give a reason for ending accepted work')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Too much.')
    await userEvent.click(dialog.getByRole('button', { name: 'End my work' }))
    expect(await screen.findByText('Work ended')).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }))).toEqual([
      { path: `/api/scope-changes/${ids.project}/answer`, body: { answer: 'end', reason: 'Too much.' } },
    ])
  })

  it('that was replaced meanwhile says so, and nothing is sent twice', async () => {
    const message = 'The organization has changed this request since. Read the new one before you answer.'
    const refused = { status: 409, body: { code: 'scope_change_superseded', message } }
    const { sent } = open(asked, { write: () => refused })
    await findRequest()
    await userEvent.click(screen.getByRole('button', { name: 'Accept change' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Accept this change?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Accept change' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})
