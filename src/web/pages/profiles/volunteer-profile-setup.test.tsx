import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aVolunteerProfile } from '#tests/support/answers/account-answers.ts'
import { anOrganizer } from '#tests/support/answers/answers.ts'
import {
  bio,
  fill,
  fillAbout,
  fillProject,
  namesOfSteps,
  openSetup,
  press,
  project,
  step,
} from '#tests/support/web/volunteer-setup.tsx'

// Filling in four steps takes as long as the machine needs.

describe('the volunteer setup wizard', () => {
  it('creates the profile in four steps, says so and opens the dashboard', async () => {
    const { person, router, writes } = openSetup({ user: anOrganizer() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Volunteer Profile' })).toBeTruthy()
    await fillAbout(person)
    expect(screen.getByLabelText<HTMLInputElement>(/^Maximum hours/).value).toBe('10')
    await person.click(screen.getByText('Language you write in'))
    await person.selectOptions(screen.getByLabelText(/^Language/), 'Catalan')
    await press(person, 'Next')
    await step('Skills')
    const skills = screen.getByRole('group', { name: /^Skills/ })
    expect(within(skills).getAllByRole('button')).toHaveLength(29)
    await press(person, 'Legal Services')
    await person.type(screen.getByLabelText('Another skill'), '  legal  services {Enter}')
    await person.type(screen.getByLabelText('Another skill'), '   {Enter}')
    await person.type(screen.getByLabelText('Another skill'), ' Beekeeping {Enter}')
    await press(person, 'Next')
    await step('Causes & working style')
    const causes = screen.getByRole('group', { name: /^Preferred causes/ })
    expect(within(causes).getAllByRole('button')).toHaveLength(18)
    await press(person, 'Seniors')
    const styles = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(styles.map(({ checked }) => checked)).toEqual([true, false, false, false])
    await person.click(screen.getByRole('checkbox', { name: /^Mentorship/ }))
    await press(person, 'Next')
    await step('Portfolio')
    await press(person, 'Create Profile')
    expect(await screen.findByText('Profile Saved Successfully! ✅')).toBeTruthy()
    expect(
      screen.getByText('Your volunteer profile has been created. You can now browse and apply to projects!'),
    ).toBeTruthy()
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(writes()).toEqual([
      [
        'POST /api/volunteer-profile',
        {
          bio,
          experience: 'Seven years as an information designer.',
          availability: 'Two evenings a week',
          maxHoursPerWeek: 10,
          skills: ['Legal Services', 'Beekeeping'],
          preferredCauses: ['Seniors'],
          workingStyle: { remote: true, collaborative: false, independent: false, mentorship: true },
          portfolio: { projects: [] },
          language: 'ca',
        },
      ],
    ])
    expect(await screen.findByRole('button', { name: /switch account/ })).toBeTruthy()
  })

  it('is saved once, and its last step stays busy while the next screen loads slowly', async () => {
    const { person, router, writes } = openSetup()
    await fillAbout(person)
    await press(person, 'Next')
    await press(person, 'Legal Services')
    await press(person, 'Next')
    await press(person, 'Seniors')
    await press(person, 'Next')
    await step('Portfolio')
    // The next screen never arrives, as with a slow connection.
    vi.spyOn(router, 'navigate').mockReturnValue(new Promise(() => {}))
    await press(person, 'Create Profile')
    expect(await screen.findByText('Profile Saved Successfully! ✅')).toBeTruthy()
    await waitFor(() => expect(router.history.location.search).not.toContain('step=4'))
    await step('Portfolio')
    await press(person, 'Saving...')
    expect(writes()).toHaveLength(1)
  })

  it('never disables Next, limits the steps, and validates on submit', async () => {
    const { person, writes } = openSetup()
    await step('About you')
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    await press(person, 'Next')
    await press(person, 'Next')
    await press(person, 'Next')
    await step('Portfolio')
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    await press(person, 'Create Profile')
    await step('About you')
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(
      within(summary)
        .getAllByRole('link')
        .map((line) => line.textContent),
    ).toEqual([
      'Bio must be at least 50 characters',
      'Please describe your experience (minimum 20 characters)',
      'Please describe your availability',
    ])
    await fillAbout(person)
    await waitFor(() => expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull())
    for (const [name, text] of [
      ['Skills', 'Please select at least one skill'],
      ['Causes & working style', 'Please select at least one cause area'],
    ] as const) {
      await person.click(screen.getByRole('button', { name: 'Portfolio' }))
      await press(person, 'Create Profile')
      await step(name)
      expect(within(await screen.findByRole('alert')).getByText(text)).toBeTruthy()
      await person.click(
        within(screen.getAllByRole('group')[0] ?? document.body).getAllByRole('button')[0] ?? document.body,
      )
    }
    expect(writes()).toEqual([])
  })

  it('marks a step as done once it is valid, and every invalid one as wrong until it is fixed', async () => {
    const { person } = openSetup()
    await step('About you')
    for (const name of ['Skills', 'Causes & working style']) {
      await press(person, 'Next')
      await step(name)
    }
    expect(namesOfSteps()).toEqual(['About you', 'Skills', 'Causes & working style', 'Portfolio'])
    await press(person, 'Seniors')
    await press(person, 'Next')
    await step('Portfolio')
    expect(namesOfSteps()).toEqual(['About you', 'Skills', 'Causes & working style(done)', 'Portfolio'])
    await fill(person, /^Project title/, 'A')
    await press(person, 'Create Profile')
    await step('About you')
    const wrong = [
      'About you(has an error)',
      'Skills(has an error)',
      'Causes & working style(done)',
      'Portfolio(has an error)',
    ]
    expect(namesOfSteps()).toEqual(wrong)
    await fillAbout(person)
    await waitFor(() => expect(namesOfSteps()).toEqual(['About you', ...wrong.slice(1)]))
    await person.click(screen.getByRole('button', { name: /^Portfolio/ }))
    await person.clear(await screen.findByLabelText(/^Project title/))
    await waitFor(() =>
      expect(namesOfSteps()).toEqual([
        'About you(done)',
        'Skills(has an error)',
        'Causes & working style(done)',
        'Portfolio',
      ]),
    )
  })

  it('takes a cleared number of hours as 1', async () => {
    const { person, writes } = openSetup({ profile: aVolunteerProfile })
    await step('About you')
    await person.clear(screen.getByLabelText(/^Maximum hours/))
    await person.tab()
    expect(screen.getByLabelText<HTMLInputElement>(/^Maximum hours/).value).toBe('1')
    await person.click(screen.getByRole('button', { name: /^Portfolio/ }))
    await press(person, 'Update Profile')
    // This profile's bio is as short as the other screen allows, and the user has not changed it.
    await waitFor(() =>
      expect(writes()).toEqual([['PATCH /api/volunteer-profile/current', { maxHoursPerWeek: 1 }]]),
    )
  })

  it('updates the existing profile, sends only changes, and keeps what another screen saved', async () => {
    const profile = {
      ...aVolunteerProfile,
      skills: ['UI/UX Design', 'Illustration'],
      availability: null,
      maxHoursPerWeek: 60,
      portfolio: { projects: [project] },
    }
    const { person, writes } = openSetup({ profile, step: 2 })
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Volunteer Profile' })).toBeTruthy()
    const own = await screen.findByRole('button', { name: 'Illustration' })
    expect(own.getAttribute('aria-pressed')).toBe('true')
    await press(person, 'Branding')
    await person.click(screen.getByRole('button', { name: /^Portfolio/ }))
    expect(await screen.findByText(project.title)).toBeTruthy()
    await press(person, 'Update Profile')
    expect(await screen.findByText('Your volunteer profile has been updated.')).toBeTruthy()
    expect(writes()).toEqual([
      ['PATCH /api/volunteer-profile/current', { skills: ['UI/UX Design', 'Illustration', 'Branding'] }],
    ])
  })

  it('shows the meaning of a profile page choice beside the user’s own text', async () => {
    openSetup({ profile: aVolunteerProfile })
    await step('About you')
    expect(screen.getByText(/Chosen on your profile page: Weekday evenings\./)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Availability/).value).toBe('Tuesdays')
  })

  it('adds a portfolio project once it is complete, edits it and removes it', async () => {
    const { person, writes } = openSetup({ profile: aVolunteerProfile, step: 4 })
    await step('Portfolio')
    const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Project' })
    expect(screen.getByRole('group', { name: 'Skills used' }).querySelectorAll('button')).toHaveLength(12)
    expect(add().disabled).toBe(true)
    await fillProject(person, { ...project, description: 'Too short', impact: 'Nothing' })
    expect(add().disabled).toBe(false)
    await person.click(add())
    expect(screen.getByText('Description must be at least 20 characters')).toBeTruthy()
    expect(screen.getByText('Impact description is required')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Project description/))
    await press(person, 'Update Profile')
    expect(await screen.findAllByText('Add this project or clear its fields')).toHaveLength(2)
    await fill(person, /^Project description/, project.description)
    await fill(person, /^Project impact/, project.impact)
    await person.click(add())
    const list = await screen.findByRole('list', { name: 'Portfolio projects' })
    expect(within(list).getByText(project.title)).toBeTruthy()
    expect(add().disabled).toBe(true)
    await press(person, `Edit ${project.title}`)
    expect(screen.getByLabelText<HTMLInputElement>(/^Project title/).value).toBe(project.title)
    await fill(person, /^Project title/, 'Another map')
    await person.click(add())
    await press(person, 'Remove Another map')
    expect(await screen.findByText('No projects yet.')).toBeTruthy()
    await fillProject(person)
    await person.click(add())
    await press(person, 'Update Profile')
    await waitFor(() =>
      expect(writes()).toEqual([
        ['PATCH /api/volunteer-profile/current', { portfolio: { projects: [project] } }],
      ]),
    )
  })
})
