import { expect, test } from 'vitest'
import { saveVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { leave } from '#tests/support/scenarios/deletion.ts'
import { aPortfolio } from '#tests/support/scenarios/portfolios.ts'
import { anApplication, anOrganization, aProject, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

test('an organization sees whether an applicant’s portfolio is public', async () => {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner)
  const person = await aPortfolio(server, { isPortfolioPublic: false })
  await anApplication(person, id)
  const fetchVolunteer = async () =>
    (await owner.client.get('/api/received-applications')).body[0]['volunteer']
  expect(await fetchVolunteer()).toMatchObject({ id: person.id, hasPublicPortfolio: false })
  expectSuccess(await person.client.call(saveVolunteerProfile, { body: { isPortfolioPublic: true } }))
  expect(await fetchVolunteer()).toMatchObject({ hasPublicPortfolio: true })
  // Someone who is leaving has none: their page is a 404.
  await leave(person)
  expect(await fetchVolunteer()).toMatchObject({ hasPublicPortfolio: false })
})
