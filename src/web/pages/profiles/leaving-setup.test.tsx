import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fillAbout, openSetup, press, step } from '#tests/support/web/volunteer-setup.tsx'

it('leads Back to the screen before the form once it is saved, whatever steps were opened', async () => {
  window.history.pushState(null, '', '/help')
  const { person, router } = openSetup()
  const opened = window.history.length
  await fillAbout(person)
  await press(person, 'Next')
  await step('Skills')
  await press(person, 'Legal Services')
  await press(person, 'Next')
  await step('Causes & working style')
  act(() => router.history.back())
  await step('Skills')
  await press(person, 'Next')
  await step('Causes & working style')
  await press(person, 'Seniors')
  await press(person, 'Next')
  await step('Portfolio')
  expect(window.history.length).toBe(opened + 3)
  await press(person, 'Create Profile')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  act(() => router.history.back())
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'))
})
