import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { Project } from '#contract/projects/projects.ts'
import { aCard, aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aMatch } from '#tests/support/answers/matching-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const path = `/project/${ids.project}`

const open = (url: string, user: User | null, answer: Answer) => openScreen(url, { user, answer })
// Similar projects are asked for, too.
const show = (overrides: Partial<Project>, user: User | null = aVolunteer()) =>
  open(path, user, ({ path: asked }) => ({ body: asked === '/api/projects' ? [] : aProject(overrides) }))

describe('a project page', () => {
  it('links back to /browse-projects', async () => {
    show({})
    expect((await screen.findByRole('link', { name: 'Back to projects' })).getAttribute('href')).toBe(
      '/browse-projects',
    )
  })

  it.each(['Description', 'Requirements', 'Deliverables', 'Timeline', 'Impact', 'Organization information'])(
    'has a section %s',
    async (name) => {
      show({ requirements: 'You have tested a form before.', timeline: 'Done in two months.' })
      expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy()
    },
  )

  it('shows Completed or In Progress, and beside it whether it takes applications', async () => {
    show({ status: 'paused', applicationsClosedReason: 'paused', acceptsApplications: false })
    const header = (await screen.findByRole('heading', { level: 1 })).closest('header')
    expect(header?.textContent).toContain('In Progress')
    expect(screen.getByRole('complementary').textContent).toContain('Paused')
  })

  it('shows the spots that are left of all', async () => {
    show({ placesLeft: 2, maxVolunteers: 3 })
    expect(await screen.findByText('2 of 3 spots left')).toBeTruthy()
  })

  it.each([
    [false, 'Applications are paused until Open Doors answers.'],
    [true, 'Applications are paused, and no one from Open Doors is here to answer yet.'],
  ])(
    'says why its queue is paused, and not how many wait, claimable %s',
    async (organizationClaimable, text) => {
      show({
        organizationName: 'Open Doors',
        organizationClaimable,
        acceptsApplications: false,
        applicationsClosedReason: 'queue_paused',
        waitingCount: 10,
      })
      expect(await screen.findByText(text)).toBeTruthy()
    },
  )

  it('shows no spots for a completed project', async () => {
    show({ status: 'completed', applicationsClosedReason: 'completed', placesLeft: 2 })
    expect((await screen.findByRole('main')).textContent).not.toContain('spots left')
  })

  it.each([
    [{ applicationDeadline: null }, 'Rolling basis'],
    [{ applicationDeadline: '2026-12-02' }, 'Dec 2, 2026'],
    [
      { applicationDeadline: '2011-01-22', deadlineEnforced: false, isImported: true },
      'Original deadline: Jan 22, 2011',
    ],
  ])('shows for the deadline of %o: %s', async (overrides, text) => {
    show(overrides)
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  })

  it.each([
    [0, 'No one'],
    [1, '1 person'],
    [4, '4 people'],
  ])('shows how many wait for an answer: %d', async (waitingCount, text) => {
    show({ waitingCount })
    expect((await screen.findByText('Waiting now')).nextElementSibling?.textContent).toBe(text)
  })

  it.each([
    [null, 'reads your application'],
    ['paused', 'An answer may take longer while this project is paused.'],
  ] as const)('says to a volunteer who waits what comes, closed as %s', async (reason, text) => {
    const viewer = { isMember: false, mayApply: 'no', hasBlocked: false, hasReported: false } as const
    const application = { id: ids.application, status: 'pending' } as const
    show({
      applicationsClosedReason: reason,
      acceptsApplications: reason === null,
      viewer: { ...viewer, hasReopenAlert: false, application },
    })
    const next = await screen.findByText(/We’ll email you when/)
    expect(next.textContent).toContain(text)
    expect(next.textContent).toContain('or withdraw. We remind the organization on days 2, 5, and 10')
  })

  it('offers the deadline as a calendar file only while it counts', async () => {
    show({ applicationDeadline: '2026-12-02' })
    const link = await screen.findByRole('link', { name: 'Add deadline to calendar' })
    expect(link.getAttribute('href')).toBe(`/api/projects/${ids.project}/calendar.ics`)
    cleanup()
    show({ applicationDeadline: '2011-01-22', deadlineEnforced: false })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', { name: 'Add deadline to calendar' })).toBeNull()
  })

  it('marks the skills that the reader has', async () => {
    const body = aProject({ requiredSkills: ['Research', 'Branding'], preferredSkills: ['Translation'] })
    openScreen(path, {
      user: aVolunteer(),
      matching: true,
      answer: ({ path: asked }) => ({
        body: asked.endsWith('/match') ? aMatch({ matchedSkills: ['Research', 'Translation'] }) : body,
      }),
    })
    const marked = await screen.findAllByText('(You have this or a similar skill)')
    expect(marked.map((mark) => mark.closest('li')?.textContent)).toEqual([
      'Research (You have this or a similar skill)',
      'Translation (You have this or a similar skill)',
    ])
    expect(screen.getByText('Branding').closest('li')?.textContent).toBe('Branding')
  })

  it('says in one line what a listing lacks, and "Not stated" for a fact without a value', async () => {
    show({ isImported: true, deliverables: null, impact: null, requiredSkills: [], experienceLevel: null })
    const line =
      'Not stated: Deliverables, Timeline, Done when, Contact person, Replaces no paid job, Required skills, Impact'
    expect(await screen.findByText(line)).toBeTruthy()
    expect(screen.getByText('Not stated')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Deliverables' })).toBeNull()
  })

  it('lists open projects that ask for the same skills if it takes no applications', async () => {
    const other = aCard({ id: ids.hours, title: 'Test a form with families' })
    openScreen(path, {
      user: aVolunteer(),
      answer: ({ path: asked, query }) => {
        if (asked !== '/api/projects') {
          return {
            body: aProject({
              status: 'paused',
              acceptsApplications: false,
              applicationsClosedReason: 'paused',
              requiredSkills: ['UI/UX Design'],
            }),
          }
        }
        const isRight = query['skills'] === 'UI/UX Design' && query['accepting'] === 'true'
        return { body: isRight ? [aCard(), other] : [] }
      },
    })
    const part = within(await screen.findByRole('region', { name: 'Open projects like this' }))
    const link = await part.findByRole('link', { name: 'Test a form with families' })
    expect(link.getAttribute('href')).toBe(`/project/${ids.hours}`)
    expect(part.queryByRole('link', { name: 'Redesign the intake form' })).toBeNull()
  })

  it('fills the three with projects for the same causes and then any, and names them so', async () => {
    const card = (title: string) => aCard({ id: title.padEnd(36, '0'), title })
    openScreen(path, {
      user: aVolunteer(),
      answer: ({ path: asked, query }) => {
        if (asked !== '/api/projects') {
          return {
            body: aProject({
              status: 'canceled',
              acceptsApplications: false,
              applicationsClosedReason: 'canceled',
              cancelReason: 'The building closed.',
              requiredSkills: ['UI/UX Design'],
              causeAreas: ['Education'],
            }),
          }
        }
        if (query['skills']) return { body: [aCard()] }
        if (query['causeAreas']) return { body: [aCard(), card('Teach')] }
        return { body: [card('Any 1'), card('Teach'), card('Any 2'), card('Any 3')] }
      },
    })
    const part = within(await screen.findByRole('region', { name: 'Other open projects' }))
    const titles = part.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)
    expect(titles).toEqual(['Teach', 'Any 1', 'Any 2'])
    expect(screen.getByText('The building closed.')).toBeTruthy()
  })

  it('copies its link where the browser cannot share', async () => {
    const user = userEvent.setup()
    show({})
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Link copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/project/${ids.project}$`))
  })

  it('shows an organization’s rating with the review count of all its projects, not only this one', async () => {
    show({ totalReviews: 0, organizationRating: 4.5, organizationTotalReviews: 6 })
    expect(await screen.findByText('Rated 4.5 of 5 from 6 reviews')).toBeTruthy()
  })

  it('says that an organization is not yet verified', async () => {
    show({ organizationVerified: false })
    expect(await screen.findByText('Not yet verified')).toBeTruthy()
  })

  it('says under its own title that it does not exist', async () => {
    open(path, null, () => ({
      status: 404,
      body: { message: 'Project not found', code: 'project_not_found' },
    }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Project Not Found' })).toBeTruthy()
    expect(screen.getByText('Project not found')).toBeTruthy()
    expect(document.title).toContain('Project Not Found')
  })

  it('says that it could not be loaded, and loads it on Try again', async () => {
    let isDown = true
    open(path, null, () => (isDown ? { status: 503, body: {} } : { body: aProject() }))
    expect(await screen.findByRole('heading', { name: 'Couldn’t load the project' })).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Redesign the intake form' })).toBeTruthy()
  })

  it('says that it was removed', async () => {
    open(path, null, () => ({ status: 410, body: { message: 'This project was removed', code: 'gone' } }))
    expect(await screen.findByRole('heading', { level: 1, name: 'This project was removed' })).toBeTruthy()
    expect(screen.queryByText('Project Not Found')).toBeNull()
  })

  it('shows an applicant that it is on hold', async () => {
    show({ visibility: 'held' })
    expect(await screen.findByText(/^This project is on hold\./)).toBeTruthy()
  })
})
