import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anOrganizationProfile, anOwnerOfMany } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import {
  description,
  open,
  step,
  next,
  fillBasics,
  fillSkills,
  fillTimeline,
  fillImpact,
  openImpact,
  openTimeline,
} from '#tests/support/web/project-wizard.tsx'

describe('the project wizard', () => {
  it('is for organizations', async () => {
    open({ user: aVolunteer() })
    expect(await screen.findByText('Only organizations can create projects.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  it('shows a step’s errors and stays, then moves on', async () => {
    const { person } = open()
    await step('Project Basics')
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    await next(person)
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    expect(document.activeElement).toBe(summary)
    const lines = within(summary)
      .getAllByRole('link')
      .map((line) => line.textContent)
    expect(lines).toEqual([
      'Title must be at least 5 characters',
      'Description must be at least 50 characters',
      'Please select at least one cause area',
    ])
    await fillBasics(person)
    expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull()
    await next(person)
    const heading = await step('Skills & Requirements')
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('previews the card with the organization’s own mark', async () => {
    open({
      answer: ({ path }) => ({
        body:
          path === '/api/organization-profile/current' ? { ...anOrganizationProfile, isVerified: true } : [],
      }),
    })
    const preview = within(await screen.findByRole('region', { name: 'Preview' }))
    await waitFor(() => expect(preview.queryByText('Not yet verified')).toBeNull())
  })

  it('names the field that a generic error is about', async () => {
    const { person } = open()
    await step('Project Basics')
    fireEvent.change(screen.getByLabelText('Project title'), { target: { value: 'x'.repeat(121) } })
    await next(person)
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    expect(
      within(summary).getByRole('link', { name: 'Project title: Must be at most 120 characters' }),
    ).toBeTruthy()
  })

  it('opens a step only once the ones before it are finished', async () => {
    const { person, router } = open({ url: '/create-project?step=3' })
    expect(await step('Project Basics')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Timeline/ })).toBeNull()
    await waitFor(() => expect(router.latestLocation.search).toEqual({ step: '1' }))
    await fillBasics(person)
    await step('Project Basics')
    await next(person)
    await step('Skills & Requirements')
  })

  it('adds custom labels once, in the suggested spelling', async () => {
    const { person } = open()
    await step('Project Basics')
    await person.type(
      screen.getByLabelText(/^Another cause/),
      ' night  shelters {Enter}education{Enter}NIGHT SHELTERS{Enter}',
    )
    const causes = screen.getByRole('group', { name: /^Cause areas/ })
    const pressed = within(causes).getAllByRole('button', { pressed: true })
    expect(pressed.map((chip) => chip.textContent)).toEqual(['Education', 'night shelters'])
  })

  it('adds each preset perk once', async () => {
    const { person } = open()
    await openTimeline(person)
    const preset = screen.getByRole('button', { name: 'Mentorship' })
    await person.click(preset)
    expect(preset.getAttribute('aria-pressed')).toBe('true')
    await person.type(screen.getByLabelText(/^Custom perk/), 'mentorship{Enter}')
    expect(await screen.findByText('This perk has already been added')).toBeTruthy()
    await person.click(preset)
    expect(screen.queryByRole('list', { name: 'Chosen perks' })).toBeNull()
  })

  it('keeps a draft after a reload and discards it on request', async () => {
    const first = open()
    await fillBasics(first.person)
    await next(first.person)
    await fillSkills(first.person)
    cleanup()

    const { person } = open()
    await step('Timeline & Perks')
    expect(screen.getByText(/We restored your draft/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: /Project Basics/ }))
    await step('Project Basics')
    expect(screen.getByLabelText(/^Description/)).toHaveProperty('value', description)
    await person.click(screen.getByRole('button', { name: 'Start over' }))
    const dialog = await screen.findByRole('dialog', { name: 'Start over?' })
    await person.click(within(dialog).getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(screen.getByLabelText(/^Description/)).toHaveProperty('value', ''))
    expect(screen.queryByText(/We restored your draft/)).toBeNull()
  })

  it('keeps one person’s draft from another', async () => {
    const first = open()
    await fillBasics(first.person)
    cleanup()
    open({ user: anOrganizer({ id: ids.application }) })
    await step('Project Basics')
    expect(screen.getByLabelText(/^Description/)).toHaveProperty('value', '')
  })

  it('ignores an invalid draft', async () => {
    const values = { title: 7, perks: [{ type: 'gold' }], urgency: 'now', isRemote: 'yes' }
    localStorage.setItem(
      `bridgeCollective_draft:project:${anOrganizer().id}`,
      JSON.stringify({ savedAt: '2026-11-01T00:00:00Z', values }),
    )
    open()
    await step('Project Basics')
    expect(screen.getByLabelText(/^Project title/)).toHaveProperty('value', '')
  })

  it('asks for the organization’s name if it has none', async () => {
    const organizations = anOrganizer().organizations.map((one) => ({ ...one, isNamed: false }))
    const { person, sent } = open({ user: anOrganizer({ organizations }) })
    await fillBasics(person)
    await next(person)
    expect(
      (await screen.findAllByText('Organization name must be at least 2 characters')).length,
    ).toBeGreaterThan(0)
    expect(sent.map(({ path }) => path)).not.toContain('/api/organization-profile/current')
  })

  it('posts the answers once, with the default number of volunteers if it is empty, and opens the project', async () => {
    const { person, router, sent } = open({ answer: () => ({ body: aProject() }) })
    await openTimeline(person)
    await fillTimeline(person)
    await person.clear(screen.getByLabelText(/^Number of volunteers/))
    await next(person)
    await fillImpact(person)
    const review = screen.getByRole('region', { name: 'Review' })
    expect(within(review).getByText(description)).toBeTruthy()
    expect(within(review).getByText('10 hours/week, Moderate')).toBeTruthy()
    await person.dblClick(screen.getByRole('button', { name: 'Create Project' }))
    await waitFor(() => expect(router.latestLocation.pathname).toBe(`/project/${ids.project}`))
    const posts = sent.filter(({ method }) => method === 'POST')
    expect(posts).toHaveLength(1)
    expect(posts[0]?.body).toMatchObject({
      title: 'Redesign the intake form',
      causeAreas: ['Education'],
      requiredSkills: ['Research'],
      experienceLevel: 'intermediate',
      timeCommitment: 10,
      maxVolunteers: 3,
      urgency: 'medium',
      isRemote: true,
      location: null,
      applicationDeadline: null,
    })
    expect(localStorage.getItem(`bridgeCollective_draft:project:${anOrganizer().id}`)).toBeNull()
  })

  it('posts once and forgets the draft even if another organization is chosen in the header meanwhile', async () => {
    const owner = anOwnerOfMany(3)
    const [first, second] = owner.organizations
    if (!first || !second) throw new Error('no second organization')
    let finish = () => {}
    const posting = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { person, router, sent } = open({
      user: owner,
      answer: async ({ method, path }) => {
        if (method === 'PUT') return { body: { organizationId: second.id, organizationName: second.name } }
        if (path === '/api/user') return { body: { ...owner, organizations: [second, first] } }
        if (path === '/api/dashboard/organization/waiting') return { body: [] }
        if (method === 'POST') await posting
        return { body: aProject() }
      },
    })
    await openImpact(person)
    await fillImpact(person)
    await person.click(screen.getByRole('button', { name: 'Create Project' }))
    await person.click(screen.getByRole('button', { name: `${first.name}, switch account` }))
    await person.type(await screen.findByRole('combobox', { name: 'Find an organization' }), '002{Enter}')
    await screen.findByRole('button', { name: `${second.name}, switch account` })
    expect(screen.getByRole('button', { name: /^Posting as/ })).toHaveProperty('disabled', true)
    finish()
    await waitFor(() => expect(router.latestLocation.pathname).toBe(`/project/${ids.project}`))
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(localStorage.getItem(`bridgeCollective_draft:project:${owner.id}`)).toBeNull()
  })

  it('opens the step with the field that the server rejected', async () => {
    const issues = [
      { path: 'applicationDeadline', message: 'The application deadline cannot be in the past' },
    ]
    const body = { message: 'Please check the marked fields', code: 'invalid', issues }
    const { person } = open({ answer: () => ({ status: 422, body }) })
    await openImpact(person)
    await fillImpact(person)
    await person.click(screen.getByRole('button', { name: 'Create Project' }))
    await step('Timeline & Perks')
    expect(await screen.findByText('Failed to create project')).toBeTruthy()
    expect(screen.getAllByText('The application deadline cannot be in the past').length).toBeGreaterThan(0)
  })

  it('asks before the user leaves with changes', async () => {
    const { person, router } = open()
    await fillBasics(person)
    const [away] = screen.getAllByRole('link', { name: 'Browse Projects' })
    if (!away) throw new Error('no link to leave by')
    await person.click(away)
    const dialog = await screen.findByRole('dialog', { name: 'Leave this page?' })
    await person.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(router.latestLocation.pathname).toBe('/create-project')
    expect(screen.getByLabelText(/^Project title/)).toHaveProperty('value', 'Redesign the intake form')
  })
})
