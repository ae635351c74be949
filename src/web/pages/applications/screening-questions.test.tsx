import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { saveDraft } from '#web/lib/drafts/drafts.ts'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

it('a project can ask up to five questions, none of them empty', async () => {
  saveDraft(`project:${ids.volunteer}`, {
    title: 'Redesign the intake form',
    description: 'Families fill in eleven pages when they arrive. We want one short form.',
    causeAreas: ['Education'],
    requiredSkills: ['Research'],
    experienceLevel: 'intermediate',
    timeCommitment: 2,
    duration: '1-2 months',
  })
  openScreen('/create-project?step=2', { user: anOrganizer(), answer: () => ({ body: [] }) })
  const person = userEvent.setup()
  const next = () => person.click(screen.getByRole('button', { name: 'Next' }))
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add a question' })
  await person.click(add)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Question 1')))
  await next()
  const summary = await screen.findByRole('alert', { name: 'There is a problem' })
  expect(within(summary).getByRole('link', { name: 'Please write the question' })).toBeTruthy()
  await person.click(screen.getByLabelText('Question 1'))
  await person.paste('Do you have a driving licence?')
  await person.click(screen.getByRole('checkbox', { name: 'An answer is required: question 1' }))
  for (let number = 2; number <= 5; number += 1) await person.click(add)
  expect(add.disabled).toBe(true)
  for (let number = 5; number >= 2; number -= 1) {
    await person.click(screen.getByRole('button', { name: `Remove question ${number}` }))
  }
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Questions for applicants' }))
  await next()
  await screen.findByRole('heading', { level: 2, name: 'Timeline & Perks' })
  await next()
  await screen.findByRole('heading', { level: 2, name: 'Impact & Review' })
  expect(screen.getByText('Do you have a driving licence? (required)')).toBeTruthy()
})
