import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aVolunteerProfile } from '#tests/support/answers/account-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { bio, fill, openSetup, press, step } from '#tests/support/web/volunteer-setup.tsx'

// Filling in four steps takes as long as the machine needs.

describe('answers in the volunteer setup wizard', () => {
  it('survive a reload, including an unfinished portfolio project, and are discarded on request', async () => {
    const { person } = openSetup({ step: 4 })
    await step('Portfolio')
    await fill(person, /^Project title/, 'A map')
    await person.click(screen.getByRole('button', { name: /^About you/ }))
    await fill(person, /^Bio/, bio)
    const name = `bridgeCollective_draft:volunteer-setup:${aVolunteer().id}`
    const kept = localStorage.getItem(name)
    cleanup()
    localStorage.setItem(name, kept ?? '')
    const again = openSetup()
    await step('About you')
    expect(screen.getByLabelText<HTMLInputElement>(/^Bio/).value).toBe(bio)
    expect(screen.getByText(/We restored your answers/)).toBeTruthy()
    await again.person.click(screen.getByRole('button', { name: /^Portfolio/ }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Project title/).value).toBe('A map')
    await press(again.person, 'Start over')
    await again.person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start over' }),
    )
    await step('About you')
    expect(screen.getByLabelText<HTMLInputElement>(/^Bio/).value).toBe('')
  })

  it('are not left unsaved without a confirmation', async () => {
    const { person, router } = openSetup()
    await step('About you')
    await fill(person, /^Bio/, bio)
    void router.navigate({ to: '/browse' })
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeTruthy()
    await press(person, 'Stay')
    expect(router.state.location.pathname).toBe('/volunteer-profile-setup')
  })

  it('show why they were not saved, and open the step with the rejected field', async () => {
    const message = 'Please check the marked fields'
    const issues = [{ path: 'skills', message: 'Must be at most 30 entries' }]
    const { person } = openSetup({
      profile: aVolunteerProfile,
      write: () => ({ status: 422, body: { message, code: 'invalid', issues } }),
    })
    await step('About you')
    await fill(person, /^Bio/, bio)
    await person.click(screen.getByRole('button', { name: /^Portfolio/ }))
    await press(person, 'Update Profile')
    expect(await screen.findByText('Failed to Save Profile')).toBeTruthy()
    expect(screen.getByText(message)).toBeTruthy()
    await step('Skills')
    expect(await screen.findByText('Skills: Must be at most 30 entries')).toBeTruthy()
  })
})
