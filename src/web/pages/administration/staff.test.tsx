import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { StaffRow } from '#contract/administration/staff.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { anAdminHome, anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aPersonCase } from '#tests/support/answers/moderation-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const grantedAt = '2026-11-20T10:00:00.000Z'

function open(url: string, answer: Answer, user: Partial<User> = { isAdmin: true }) {
  const answerAll: Answer = (request) =>
    request.path === '/api/admin/overview' ? { body: anAdminOverview() } : answer(request)
  return { ...openScreen(url, { user: aVolunteer(user), answer: answerAll }), person: userEvent.setup() }
}

describe('the roles of a person', () => {
  const url = `/admin/people/${ids.project}`
  const moderator = aPersonCase({
    staffRoles: ['moderator'],
    heldRoles: [{ role: 'moderator', grantedAt, grantedBy: 'Vera Stone' }],
  })

  it('are changed with a reason, from those that were shown', async () => {
    const { person, sent } = open(url, ({ method }) => ({
      body: method === 'PUT' ? { message: 'Done' } : moderator,
    }))
    expect((await screen.findByRole('list', { name: 'Staff roles' })).textContent).toContain('by Vera Stone')
    await person.click(screen.getByRole('button', { name: 'Change roles' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('checkbox', { name: /^Moderator/ })).toHaveProperty('checked', true)
    await person.click(dialog.getByRole('checkbox', { name: /^Moderator/ }))
    await person.click(dialog.getByRole('checkbox', { name: /^Verifier/ }))
    await person.click(dialog.getByRole('button', { name: 'Save roles' }))
    expect(await dialog.findByText(/at least 10 characters/)).toBeTruthy()
    await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'She verifies organizations now')
    await person.click(dialog.getByRole('button', { name: 'Save roles' }))
    expect(await screen.findByText('Roles saved')).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
      {
        path: `/api/admin/people/${ids.project}/roles`,
        body: { roles: ['verifier'], before: ['moderator'], reason: 'She verifies organizations now' },
      },
    ])
  })

  it.each([true, false])(
    'ask for two-step sign-in only where it is missing (%s)',
    async (needsSecondFactor) => {
      const { person } = open(url, () => ({ body: { ...moderator, needsSecondFactor } }))
      await person.click(await screen.findByRole('button', { name: 'Change roles' }))
      const dialog = await screen.findByRole('dialog')
      expect(dialog.textContent.includes('They must set up two-step sign-in')).toBe(needsSecondFactor)
    },
  )

  it('of one’s own are only those that can be given up', async () => {
    const own = { ...moderator, id: ids.volunteer, staffRoles: ['administrator' as const] }
    const { person } = open(url, () => ({ body: own }), { isAdmin: true, staffRoles: ['administrator'] })
    expect(await screen.findByText(/Ask another administrator/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Change roles' }))
    const boxes = within(await screen.findByRole('dialog')).getAllByRole('checkbox')
    expect(boxes.map((box) => box.getAttribute('value'))).toEqual(['administrator'])
  })
})

it('the list of staff says who gave each role and who lacks two-step sign-in', async () => {
  const member: StaffRow = {
    id: ids.project,
    name: 'Miriam Okafor',
    email: 'miriam@example.net',
    isSuspended: false,
    hasSecondFactor: false,
    roles: [
      { role: 'verifier', grantedAt, grantedBy: 'Vera Stone' },
      { role: 'analyst', grantedAt, grantedBy: null },
    ],
  }
  open('/admin/staff', () => ({ body: [member], headers: { 'x-total-count': '1' } }))
  expect(await screen.findByText('No two-step sign-in')).toBeTruthy()
  expect(screen.getByText(/by an operator/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Miriam Okafor' }).getAttribute('href')).toBe(
    `/admin/people/${ids.project}`,
  )
})

describe('the overview', () => {
  const parts = { trends: null, health: null, readiness: null, latest: null, totals: null }

  it('shows a moderator what waits and the sections that the role opens', async () => {
    open('/admin', () => ({ body: anAdminHome(parts) }), { staffRoles: ['moderator'] })
    expect(await screen.findByRole('region', { name: /Waiting|waits/i })).toBeTruthy()
    const menu = within(screen.getByRole('navigation', { name: 'Administration' }))
    const sections = menu.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(sections).toEqual([
      '/admin',
      '/admin/reports',
      '/admin/reviews',
      '/admin/projects',
      '/admin/messages',
    ])
    expect(screen.queryByRole('region', { name: 'Trends' })).toBeNull()
  })

  it('shows an analyst figures only', async () => {
    const { trends, totals } = anAdminHome()
    open('/admin', () => ({ body: anAdminHome({ ...parts, trends, totals }) }), { staffRoles: ['analyst'] })
    expect(await screen.findByRole('region', { name: 'Trends' })).toBeTruthy()
    expect(screen.queryByText('Latest actions')).toBeNull()
  })
})
