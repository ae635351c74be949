import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  heading,
  next,
  openVerification as open,
  wholeVerification as whole,
} from '#tests/support/web/verification-setup.tsx'

describe('the focus areas', () => {
  it('require at least one: an error shows when the last one is removed, until another is added', async () => {
    const { person } = open({ ...whole, step: 3 })
    await heading('Organization Details')
    const text = 'Select at least one focus area'
    expect(next()).toHaveProperty('disabled', false)
    await person.click(screen.getByRole('button', { name: 'Housing' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(next()).toHaveProperty('disabled', true)
    await person.click(screen.getByRole('button', { name: 'Veterans' }))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    expect(next()).toHaveProperty('disabled', false)
  })
})
