import { beforeAll, describe, expect, it, test } from 'vitest'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import type { EinFormInput } from '#contract/verification/form.ts'
import { verificationForm } from '#tests/support/web/forms.ts'
import { bmfLine } from '#tests/support/scenarios/registry.ts'
import {
  aColleague,
  anOrganization,
  aVolunteer,
  countStatuses,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  requestVerification,
  listNoticeKinds,
  readVerification,
  useRegister,
} from '#tests/support/scenarios/verification.ts'

// While the registers that are loaded are fresh.
const server = useServer({ now: () => new Date('2026-11-22T10:00:00Z') })
const register = useRegister(server)

const einOf = (number: number) => `01-000000${number}`
const nameOf = (number: number) => `Number ${number} House`
const listed = Array.from({ length: 9 }, (_, index) =>
  bmfLine(`01000000${index}`, nameOf(index).toUpperCase()),
)

const formOf = (number: number, form: Partial<EinFormInput> = {}) =>
  verificationForm({ organizationName: nameOf(number), ein: einOf(number), ...form })
describe('before any register is loaded', () => {
  it('every request waits for an administrator', async () => {
    const owner = await anOrganization(server)
    const { status, body } = await requestVerification(owner, formOf(1))
    expect([status, body]).toEqual([
      202,
      expect.objectContaining({
        status: 'pending',
        isVerified: false,
        title: 'Verification request received',
        message: 'Review typically takes 3-5 business days.',
        reasons: [
          {
            code: 'register_not_loaded',
            text: 'The public register is not available here, so our staff reviews your request.',
          },
        ],
      }),
    ])
  })
})

describe('an organization that requests verification', () => {
  beforeAll(() => register.load(listed))

  it('is verified immediately if the register confirms it', async () => {
    const owner = await anOrganization(server)
    expect(await readVerification(owner)).toMatchObject({ state: 'none', isVerified: false, request: null })
    const { status, body } = await requestVerification(owner, formOf(1))
    expect([status, body]).toEqual([
      200,
      {
        status: 'verified',
        isVerified: true,
        title: 'Organization Verified Successfully! ✅',
        message:
          'EIN validated, organization details confirmed. You can now create projects and access organization features.',
        checks: {
          matchedName: 'NUMBER 1 HOUSE',
          branch: null,
          file: 'eo1.csv',
          revokedOn: null,
          nameTier: 'A',
          postedOn: { bmf: '2026-09-08', pub78: '2026-09-08', revocations: '2026-09-08' },
          label: null,
          tags: [],
          flags: [],
        },
        reasons: [],
      },
    ])
    expect(await readVerification(owner)).toMatchObject({
      state: 'verified',
      isVerified: true,
      isStale: false,
      request: {
        organizationName: 'Number 1 House',
        ein: '01-0000001',
        address: { street: '12 Water Street', city: 'Baltimore', state: 'MD', zipCode: '21201-0012' },
        phone: '(410) 555-0142',
        contactPersonName: 'Ruth Vale',
        contactPersonTitle: 'Director',
        contactPersonEmail: 'ruth@harbor.example.org',
        verificationDocuments: { exemptionLetter: false, auditedFinancials: false, boardList: false },
        absence: null,
      },
    })
    const profile = await owner.client.get('/api/organization-profile/current')
    expect(profile.body).toMatchObject({
      organizationName: 'Number 1 House',
      ein: '01-0000001',
      isVerified: true,
      causeAreas: ['Housing'],
      foundedYear: 1998,
      employeeCount: '6-10',
      location: 'Baltimore, MD',
    })
  })

  it('waits if another verified one has its EIN, about which it learns nothing', async () => {
    const first = await anOrganization(server)
    expect((await requestVerification(first, formOf(2))).status).toBe(200)
    const second = await anOrganization(server)
    const { status, body } = await requestVerification(second, formOf(2))
    expect([status, body]).toMatchObject([202, { reasons: [{ code: 'held_by_another' }] }])
    expect(await readVerification(first)).toMatchObject({ isVerified: true })
  })

  it('waits if another one with its EIN was verified by an import or an operator', async () => {
    const marked = await anOrganization(server)
    await server.database.pool.query(
      "update organizations set ein = '010000009', is_verified = true where id = $1",
      [marked.organizationId],
    )
    await register.load([...listed, bmfLine('010000009', 'NUMBER 9 HOUSE')])
    const { status, body } = await requestVerification(await anOrganization(server), formOf(9))
    expect([status, body]).toMatchObject([202, { reasons: [{ code: 'held_by_another' }] }])
  })

  it('is the only one verified if two with one EIN request it at the same time', async () => {
    const both = [await anOrganization(server), await anOrganization(server)]
    const answers = await Promise.all(both.map((owner) => requestVerification(owner, formOf(3))))
    expect(countStatuses(answers)).toEqual({ 200: 1, 202: 1 })
  })

  it.each([
    ['another name', formOf(4, { organizationName: 'Some Other House' }), 'name_differs'],
    ['an EIN that is not there', verificationForm({ ein: '07-0000001' }), 'not_found'],
  ])('waits with %s', async (_, form, code) => {
    const owner = await anOrganization(server)
    expect(await requestVerification(owner, form)).toMatchObject({
      status: 202,
      body: { reasons: [{ code }] },
    })
    expect(await readVerification(owner)).toMatchObject({
      state: 'pending',
      reasons: [{ code }],
      decidedAt: null,
    })
  })

  it('is created for someone without an organization', async () => {
    const person = await aVolunteer(server)
    expect((await requestVerification(person, formOf(5))).status).toBe(200)
    expect(expectSuccess(await person.client.call(getCurrentUser, {}))).toMatchObject({
      isOrganization: true,
      hasOrganizationProfile: true,
      organizations: [{ name: 'Number 5 House' }],
    })
  })

  it('loses its verification with another name, and gets it again when it requests and is confirmed', async () => {
    const owner = await anOrganization(server)
    await requestVerification(owner, formOf(6))
    await owner.client.patch('/api/organization-profile/current', { organizationName: 'Quite Another' })
    expect(await readVerification(owner)).toMatchObject({
      state: 'suspended',
      isVerified: false,
      reasons: [{ code: 'profile_changed' }],
    })
    expect((await requestVerification(owner, formOf(6))).status).toBe(200)
    expect(await readVerification(owner)).toMatchObject({ state: 'verified', isVerified: true, reasons: [] })
  })

  it('loses its verification by requesting it with another EIN that waits', async () => {
    const owner = await anOrganization(server)
    await requestVerification(owner, formOf(7))
    expect((await requestVerification(owner, { ...formOf(7), ein: '07-0000002' })).status).toBe(202)
    expect(await readVerification(owner)).toMatchObject({ state: 'pending', isVerified: false })
  })

  it('notifies its other owners, and shows every member its state', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    await server.database.pool.query("update organization_members set role = 'owner' where user_id = $1", [
      colleague.id,
    ])
    await requestVerification(owner, formOf(8))
    expect(await listNoticeKinds(colleague)).toEqual(['verification.confirmed'])
    expect(await listNoticeKinds(owner)).toEqual([])
    expect(await readVerification(colleague)).toMatchObject({ isVerified: true })
  })

  const address = verificationForm().address
  test.each([
    ['organizationName', { organizationName: 'X' }, 'Organization name must be at least 2 characters'],
    ['ein', { ein: '12-34567' }, 'EIN must be in format XX-XXXXXXX'],
    ['ein', { ein: '11-1111111' }, 'EIN must be in format XX-XXXXXXX'],
    ['website', { website: 'harbor' }, 'Please enter a valid website URL'],
    ['address.street', { address: { ...address, street: '12 A' } }, 'Street address is required'],
    ['address.city', { address: { ...address, city: 'B' } }, 'City is required'],
    ['address.state', { address: { ...address, state: 'M' } }, 'State is required'],
    [
      'address.zipCode',
      { address: { ...address, zipCode: '2120' } },
      'ZIP code must be valid (XXXXX or XXXXX-XXXX)',
    ],
    ['phone', { phone: '410-555-0142' }, 'Phone must be in format (XXX) XXX-XXXX'],
    [
      'missionStatement',
      { missionStatement: 'x'.repeat(49) },
      'Mission statement must be at least 50 characters',
    ],
    ['causeAreas', { causeAreas: [] }, 'Select at least one focus area'],
    ['foundedYear', { foundedYear: 1799 }, 'Year must be 1800 or later'],
    ['foundedYear', { foundedYear: 2199 }, expect.stringMatching(/^Year must be between 1800 and 20\d\d$/)],
    ['employeeCount', { employeeCount: '' }, 'Required'],
    ['contactPersonName', { contactPersonName: 'R' }, 'Contact person name is required'],
    ['contactPersonTitle', { contactPersonTitle: 'D' }, 'Contact person title is required'],
    ['contactPersonEmail', { contactPersonEmail: 'ruth' }, 'Valid email address required'],
  ])('sees what is wrong with %s', async (path, wrong, message) => {
    const { status, body } = await (
      await anOrganization(server)
    ).client.post('/api/organization/verify', {
      ...verificationForm(),
      ...wrong,
    })
    expect([status, body['issues']]).toEqual([422, [{ path, message }]])
  })

  it('can use the alternative field names', async () => {
    const { causeAreas: focusAreas, foundedYear: yearEstablished, ...form } = verificationForm()
    const { client } = await anOrganization(server)
    const answer = await client.post('/api/organization/verify', { ...form, focusAreas, yearEstablished })
    expect(answer.status).toBe(202)
  })
})
