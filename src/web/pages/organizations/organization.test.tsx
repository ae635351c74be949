import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Organization, PublicReview } from '#contract/organizations/page.ts'
import type { ProjectCard } from '#contract/projects/projects.ts'
import { aCard, anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { anOrganizationPage, aPublicReview } from '#tests/support/answers/organization-answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

const path = `/organizations/${ids.organization}`
type Given = {
  overrides?: Partial<Organization>
  reviews?: PublicReview[]
  projects?: ProjectCard[]
  page?: StubbedResponse
  more?: PublicReview[]
  report?: StubbedResponse
}

async function show(given: Given = {}, url = path, user = null) {
  const { overrides, reviews = [], projects = [], page, more, report } = given
  const opened = openScreen(url, {
    user,
    answer: (sent) => {
      if (sent.path.endsWith('/reports') && report) return report
      if (sent.path === '/api/projects') return { body: projects }
      if (!sent.path.endsWith('/reviews')) return page ?? { body: anOrganizationPage(overrides) }
      if (sent.query['cursor']) return { body: more }
      const headers = { 'x-total-count': '13', link: '</api/x?cursor=next>; rel="next"' }
      return { body: reviews, ...(more && { headers }) }
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const facts = () => screen.getByRole('region', { name: 'At a glance' }).textContent

describe("an organization's page", () => {
  it('shows its name, mission, description and causes, with its name as the page title', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Harbor Light Shelter')
    for (const text of ['A bed for every family tonight.', 'Sixty beds and a kitchen.', 'Housing'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(document.title).toBe('Harbor Light Shelter · Bridge Collective')
  })

  it('shows how it responds, what it has completed and how long it has been a member', async () => {
    await show()
    expect(facts()).toContain('Usually answers within 2 days')
    expect(facts()).toContain('Response rate92%')
    expect(facts()).toContain('Completed projects1')
    expect(facts()).toContain('Member sinceMar 9, 2025')
  })

  it('shows how to reach it if the viewer may know, and leaves out what it does not state', async () => {
    await show({ overrides: { foundedYear: null, employeeCount: null, size: null } })
    for (const name of ['Founded', 'Team size', 'Social media', 'Contact'])
      expect(facts()).not.toContain(name)
    document.body.replaceChildren()
    const contact = { email: 'hello@harbor.example.org', phone: null }
    const socialMedia = { twitter: '@harbor', facebook: null, linkedin: null, instagram: null }
    await show({ overrides: { contact, socialMedia } })
    expect(facts()).toContain('Founded2009')
    expect(facts()).toContain('Team size11-50')
    expect(facts()).toContain('Twitter: @harbor')
    const mail = screen.getByRole('link', { name: 'hello@harbor.example.org' })
    expect(mail.getAttribute('href')).toBe('mailto:hello@harbor.example.org')
  })

  it('links only addresses of public web pages', async () => {
    const socialMedia = {
      twitter: 'javascript:alert(1)',
      facebook: 'http://localhost/x',
      linkedin: 'https://user@linkedin.com/company/harbor',
      instagram: 'https://www.instagram.com/harbor',
    }
    await show({ overrides: { socialMedia, website: 'http://192.168.0.1/' } })
    const glance = screen.getByRole('region', { name: 'At a glance' })
    for (const text of Object.values(socialMedia).slice(0, 3)) expect(glance.textContent).toContain(text)
    expect(glance.textContent).toContain('192.168.0.1')
    const [link, ...others] = within(glance)
      .getAllByRole('link')
      .filter((each) => !each.getAttribute('href')?.startsWith('mailto:'))
    expect(others).toEqual([])
    expect(link?.getAttribute('href')).toBe('https://www.instagram.com/harbor')
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  it('says that there are not enough responses yet, and what is not stated', async () => {
    const response = { rate: null, medianHours: null }
    await show({ overrides: { response, location: null, website: null, description: null } })
    expect(facts()).toContain('Response timeNew')
    expect(facts()).toContain('Response rateNew')
    expect(facts()).toContain('LocationNot stated')
    expect(facts()).toContain('WebsiteNot stated')
    expect(screen.getByText('This organization hasn’t added a description yet.')).toBeTruthy()
  })

  it('opens its website in a new tab without access to this one', async () => {
    await show()
    const link = screen.getByRole('link', { name: /harbor-light.example.org/ })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('never links a website that is not a web page', async () => {
    await show({ overrides: { website: 'javascript:alert(1)' } })
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull()
  })

  it.each([
    [{ isVerified: true }, /We checked this organization’s EIN/],
    [{ isVerified: false }, /We haven’t confirmed this organization’s EIN/],
    [{ isVerified: false, isImported: true }, /from imported listings/],
  ])('says what was verified: %o', async (overrides, expectedText) => {
    await show({ overrides })
    expect(screen.getByRole('region', { name: 'Verification' }).textContent).toMatch(expectedText)
  })

  it.each([
    [{}, /Exempt status confirmed against the IRS file of Sep 8, 2026\./],
    [
      {
        legalStatus: {
          isByRegister: true,
          postedOn: '2025-03-10',
          label: '501(c)(6)',
          branch: '71 Donald H',
          isStale: true,
        },
      },
      /local branch: 71 Donald H\. This is a 501\(c\)\(6\) organization\. This file is more than 400 days old\./,
    ],
    [
      { legalStatus: { isByRegister: false, postedOn: null, label: null, branch: null, isStale: false } },
      /Confirmed by our staff/,
    ],
    [{}, /Authorized representativesConfirmed by an email address at harbor-light\.org, on Oct 2, 2026\./],
    [{ authority: null }, /Authorized representativesNo one has been authorized yet\./],
  ])('shows legal status and authority separately: %o', async (overrides, expectedText) => {
    await show({ overrides })
    expect(screen.getByRole('region', { name: 'Verification' }).textContent).toMatch(expectedText)
  })

  it('shows its open projects and links to all of them', async () => {
    const { sent } = await show({ projects: [aCard()] })
    expect(await screen.findByRole('article', { name: 'Redesign the intake form' })).toBeTruthy()
    const all = screen.getByRole('link', { name: 'View all projects of Harbor Light Shelter' })
    expect(all.getAttribute('href')).toBe(`/browse?org=${ids.organization}`)
    expect(sent.find((each) => each.path === '/api/projects')?.query).toEqual({
      organizationId: ids.organization,
      accepting: 'true',
    })
  })

  it.each([
    [{ projectsCount: 2 }, 'None of its projects are accepting applications right now.'],
    [{ projectsCount: 0 }, 'This organization hasn’t posted a project yet. Check back soon.'],
  ])('says why it has no open projects: %o', async (overrides, text) => {
    await show({ overrides })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('shows its reviews with their authors and projects, and Load More adds more', async () => {
    const more = [aPublicReview({ id: ids.hours, reviewerName: null, project: null, rating: 2 })]
    await show({ reviews: [aPublicReview()], more })
    const first = await screen.findByRole('article', { name: 'Maya L.' })
    expect(within(first).getByText('Rated 4 of 5')).toBeTruthy()
    expect(within(first).getByRole('link').getAttribute('href')).toBe(`/project/${ids.project}`)
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
    expect(await screen.findByRole('article', { name: 'A former volunteer' })).toBeTruthy()
  })

  it('lets signed-in users report a review, but not visitors', async () => {
    await show({ reviews: [aPublicReview()] })
    await screen.findByRole('article', { name: 'Maya L.' })
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull()
    cleanup()
    const reviews = [aPublicReview({ viewer: { canReport: true, hasReported: false } })]
    await show({ reviews, report: { status: 201, body: {} } })
    await userEvent.click(await screen.findByRole('button', { name: 'Report the review by Maya L.' }))
    const form = within(await screen.findByRole('dialog', { name: 'Report this review' }))
    await userEvent.click(form.getByRole('radio', { name: 'It’s advertising or spam' }))
    await userEvent.click(form.getByRole('button', { name: 'Send report' }))
    const confirmation = await screen.findByText('Reported. Our staff will look at it.')
    await waitFor(() => expect(document.activeElement).toBe(confirmation))
  })

  it('shows that the user already reported a review, and does not let them report their own', async () => {
    const viewer = { canReport: true, hasReported: true }
    const own = { canReport: false, hasReported: false }
    const reviews = [aPublicReview({ viewer }), aPublicReview({ id: ids.hours, viewer: own })]
    await show({ reviews })
    expect(await screen.findAllByText('Reported. Our staff will look at it.')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull()
  })

  it('says when there are no reviews', async () => {
    await show()
    expect(await screen.findByText('No reviews yet')).toBeTruthy()
  })

  it('lets its members edit it, and no one else', async () => {
    await show()
    expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull()
    document.body.replaceChildren()
    openScreen(path, {
      user: anOrganizer(),
      answer: (sent) =>
        sent.path === path.replace('/', '/api/')
          ? {
              body: anOrganizationPage({ viewer: { isMember: true, hasReported: false, hasBlocked: false } }),
            }
          : { body: [] },
    })
    expect(await screen.findByRole('link', { name: 'Edit profile' })).toBeTruthy()
  })

  it('is also found by a person’s id, and keeps its own canonical URL', async () => {
    const { sent } = await show({}, `/organization/${ids.volunteer}`)
    expect(sent[0]?.path).toBe(`/api/organizations/${ids.volunteer}`)
    expect(sent.some((each) => each.path === `/api/organizations/${ids.organization}/reviews`)).toBe(true)
  })

  it('shows "Organization not found" if it does not exist', async () => {
    await show({ page: { status: 404, body: { message: 'Organization not found', code: 'x' } } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Organization not found')
    expect(screen.getByText(/no organization at this address/)).toBeTruthy()
  })

  it('can be loaded again if loading failed', async () => {
    await show({ page: { status: 500, body: { message: 'x', code: 'x' } } })
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
