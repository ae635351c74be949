/** Volunteers with a portfolio, through the real calls. */
import { saveVolunteerProfile, type VolunteerChangesInput } from '#contract/volunteer-profiles.ts'
import { volunteerProfileForm } from './forms.ts'
import { aVolunteer, succeeded, type Person } from './scenario.ts'
import type { TestServer } from './server.ts'

/** Maya Lindqvist, who has said who she is; her portfolio is public unless told otherwise. */
export async function aPortfolio(
  server: Pick<TestServer, 'openClient'>,
  told: VolunteerChangesInput = {},
): Promise<Person> {
  const person = await aVolunteer(server, { firstName: 'Maya', lastName: 'Lindqvist' })
  succeeded(await person.client.post('/api/volunteer-profile', volunteerProfileForm()))
  const body = { isPortfolioPublic: true, ...told }
  succeeded(await person.client.call(saveVolunteerProfile, { body }))
  return person
}

/** What somebody tells of work elsewhere. */
export const busMap = {
  title: 'A map of the night buses',
  description: 'One sheet that shows every bus after ten.',
  impact: 'Posted at ninety stops.',
  skills: ['Graphic Design'],
}

/** Work here that asks for a skill, to be shown in a portfolio. */
export const tenantLetters = {
  organizationName: 'Harbor Light Shelter',
  title: 'Letters that tenants can read',
  requiredSkills: ['Legal'],
}
