import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCase, anAdminOverview, anAuthorityCase, noCases } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const byDocument = anAuthorityCase({
  authority: { method: 'letter', domain: null, provedAt: '2026-11-04T12:00:00.000Z', provedBy: null },
  note: 'The board names her.',
})

function open(about: ReturnType<typeof anAuthorityCase>, decide: Answer = () => ({ body: byDocument })) {
  const person = userEvent.setup()
  const opened = openScreen(`/admin/verification/${ids.organization}`, {
    user: aVolunteer({ isAdmin: true }),
    answer: (sent) => {
      if (sent.path === '/api/admin/overview') return { body: anAdminOverview() }
      if (sent.path.endsWith('/counts')) return { body: noCases }
      if (sent.path.endsWith('/authority')) return sent.method === 'POST' ? decide(sent) : { body: about }
      return { body: aCase() }
    },
  })
  const part = () => screen.findByRole('region', { name: 'Authorized representatives' })
  return { ...opened, person, part }
}

describe('authorized representatives in the administrators’ area', () => {
  it('are shown apart from the legal status, with the documents the organization sent', async () => {
    const { part } = open(
      anAuthorityCase({
        authority: {
          method: 'mail',
          domain: 'harbor.example.org',
          provedAt: '2026-11-04T12:00:00.000Z',
          provedBy: 'Ruth Vale',
        },
      }),
    )
    expect(await screen.findByText('Confirmed by an email address at harbor.example.org')).toBeDefined()
    const inside = within(await part())
    expect(inside.getByText(/By Ruth Vale on Nov 4, 2026\./)).toBeDefined()
    expect(inside.getByText(/by Ruth Vale on Nov 3, 2026 · PDF, 2\.1 MB/)).toBeDefined()
    expect(inside.getAllByText('Not uploaded')).toHaveLength(2)
    const link = inside.getByRole('link', { name: 'Download: Board list and authorization' })
    expect(link.getAttribute('href')).toBe(`/api/admin/organizations/${ids.organization}/documents/boardList`)
    expect(inside.getByRole('button', { name: 'Withdraw' })).toBeDefined()
    expect(inside.queryByRole('button', { name: 'Authorize by document' })).toBeNull()
  })

  it('show why a proof is no longer valid', async () => {
    const dropped = { method: 'token', domain: 'harbor.example.org', reason: 'website_changed' } as const
    open(anAuthorityCase({ dropped: { ...dropped, at: '2026-11-05T12:00:00.000Z' } }))
    expect(
      await screen.findByText(
        'Confirmed by a file on harbor.example.org. This ended on Nov 5, 2026: The organization’s website changed.',
      ),
    ).toBeDefined()
  })

  it('are confirmed by document with a reason, and the result shows immediately', async () => {
    const { person, sent } = open(anAuthorityCase())
    await person.click(await screen.findByRole('button', { name: 'Authorize by document' }))
    const dialog = screen.getByRole('dialog')
    const confirm = within(dialog).getByRole('button', { name: 'Authorize by document' })
    await person.click(confirm)
    expect(within(dialog).getByText('Please give a reason')).toBeDefined()
    await person.type(within(dialog).getByLabelText(/Which document/), 'The board names her.')
    await person.click(confirm)
    const title = await screen.findByText('Confirmed by a document that our staff reviewed')
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(screen.getByText('The board names her.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDefined()
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      decision: 'approve',
      reason: 'The board names her.',
    })
  })

  it('keep the typed reason if the decision failed, and say why', async () => {
    const { person } = open(byDocument, () => ({
      status: 409,
      body: { message: 'Nobody has shown it', code: 'authority_not_shown' },
    }))
    await person.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = screen.getByRole('dialog')
    await person.type(within(dialog).getByLabelText(/Why it’s no longer valid/), 'The domain was sold.')
    await person.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Nobody has shown it')
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/Why it’s no longer valid/).value).toBe(
      'The domain was sold.',
    )
  })

  it('cannot be decided by an administrator who belongs to the organization', async () => {
    const { part } = open(anAuthorityCase({ isOwnCase: true }))
    await screen.findByText('No one has been authorized yet')
    const inside = within(await part())
    expect(inside.getByText(/so someone else on the staff must decide/)).toBeDefined()
    expect(inside.queryByRole('button')).toBeNull()
  })
})
