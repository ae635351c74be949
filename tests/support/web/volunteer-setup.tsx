/** A volunteer's setup wizard, for interface tests. */
import { screen, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { aVolunteerProfile } from '#tests/support/answers/account-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from './screen.tsx'

const none = { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }
export const bio = 'I draw maps, labels and letters that people have to understand quickly.'
export const project = {
  title: 'A map of the night buses',
  description: 'One sheet that shows every bus after ten.',
  impact: 'Posted at ninety stops.',
  skills: ['Graphic Design'],
}

type LiveEventData = {
  profile?: VolunteerProfile | null
  user?: ReturnType<typeof aVolunteer>
  write?: Answer
  step?: number
}

/** Opens the wizard with or without an existing profile. */
export function openSetup({ profile = null, user = aVolunteer(), write, step }: LiveEventData = {}) {
  const opened = openScreen(`/volunteer-profile-setup${step ? `?step=${step}` : ''}`, {
    user,
    answer: (sent) => {
      if (sent.method !== 'GET')
        return write?.(sent) ?? { body: { ...aVolunteerProfile, ...Object(sent.body) } }
      if (sent.path === '/api/volunteer-profile/current') return profile ? { body: profile } : none
      if (sent.path === '/api/user')
        return { body: { ...user, hasVolunteerProfile: true, isVolunteer: true } }
      return none
    },
  })
  const writes = () =>
    opened.sent
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [`${method} ${path}`, body])
  return { ...opened, writes, person: userEvent.setup() }
}
export const step = (name: string) => screen.findByRole('heading', { level: 2, name })
/** The names of the steps, each with its status. */
export const namesOfSteps = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((each) => each.textContent?.replace(/^\d/, ''))
export const press = (person: UserEvent, name: string) => person.click(screen.getByRole('button', { name }))

export async function fill(person: UserEvent, label: RegExp, text: string) {
  await person.clear(screen.getByLabelText(label))
  await person.paste(text)
}

export async function fillAbout(person: UserEvent) {
  await step('About you')
  await fill(person, /^Bio/, bio)
  await fill(person, /^Experience/, 'Seven years as an information designer.')
  await fill(person, /^Availability/, 'Two evenings a week')
}

export async function fillProject(person: UserEvent, form = project) {
  await fill(person, /^Project title/, form.title)
  await fill(person, /^Project description/, form.description)
  await fill(person, /^Project impact/, form.impact)
  await press(person, 'Graphic Design')
}
