import { screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { organizationSetupCauses } from '#domain/options/causes.ts'
import { anOrganizationProfile } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'
import { namesOfSteps } from '#tests/support/web/volunteer-setup.tsx'

// Filling in four steps takes as long as the machine needs.

const none = { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }
const mission = 'A bed, a meal and a way on for everybody who knocks at our door.'
const description =
  'Harbor Light keeps forty beds, a kitchen and a clinic open all year, and finds a home for nearly everybody who comes.'

type Given = { profile?: OrganizationProfile | null; user?: User; step?: number; answer?: Answer }

function open({ profile = null, user = aVolunteer(), step, answer }: Given = {}) {
  const opened = openScreen(`/organization-profile-setup${step ? `?step=${step}` : ''}`, {
    user,
    answer: (sent) => {
      if (sent.method !== 'GET') return answer?.(sent) ?? { status: 201, body: anOrganizationProfile }
      if (sent.path === '/api/organization-profile/current') return profile ? { body: profile } : none
      return { body: sent.path === '/api/user' ? user : [] }
    },
  })
  return { ...opened, person: userEvent.setup() }
}
const step = (name: string) => screen.findByRole('heading', { level: 2, name })
const next = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Next' }))
const writes = (sent: { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body])

/** Enters the text in one go, as pasting does. */
async function fill(person: UserEvent, label: RegExp, text: string) {
  const field = screen.getByLabelText(label)
  await person.clear(field)
  await person.click(field)
  await person.paste(text)
}

const whole: OrganizationProfile = {
  ...anOrganizationProfile,
  description,
  missionStatement: mission,
  mission,
  location: 'Baltimore, MD',
  ein: '12-3456789',
  size: 'small',
}

describe('/organization-profile-setup', () => {
  it('has a title that depends on whether there is a profile, and names its four steps', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Organization Profile' })).toBeTruthy()
    expect(screen.getByText(/^Step 1 of 4/)).toBeTruthy()
    expect(namesOfSteps()).toEqual(['Basics', 'Details', 'Cause areas', 'Review'])
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  })

  it('allows skipping incomplete steps without marking them done, and lists the errors by step at the end', async () => {
    const { person, sent } = open()
    await step('Basics')
    await next(person)
    await step('Details')
    await next(person)
    await step('Cause areas')
    await next(person)
    await step('Review')
    expect(namesOfSteps()).toEqual(['Basics', 'Details', 'Cause areas', 'Review'])
    await person.click(screen.getByRole('button', { name: 'Create Profile' }))
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    const linesOf = (box: HTMLElement) =>
      within(box)
        .getAllByRole('link')
        .map((line) => line.textContent)
    expect(linesOf(summary)).toEqual([
      'Organization name must be at least 2 characters',
      'Description must be at least 100 characters',
      'Mission statement must be at least 50 characters',
    ])
    await next(person)
    expect(linesOf(await screen.findByRole('alert', { name: 'There is a problem' }))).toEqual([
      'Please enter your location',
      'Please select organization size',
    ])
    await next(person)
    expect(linesOf(await screen.findByRole('alert', { name: 'There is a problem' }))).toEqual([
      'Please select at least one cause area',
    ])
    const [basics, details, causes] = ['Basics', 'Details', 'Cause areas'].map((it) => `${it}(has an error)`)
    expect(namesOfSteps()).toEqual([basics, details, causes, 'Review'])
    await person.click(screen.getByRole('button', { name: 'Housing' }))
    await waitFor(() => expect(namesOfSteps()).toEqual([basics, details, 'Cause areas', 'Review']))
    await next(person)
    expect(await step('Review')).toBeTruthy()
    expect(namesOfSteps()).toEqual([basics, details, 'Cause areas(done)', 'Review'])
    expect(writes(sent)).toEqual([])
  })

  it('creates the profile, says what comes next, refreshes the account and opens the dashboard', async () => {
    const { person, sent, router } = open()
    await step('Basics')
    await fill(person, /^Organization name/, 'Harbor Light Shelter')
    await fill(person, /^Website/, 'harbor.example.org')
    await fill(person, /^Description/, description)
    await fill(person, /^Mission statement/, mission)
    await person.click(screen.getByText('Language you write in'))
    await person.selectOptions(screen.getByLabelText(/^Language/), 'Spanish')
    await next(person)
    await step('Details')
    await fill(person, /^Location/, 'Baltimore, MD')
    await person.type(screen.getByLabelText(/^EIN/), '123456789012')
    expect(screen.getByLabelText(/^EIN/)).toHaveProperty('value', '12-3456789')
    await person.selectOptions(screen.getByLabelText(/^Organization size/), 'Medium (51-250 employees)')
    await next(person)
    await step('Cause areas')
    const causes = screen.getByRole('group', { name: /^Cause areas/ })
    expect(
      within(causes)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual([...organizationSetupCauses])
    expect(organizationSetupCauses).toHaveLength(22)
    await person.click(within(causes).getByRole('button', { name: 'Housing' }))
    await next(person)
    await step('Review')
    const after = screen.getByRole('region', { name: "What's Next?" })
    expect(
      within(after)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'Your organization is visible to volunteers',
      'You can post volunteer opportunities',
      'You receive applications from skilled volunteers',
      'You build your reputation through reviews',
    ])
    await person.click(screen.getByRole('button', { name: 'Create Profile' }))
    expect(await screen.findByText('Organization Profile Saved Successfully! ✅')).toBeTruthy()
    expect(
      screen.getByText(
        'Your organization profile has been created. You can now create projects and connect with volunteers!',
      ),
    ).toBeTruthy()
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/dashboard'))
    expect(writes(sent)).toMatchObject([
      [
        'POST /api/organization-profile',
        {
          organizationName: 'Harbor Light Shelter',
          website: 'https://harbor.example.org',
          description,
          missionStatement: mission,
          location: 'Baltimore, MD',
          ein: '12-3456789',
          size: 'medium',
          causeAreas: ['Housing'],
          language: 'es',
        },
      ],
    ])
    expect(sent.some(({ path }) => path === '/api/user')).toBe(true)
  })

  it('starts with the existing profile and sends only changes', async () => {
    const user = anOrganizer()
    const { person, sent } = open({ profile: whole, user, step: 2, answer: () => ({ body: whole }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Organization Profile' })).toBeTruthy()
    expect(screen.getByLabelText(/^EIN/)).toHaveProperty('value', '12-3456789')
    await person.selectOptions(screen.getByLabelText(/^Organization size/), 'large')
    await person.click(screen.getByRole('button', { name: /^Review/ }))
    await person.click(await screen.findByRole('button', { name: 'Update Profile' }))
    expect(await screen.findByText('Organization Profile Saved Successfully! ✅')).toBeTruthy()
    expect(writes(sent)).toEqual([['PATCH /api/organization-profile/current', { size: 'large' }]])
  })

  it('leaves values unchanged that the other screen saved by its own rules', async () => {
    const short = {
      ...anOrganizationProfile,
      description: 'Twenty characters at',
      causeAreas: ['Social Justice'],
    }
    const { person, sent } = open({
      profile: short,
      user: anOrganizer(),
      step: 3,
      answer: () => ({ body: short }),
    })
    await step('Cause areas')
    await person.click(screen.getByRole('button', { name: 'Housing' }))
    await person.click(screen.getByRole('button', { name: /^Review/ }))
    await person.click(await screen.findByRole('button', { name: 'Update Profile' }))
    expect(await screen.findByText('Organization Profile Saved Successfully! ✅')).toBeTruthy()
    expect(writes(sent)).toEqual([
      ['PATCH /api/organization-profile/current', { causeAreas: ['Social Justice', 'Housing'] }],
    ])
  })

  it('says why it could not be saved, keeps what was typed, and marks the field that the server rejected', async () => {
    const refusal = {
      status: 422,
      body: {
        message: 'Please check the marked fields',
        code: 'invalid',
        issues: [{ path: 'location', message: 'Please enter your location' }],
      },
    }
    const { person } = open({ profile: whole, user: anOrganizer(), step: 2, answer: () => refusal })
    await step('Details')
    await fill(person, /^Location/, 'Norfolk')
    await person.click(screen.getByRole('button', { name: /^Review/ }))
    await person.click(await screen.findByRole('button', { name: 'Update Profile' }))
    expect(await screen.findByText('Failed to Save Profile')).toBeTruthy()
    expect(screen.getByText('Please check the marked fields')).toBeTruthy()
    await step('Details')
    expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'Norfolk')
    expect(screen.getByRole('link', { name: 'Please enter your location' })).toBeTruthy()
  })

  it('warns before saving that a new name costs the Verified mark', async () => {
    const { person } = open({ profile: { ...whole, isVerified: true }, user: anOrganizer() })
    await step('Basics')
    expect(screen.queryByText(/lose your Verified mark/)).toBeNull()
    await fill(person, /^Organization name/, 'Harbour Light')
    expect(await screen.findByText(/lose your Verified mark/)).toBeTruthy()
  })

  it('asks before the user leaves with changes, and restores them when it is opened again', async () => {
    const { person, router } = open()
    await step('Basics')
    await fill(person, /^Organization name/, 'Harbor')
    expect(screen.getByText('Draft saved on this device')).toBeTruthy()
    await person.click(screen.getByRole('link', { name: 'Terms of Use' }))
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/legal/terms'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Use' })).toBeTruthy()
    router.history.back()
    expect(await screen.findByText(/^We restored your unsaved changes/)).toBeTruthy()
    expect(screen.getByLabelText(/^Organization name/)).toHaveProperty('value', 'Harbor')
  })
})
