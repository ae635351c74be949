/** Opening the project wizard and filling in its steps. */
import { screen, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { anOrganizer } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

export const description =
  'Families fill in eleven pages when they arrive. We want one short form that a tired parent can finish.'

export const nothing: Answer = () => ({ body: [] })

export function open({
  url = '/create-project',
  user = anOrganizer(),
  answer = nothing,
  holdsForReview = false,
} = {}) {
  return { ...openScreen(url, { user, answer, holdsForReview }), person: userEvent.setup() }
}
export const step = (name: string) => screen.findByRole('heading', { level: 2, name })
export const next = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Next' }))

/** Enters the text in one go, as pasting does. */
export async function fill(person: UserEvent, label: RegExp, text: string) {
  await person.click(screen.getByLabelText(label))
  await person.paste(text)
}

export async function fillBasics(person: UserEvent) {
  await step('Project Basics')
  await fill(person, /^Project title/, 'Redesign the intake form')
  await fill(person, /^Description/, description)
  await person.click(screen.getByRole('button', { name: 'Education' }))
}

export async function fillSkills(person: UserEvent) {
  await step('Skills & Requirements')
  const required = screen.getByRole('group', { name: /^Required skills/ })
  await person.click(within(required).getByRole('button', { name: 'Research' }))
  await person.selectOptions(screen.getByLabelText(/^Experience level/), 'intermediate')
}

export async function fillTimeline(person: UserEvent) {
  await step('Timeline & Perks')
  await person.selectOptions(screen.getByLabelText(/^Duration/), '1-2 months')
  await person.click(screen.getByRole('button', { name: 'Add a milestone' }))
  await fill(person, /^Milestone 1/, 'A first form to try')
}

/** Fills in the steps before the third and opens it. */
export async function openTimeline(person: UserEvent) {
  await fillBasics(person)
  await next(person)
  await fillSkills(person)
  await next(person)
  await step('Timeline & Perks')
}

/** Fills in the steps before the last and opens it. */
export async function openImpact(person: UserEvent) {
  await openTimeline(person)
  await fillTimeline(person)
  await next(person)
  await step('Impact & Review')
}

export async function fillImpact(person: UserEvent) {
  await step('Impact & Review')
  await fill(person, /^Deliverables/, 'A two-page form, tested with five families.')
  await fill(person, /^Done when/, 'Five families have filled it in without help.')
  await fill(person, /^Expected impact/, 'Families are settled in an hour, not in a day.')
  await fill(person, /^Contact person/, 'Ruth Adler')
  await person.click(screen.getByRole('checkbox', { name: /^This project doesn’t replace a paid job/ }))
}
