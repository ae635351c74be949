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
