import { describe, expect, it, test } from 'vitest'
import { exportVerifications, listVerifications } from '#contract/verification/cases.ts'
import { lockMarked } from './recheck-queries.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { anOrganization, expectSuccess, nextNumber } from '#tests/support/scenarios/scenario.ts'
import { useVerificationCases } from '#tests/support/scenarios/verification-cases.ts'
import { readVerification, requestVerification } from '#tests/support/scenarios/verification.ts'
import { registrationForm, verificationForm } from '#tests/support/web/forms.ts'

const server = useServer()
const { fetchCase, decide } = useVerificationCases(server)
const aNumber = () => `SC ${700_000 + nextNumber()}`

describe('an organization with a number of another register than the one of the IRS', () => {
  it('waits for staff, who see its number and register as it gave them', async () => {
    const owner = await anOrganization(server)
    const answer = await requestVerification(owner, registrationForm())
    expect(answer).toMatchObject({
      status: 202,
      body: {
        status: 'pending',
        title: 'Verification request received',
        reasons: [{ code: 'no_register', text: 'Our staff checks your registration and documents.' }],
      },
    })
    const registration = { number: '1234567', register: 'Charity Commission' }
    expect((await readVerification(owner)).request).toMatchObject({
      ein: null,
      registration,
      address: { street: '4 Call Lane', city: 'Leeds', state: null, zipCode: 'LS1 6DN' },
      phone: '+44 113 496 0000',
      absence: null,
    })
    const admin = await anAdministrator(server)
    expect(await fetchCase(admin, owner.organizationId)).toMatchObject({
      organization: { ein: null, location: 'Leeds' },
      request: { ein: null, registration },
      check: { advice: 'look_closer', reasons: ['no_register'], disagreements: [] },
      registers: { bmf: { rows: [] }, pub78: { deductibility: null }, revocations: { rows: [] } },
    })
    const found = await admin.client.call(listVerifications, { query: { search: '1 234 567' } })
    expect(expectSuccess(found)).toMatchObject([{ id: owner.organizationId, ein: null, registration }])
    const file = await admin.client.call(exportVerifications, { body: { search: '1234567' } })
    expect(expectSuccess(file)).toContain('Leeds Night Shelter,,1234567,Charity Commission,Leeds,')
  })

  it('is verified by staff, and stays so when it sends the same again', async () => {
    const owner = await anOrganization(server)
    const form = registrationForm({ registrationNumber: aNumber() })
    await requestVerification(owner, form)
    const admin = await anAdministrator(server)
    expect((await decide(admin, owner.organizationId, 'approve')).status).toBe(200)
    expect(await readVerification(owner)).toMatchObject({
      state: 'verified',
      isVerified: true,
      message:
        'Organization details confirmed. You can now create projects and access organization features.',
    })
    const sameNumber = String(form.registrationNumber).toLowerCase().replace(' ', '')
    const again = { ...form, registrationNumber: sameNumber, registerName: 'OSCR' }
    expect((await requestVerification(owner, again)).status).toBe(200)
    expect((await requestVerification(owner, { ...form, registrationNumber: aNumber() })).status).toBe(202)
    expect(await readVerification(owner)).toMatchObject({ state: 'pending', isVerified: false })
  })

  it('loses its mark by sending an EIN instead, and the other way round', async () => {
    const owner = await anOrganization(server)
    const form = registrationForm({ registrationNumber: aNumber() })
    await requestVerification(owner, form)
    await decide(await anAdministrator(server), owner.organizationId, 'approve')
    const organizationName = 'Leeds Night Shelter'
    expect((await requestVerification(owner, verificationForm({ organizationName }))).status).toBe(202)
    expect((await readVerification(owner)).request).toMatchObject({ ein: '20-4567890', registration: null })
    await requestVerification(owner, form)
    expect((await readVerification(owner)).request).toMatchObject({ ein: null })
    const admin = await anAdministrator(server)
    expect((await fetchCase(admin, owner.organizationId)).organization.ein).toBeNull()
  })

  it('is pointed out if another verified one has its number', async () => {
    const registrationNumber = aNumber()
    const first = await anOrganization(server)
    await requestVerification(first, registrationForm({ registrationNumber }))
    const admin = await anAdministrator(server)
    await decide(admin, first.organizationId, 'approve')
    const second = await anOrganization(server)
    const form = registrationForm({ registrationNumber, organizationName: 'Leeds Day Shelter' })
    await requestVerification(second, form)
    expect(await fetchCase(admin, second.organizationId)).toMatchObject({
      check: { reasons: ['held_by_another', 'no_register'] },
      holders: [{ id: first.organizationId, isVerified: true }],
    })
  })

  it('is not checked against the registers of the IRS after a load, even if its profile has an EIN', async () => {
    const owner = await anOrganization(server)
    await requestVerification(owner, registrationForm({ registrationNumber: aNumber() }))
    await server.database.pool.query(
      "update organizations set ein = '201234567', is_verified = true where id = $1",
      [owner.organizationId],
    )
    const marked = await lockMarked(server.database.db, null, 1000)
    expect(marked.map(({ organizationId }) => organizationId)).not.toContain(owner.organizationId)
  })

  const address = { street: '4 Call Lane', city: 'Leeds' }
  test.each([
    [
      'registrationNumber',
      { registrationNumber: 'none' },
      'Enter your registration number, such as SC012345',
    ],
    ['registerName', { registerName: 'x'.repeat(101) }, 'Must be at most 100 characters'],
    ['address.street', { address: { ...address, street: '' } }, 'Street address is required'],
    [
      'address.zipCode',
      { address: { ...address, zipCode: '1'.repeat(21) } },
      'Must be at most 20 characters',
    ],
    ['phone', { phone: '12345' }, 'Enter a phone number of 6 to 15 digits, such as +44 113 496 0000'],
    ['phone', { phone: 'call us' }, 'Enter a phone number of 6 to 15 digits, such as +44 113 496 0000'],
  ])('sees what is wrong with %s', async (path, wrong, message) => {
    const { client } = await anOrganization(server)
    const form = { ...registrationForm(), ...wrong }
    const { status, body } = await client.post('/api/organization/verify', form)
    expect([status, body['issues']]).toEqual([422, [{ path, message }]])
  })

  test.each([{ address }, { registerName: undefined }, { phone: '0113 496 0000' }])(
    'needs no more than its country has: %o',
    async (given) => {
      const { client } = await anOrganization(server)
      const form = { ...registrationForm({ registrationNumber: aNumber() }), ...given }
      expect((await client.post('/api/organization/verify', form)).status).toBe(202)
    },
  )
})
