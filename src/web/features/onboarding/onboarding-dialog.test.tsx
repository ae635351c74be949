import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aVolunteerProfile } from '#tests/support/answers/account-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { onboardingForm } from '#tests/support/web/forms.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'
import { listDraftNames, saveDraft } from '#web/lib/drafts/drafts.ts'

const answer: Answer = ({ path }) => {
  if (path === '/api/projects/featured') return { body: [] }
  if (path === '/api/figures') return { body: { counted: null } }
  throw new Error(`${path} was asked`)
}

async function openDialog() {
  const user = userEvent.setup()
  openScreen('/', { user: null, answer })
  await user.click(await screen.findByRole('button', { name: 'Get Started - Free' }))
  await screen.findByRole('dialog')
  return user
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('onboarding has four steps and shows the current step and the progress', async () => {
  const user = await openDialog()
  expect(screen.getByRole('dialog').textContent).toContain('Step 1 of 4')
  expect(screen.getByRole('dialog').textContent).toContain('0% complete')
  expect(screen.getByRole('radio', { name: 'Volunteer' })).toBeTruthy()
  await user.click(button('Next'))
  expect(screen.getByRole('dialog').textContent).toContain('Step 2 of 4')
  await user.click(button('Photography'))
  await user.click(button('Next'))
  expect(screen.getByRole('dialog').textContent).toContain('Step 3 of 4')
  await user.click(button('Animal Welfare'))
  await user.click(button('Next'))
  expect(screen.getByRole('dialog').textContent).toContain('Step 4 of 4')
  expect(screen.getByRole('dialog').textContent).toContain('75% complete')
  for (const field of ['Background', 'Availability', 'Goals'])
    expect(screen.getByLabelText(field)).toBeTruthy()
  expect(button('Complete Setup')).toBeTruthy()
})

test('a new question begins at its top, wherever the one before was scrolled to', async () => {
  const user = await openDialog()
  await user.click(button('Next'))
  await user.click(button('Photography'))
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(button('Next'))
  expect(screen.getByRole('dialog').textContent).toContain('Step 3 of 4')
  expect(shown).toHaveBeenCalledWith({ block: 'start' })
  shown.mockRestore()
})

test('selecting two skills faster than the dialog renders counts both', async () => {
  const user = await openDialog()
  await user.click(button('Next'))
  act(() => {
    button('Photography').click()
    button('Translation').click()
  })
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent)
  expect(pressed().toSorted()).toEqual(['Photography', 'Translation'])
})

test('onboarding goes back except from its first step, and continues only with a skill and a cause', async () => {
  const user = await openDialog()
  expect(button('Previous').disabled).toBe(true)
  await user.click(button('Next'))
  expect(button('Previous').disabled).toBe(false)
  expect(button('Next').disabled).toBe(true)
  await user.click(button('Translation'))
  expect(button('Next').disabled).toBe(false)
  await user.click(button('Translation'))
  expect(button('Next').disabled).toBe(true)
  await user.click(button('Translation'))
  await user.click(button('Next'))
  expect(button('Next').disabled).toBe(true)
  await user.click(button('Education'))
  expect(button('Next').disabled).toBe(false)
  await user.click(button('Previous'))
  expect(button('Translation').getAttribute('aria-pressed')).toBe('true')
})

test('onboarding takes a skill that is not listed, and says what is missing without any', async () => {
  const user = await openDialog()
  await user.click(button('Next'))
  await user.type(screen.getByLabelText('Another skill'), 'Excel{Enter}')
  expect(button('Excel').getAttribute('aria-pressed')).toBe('true')
  expect(button('Next').disabled).toBe(false)
  await user.click(button('Excel'))
  expect(await screen.findByText('Please select at least one skill')).toBeTruthy()
  expect(button('Next').disabled).toBe(true)
})

test('onboarding stays where a typed skill could not be added, and adds one that can be', async () => {
  const user = await openDialog()
  await user.click(button('Next'))
  await user.click(button('Photography'))
  const own = screen.getByLabelText<HTMLInputElement>('Another skill')
  await user.type(own, 'x'.repeat(61))
  for (const name of ['Next', 'Previous']) {
    await user.click(button(name))
    expect(screen.getByRole('dialog').textContent).toContain('Step 2 of 4')
    expect(document.activeElement).toBe(own)
    expect(screen.getByText('Use at most 60 characters')).toBeTruthy()
  }
  await user.clear(own)
  await user.type(own, 'Excel')
  await user.click(button('Next'))
  expect(screen.getByRole('dialog').textContent).toContain('Step 3 of 4')
  await user.click(button('Previous'))
  expect(button('Excel').getAttribute('aria-pressed')).toBe('true')
})

test('onboarding does not ask someone with an account for the type that they signed up with', async () => {
  openScreen('/profile?tab=volunteer', {
    user: aVolunteer(),
    answer: () => ({ status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Answer four questions' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Step 2 of 4 · 25% complete')
  expect(screen.getByRole('group', { name: /^What skills can you share/ })).toBeTruthy()
  await userEvent.click(button('Previous'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Volunteer' }).checked).toBe(true)
  // A type that they choose stays when they close and reopen it.
  await userEvent.click(screen.getByRole('radio', { name: 'Organization' }))
  await userEvent.click(button('Next'))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Answer four questions' }))
  await screen.findByRole('dialog')
  await userEvent.click(button('Previous'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Organization' }).checked).toBe(true)
})

test('onboarding asks a volunteer as one, whatever type they chose before they had the account', async () => {
  saveDraft('onboarding', {
    answers: { ...onboardingForm(), userType: 'organization', experience: '' },
    step: 1,
    isSignedIn: false,
  })
  const sent: unknown[] = []
  openScreen('/profile?tab=volunteer', {
    user: aVolunteer(),
    answer: ({ method, path, body }) => {
      if (method === 'POST' && path === '/api/onboarding') {
        sent.push(body)
        return { body: onboardingForm() }
      }
      return { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Answer four questions' }))
  expect(await screen.findByRole('group', { name: /^What skills can you share/ })).toBeTruthy()
  await userEvent.click(button('Next'))
  await userEvent.click(button('Next'))
  await userEvent.type(screen.getByLabelText('Background'), 'I draw forms that people can use.')
  await userEvent.click(button('Complete Setup'))
  await waitFor(() => expect(sent).toMatchObject([{ userType: 'volunteer' }]))
})

test('onboarding stores what someone with an account answers as theirs, which no visitor sees', async () => {
  openScreen('/profile?tab=volunteer', {
    user: aVolunteer(),
    answer: () => ({ status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Answer four questions' }))
  await screen.findByRole('dialog')
  await userEvent.click(button('Photography'))
  expect(listDraftNames()).toEqual([`onboarding:${aVolunteer().id}`])
})

test('onboarding offers its 20 skills and 14 cause areas', async () => {
  const user = await openDialog()
  await user.click(button('Next'))
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(20)
  await user.click(button('Web Development'))
  await user.click(button('Next'))
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(14)
})

test('the last step of onboarding shows the documented errors and keeps what was typed', async () => {
  const user = await openDialog()
  await user.click(button('Next'))
  await user.click(button('Legal Consulting'))
  await user.click(button('Next'))
  await user.click(button('Immigration'))
  await user.click(button('Next'))
  await user.type(screen.getByLabelText('Background'), 'Nineteen characters')
  await user.click(button('Complete Setup'))
  const summary = await screen.findByRole('alert')
  expect([...summary.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    'Please provide some details about your background',
    'Please describe your availability',
    'Please describe what you hope to achieve',
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Background').value).toBe('Nineteen characters')
})

test('onboarding a visitor stores the answers on the device and opens Sign Up with the chosen type', async () => {
  const user = userEvent.setup()
  const { router } = openScreen('/', { user: null, answer })
  await user.click(await screen.findByRole('button', { name: 'Get Started - Free' }))
  await user.click(await screen.findByRole('radio', { name: 'Organization' }))
  await user.click(button('Next'))
  await user.click(button('Research'))
  await user.click(button('Next'))
  await user.click(button('Health'))
  await user.click(button('Next'))
  await user.type(screen.getByLabelText('Background'), 'A clinic on wheels, since 1998.')
  await user.type(screen.getByLabelText('Availability'), 'Mondays')
  await user.type(screen.getByLabelText('Goals'), 'A survey of what people need.')
  await user.click(button('Complete Setup'))
  await waitFor(() => expect(router.state.location.href).toBe('/auth?tab=sign-up&type=organization'))
  expect(await screen.findByText('Joining as', { exact: false })).toBeTruthy()
  expect(localStorage.getItem('bridgeCollective_draft:onboarding')).toContain('A clinic on wheels')
})

test('onboarding creates a profile that shows immediately', async () => {
  saveDraft('onboarding', { answers: onboardingForm(), step: 3 })
  let hasVolunteerProfile = false
  openScreen('/profile?tab=volunteer', {
    user: aVolunteer(),
    answer: ({ method, path }) => {
      if (method === 'POST') hasVolunteerProfile = true
      if (path === '/api/user') return { body: aVolunteer({ hasVolunteerProfile }) }
      if (path === '/api/onboarding') return { body: onboardingForm() }
      const none = { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }
      return hasVolunteerProfile ? { body: aVolunteerProfile } : none
    },
  })
  await screen.findByRole('heading', { name: 'No volunteer profile yet' })
  await userEvent.click(button('Answer four questions'))
  await userEvent.click(await screen.findByRole('button', { name: 'Complete Setup' }))
  expect(await screen.findByText('I draw forms.')).toBeTruthy()
})
