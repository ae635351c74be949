import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { VolunteerMatch } from '#contract/matching/volunteer-matches.ts'
import type { Project } from '#contract/projects/projects.ts'
import { anOrganizer, aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aMatch, aVolunteerMatch, evidenceOf } from '#tests/support/answers/matching-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const address = `/project/${ids.project}`
const applicant: Project['viewer'] = {
  isMember: false,
  mayApply: 'apply',
  hasReopenAlert: false,
  hasBlocked: false,
  hasReported: false,
  application: null,
}
const member: Project['viewer'] = {
  isMember: true,
  mayApply: 'no',
  hasReopenAlert: false,
  hasBlocked: false,
  hasReported: false,
  application: null,
}

const answering =
  (overrides: Partial<Project>, others: Answer): Answer =>
  (sent) =>
    sent.path === `/api/projects/${ids.project}` ? { body: aProject(overrides) } : others(sent)

/** Opens the project for a volunteer whom it matches so. */
const openWithMatch = (match: ReturnType<typeof aMatch>) =>
  openScreen(address, {
    user: aVolunteer(),
    matching: true,
    answer: answering({ viewer: applicant }, ({ path }) => ({
      body: path === `/api/projects/${ids.project}/match` ? match : [],
    })),
  })

describe('the page of a project', () => {
  it('shows a volunteer how well it matches and why', async () => {
    const match = aMatch({
      gap: { skill: 'Legal', description: 'Requires Legal, which isn’t in your profile' },
    })
    openWithMatch(match)
    const part = within(await screen.findByRole('region', { name: 'Your match' }))
    expect(part.getByText(`${match.matchScore}% match`)).toBeTruthy()
    expect(part.getByText('Requires Legal, which isn’t in your profile')).toBeTruthy()
    const countReasons = () =>
      within(part.getByRole('list', { name: 'Why it matches' })).getAllByRole('listitem').length
    // The three strongest and what is missing, then all with their points.
    expect(countReasons()).toBe(4)
    await userEvent.click(part.getByRole('button', { name: 'How it adds up', expanded: false }))
    expect(countReasons()).toBe(4)
    const [first] = match.matchReasons
    expect(part.getByText(`+${first?.score}`)).toBeTruthy()
    expect(part.getByRole('link', { name: 'All your matches' }).getAttribute('href')).toBe(
      '/project-matching',
    )
  })

  it('checks only the reasons that speak for it', async () => {
    const match = aMatch({}, { skills: 1, causes: 0.5, location: 1, time: 0, experience: 0 })
    openWithMatch(match)
    const list = within(await screen.findByRole('list', { name: 'Why it matches' }))
    const marks = list
      .getAllByRole('listitem')
      .map((row) => [row.textContent, row.querySelector('svg.lucide-check') !== null])
    expect(marks).toEqual([
      [evidenceOf('skills'), true],
      [evidenceOf('location'), true],
      [evidenceOf('causes'), false],
    ])
  })

  it('names the skills that match before what counts more but says nothing for it', async () => {
    const match = aMatch({}, { skills: 0.1, causes: 0.5, location: 1, time: 0.5, experience: 0.5 })
    openWithMatch(match)
    const list = within(await screen.findByRole('list', { name: 'Why it matches' }))
    const rows = list.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows.slice(0, 2)).toEqual([evidenceOf('skills'), evidenceOf('location')])
  })

  it('shows no match to users without a volunteer profile', async () => {
    const { sent } = openScreen(address, {
      user: aVolunteer(),
      matching: true,
      answer: answering({ viewer: applicant }, ({ path }) =>
        path.endsWith('/match') ? { status: 404, body: {} } : { body: [] },
      ),
    })
    await screen.findByRole('heading', { level: 1, name: aProject().title })
    await expect.poll(() => sent.filter(({ path }) => path.endsWith('/match')).length).toBe(1)
    expect(screen.queryByRole('region', { name: 'Your match' })).toBeNull()
  })

  const openAsMember = (overrides: Partial<Project>, volunteers: readonly VolunteerMatch[]) =>
    openScreen(address, {
      user: anOrganizer(),
      matching: true,
      answer: answering({ viewer: member, ...overrides }, () => ({ body: volunteers })),
    })

  it('shows its members the matching volunteers, with reasons and a public portfolio', async () => {
    openAsMember({}, [
      aVolunteerMatch(),
      aVolunteerMatch({ userId: ids.hours, name: 'Paul Private', isPortfolioPublic: false }),
    ])
    const part = within(await screen.findByRole('region', { name: 'Volunteers who fit' }))
    const vera = within(await part.findByRole('article', { name: 'Vera Volunteer' }))
    expect(vera.getByText(`${aVolunteerMatch().matchScore}% match`)).toBeTruthy()
    expect(vera.getByRole('link', { name: 'Message Vera Volunteer' }).getAttribute('href')).toBe(
      `/messages?volunteer=${ids.volunteer}&project=${ids.project}`,
    )
    await userEvent.click(vera.getByRole('button', { name: 'Vera Volunteer', expanded: false }))
    expect(vera.getByRole('link', { name: 'Portfolio of Vera Volunteer' }).getAttribute('href')).toBe(
      `/volunteers/${ids.volunteer}`,
    )
    expect(
      within(await vera.findByRole('list', { name: 'Why Vera Volunteer fits' })).getAllByRole('listitem'),
    ).toHaveLength(4)
    expect(vera.getByText('More')).toBeTruthy()
    const paul = within(part.getByRole('article', { name: 'Paul Private' }))
    await userEvent.click(paul.getByRole('button', { name: 'Paul Private' }))
    expect(vera.queryByRole('list', { name: 'Why Vera Volunteer fits' })).toBeNull()
    expect(paul.queryByRole('link', { name: /Portfolio/ })).toBeNull()
  })

  it('shows the first two reasons of a volunteer as the server orders them, whatever their points', async () => {
    const matchReasons = aVolunteerMatch().matchReasons.toReversed()
    openAsMember({}, [aVolunteerMatch({ matchReasons })])
    const part = within(await screen.findByRole('region', { name: 'Volunteers who fit' }))
    const vera = await part.findByRole('article', { name: 'Vera Volunteer' })
    for (const [index, { description }] of matchReasons.entries())
      expect(vera.textContent.includes(description)).toBe(index < 2)
    await userEvent.click(within(vera).getByRole('button', { name: 'Vera Volunteer' }))
    const list = await within(vera).findByRole('list', { name: 'Why Vera Volunteer fits' })
    for (const [index, row] of within(list).getAllByRole('listitem').entries())
      expect(row.textContent).toContain(matchReasons[index]?.description)
  })

  it('says so if no volunteers match', async () => {
    openAsMember({}, [])
    expect(await screen.findByRole('heading', { name: 'No matching volunteers yet' })).toBeTruthy()
  })

  it('does not search for volunteers while it takes no applications', async () => {
    const { sent } = openAsMember({ acceptsApplications: false, applicationsClosedReason: 'paused' }, [])
    await screen.findByRole('heading', { level: 2, name: /^Manage/ })
    expect(screen.queryByRole('region', { name: 'Volunteers who fit' })).toBeNull()
    expect(sent.filter(({ path }) => path.endsWith('/volunteer-matches'))).toEqual([])
  })
})

describe('the form of a project', () => {
  it('shows how many volunteers match, once something is filled in', async () => {
    const { sent } = openScreen('/create-project', {
      user: anOrganizer(),
      matching: true,
      answer: ({ path }) => ({
        body: path === '/api/projects/likely-volunteers' ? { count: 14, isMore: false } : [],
      }),
    })
    const part = within(await screen.findByRole('region', { name: 'Matching volunteers' }))
    expect(part.getByText('Choose skills or causes to see how many volunteers fit.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/^Project title/), { target: { value: 'A map of wells' } })
    fireEvent.click(screen.getByRole('button', { name: 'Education' }))
    expect((await part.findByText('14 volunteers fit so far')).closest('[role=status]')).toBeTruthy()
    expect(sent.find(({ path }) => path === '/api/projects/likely-volunteers')?.body).toMatchObject({
      title: 'A map of wells',
      causeAreas: ['Education'],
      isRemote: true,
    })
  })
})
