import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { suggestOrganizationName } from '#contract/verification/verification.ts'
import {
  fill,
  heading,
  next,
  openVerification as open,
  wholeVerification as whole,
} from '#tests/support/web/verification-setup.tsx'

const question = 'Did you mean “American Legion, Post 71”?'
const nameField = () => screen.getByLabelText(/^Organization name/)
const findQuestion = () => screen.findByText(question)

describe('an organization name that is close to the one in the register', () => {
  it('gets a polite suggestion that a button accepts', async () => {
    const { person, sent } = open({ suggestion: 'American Legion, Post 71' })
    await heading('Basic Info')
    await fill(person, /^Organization name/, 'American Legion')
    await fill(person, /^EIN/, '20456789')
    expect(screen.queryByText(question)).toBeNull()
    await fill(person, /^EIN/, '204567890')
    expect((await findQuestion()).closest('[role="status"]')).toBeTruthy()
    expect(sent.filter(({ path }) => path === suggestOrganizationName.path)).toMatchObject([
      { body: { organizationName: 'American Legion', ein: '20-4567890' } },
    ])
    await person.click(screen.getByRole('button', { name: 'Use this name' }))
    expect(nameField()).toHaveProperty('value', 'American Legion, Post 71')
    expect(document.activeElement).toBe(nameField())
    expect(screen.getByText('Organization name changed to “American Legion, Post 71”.')).toBeTruthy()
  })

  it('can be kept with a button, and is not questioned again in the last step', async () => {
    const { person } = open({ ...whole, step: 1, suggestion: 'American Legion, Post 71' })
    await findQuestion()
    await person.click(screen.getByRole('button', { name: 'Keep my name' }))
    expect(screen.queryByText(question)).toBeNull()
    expect(nameField()).toHaveProperty('value', 'Harbor Light Shelter')
    for (const step of ['Contact Details', 'Organization Details', 'Verification']) {
      await person.click(next())
      await heading(step)
    }
    expect(screen.queryByText(question)).toBeNull()
  })

  it('is questioned beside Submit if the suggestion was not answered', async () => {
    const { person } = open({ ...whole, step: 4, suggestion: 'American Legion, Post 71' })
    await findQuestion()
    await person.click(screen.getByRole('button', { name: 'Use this name' }))
    const statusLine = screen.getByText('Organization name changed to “American Legion, Post 71”.')
    expect(document.activeElement).toBe(statusLine)
  })
})
