import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { organizationFormCauses } from '#domain/options/causes.ts'
import { anOrganizationProfile } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

// Filling in a long form takes as long as the machine needs.

const none = { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }
const path = '/api/organization-profile/current'

function open(
  profile: OrganizationProfile | null,
  { user = anOrganizer(), answer }: { user?: ReturnType<typeof anOrganizer>; answer?: Answer } = {},
) {
  const stored = { profile }
  const opened = openScreen('/organization-profile', {
    user,
    answer: (sent) => {
      if (sent.method !== 'GET') {
        const answered = answer?.(sent)
        if (answered) return answered
        stored.profile = { ...anOrganizationProfile, ...stored.profile, ...Object(sent.body) }
        return { status: profile ? 200 : 201, body: stored.profile }
      }
      if (sent.path === path) return stored.profile ? { body: stored.profile } : none
      return { body: sent.path === '/api/user' ? user : [] }
    },
  })
  return { ...opened, person: userEvent.setup() }
}
const writes = (sent: { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path: to, body }) => [`${method} ${to}`, body])

async function fill(person: UserEvent, label: RegExp, text: string) {
  const field = screen.getByLabelText(label)
  await person.clear(field)
  await person.click(field)
  await person.paste(text)
}
const edit = async (person: UserEvent) =>
  person.click(await screen.findByRole('button', { name: 'Edit profile' }))

/** A profile as the wizard saves it: no website, year or address, and a team size that this form does not offer. */
const wizardProfile: OrganizationProfile = {
  ...anOrganizationProfile,
  website: null,
  description: 'x'.repeat(1000),
  causeAreas: ['Criminal Justice Reform'],
  employeeCount: '251-500',
  size: 'large',
}

describe('/organization-profile', () => {
  it('is for organizations', async () => {
    open(null, { user: aVolunteer() })
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
    expect(screen.getByText('This profile is only available to organizations.')).toBeTruthy()
  })

  it.each([
    [true, 'Verified'],
    [false, 'Pending Verification'],
  ])('shows the profile; verified (%s) as "%s"', async (isVerified, badge) => {
    open({ ...wizardProfile, isVerified, socialMedia: { ...wizardProfile.socialMedia, twitter: '@harbor' } })
    expect(await screen.findByRole('heading', { level: 2, name: 'Harbor Light Shelter' })).toBeTruthy()
    expect(screen.getByText(badge)).toBeTruthy()
    expect(screen.getByText('251-500')).toBeTruthy()
    expect(screen.queryByText('Large (250+ employees)')).toBeNull()
    const link = screen.getByRole('link', { name: '@harbor' })
    expect(link.getAttribute('href')).toBe('https://x.com/harbor')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
    expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe(
      '/organization-dashboard',
    )
  })

  it('does not link stored addresses that may be unsafe', async () => {
    const [website, twitter] = ['http://localhost/x', 'javascript:alert(1)']
    open({ ...wizardProfile, website, socialMedia: { ...wizardProfile.socialMedia, twitter } })
    for (const text of [website, twitter]) expect((await screen.findByText(text)).closest('a')).toBeNull()
  })

  it('shows beside a network that the value cannot be an account there, and keeps what was typed', async () => {
    const { person, sent } = open(wizardProfile)
    await edit(person)
    await fill(person, /^Twitter/, 'javascript:alert(1)')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    const text = 'Enter a handle, for example @riverside, or a web address'
    expect(await screen.findByRole('link', { name: text })).toBeTruthy()
    const field = screen.getByLabelText(/^Twitter/)
    expect(field).toHaveProperty('value', 'javascript:alert(1)')
    expect(field).toHaveProperty('ariaInvalid', 'true')
    expect(document.querySelector(`[id="${field.id}-error"]`)?.textContent).toContain(text)
    expect(writes(sent)).toEqual([])
  })

  it('shows beside a network what the server rejected', async () => {
    const message = 'Enter a handle, for example @riverside, or a web address'
    const body = { message: 'x', code: 'invalid', issues: [{ path: 'socialMedia.twitter', message }] }
    const { person } = open(wizardProfile, { answer: () => ({ status: 422, body }) })
    await edit(person)
    await fill(person, /^Twitter/, '@harbor')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByRole('link', { name: message })
    const { id } = screen.getByLabelText(/^Twitter/)
    expect(document.querySelector(`[id="${id}-error"]`)?.textContent).toContain(message)
  })

  it('requires all fields of a new profile, and shows each limit at its field', async () => {
    const { person, sent } = open(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Organization Profile' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Create Profile' }))
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    const year = new Date().getFullYear()
    expect(
      within(summary)
        .getAllByRole('link')
        .map((line) => line.textContent),
    ).toEqual([
      'Organization name must be at least 2 characters',
      'Description must be at least 20 characters',
      'Please select at least one cause area',
      'Please enter a valid website URL',
      `Founded year must be between 1800 and ${year}`,
      'Contact email: Required',
    ])
    expect(document.activeElement).toBe(summary)
    expect(writes(sent)).toEqual([])
  })

  it('creates a profile and shows it', async () => {
    const { person, sent } = open(null)
    await screen.findByRole('heading', { level: 1, name: 'Create Organization Profile' })
    await fill(person, /^Organization name/, 'Harbor Light')
    await fill(person, /^Description/, 'Beds and breakfast for all.')
    const causes = screen.getByRole('group', { name: /^Cause areas/ })
    expect(within(causes).getAllByRole('button')).toHaveLength(organizationFormCauses.length)
    expect(organizationFormCauses).toHaveLength(20)
    await person.click(within(causes).getByRole('button', { name: 'Food Security' }))
    await fill(person, /^Website/, 'https://harbor.example.org')
    fireEvent.change(screen.getByLabelText(/^Founded year/), { target: { value: '1800' } })
    await person.selectOptions(screen.getByLabelText(/^Team size/), '11-50')
    await person.selectOptions(screen.getByLabelText(/^Annual budget/), '$1M-$5M')
    await fill(person, /^Contact email/, 'office@harbor.example.org')
    await fill(person, /^LinkedIn/, 'harbor-light')
    await person.click(screen.getByRole('button', { name: 'Create Profile' }))
    expect(await screen.findByText('Profile created')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 2, name: 'Harbor Light' })).toBeTruthy()
    expect(writes(sent)).toMatchObject([
      [
        'POST /api/organization-profile',
        {
          organizationName: 'Harbor Light',
          description: 'Beds and breakfast for all.',
          causeAreas: ['Food Security'],
          website: 'https://harbor.example.org',
          foundedYear: 1800,
          employeeCount: '11-50',
          budgetRange: '1m-5m',
          contactEmail: 'office@harbor.example.org',
          socialMedia: { linkedin: 'harbor-light' },
        },
      ],
    ])
  })

  it('sends only changes, and accepts what the wizard saved', async () => {
    const { person, sent } = open(wizardProfile)
    await edit(person)
    expect(screen.getByLabelText(/^Team size/)).toHaveProperty('value', '251-500')
    expect(screen.getByRole('button', { name: 'Criminal Justice Reform', pressed: true })).toBeTruthy()
    await fill(person, /^Contact phone/, '(410) 555-0123')
    expect(screen.getByText('You have unsaved changes')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Profile updated')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeTruthy()
    expect(writes(sent)).toEqual([[`PATCH ${path}`, { contactPhone: '(410) 555-0123' }]])
  })

  it('validates a changed field by its rule', async () => {
    const { person, sent } = open({ ...wizardProfile, website: 'https://harbor.example.org' })
    await edit(person)
    await person.clear(screen.getByLabelText(/^Website/))
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByRole('link', { name: 'Please enter a valid website URL' })).toBeTruthy()
    expect(writes(sent)).toEqual([])
  })

  it('says that a required field cannot be cleared, when editing too', async () => {
    const { person } = open(wizardProfile)
    await edit(person)
    for (const label of ['Website', 'Founded year', 'Contact email']) {
      expect([label, screen.getByLabelText(label).getAttribute('aria-required')]).toEqual([label, 'true'])
    }
    expect(screen.getByLabelText('Location (optional)')).toBeTruthy()
  })

  it('links to the organization’s public page', async () => {
    open(wizardProfile)
    const link = await screen.findByRole('link', { name: 'See your public page' })
    expect(link.getAttribute('href')).toBe(`/organizations/${wizardProfile.id}`)
  })

  it('says why a change could not be saved, and keeps it', async () => {
    const busy = { status: 503, body: { message: 'Please try again in a moment.', code: 'unavailable' } }
    const { person } = open(wizardProfile, { answer: () => busy })
    await edit(person)
    await fill(person, /^Location/, 'Lima')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Failed to update profile')).toBeTruthy()
    expect(screen.getByText('Please try again in a moment.')).toBeTruthy()
    expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'Lima')
  })

  it('asks before changes are discarded, and then shows the stored profile', async () => {
    const { person, sent } = open(wizardProfile)
    await edit(person)
    await fill(person, /^Location/, 'Lima')
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' })
    await person.click(within(dialog).getByRole('button', { name: 'Discard changes' }))
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('Lima')).toBeNull()
    expect(writes(sent)).toEqual([])
  })

  it('says that the profile could not be loaded, and loads it again', async () => {
    let isDown = true
    const user = anOrganizer()
    openScreen('/organization-profile', {
      user,
      answer: (sent) => {
        if (sent.path !== path) return { body: [] }
        return isDown
          ? { status: 503, body: { message: 'Busy', code: 'unavailable' } }
          : { body: wizardProfile }
      },
    })
    expect(await screen.findByText('Failed to fetch profile')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Harbor Light Shelter' })).toBeTruthy()
  })
})
