import { screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { aVolunteerProfile } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

// Filling in a form takes as long as the machine needs.

const none = { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }
const broken = { status: 500, body: { message: 'Something went wrong on our side.', code: 'internal' } }

function open(profile: VolunteerProfile | null, write?: Answer) {
  let stored = profile
  const user = aVolunteer({ hasVolunteerProfile: profile !== null })
  const opened = openScreen('/volunteer-profile', {
    user,
    answer: (sent) => {
      if (sent.method !== 'GET') {
        const answered = write?.(sent)
        if (answered) return answered
        stored = { ...(stored ?? aVolunteerProfile), ...Object(sent.body) }
        return { body: stored }
      }
      if (sent.path === '/api/volunteer-profile/current') return stored ? { body: stored } : none
      return sent.path === '/api/user' ? { body: user } : none
    },
  })
  const writes = () =>
    opened.sent
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [`${method} ${path}`, body])
  return { ...opened, writes, person: userEvent.setup() }
}
const press = (person: UserEvent, name: string) => person.click(screen.getByRole('button', { name }))

async function fill(person: UserEvent, label: RegExp, text: string) {
  await person.clear(screen.getByLabelText(label))
  if (text) await person.paste(text)
}

describe('/volunteer-profile', () => {
  it('shows the stored profile, with its links, and a link back to the dashboard', async () => {
    open({
      ...aVolunteerProfile,
      website: 'https://maps.example.org',
      portfolio: {
        projects: [
          { title: 'Night buses', description: 'One sheet.', impact: 'Ninety stops.', skills: ['Research'] },
        ],
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Volunteer Profile' })).toBeTruthy()
    expect(screen.getByText('I draw forms.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /maps\.example\.org/ }).getAttribute('href')).toBe(
      'https://maps.example.org',
    )
    expect(screen.getByRole('heading', { name: 'Night buses' })).toBeTruthy()
    const back = screen.getByRole('link', { name: 'Back to dashboard' })
    expect(back.getAttribute('href')).toBe('/volunteer-dashboard')
  })

  it('is created by the form: 24 skills, 17 causes, choices, ten hours', async () => {
    const { person, writes } = open(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Volunteer Profile' })).toBeTruthy()
    await press(person, 'Create Profile')
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(
      within(summary)
        .getAllByRole('link')
        .map((line) => line.textContent),
    ).toEqual([
      'Bio must be at least 10 characters',
      'Please select at least one skill',
      'Please select at least one cause area',
      'Please select your availability',
      'Please select your experience level',
    ])
    const skills = within(screen.getByRole('group', { name: /^Skills/ }))
    const causes = within(screen.getByRole('group', { name: /^Preferred causes/ }))
    expect([skills, causes].map((group) => group.getAllByRole('button').length)).toEqual([24, 17])
    expect(screen.getByLabelText<HTMLInputElement>(/^Maximum hours/).value).toBe('10')
    await fill(person, /^Bio/, 'I draw maps.')
    await person.click(skills.getByRole('button', { name: 'Research' }))
    await person.click(causes.getByRole('button', { name: 'Seniors' }))
    await person.selectOptions(screen.getByLabelText(/^Experience level/), 'expert')
    await person.selectOptions(screen.getByLabelText(/^Availability/), 'weekends')
    await fill(person, /^Website/, 'maps.example.org')
    await press(person, 'Create Profile')
    expect((await screen.findAllByText('Please enter a valid website URL')).length).toBeGreaterThan(0)
    await fill(person, /^Website/, '')
    await press(person, 'Create Profile')
    expect(await screen.findByText('Profile created')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'Volunteer Profile' })).toBeTruthy()
    expect(writes()).toEqual([
      [
        'POST /api/volunteer-profile',
        {
          bio: 'I draw maps.',
          skills: ['Research'],
          preferredCauses: ['Seniors'],
          availability: 'weekends',
          maxHoursPerWeek: 10,
          experience: 'expert',
          location: '',
          website: '',
          linkedinUrl: '',
          language: '',
        },
      ],
    ])
  })

  it('neither rejects nor loses unchanged values from the setup wizard', async () => {
    const { person, writes } = open({
      ...aVolunteerProfile,
      skills: ['Beekeeping'],
      experience: 'Seven years as an information designer.',
      experienceLevel: null,
      availability: 'Two evenings a week',
      availabilityChoice: null,
      maxHoursPerWeek: 60,
    })
    await screen.findByText('I draw forms.')
    await press(person, 'Edit profile')
    expect(screen.getByText('In your own words: Seven years as an information designer.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Beekeeping' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>(/^Maximum hours/).value).toBe('60')
    await fill(person, /^Location/, 'Duluth, MN')
    await press(person, 'Save changes')
    expect(await screen.findByText('Profile updated')).toBeTruthy()
    expect(writes()).toEqual([['PATCH /api/volunteer-profile/current', { location: 'Duluth, MN' }]])
    await press(person, 'Edit profile')
    await fill(person, /^Maximum hours/, '41')
    await press(person, 'Save changes')
    expect((await screen.findAllByText('Must be at most 40 hours')).length).toBeGreaterThan(0)
  })

  it('returns to viewing without a call if nothing changed, or on Cancel', async () => {
    const { person, writes } = open(aVolunteerProfile)
    await screen.findByText('I draw forms.')
    await press(person, 'Edit profile')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit Volunteer Profile'))
    await press(person, 'Save changes')
    expect(await screen.findByText('I draw forms.')).toBeTruthy()
    await press(person, 'Edit profile')
    await press(person, 'Cancel')
    expect(await screen.findByText('I draw forms.')).toBeTruthy()
    expect(writes()).toEqual([])
  })

  it('shows the server’s message when an update fails, and keeps what was typed', async () => {
    const { person } = open(aVolunteerProfile, () => broken)
    await screen.findByText('I draw forms.')
    await press(person, 'Edit profile')
    await fill(person, /^Bio/, 'I draw maps now.')
    await press(person, 'Save changes')
    expect(await screen.findByText('Failed to update profile')).toBeTruthy()
    expect(screen.getByText(broken.body.message)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Bio/).value).toBe('I draw maps now.')
  })

  it('asks before the user leaves with changes', async () => {
    const { person, router } = open(aVolunteerProfile)
    await screen.findByText('I draw forms.')
    await press(person, 'Edit profile')
    await fill(person, /^Bio/, 'I draw maps now.')
    void router.navigate({ to: '/browse' })
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeTruthy()
  })

  it('has two switches that are off by default and revert if saving fails', async () => {
    let isDown = false
    const { person, writes } = open(aVolunteerProfile, () => (isDown ? broken : { body: aVolunteerProfile }))
    const contact = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /^Organizations can find and message me/,
    })
    const portfolio = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Public portfolio/ })
    expect([contact.checked, portfolio.checked]).toEqual([false, false])
    await person.click(contact)
    expect(await screen.findByText('Organizations can find and message me: on')).toBeTruthy()
    expect(contact.checked).toBe(true)
    expect(writes()).toEqual([['PATCH /api/volunteer-profile/current', { isContactable: true }]])
    isDown = true
    await person.click(portfolio)
    expect(await screen.findByText('Failed to update profile')).toBeTruthy()
    await waitFor(() => expect(portfolio.checked).toBe(false))
  })

  it('asks about eligibility, stores each answer immediately, and assumes none of them', async () => {
    const { person, writes } = open(aVolunteerProfile, () => ({ body: aVolunteerProfile }))
    const adult = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^I am 18 or older/ })
    expect(adult.value).toBe('')
    await person.selectOptions(adult, 'Yes')
    await person.click(screen.getByRole('checkbox', { name: /^Remote work only/ }))
    await person.type(screen.getByLabelText(/^Languages you speak/), 'Spanish{Enter}')
    await waitFor(() =>
      expect(writes()).toEqual([
        ['PATCH /api/volunteer-profile/current', { isAdult: true }],
        ['PATCH /api/volunteer-profile/current', { remoteOnly: true }],
        ['PATCH /api/volunteer-profile/current', { languages: ['Spanish'] }],
      ]),
    )
    await person.click(screen.getByRole('button', { name: 'Remove Spanish' }))
    await waitFor(() =>
      expect(writes().at(-1)).toEqual(['PATCH /api/volunteer-profile/current', { languages: null }]),
    )
  })

  it('reverts an answer that could not be stored', async () => {
    const { person } = open(aVolunteerProfile, () => broken)
    await person.selectOptions(await screen.findByRole('combobox', { name: /^I am 55 or older/ }), 'No')
    expect(await screen.findByText('Failed to update profile')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^I am 55 or older/ }).value).toBe(''),
    )
  })

  it('is for volunteers', async () => {
    openScreen('/volunteer-profile', { user: anOrganizer(), answer: () => none })
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
    expect(screen.getByText('This profile is only available to volunteers.')).toBeTruthy()
  })
})
