import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { ClaimState } from '#contract/organizations/claims.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

afterEach(() => sessionStorage.clear())

const organization = { id: ids.organization, organizationName: 'Harbor Light Shelter' }
const aClaim = (details: Partial<ClaimState> = {}): ClaimState => ({
  organization,
  website: 'https://www.harbor-light.org',
  domain: 'harbor-light.org',
  obstacle: null,
  isMember: false,
  pending: null,
  review: null,
  ...details,
})
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

function open(url: string, answer: Answer, user: User | null = aVolunteer()) {
  return { ...openScreen(url, { user, answer }), person: userEvent.setup() }
}
const page = `/organizations/${ids.organization}/claim`

describe('claiming an imported organization', () => {
  it('asks for an address on its website’s domain, and keeps one that is refused', async () => {
    let refuses = true
    const message = 'Please use an address that ends in @harbor-light.org'
    const { person, sent } = open(page, ({ method }) => {
      if (method === 'GET') return { body: aClaim() }
      return refuses
        ? {
            status: 422,
            body: { message: 'Please check', code: 'invalid', issues: [{ path: 'email', message }] },
          }
        : { status: 202, body: { message: 'Email sent' } }
    })
    await heading('Claim Harbor Light Shelter')
    const field = screen.getByLabelText<HTMLInputElement>('Your work email')
    await person.type(field, 'ruth@example.net')
    await person.click(screen.getByRole('button', { name: 'Send link' }))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(field.value).toBe('ruth@example.net')
    refuses = false
    await person.clear(field)
    await person.type(field, 'ruth@harbor-light.org')
    await person.click(screen.getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText(/^We emailed a link to ruth@harbor-light.org/)).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      email: 'ruth@harbor-light.org',
    })
  })

  it('sends once, however often Enter is pressed while the answer is on its way', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { person, sent } = open(page, async ({ method }) => {
      if (method === 'GET') return { body: aClaim() }
      await answered
      return { status: 202, body: { message: 'Email sent' } }
    })
    await heading('Claim Harbor Light Shelter')
    await person.type(screen.getByLabelText('Your work email'), 'ruth@harbor-light.org{Enter}')
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
    await person.keyboard('{Enter}{Enter}')
    answer()
    expect(await screen.findByText(/^We emailed a link to ruth@harbor-light.org/)).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it.each([
    ['has_owner', 'This organization already has an owner', false],
    ['no_website', 'This organization has no website', true],
    ['shared_website', 'The website is on a shared domain', true],
  ] as const)(
    'says why it cannot be claimed by email (%s), and who can help',
    async (obstacle, details, isHelped) => {
      open(page, () => ({ body: aClaim({ obstacle, domain: null }) }))
      expect(await screen.findByRole('heading', { name: details })).toBeTruthy()
      expect(screen.queryByRole('heading', { name: 'Ask our staff' }) !== null).toBe(isHelped)
    },
  )

  it('is not found if the organization does not exist, and can be retried if it could not be loaded', async () => {
    open(page, () => ({ status: 404, body: { message: 'None', code: 'organization_not_found' } }))
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByLabelText('Your work email')).toBeNull()
  })

  it('starts on the page of an imported project whose organization has no owner, and on no other', async () => {
    const { router } = open(`/project/${ids.project}`, () => ({
      body: aProject({ isImported: true, organizationClaimable: true }),
    }))
    const link = await screen.findByRole('link', { name: 'Claim organization Harbor Light Shelter' })
    expect(link.getAttribute('href')).toBe(page)
    expect(router.latestLocation.pathname).toBe(`/project/${ids.project}`)
  })
})

describe('the link of a claim', () => {
  const body = { token: 'secret-token' }
  const opened = (isOwn: boolean) => ({ body: { ...organization, id: ids.organization, isOwn } })

  it('makes the person who requested it the owner, when they press the button', async () => {
    const { person, sent } = open('/auth/claim#secret-token', ({ path }) =>
      path.endsWith('open') ? opened(true) : { body: path === '/api/user' ? aVolunteer() : organization },
    )
    await heading('Claim Harbor Light Shelter?')
    await person.click(screen.getByRole('button', { name: 'Become owner' }))
    await heading('You now own Harbor Light Shelter')
    expect(sent.filter(({ method }) => method === 'POST').map((one) => [one.path, one.body])).toEqual([
      ['/api/claims/open', body],
      ['/api/claims/confirm', body],
    ])
  })

  it('asks a visitor to sign in and brings them back', async () => {
    const { sent } = open('/auth/claim#secret-token', () => opened(true), null)
    await heading('Sign in to claim your organization')
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })
    expect(link.getAttribute('href')).toBe('/auth?next=%2Fauth%2Fclaim')
    expect(sent).toEqual([])
  })

  it('shows anyone else that it is not theirs', async () => {
    open('/auth/claim#secret-token', () => opened(false))
    await heading('This link is for someone else')
    expect(screen.queryByRole('button', { name: 'Become owner' })).toBeNull()
  })

  it.each([
    ['link_expired', 410, 'This link is no longer valid'],
    ['organization_not_claimable', 409, 'This organization already has an owner'],
  ])('says that it was used too late (%s)', async (code, status, details) => {
    const { person } = open('/auth/claim#secret-token', ({ path }) =>
      path.endsWith('open') ? opened(true) : { status, body: { message: 'No', code } },
    )
    await person.click(await screen.findByRole('button', { name: 'Become owner' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: details })).toBeTruthy())
  })
})
