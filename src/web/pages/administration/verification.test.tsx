import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { VerificationCase } from '#contract/verification/cases.ts'
import { aCase, anAdminOverview, anAuthorityCase, noCases } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const admin = aVolunteer({ isAdmin: true })

function open(read: () => VerificationCase, decide: Answer = () => ({ body: read() })) {
  const person = userEvent.setup()
  const opened = openScreen(`/admin/verification/${ids.organization}`, {
    user: admin,
    answer: (sent) => {
      if (sent.path === '/api/admin/overview') return { body: anAdminOverview() }
      if (sent.path.endsWith('/counts')) return { body: noCases }
      if (sent.path.endsWith('/authority')) return { body: anAuthorityCase() }
      return sent.method === 'POST' ? decide(sent) : { body: read() }
    },
  })
  return { ...opened, person }
}

describe('a verification case', () => {
  it('keeps the typed reason if the case changed meanwhile, and says so', async () => {
    const { person, sent } = open(aCase, () => ({
      status: 409,
      body: { message: 'Changed', code: 'case_changed' },
    }))
    await person.click(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = screen.getByRole('dialog')
    await person.click(within(dialog).getByRole('button', { name: 'Decline' }))
    expect(within(dialog).getByText('Please give a reason')).toBeDefined()
    await person.selectOptions(within(dialog).getByLabelText(/Use a template/), 'Not in the register')
    await person.click(within(dialog).getByRole('button', { name: 'Decline' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('changed after you opened it')
    const reason = within(dialog).getByLabelText<HTMLTextAreaElement>('Reason').value
    expect(reason).toContain('We didn’t find this EIN')
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      verdict: 'decline',
      reason,
      version: 'seen',
    })
  })

  it('keeps the dialog and the typed reason if someone else decided it, and offers the remaining actions', async () => {
    let about = aCase()
    const { person, sent } = open(
      () => about,
      () => {
        about = aCase({ state: 'verified', version: 'newer' })
        return { status: 409, body: { message: 'Changed', code: 'case_changed' } }
      },
    )
    await person.click(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = screen.getByRole('dialog')
    await person.type(within(dialog).getByLabelText('Reason'), 'Not theirs')
    const decline = within(dialog).getByRole('button', { name: 'Decline' })
    await person.click(decline)
    // By now the page behind the dialog shows the new state.
    await screen.findByText('Verified', { selector: 'h1 *' })
    expect(within(dialog).getByRole('alert').textContent).toContain('We kept your reason')
    await person.click(decline)
    const tries = sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
    expect(tries).toEqual(
      Array.from({ length: 2 }, () => ({ verdict: 'decline', reason: 'Not theirs', version: 'seen' })),
    )
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
    await expect.poll(() => document.activeElement?.id).toBe('advice')
    await person.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Not theirs')
  })

  it('cannot be decided by an administrator who belongs to the organization', async () => {
    open(() => aCase({ isOwnCase: true }))
    expect(await screen.findByText(/so someone else on the staff must decide/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })
})
