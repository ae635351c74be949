import { expect, test } from 'vitest'
import { getProjectMatches } from '#contract/matching/matching.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  nextNumber,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

async function matchesOf(profile: object) {
  const { client } = await aVolunteer(server)
  expectSuccess(
    await client.call(createVolunteerProfile, { body: { ...volunteerProfileForm(), ...profile } }),
  )
  return expectSuccess(await client.call(getProjectMatches, { query: {} }))
}

test('of listings with the same title and text, the one nearest to the volunteer is shown', async () => {
  const owner = await anOrganization(server)
  const skill = `Handbells ${nextNumber()}`
  const both = { title: `Ring handbells ${nextNumber()}`, requiredSkills: [skill], isRemote: false }
  const far = await aProject(owner, { ...both, location: 'Tucson, AZ' })
  const near = await aProject(owner, { ...both, location: 'Towson, MD' })
  const found = await matchesOf({ skills: [skill], location: 'Baltimore, MD' })
  const ids = found.map(({ id }) => id)
  expect(ids).toContain(near.id)
  expect(ids).not.toContain(far.id)
})
