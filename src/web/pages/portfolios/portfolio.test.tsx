import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { aVolunteerProfile } from '#tests/support/answers/account-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aPublicReview } from '#tests/support/answers/organization-answers.ts'
import { aPortfolioPage, aWork } from '#tests/support/answers/portfolio-answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

const path = `/volunteers/${ids.volunteer}`
const credentialId = '33333333-3333-4333-8333-333333333333'
const none = { status: 404, body: { message: 'None', code: 'portfolio_not_found' } }

type Given = { overrides?: Partial<Portfolio>; page?: StubbedResponse; write?: StubbedResponse; url?: string }

async function show({ overrides = {}, page, write, url = path }: Given = {}) {
  let stored = aPortfolioPage(overrides)
  const opened = openScreen(url, {
    user: overrides.isOwn ? aVolunteer() : null,
    answer: ({ method, path: requested, body }) => {
      if (method !== 'GET') {
        if (write) return write
        if (requested.includes('/omissions/')) {
          const isOmitted = method === 'PUT'
          stored = { ...stored, works: stored.works.map((work) => ({ ...work, isOmitted })) }
          return { body: { isOmitted } }
        }
        return { body: { ...aVolunteerProfile, ...Object(body) } }
      }
      if (requested.endsWith('/reviews')) {
        return { body: [aPublicReview({ reviewerName: 'Harbor Light Shelter', reviewText: 'On time.' })] }
      }
      return page ?? { body: stored }
    },
  })
  await screen.findByRole('heading', { level: 1 })
  const writes = () =>
    opened.sent
      .filter(({ method }) => method !== 'GET')
      .map((each) => [`${each.method} ${each.path}`, each.body])
  return { ...opened, writes, person: userEvent.setup() }
}
const region = (name: string) => within(screen.getByRole('region', { name }))

describe("a volunteer's portfolio", () => {
  it('shows who they are and what they have done, with their name as the page title', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maya Lindqvist')
    expect(document.title).toBe('Maya Lindqvist · Bridge Collective')
    expect(screen.getByText('Information designer')).toBeTruthy()
    const work = within(screen.getByRole('article', { name: 'Redesign the intake form' }))
    for (const text of ['12.5 hours confirmed', 'Sep 1, 2026 to Oct 4, 2026', 'A form of one page.'])
      expect(work.getByText(text)).toBeTruthy()
    expect(work.getByText(/40 people helped/)).toBeTruthy()
    expect(await region('Reviews').findByRole('article', { name: 'Harbor Light Shelter' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Your portfolio' })).toBeNull()
  })

  it('shows each skill with the work that needed it, and the others as self-reported', async () => {
    await show()
    const skills = region('Skills')
    expect(skills.getByText('UI/UX Design').closest('li')?.textContent).toContain('Redesign the intake form')
    expect(skills.getByRole('list', { name: 'More skills' }).textContent).toBe('Juggling')
  })

  it('names nothing about work that is no longer public', async () => {
    await show({ overrides: { works: [aWork({ project: null, organization: null, skills: [] })] } })
    const work = screen.getByRole('article', { name: 'A project that is no longer public' })
    expect(within(work).queryAllByRole('link')).toEqual([])
  })

  it('links the certificate of work with a credential, and the page that checks it', async () => {
    await show({ overrides: { works: [aWork({ credentialId })] } })
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('Certificate for Redesign the intake form')).toBe(`${path}/certificates/${ids.application}`)
    expect(link('Verify the credential for Redesign the intake form')).toBe(`/credentials/${credentialId}`)
  })

  it('shows badges with the day they were earned, and links to check those with a credential', async () => {
    const badge = {
      id: 'a',
      description: 'Why',
      icon: 'star',
      rarity: 'rare',
      earnedAt: '2026-09-30T12:00:00.000Z',
      revokedCredentialId: null,
    } as const
    const badges = [
      { ...badge, name: 'Bridge Builder', credentialId },
      { ...badge, id: 'b', name: 'Ten Hours Given', credentialId: null },
    ]
    await show({ overrides: { badges } })
    const list = region('Badges')
    expect(list.getAllByText('Earned Sep 30, 2026')).toHaveLength(2)
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([`/credentials/${credentialId}`])
  })

  it('shows the same page whether it is private or does not exist', async () => {
    await show({ page: none })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No portfolio here')
  })

  it('can be loaded again if loading failed', async () => {
    await show({ page: { status: 500, body: { message: 'Failed', code: 'internal' } } })
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('one’s own portfolio', () => {
  it('says that it is private, and a switch makes it public', async () => {
    const { person, writes } = await show({ overrides: { isOwn: true, isPublic: false } })
    const own = region('Your portfolio')
    expect(own.getByText('Only you can see this page.')).toBeTruthy()
    expect(own.queryByRole('button', { name: 'Copy link' })).toBeNull()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    await person.click(own.getByRole('checkbox', { name: /^Public portfolio/ }))
    expect(await own.findByText(/Anyone can see this page/)).toBeTruthy()
    expect(own.getByRole('button', { name: 'Copy link' })).toBeTruthy()
    expect(document.querySelector('meta[name=robots]')).toBeNull()
    expect(writes()).toEqual([['PATCH /api/volunteer-profile/current', { isPortfolioPublic: true }]])
  })

  it('stays unchanged if the switch could not be saved', async () => {
    const write = { status: 503, body: { message: 'Later', code: 'unavailable' } }
    const { person } = await show({ overrides: { isOwn: true, isPublic: false }, write })
    const box = () => region('Your portfolio').getByRole<HTMLInputElement>('checkbox')
    await person.click(box())
    expect(await screen.findByText('Couldn’t update your portfolio')).toBeTruthy()
    expect(box().checked).toBe(false)
  })

  it('hides work and shows it again with one button', async () => {
    const { person, writes } = await show({ overrides: { isOwn: true } })
    await person.click(screen.getByRole('button', { name: 'Hide from portfolio: Redesign the intake form' }))
    expect(await screen.findByText('Hidden')).toBeTruthy()
    await person.click(await screen.findByRole('button', { name: 'Show again: Redesign the intake form' }))
    await waitFor(() => expect(screen.queryByText('Hidden')).toBeNull())
    const address = `/api/portfolio/omissions/${ids.application}`
    expect(writes().map(([call]) => call)).toEqual([`PUT ${address}`, `DELETE ${address}`])
  })

  it('can be previewed as others see it, without hidden work', async () => {
    const other = aWork({ id: credentialId, isOmitted: true, project: null, organization: null })
    await show({ overrides: { isOwn: true, works: [aWork(), other] }, url: `${path}?view=others` })
    expect(screen.getByRole('note').textContent).toContain('This is what others see.')
    expect(screen.getAllByRole('article', { name: /intake|no longer/ })).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'Your portfolio' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to editing' }).getAttribute('href')).toBe(path)
  })

  it('gets a headline in a dialog that keeps what was typed and rejects a text that is too long', async () => {
    const { person, writes } = await show({ overrides: { isOwn: true, headline: null } })
    await person.click(screen.getByRole('button', { name: 'Add a headline' }))
    const field = screen.getByRole('textbox', { name: /^Headline/ })
    await person.click(field)
    await person.paste('x'.repeat(121))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Must be at most 120 characters')).toBeTruthy()
    await person.clear(field)
    await person.paste('I draw maps')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('I draw maps')).toBeTruthy()
    expect(writes()).toEqual([['PATCH /api/volunteer-profile/current', { headline: 'I draw maps' }]])
  })

  it('shows only its owner that a credential was revoked, with a link to its page', async () => {
    const revokedCredentialId = credentialId
    const overrides = { works: [aWork({ revokedCredentialId })] }
    const name = 'Credential revoked: Redesign the intake form'
    await show({ overrides: { ...overrides, isOwn: true } })
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/credentials/${credentialId}`)
    cleanup()
    await show({ overrides })
    expect(screen.queryByRole('link', { name })).toBeNull()
  })

  it('links volunteers with an empty profile to their profile', async () => {
    await show({ overrides: { isOwn: true, isPublic: false, hasProfile: false, works: [], skills: [] } })
    const link = region('Your portfolio').getByRole('link', { name: 'Create Profile' })
    expect(link.getAttribute('href')).toBe('/volunteer-profile-setup')
    expect(screen.getByText('No completed work yet')).toBeTruthy()
  })
})

describe('a certificate', () => {
  const url = `${path}/certificates/${ids.application}`

  it('names person, project, organization, hours and days, and where to check it', async () => {
    await show({ overrides: { works: [aWork({ credentialId })] }, url })
    const expectedText = screen.getByRole('article').textContent
    for (const text of ['Maya Lindqvist', 'Redesign the intake form', 'Harbor Light Shelter', '12.5 hours'])
      expect(expectedText).toContain(text)
    expect(screen.getByRole('img', { name: /^QR code/ })).toBeTruthy()
    const check = screen.getByRole('link', { name: new RegExp(`/credentials/${credentialId}$`) })
    expect(check.getAttribute('href')).toBe(`/credentials/${credentialId}`)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('says that its credential was revoked, and links to the page that says why', async () => {
    await show({ overrides: { works: [aWork({ revokedCredentialId: credentialId })] }, url })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This certificate was revoked')
    const link = screen.getByRole('link', { name: 'Verify certificate' })
    expect(link.getAttribute('href')).toBe(`/credentials/${credentialId}`)
  })

  it.each([
    ['that cannot be checked', { works: [aWork()] }],
    ['of work that is no longer public', { works: [aWork({ project: null, credentialId })] }],
    ['of other work', { works: [] }],
  ])('does not exist: %s', async (_, overrides) => {
    await show({ overrides, url })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No certificate here')
  })
})
