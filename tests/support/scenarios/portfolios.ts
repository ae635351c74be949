/** Volunteers with a portfolio, by real calls. */
import { saveVolunteerProfile, type VolunteerChangesInput } from '#contract/profiles/volunteer-profiles.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { aVolunteer, expectSuccess, type Person } from './scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'

/** Maya Lindqvist with a volunteer profile; her portfolio is public by default. */
export async function aPortfolio(
  server: Pick<TestServer, 'openClient'>,
  overrides: VolunteerChangesInput = {},
): Promise<Person> {
  const person = await aVolunteer(server, { firstName: 'Maya', lastName: 'Lindqvist' })
  expectSuccess(await person.client.post('/api/volunteer-profile', volunteerProfileForm()))
  const body = { isPortfolioPublic: true, ...overrides }
  expectSuccess(await person.client.call(saveVolunteerProfile, { body }))
  return person
}

/** Work elsewhere, as a volunteer describes it. */
export const busMap = {
  title: 'A map of the night buses',
  description: 'One sheet that shows every bus after ten.',
  impact: 'Posted at ninety stops.',
  skills: ['Graphic Design'],
}

/** Work here that asks for a skill, for a portfolio. */
export const tenantDocuments = {
  organizationName: 'Harbor Light Shelter',
  title: 'Letters that tenants can read',
  requiredSkills: ['Legal'],
}
