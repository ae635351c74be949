import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '#contract/audit/audit.ts'
import { productTextDays } from '#contract/help/legal.ts'
import type { AdminJob } from '#contract/job-queue/job-queue.ts'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { anOrganizationCase, aPersonCase, aSoundChain } from '#tests/support/answers/moderation-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

function open(url: string, answer: Answer) {
  const administrator = aVolunteer({ isAdmin: true })
  const answerAll: Answer = (request) =>
    request.path === '/api/admin/overview' ? { body: anAdminOverview() } : answer(request)
  return { ...openScreen(url, { user: administrator, answer: answerAll }), person: userEvent.setup() }
}

const entry: AuditEntry = {
  position: 7,
  at: '2026-11-20T10:00:00.000Z',
  action: 'user.suspend',
  outcome: 'done',
  actor: { id: ids.project, name: 'Vera Santangelo', email: 'vera@example.org' },
  objectType: 'user',
  objectId: ids.project,
  objectName: 'Maya Lindqvist',
  isOpenAppeal: null,
  changes: [{ field: 'state', before: 'active', after: 'suspended' }],
  ip: '203.0.113.7',
  session: '00112233aabbccdd',
  requestId: 'r-1',
  hash: 'ab12',
}

describe('suspending a person', () => {
  const url = `/admin/people/${ids.project}`

  it('asks for a reason, and keeps it if the suspension is refused', async () => {
    const message = 'This has changed. Reload the page and try again.'
    const { person, sent } = open(url, ({ method }) =>
      method === 'POST' ? { status: 409, body: { message, code: 'conflict' } } : { body: aPersonCase() },
    )
    await person.click(await screen.findByRole('button', { name: 'Suspend' }))
    const dialog = await screen.findByRole('dialog')
    await person.click(within(dialog).getByRole('button', { name: 'Suspend' }))
    const field = within(dialog).getByRole('textbox', { name: 'Reason' })
    expect(within(dialog).getByText(/at least 10 characters/)).toBeTruthy()
    await person.type(field, 'Asked a shelter for a deposit')
    await person.click(within(dialog).getByRole('button', { name: 'Suspend' }))
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(field).toHaveProperty('value', 'Asked a shelter for a deposit')
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: `/api/admin${url.slice(6)}/suspend`, body: { reason: 'Asked a shelter for a deposit' } },
    ])
  })

  it('is left to other administrators for one’s own account, and warns about organizations without an owner', async () => {
    const memberships = [{ id: ids.project, name: 'Quayside', role: 'owner', isOnlyOwner: true } as const]
    open(url, () => ({ body: aPersonCase({ refusal: 'own_case', memberships }) }))
    expect(await screen.findByText(/another administrator must decide/)).toBeTruthy()
    expect(screen.getByText(/No one else owns Quayside/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull()
  })
})

it('the page of a person says which versions they agreed to and when', async () => {
  const agreements = [
    { document: 'terms', number: 2, textSince: null, agreedAt: '2026-12-20T10:00:00.000Z' } as const,
    {
      document: 'privacy',
      number: 1,
      textSince: productTextDays.privacy,
      agreedAt: '2026-12-01T10:00:00.000Z',
    } as const,
    { document: 'terms', number: 1, textSince: null, agreedAt: '2026-11-30T10:00:00.000Z' } as const,
  ]
  open(`/admin/people/${ids.project}`, () => ({ body: aPersonCase({ agreements }) }))
  const list = within(await screen.findByRole('list', { name: 'Terms and privacy notice' }))
  const link = list.getByRole('link', { name: 'Terms of Use, version 2' })
  expect(link.getAttribute('href')).toBe('/legal/terms?version=2')
  const [first] = list.getAllByRole('listitem')
  expect(first?.querySelector('time')?.dateTime).toBe('2026-12-20T10:00:00.000Z')
  expect(list.getByRole('link', { name: 'Privacy Notice, version 1' })).toBeTruthy()
  expect(list.queryByRole('link', { name: 'Terms of Use, version 1' })).toBeNull()
  expect(list.getByText('Built-in text, effective date unknown')).toBeTruthy()
})

it('earlier words of the product have no link, as they are not in it anymore', async () => {
  const earlier = {
    document: 'privacy',
    number: 1,
    textSince: '2026-11-02',
    agreedAt: '2026-11-03T10:00:00.000Z',
  } as const
  open(`/admin/people/${ids.project}`, () => ({ body: aPersonCase({ agreements: [earlier] }) }))
  const list = within(await screen.findByRole('list', { name: 'Terms and privacy notice' }))
  expect(list.getByText('Privacy Notice, version 1')).toBeTruthy()
  expect(list.getByText('Built-in text from Nov 2, 2026')).toBeTruthy()
  expect(list.queryByRole('link')).toBeNull()
})

it('an administrator cannot suspend their own organization', async () => {
  open(`/admin/organizations/${ids.project}`, () => ({
    body: anOrganizationCase({ isOwnCase: true }),
  }))
  expect(await screen.findByText(/another administrator must decide/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull()
})

it.each([
  ['person', '/admin/people/nobody', 'Person not found'],
  ['organization', '/admin/organizations/nobody', 'Organization not found'],
])('a %s that does not exist says so and offers no retry', async (_, url, text) => {
  open(url, () => ({ status: 404, body: { message: 'Not found', code: 'user_not_found' } }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

describe('the search for people', () => {
  const openPeople = (url: string) => {
    const opened = open(url, () => ({ body: [] }))
    return { ...opened, findField: () => screen.findByRole('searchbox', { name: 'Name or email' }) }
  }

  it('keeps the focus in its field on Enter, and filters by the state of the address without naming an email', async () => {
    const { person, sent, findField } = openPeople('/admin/people')
    const field = await findField()
    await person.type(field, ' maya {Enter}')
    await expect.poll(() => sent.at(-1)?.query).toEqual({ q: 'maya' })
    expect(document.activeElement).toBe(field)
    expect(field).toHaveProperty('value', 'maya')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Email' }), 'Not verified')
    await expect.poll(() => sent.at(-1)?.query).toEqual({ q: 'maya', address: 'unverified' })
  })

  it('empties its field when the filters are cleared, even of what was not sent yet, and puts the focus there', async () => {
    const { person, findField, router } = openPeople('/admin/people?state=suspended')
    const field = await findField()
    await person.type(field, 'not sent')
    await person.click(screen.getByRole('button', { name: 'Clear filters' }))
    await expect.poll(() => router.state.location.search).toEqual({})
    expect(field).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field)
  })
})

it('the row of the two-step sign-in has the focus after a reset, because its button is gone', async () => {
  let hasSecondFactor = true
  const { person } = open(`/admin/people/${ids.project}`, ({ method }) => {
    if (method === 'POST') hasSecondFactor = false
    return { body: method === 'POST' ? { message: 'Done' } : aPersonCase({ hasSecondFactor }) }
  })
  await person.click(await screen.findByRole('button', { name: 'Reset' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Lost the phone and the codes')
  await person.click(dialog.getByRole('button', { name: 'Reset' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement?.textContent).toContain('Two-step sign-inIt’s off.')
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
})

describe('the audit log', () => {
  it('names the subject of an entry and queries by its filters', async () => {
    const { person, sent } = open('/admin/audit', ({ path }) =>
      path.endsWith('/check') ? { body: aSoundChain } : { body: [entry] },
    )
    expect(await screen.findByText(': Maya Lindqvist')).toBeTruthy()
    await person.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Refused')
    await person.type(screen.getByRole('textbox', { name: 'Who' }), 'vera@example.org')
    await person.click(screen.getByRole('button', { name: 'Show' }))
    await expect.poll(() => sent.at(-1)?.query).toEqual({ outcome: 'refused', actor: 'vera@example.org' })
  })

  it.each([
    [true, '/admin/reports?kind=appeal&q=Sell+our+tickets'],
    [false, '/admin/reports?kind=appeal&q=Sell+our+tickets&show=decided'],
  ])('links a filed appeal to where it is now (open: %s)', async (isOpenAppeal, href) => {
    const filed = { ...entry, action: 'appeal.file', objectType: 'appeal', isOpenAppeal } as const
    const { person } = open('/admin/audit', ({ path }) =>
      path.endsWith('/check')
        ? { body: aSoundChain }
        : { body: [{ ...filed, objectName: 'Sell our tickets' }] },
    )
    await person.click(await screen.findByText(': Sell our tickets'))
    const link = await screen.findByRole('link', { name: /^Sell our tickets/ })
    expect(link.getAttribute('href')).toBe(href)
  })

  it('says that its first day is after its last one, and sends no query', async () => {
    const { person, sent } = open('/admin/audit', ({ path }) =>
      path.endsWith('/check') ? { body: aSoundChain } : { body: [entry] },
    )
    await screen.findByText(': Maya Lindqvist')
    await person.type(screen.getByLabelText('From'), '2026-11-20')
    await person.type(screen.getByLabelText('To'), '2026-11-02')
    const request = sent.length
    await person.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('“From” is after “To”')).toBeTruthy()
    expect(sent).toHaveLength(request)
  })

  it('says where its chain is broken', async () => {
    const broken = { position: 4, cause: 'missing' }
    open('/admin/audit', ({ path }) =>
      path.endsWith('/check') ? { body: { ...aSoundChain, isSound: false, broken } } : { body: [] },
    )
    expect(await screen.findByText('The chain is broken: entry 4 is missing.')).toBeTruthy()
  })
})

it('a failed job shows the error, and its button retries it', async () => {
  const job: AdminJob = {
    id: 9,
    kind: 'mail.send',
    state: 'failed',
    attempts: 34,
    at: '2026-11-20T10:00:00.000Z',
    lastError: 'the mail server is away',
    letter: { subject: 'Choose a new password', recipient: 'maya@example.net' },
  }
  const { person, sent } = open('/admin/jobs', ({ method, path }) => {
    if (method === 'POST') return { body: { message: 'It is tried again now', retried: 1 } }
    return { body: path.endsWith('/counts') ? [{ kind: 'mail.send', state: 'failed', count: 1 }] : [job] }
  })
  expect(await screen.findByText('the mail server is away')).toBeTruthy()
  expect(screen.getByText(/To maya@example.net/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Try again: Choose a new password' }))
  expect((await screen.findAllByText('Trying 1 job again')).length).toBeGreaterThan(0)
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ path: '/api/admin/jobs/9/retry' }])
})
