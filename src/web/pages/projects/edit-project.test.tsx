import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { projectLimits } from '#contract/limits.ts'
import type { Project } from '#contract/projects/projects.ts'
import { anOrganizer, aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import {
  change,
  description,
  draftKey,
  member,
  open,
  perks,
  save,
  step,
  stored,
} from '#tests/support/web/project-editor.tsx'

describe('editing a project', () => {
  it('says in advance how many accepted volunteers will be asked, if there are any', async () => {
    const noticeText =
      /^\d+ volunteers have agreed to this work\. If you change what they agreed to, we’ll ask them\./
    open({ overrides: { acceptedVolunteers: 3 } })
    expect((await screen.findByText(noticeText)).textContent).toMatch(/^3 volunteers/)
    cleanup()
    open({ overrides: { acceptedVolunteers: 0 } })
    await step('Project Basics')
    expect(screen.queryByText(noticeText)).toBeNull()
  })

  it('says before saving who will be asked for which changes of agreed work', async () => {
    open({ overrides: { acceptedVolunteers: 2 } })
    await step('Project Basics')
    const asked =
      /^2 volunteers have agreed to the title\. If this differs from what they agreed to, we’ll ask them\.$/
    change(/^Project title/i, 'Redesign the whole intake')
    expect(await screen.findByText(asked)).toBeTruthy()
    change(/^Project title/i, ` ${aProject().title}`)
    await waitFor(() => expect(screen.queryByText(asked)).toBeNull())
  })

  it('says which changes a volunteer has declined and that saving does not ask again', async () => {
    const declinedChanges = ['hours', 'milestones'] as const
    open({ overrides: { acceptedVolunteers: 1, declinedChanges: [...declinedChanges] } })
    const declined =
      /^A volunteer declined your change of the hours per week and milestones .* doesn’t ask about the same value again/
    expect(await screen.findByText(declined)).toBeTruthy()
    cleanup()
    open({ overrides: { acceptedVolunteers: 1, declinedChanges: [] } })
    await step('Project Basics')
    expect(screen.queryByText(/^A volunteer declined/)).toBeNull()
  })

  it('says that a draft waiting for verification will be published by it', async () => {
    open({ overrides: { visibility: 'draft', publishesWhenVerified: true } })
    expect(
      await screen.findByText('This is a draft. We’ll publish it when your organization is verified.'),
    ).toBeTruthy()
  })

  it('starts with the stored values and sends only changes', async () => {
    const { person, router, writes } = open()
    await step('Project Basics')
    expect(screen.getByLabelText(/^Description/)).toHaveProperty('value', description)
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    change(/^Project title/, 'Redesign the intake')
    expect(screen.getByText('1 unsaved change')).toBeTruthy()
    await save(person)
    expect(await screen.findByText('Project saved')).toBeTruthy()
    await waitFor(() => expect(router.latestLocation.pathname).toBe(`/project/${ids.project}`))
    expect(writes().map(({ method, body }) => ({ method, body }))).toEqual([
      { method: 'PATCH', body: { title: 'Redesign the intake', ifUpdatedAt: aProject().updatedAt } },
    ])
    expect(localStorage.getItem(draftKey)).toBeNull()
  })

  it('shows the card’s spots as they are now and with a new limit', async () => {
    open({ url: '?step=3', overrides: { status: 'active', maxVolunteers: 3, placesLeft: 1 } })
    await step('Timeline & Perks')
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByText('1 spot left')).toBeTruthy()
    change(/^Number of volunteers/, '5')
    expect(preview.getByText('3 spots left')).toBeTruthy()
    expect(preview.getByText('Active')).toBeTruthy()
  })

  it.each([
    ['published', 'If you save this, your project is hidden until they decide.'],
    ['draft', 'Once you post it, it stays hidden until they decide.'],
  ] as const)('says of a %s project that staff read first: %s', async (visibility, hidden) => {
    open({ holdsForReview: true, overrides: { visibility } })
    await step('Project Basics')
    change(/^Description/, `${description} This may lead to a paid position.`)
    await screen.findByText(/sounds like a job/)
    expect(screen.getByText(/hidden until they decide\.$/).textContent).toBe(hidden)
  })

  it('opens any step, and leaves fields empty that an imported listing does not state', async () => {
    const { person, writes } = open({
      url: '?step=3',
      overrides: { timeCommitment: null, maxVolunteers: null, duration: 'six weeks', deliverables: null },
    })
    await step('Timeline & Perks')
    expect(screen.getByLabelText(/^Hours per week/)).toHaveProperty('value', '')
    expect(screen.getByLabelText(/^Duration/)).toHaveProperty('value', 'six weeks')
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByText('Open to any number of volunteers')).toBeTruthy()
    await person.selectOptions(screen.getByLabelText(/^Urgency/), 'high')
    await save(person)
    await screen.findByText('Project saved')
    expect(writes()[0]?.body).toEqual({ urgency: 'high', ifUpdatedAt: aProject().updatedAt })
  })

  it('saves the default number of volunteers if the field is cleared', async () => {
    const { person, writes } = open({ url: '?step=3', overrides: { maxVolunteers: 7 } })
    await step('Timeline & Perks')
    await person.clear(screen.getByLabelText(/^Number of volunteers/))
    await save(person)
    await screen.findByText('Project saved')
    expect(writes()[0]?.body).toEqual({
      maxVolunteers: projectLimits.volunteers.standard,
      ifUpdatedAt: aProject().updatedAt,
    })
  })

  it('keeps the ids and pictures of perks when one is added', async () => {
    const { person, writes } = open({ url: '?step=3', write: () => ({ body: stored() }) })
    await step('Timeline & Perks')
    await person.click(screen.getByRole('button', { name: 'Mentorship' }))
    await save(person)
    await screen.findByText('Project saved')
    expect(writes()[0]?.body).toMatchObject({ perks: [perks[0], { type: 'mentorship' }] })
  })

  it('shows what is wrong with a change and stays on the step', async () => {
    const { person, writes } = open({ url: '?step=4' })
    await step('Impact & Review')
    change(/^Deliverables/, 'short')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(summary.textContent).toContain('Please describe the expected deliverables')
    expect(writes()).toEqual([])
  })

  it('opens the step with the field that the server rejected', async () => {
    const message = 'Number of volunteers cannot be below the 2 already accepted'
    const issues = [{ path: 'maxVolunteers', message }]
    const { person } = open({
      url: '?step=3',
      write: () => ({
        status: 422,
        body: { message: 'Please check the marked fields', code: 'invalid', issues },
      }),
    })
    await step('Timeline & Perks')
    change(/^Number of volunteers/, '1')
    await person.click(screen.getByRole('button', { name: /^Project Basics/ }))
    await step('Project Basics')
    await save(person)
    await step('Timeline & Perks')
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    expect(within(summary).getByRole('link', { name: message })).toBeTruthy()
    expect(screen.getByLabelText(/^Number of volunteers/)).toHaveProperty('value', '1')
  })

  it('says that someone else saved first, and reapplies the user’s changes on top', async () => {
    const message = 'Someone else changed this project.'
    const overrides: Partial<Project> = {}
    const { person } = open({
      overrides,
      write: () => ({ status: 409, body: { message, code: 'project_changed' } }),
    })
    await step('Project Basics')
    change(/^Project title/, 'Redesign the intake')
    overrides.description = `${description} Now in Spanish too.`
    await save(person)
    const reload = await screen.findByRole('button', { name: 'Reload' })
    expect(document.activeElement).toBe(reload.closest('[role=alert]'))
    await person.click(reload)
    await screen.findByText(/We restored your unsaved changes/)
    expect(screen.getByLabelText(/^Project title/)).toHaveProperty('value', 'Redesign the intake')
    expect(screen.getByLabelText(/^Description/)).toHaveProperty('value', overrides.description)
  })

  it('keeps changes after a reload, and discards them on request', async () => {
    open()
    await step('Project Basics')
    change(/^Project title/, 'Redesign the intake')
    cleanup()
    const { person } = open()
    await step('Project Basics')
    expect(screen.getByText(/We restored your unsaved changes/)).toBeTruthy()
    expect(screen.getByLabelText(/^Project title/)).toHaveProperty('value', 'Redesign the intake')
    const bar = screen.getByRole('group', { name: 'Save' })
    await person.click(within(bar).getByRole('button', { name: 'Discard' }))
    const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' })
    await person.click(within(dialog).getByRole('button', { name: 'Discard' }))
    await waitFor(() =>
      expect(screen.getByLabelText(/^Project title/)).toHaveProperty('value', aProject().title),
    )
    expect(localStorage.getItem(draftKey)).toBeNull()
  })

  it('asks before the user leaves with changes', async () => {
    const { person, router } = open()
    await step('Project Basics')
    change(/^Project title/, 'Redesign the intake')
    await person.click(screen.getByRole('link', { name: 'Back to the project' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave this page?' })
    await person.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(router.latestLocation.pathname).toBe(`/projects/${ids.project}/edit`)
  })

  it('publishes a complete draft', async () => {
    const { person, router, writes } = open({ url: '?step=4', overrides: { visibility: 'draft' } })
    await step('Impact & Review')
    await person.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Project posted')).toBeTruthy()
    await waitFor(() => expect(router.latestLocation.pathname).toBe(`/project/${ids.project}`))
    expect(writes().at(-1)).toMatchObject({ method: 'POST', path: `/api/projects/${ids.project}/publish` })
  })

  it('does not publish an incomplete draft, and links to what is missing', async () => {
    const { person, writes } = open({
      url: '?step=4',
      overrides: { visibility: 'draft', experienceLevel: null },
    })
    await step('Impact & Review')
    await person.click(screen.getByRole('button', { name: 'Publish' }))
    await step('Skills & Requirements')
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    expect(summary.textContent).toContain('Please select an experience level')
    expect(writes()).toEqual([])
  })

  it('says that a completed project can no longer be edited', async () => {
    open({ overrides: { status: 'completed' } })
    expect(await screen.findByText('This project can no longer be edited')).toBeTruthy()
  })

  it.each([anOrganizer(), aVolunteer()])('is not found for $firstName, who is not a member', async (user) => {
    open({ user, overrides: { viewer: { ...member, isMember: false } } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Project Not Found' })).toBeTruthy()
  })
})
