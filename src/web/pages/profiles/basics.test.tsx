import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aVolunteerProfile } from '#tests/support/answers/account-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { onboardingForm } from '#tests/support/web/forms.ts'
import { openScreen } from '#tests/support/web/screen.tsx'
import { loadDraft, saveDraft } from '#web/lib/drafts/drafts.ts'

const onboarded = {
  ...aVolunteerProfile,
  bio: '',
  experience: 'Ten years of forms.',
  experienceLevel: null,
  location: null,
  maxHoursPerWeek: null,
}

/** Completes the four questions on the profile page, which then asks for the basics. */
async function openBasics() {
  saveDraft(`onboarding:${aVolunteer().id}`, { answers: onboardingForm(), step: 3, isSignedIn: true })
  let hasVolunteerProfile = false
  const { sent } = openScreen('/profile?tab=personal', {
    user: aVolunteer(),
    answer: ({ method, path, body }) => {
      if (method === 'PATCH') return { body: { ...onboarded, ...Object(body) } }
      if (method === 'POST') hasVolunteerProfile = true
      if (path === '/api/user') return { body: aVolunteer({ hasVolunteerProfile }) }
      if (path === '/api/onboarding') return { body: onboardingForm() }
      if (hasVolunteerProfile && path === '/api/volunteer-profile/current') return { body: onboarded }
      return { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Answer four questions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Complete Setup' }))
  const dialog = await screen.findByRole('dialog', { name: 'Four more answers for better matches' })
  return { dialog, saved: () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body) }
}
const press = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }))

test('a new volunteer is asked for hours, level, place and bio, and only what they answer is saved', async () => {
  const { dialog, saved } = await openBasics()
  expect(dialog.textContent).toContain('In your own words: Ten years of forms.')
  await userEvent.type(within(dialog).getByLabelText(/^Maximum hours per week/), '6')
  await userEvent.selectOptions(within(dialog).getByLabelText(/^Experience level/), 'intermediate')
  await press(dialog, 'Save answers')
  await waitFor(() => expect(saved()).toEqual([{ maxHoursPerWeek: 6, experience: 'intermediate' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Answers saved')).toBeTruthy()
})

test('the bio can start with the background that the four questions asked for', async () => {
  const { dialog, saved } = await openBasics()
  await press(dialog, 'Start with what you wrote about your background')
  const bio = within(dialog).getByLabelText(/^Bio/)
  expect(bio).toHaveProperty('value', 'Ten years of forms.')
  expect(document.activeElement).toBe(bio)
  expect(within(dialog).queryByRole('button', { name: /^Start with/ })).toBeNull()
  await press(dialog, 'Save answers')
  await waitFor(() => expect(saved()).toEqual([{ bio: 'Ten years of forms.' }]))
})

test('the basics have the rules of the profile form, and nothing that breaks them is saved', async () => {
  const { dialog, saved } = await openBasics()
  await userEvent.type(within(dialog).getByLabelText(/^Maximum hours per week/), '41')
  await userEvent.type(within(dialog).getByLabelText(/^Bio/), 'Too short')
  await press(dialog, 'Save answers')
  const summary = await within(dialog).findByRole('alert')
  expect([...summary.querySelectorAll('li')].map((line) => line.textContent)).toHaveLength(2)
  expect(saved()).toEqual([])
})

test('a new volunteer can skip the basics, and the profile form continues what they typed', async () => {
  const { dialog, saved } = await openBasics()
  await userEvent.type(within(dialog).getByLabelText(/^Location/), 'Toledo, Ohio')
  await press(dialog, 'Skip for now')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved()).toEqual([])
  expect(loadDraft(`volunteer-profile:${aVolunteer().id}`)?.values).toEqual({ location: 'Toledo, Ohio' })
})

test('the basics keep what else was typed in the profile form, also once they are saved', async () => {
  const draftName = `volunteer-profile:${aVolunteer().id}`
  const typed = { website: 'https://maya.example.org', skills: ['Research'] }
  saveDraft(draftName, { ...typed, location: 'Toledo' }, '2026-11-01T08:00:00.000Z')
  const { dialog, saved } = await openBasics()
  const field = within(dialog).getByLabelText(/^Location/)
  expect(field).toHaveProperty('value', 'Toledo')
  await userEvent.type(field, ', Ohio')
  expect(loadDraft(draftName)?.values).toEqual({ ...typed, location: 'Toledo, Ohio' })
  await press(dialog, 'Save answers')
  await waitFor(() => expect(saved()).toEqual([{ location: 'Toledo, Ohio' }]))
  await waitFor(() => expect(loadDraft(draftName)?.values).toEqual(typed))
})
