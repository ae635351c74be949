import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aCataloguePerk } from '#tests/support/answers/perk-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const admin = aVolunteer({ isAdmin: true, timeZone: 'America/New_York' })
const open = (path: string, answer: Answer) =>
  openScreen(path, {
    user: admin,
    answer: (sent) => (sent.path === '/api/admin/overview' ? { body: anAdminOverview() } : answer(sent)),
  })
const page = `/admin/perks/${ids.project}`

describe('the perk catalog', () => {
  it('shows each perk’s status, how often it was redeemed and how many codes are left', async () => {
    open('/admin/perks', () => ({
      body: [
        aCataloguePerk({ state: 'offered', standing: 'gone', claimed: 24, codes: { loaded: 24, left: 0 } }),
      ],
    }))
    const entry = await screen.findByRole('link', { name: /A month of coffee/ })
    expect(entry.textContent).toContain('Copper Kettle Roasters · Lifestyle · 120 points')
    expect(entry.textContent).toContain('24 redeemed · no codes left')
    expect(within(entry).getByText('All redeemed')).toBeDefined()
  })

  it('says what to do if there are no perks', async () => {
    open('/admin/perks?state=draft', () => ({ body: [] }))
    expect(await screen.findByText('No perks here')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Add perk' })).toBeDefined()
  })
})

describe('the form of a perk', () => {
  it('links from a focused summary to what is missing, and keeps what was typed', async () => {
    const person = userEvent.setup()
    const { sent } = open('/admin/perks/new', () => ({ body: [] }))
    await person.type(await screen.findByLabelText('Title'), 'A month of coffee')
    await person.type(screen.getByLabelText(/^First day/), '2026-12-31')
    await person.type(screen.getByLabelText(/^Last day/), '2026-12-01')
    await person.click(screen.getByRole('button', { name: 'Save draft' }))
    const summary = await screen.findByRole('alert')
    await expect.poll(() => document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please name who provides it',
      'Please say what people get and how they use it',
      'Please choose a category',
      'Points must be a whole number from 1 to 100,000',
      'The end must be after the start',
    ])
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'A month of coffee')
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('asks before the user leaves a new perk with something typed', async () => {
    const { router } = open('/admin/perks/new', () => ({ body: [] }))
    await userEvent.type(await screen.findByLabelText('Title'), 'A month')
    void router.navigate({ to: '/browse' })
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/admin/perks/new')
  })

  it('sends whole days in the author’s time zone, and opens the draft', async () => {
    const person = userEvent.setup()
    const { sent } = open('/admin/perks/new', ({ method }) => ({
      status: method === 'POST' ? 201 : 200,
      body: aCataloguePerk(),
    }))
    await person.type(await screen.findByLabelText('Title'), 'A month of coffee')
    await person.type(screen.getByLabelText('Provider'), 'Copper Kettle Roasters')
    await person.type(screen.getByLabelText('Description'), 'A bag of beans each Friday.')
    await person.selectOptions(screen.getByLabelText('Category'), 'Lifestyle')
    await person.type(screen.getByLabelText('Cost in points'), '120')
    await person.type(screen.getByLabelText(/^First day/), '2026-12-01')
    await person.type(screen.getByLabelText(/^Last day/), '2026-12-31')
    await person.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByRole('heading', { level: 1, name: /A month of coffee/ })).toBeDefined()
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      pointsCost: 120,
      stock: null,
      discount: null,
      startsAt: '2026-12-01T05:00:00.000Z',
      endsAt: '2027-01-01T05:00:00.000Z',
      codeSource: 'list',
    })
  })

  it('keeps what was typed if someone else saved first, and never overwrites their changes', async () => {
    const person = userEvent.setup()
    const { sent } = open(page, ({ method }) =>
      method === 'PATCH'
        ? { status: 409, body: { message: 'Somebody else', code: 'perk_changed' } }
        : { body: aCataloguePerk() },
    )
    const title = await screen.findByLabelText('Title')
    await person.clear(title)
    await person.type(title, 'Two months of coffee')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here')
    expect(title).toHaveProperty('value', 'Two months of coffee')
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ version: 3 })
  })
})

describe('a perk', () => {
  it('is offered after a confirmation, but never without codes', async () => {
    const person = userEvent.setup()
    let perk = aCataloguePerk()
    const { sent } = open(page, ({ method, path }) => {
      if (path.endsWith('/codes')) perk = aCataloguePerk({ codes: { loaded: 2, left: 2 }, left: 2 })
      if (path.endsWith('/offer')) {
        perk = { ...perk, state: 'offered', standing: 'offered', offeredAt: '2026-11-02T09:00:00.000Z' }
      }
      return { status: method === 'POST' ? 200 : 200, body: perk }
    })
    expect(await screen.findByRole('button', { name: 'Offer' })).toHaveProperty('disabled', true)
    await person.type(screen.getByLabelText('Codes as CSV'), 'A-1\nB-2')
    await person.click(screen.getByRole('button', { name: 'Add codes' }))
    await screen.findByText(/^2 codes added/)
    await person.click(screen.getByRole('button', { name: 'Offer' }))
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Offer' }))
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeDefined()
    expect(sent.find(({ path }) => path.endsWith('/codes'))?.body).toEqual({ csv: 'A-1\nB-2' })
  })

  it('keeps codes that are typed while others are being added', async () => {
    const person = userEvent.setup()
    let finish = () => {}
    open(page, async ({ path }) => {
      if (!path.endsWith('/codes')) return { body: aCataloguePerk() }
      await new Promise<void>((resolve) => (finish = resolve))
      return { body: aCataloguePerk({ codes: { loaded: 1, left: 1 }, left: 1 }) }
    })
    const field = await screen.findByLabelText('Codes as CSV')
    await person.type(field, 'A-1')
    await person.click(screen.getByRole('button', { name: 'Add codes' }))
    await person.type(field, '\nB-2')
    finish()
    await screen.findByText(/^1 code added/)
    expect(field).toHaveProperty('value', 'A-1\nB-2')
  })

  it('reports each invalid line of codes and keeps what was pasted', async () => {
    const person = userEvent.setup()
    const issues = ['Line 2 repeats line 1', 'Line 3 has no code'].map((message) => ({
      path: 'csv',
      message,
    }))
    open(page, ({ method }) =>
      method === 'POST'
        ? { status: 422, body: { message: 'Please check the marked fields', code: 'invalid', issues } }
        : { body: aCataloguePerk() },
    )
    const field = await screen.findByLabelText('Codes as CSV')
    await person.type(field, 'A-1\nA-1\n ,')
    await person.click(screen.getByRole('button', { name: 'Add codes' }))
    const alert = await screen.findByRole('alert')
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Line 2 repeats line 1', 'Line 3 has no code'])
    expect(field).toHaveProperty('value', 'A-1\nA-1\n ,')
    await expect.poll(() => document.activeElement).toBe(field)
  })

  it('loads who redeemed it only on request, with the last characters of their codes', async () => {
    const person = userEvent.setup()
    const { sent } = open(page, ({ path }) =>
      path.endsWith('/redemptions')
        ? {
            body: [
              {
                id: ids.application,
                person: { id: ids.volunteer, firstName: 'Maya', lastName: 'Lindqvist' },
                points: 120,
                redeemedAt: '2026-11-02T09:00:00.000Z',
                maskedCode: '••••HB9D',
              },
            ],
          }
        : { body: aCataloguePerk({ state: 'offered', standing: 'offered', claimed: 1 }) },
    )
    await screen.findByRole('button', { name: 'Show redemptions' })
    const countRequests = () => sent.filter(({ path }) => path.endsWith('/redemptions')).length
    expect(countRequests()).toBe(0)
    await person.click(screen.getByRole('button', { name: 'Show redemptions' }))
    expect(await screen.findByText('••••HB9D')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Maya Lindqvist' })).toBeDefined()
    expect(countRequests()).toBe(1)
  })
})
