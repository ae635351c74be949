import { expect, test } from 'vitest'
import { getOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { verifyOrganization } from '#contract/verification/verification.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganization, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { verificationForm } from '#tests/support/web/forms.ts'

const server = useServer()

test('a year and a team size that no one chose are not published', async () => {
  const { client } = await anOrganization(server)
  const verify = async (form: Parameters<typeof verificationForm>[0]) => {
    expectSuccess(await client.call(verifyOrganization, { query: {}, body: verificationForm(form) }))
    const { foundedYear, employeeCount } = expectSuccess(
      await client.call(getOrganizationProfile, { query: {} }),
    )
    return { foundedYear, employeeCount }
  }
  const defaults = { foundedYear: 2026, employeeCount: '1-5' }
  expect(await verify({ ...defaults, unchosen: ['foundedYear', 'employeeCount'] })).toEqual({
    foundedYear: null,
    employeeCount: null,
  })
  expect(await verify({ ...defaults, foundedYear: 1998, unchosen: ['employeeCount'] })).toEqual({
    foundedYear: 1998,
    employeeCount: null,
  })
  // A later request does not remove what the profile says.
  expect(await verify({ ...defaults, unchosen: ['foundedYear', 'employeeCount'] })).toEqual({
    foundedYear: 1998,
    employeeCount: null,
  })
  // A call that says nothing about it chose both.
  expect(await verify(defaults)).toEqual({ foundedYear: 2026, employeeCount: '1-5' })
})
