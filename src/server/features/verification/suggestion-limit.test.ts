import { expect, test } from 'vitest'
import { suggestOrganizationName } from '#contract/verification/verification.ts'
import { verificationForm } from '#tests/support/web/forms.ts'
import { anOrganization, countStatuses } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { requestVerification } from '#tests/support/scenarios/verification.ts'

const server = useServer({
  env: { LIMIT_NAME_SUGGESTIONS: '3/1h', LIMIT_VERIFICATIONS: '1/1h' },
  hasLimits: true,
})

test('comparing names is limited per person and hour, separately from the limit on requests', async () => {
  const owner = await anOrganization(server)
  const body = { organizationName: 'Open Curb', ein: '01-0000001' }
  const answers = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    answers.push(await owner.client.call(suggestOrganizationName, { body }))
  }
  expect(countStatuses(answers)).toEqual({ 200: 3, 429: 2 })
  expect((await requestVerification(owner, verificationForm())).status).toBe(202)
  const colleague = await anOrganization(server)
  expect((await colleague.client.call(suggestOrganizationName, { body })).status).toBe(200)
})
