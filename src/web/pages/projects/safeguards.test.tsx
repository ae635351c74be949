import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { description, open, step, next, fillBasics, fillSkills } from '#tests/support/web/project-wizard.tsx'

describe('safeguards in the project wizard', () => {
  it('show how to fix a sentence while it is written, and keep the step until it is changed', async () => {
    const { person } = open()
    await fillBasics(person)
    const field = screen.getByLabelText(/^Description/)
    await person.click(field)
    await person.paste(' Volunteers must pay a deposit of $50.')
    const refusal = 'Volunteers never pay. Remove “Volunteers must pay a deposit of $50.”'
    expect(await screen.findByText(refusal)).toBeTruthy()
    await next(person)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('heading', { level: 2, name: 'Project Basics' })).toBeTruthy()
    fireEvent.change(field, { target: { value: description } })
    await next(person)
    expect(await step('Skills & Requirements')).toBeTruthy()
  })

  it('say that an administrator will read what sounds like a job, and move on', async () => {
    const { person } = open()
    await fillBasics(person)
    await person.click(screen.getByLabelText(/^Description/))
    await person.paste(' This may lead to a paid position.')
    expect(await screen.findByText(/“This may lead to a paid position\.” sounds like a job/)).toBeTruthy()
    await next(person)
    expect(await step('Skills & Requirements')).toBeTruthy()
  })

  it('ask for milestones above 40 hours in total, until the timeline has some', async () => {
    const { person } = open()
    await fillBasics(person)
    await next(person)
    await fillSkills(person)
    await next(person)
    await step('Timeline & Perks')
    fireEvent.change(screen.getByLabelText(/^Hours per week/), { target: { value: '5' } })
    await person.selectOptions(screen.getByLabelText(/^Duration/), '3-6 months')
    expect(await screen.findByText(/^That is about 98 hours in total\. Add milestones/)).toBeTruthy()
    await person.click(screen.getByRole('textbox', { name: /^Timeline/ }))
    await person.paste('Month 1: interviews. Month 3: the form.')
    await waitFor(() => expect(screen.queryByText(/Add milestones/)).toBeNull())
  })
})
