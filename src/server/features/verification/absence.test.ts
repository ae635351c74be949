import { beforeAll, describe, expect, it, test } from 'vitest'
import type { AbsenceExplanation } from '#contract/verification/form.ts'
import { explainAbsence } from '#contract/verification/verification.ts'
import { verificationForm } from '#tests/support/web/forms.ts'
import { bmfLine } from '#tests/support/scenarios/registry.ts'
import { anOrganization, aVolunteer, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { requestVerification, readVerification, useRegister } from '#tests/support/scenarios/verification.ts'

const server = useServer()
const register = useRegister(server)
beforeAll(() => register.load([bmfLine('020000001', 'LISTED HOUSE')]))

const explain = ({ client }: Person, body: AbsenceExplanation) =>
  client.call(explainAbsence, { query: {}, body })
const sponsored = { reason: 'sponsored', sponsorEin: '02-0000001' } as const
const kept = async (person: Person) => (await readVerification(person)).request?.absence

describe('the reason why the register does not list an organization', () => {
  it('can be sent with the request and changed afterwards', async () => {
    const owner = await anOrganization(server)
    await requestVerification(owner, verificationForm({ absence: { reason: 'newly_approved' } }))
    expect(await kept(owner)).toEqual({ reason: 'newly_approved', sponsorEin: null })
    expect((await explain(owner, sponsored)).status).toBe(200)
    expect(await kept(owner)).toEqual(sponsored)
    // Only that reason has a sponsor, even if the form still contains one.
    await explain(owner, { reason: 'abroad', sponsorEin: '02-0000001' })
    expect(await kept(owner)).toEqual({ reason: 'abroad', sponsorEin: null })
    await requestVerification(owner, verificationForm())
    expect(await kept(owner)).toBeNull()
  })

  test.each([
    ['absence.sponsorEin', { reason: 'sponsored' }, 'EIN must be in format XX-XXXXXXX'],
    ['absence.sponsorEin', { reason: 'sponsored', sponsorEin: '12' }, 'EIN must be in format XX-XXXXXXX'],
    ['absence.reason', { reason: 'unlucky' }, 'Choose a reason'],
  ])('is refused if %s is missing or wrong', async (path, absence, message) => {
    const { client } = await anOrganization(server)
    const { status, body } = await client.post('/api/organization/verify', { ...verificationForm(), absence })
    expect([status, body['issues']]).toEqual([422, [{ path, message }]])
  })

  it('is refused for listed organizations, before a verification request, and without an organization', async () => {
    const listed = await anOrganization(server)
    await requestVerification(
      listed,
      verificationForm({ organizationName: 'Listed House', ein: '02-0000001' }),
    )
    for (const person of [listed, await anOrganization(server), await aVolunteer(server)]) {
      expect(await explain(person, sponsored)).toMatchObject({
        status: 404,
        body: { code: 'verification_not_found' },
      })
    }
  })
})
