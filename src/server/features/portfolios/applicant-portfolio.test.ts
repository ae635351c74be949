import { expect, test } from 'vitest'
import { saveVolunteerProfile } from '#contract/volunteer-profiles.ts'
import { aPortfolio } from '#tests/support/portfolios.ts'
import { anApplication, anOrganization, aProject, succeeded } from '#tests/support/scenario.ts'
import { useServer } from '#tests/support/server.ts'

const server = useServer()

test('an organization is told of an applicant’s portfolio where it is public', async () => {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner)
  const person = await aPortfolio(server, { isPortfolioPublic: false })
  await anApplication(person, id)
  const told = async () => (await owner.client.get('/api/received-applications')).body[0]['volunteer']
  expect(await told()).toMatchObject({ id: person.id, hasPublicPortfolio: false })
  succeeded(await person.client.call(saveVolunteerProfile, { body: { isPortfolioPublic: true } }))
  expect(await told()).toMatchObject({ hasPublicPortfolio: true })
})
