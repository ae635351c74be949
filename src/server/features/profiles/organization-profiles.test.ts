import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import {
  createOrganizationProfile,
  getOrganizationProfile,
  type NewOrganizationProfile,
} from '#contract/profiles/organization-profiles.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { onboardingForm, organizationProfileForm } from '#tests/support/web/forms.ts'
import {
  aColleague,
  aDual,
  anOrganization,
  aProject,
  aVolunteer,
  countStatuses,
  insertOrganization,
  joinOrganization,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const path = '/api/organization-profile/current'
const fetchProfile = async ({ client }: Person) =>
  expectSuccess(await client.call(getOrganizationProfile, { query: {} }))
const create = ({ client }: Person, form: NewOrganizationProfile = organizationProfileForm()) =>
  client.call(createOrganizationProfile, { query: {}, body: form })

describe('GET /api/organization-profile', () => {
  test('returns 404 until the organization has a name', async () => {
    const owner = await anOrganization(server)
    expect((await owner.client.get(path)).status).toBe(404)
    await aProject(owner, { organizationName: 'Lantern Street Literacy' })
    const profile = await fetchProfile(owner)
    expect(profile).toMatchObject({
      id: owner.organizationId,
      organizationName: 'Lantern Street Literacy',
      missionStatement: null,
      mission: null,
      causeAreas: [],
      focusAreas: [],
      isVerified: false,
    })
    expect((await owner.client.get('/api/organization-profile')).body).toEqual(profile)
    expect((await owner.client.get(`/api/organization-profile/${owner.id}`)).body).toEqual(profile)
  })

  test('finds the caller’s ID in upper or lower case', async () => {
    const owner = await anOrganization(server)
    await create(owner)
    const { status } = await owner.client.get(`/api/organization-profile/${owner.id.toUpperCase()}`)
    expect(status).toBe(200)
  })

  test("returns 404 for someone else's ID or an invalid one, no matter who calls", async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    await create(owner)
    for (const id of [colleague.id, owner.organizationId, 'current-one']) {
      const { status, body } = await owner.client.get(`/api/organization-profile/${id}`)
      expect([status, body['code']]).toEqual([404, 'profile_not_found'])
    }
    expect((await colleague.client.get(path)).body).toMatchObject({ id: owner.organizationId })
  })

  test('returns the primary organization of someone in several: the first joined', async () => {
    const dual = await aDual(server)
    const other = await insertOrganization(server.database.db, { name: 'The second one' })
    // An explicit time: the clocks of the database and of this process differ by a little.
    const joinedAt = new Date(Date.now() + 60_000)
    await joinOrganization(server.database.db, { organizationId: other, userId: dual.id, joinedAt })
    expect(await fetchProfile(dual)).toMatchObject({ id: dual.organizationId })
    expectSuccess(await dual.client.patch(path, { missionStatement: 'x'.repeat(50) }))
    const [untouched] = await server.database.db
      .select()
      .from(organizations)
      .where(eq(organizations.id, other))
    expect(untouched?.missionStatement).toBeNull()
  })

  test('returns 404 for someone without an organization', async () => {
    const { client } = await aVolunteer(server)
    expect((await client.get(path)).status).toBe(404)
  })
})

describe('POST /api/organization-profile', () => {
  test('names the registered organization and saves all fields, under either name', async () => {
    const owner = await anOrganization(server)
    const { missionStatement: mission, causeAreas: focusAreas, ...form } = organizationProfileForm()
    const written = {
      ...form,
      mission,
      focusAreas,
      ein: '12-3456789',
      size: 'small',
      yearEstablished: 1998,
      employeeCount: 'about forty',
      budgetRange: '500k-1m',
      contactEmail: 'office@harbor.example.org',
      contactPhone: '(410) 555-0123',
      socialMediaHandles: { twitter: '@harbor', linkedin: 'https://linkedin.com/company/harbor' },
      timeZone: 'America/New_York',
      isVerified: true,
    }
    const { status, body } = await owner.client.post('/api/organization-profile', written)
    expect(status).toBe(201)
    const { yearEstablished, socialMediaHandles, isVerified: _claim, ...plain } = written
    const handles = { ...socialMediaHandles, facebook: null, instagram: null }
    expect(body).toMatchObject({
      ...plain,
      id: owner.organizationId,
      missionStatement: mission,
      causeAreas: focusAreas,
      foundedYear: yearEstablished,
      yearEstablished,
      socialMedia: handles,
      socialMediaHandles: handles,
      isVerified: false,
    })
    expect(await fetchProfile(owner)).toEqual(body)
    expect(expectSuccess(await owner.client.call(getCurrentUser, {}))).toMatchObject({
      hasOrganizationProfile: true,
      organizations: [{ id: owner.organizationId, name: written.organizationName, isNamed: true }],
    })
  })

  test('does the same at its other address, and returns 409 if there is a profile', async () => {
    const owner = await anOrganization(server)
    const first = await owner.client.post('/api/organization-profile/create', organizationProfileForm())
    expect(first.status).toBe(201)
    for (const address of ['/api/organization-profile/create', '/api/organization-profile']) {
      const { status, body } = await owner.client.post(
        address,
        organizationProfileForm({ organizationName: 'Another' }),
      )
      expect([status, body['code']]).toEqual([409, 'profile_exists'])
    }
    expect(await fetchProfile(owner)).toMatchObject({ organizationName: 'Harbor Light Shelter' })
  })

  test('makes a volunteer a dual account that owns the new organization', async () => {
    const volunteer = await aVolunteer(server)
    const profile = expectSuccess(await create(volunteer))
    expect(expectSuccess(await volunteer.client.call(getCurrentUser, {}))).toMatchObject({
      userType: 'volunteer',
      isVolunteer: true,
      isOrganization: true,
      hasOrganizationProfile: true,
      organizations: [{ id: profile.id, role: 'owner', isNamed: true }],
    })
    expect((await aProject(volunteer)).organizationId).toBe(profile.id)
  })

  test('creates one organization if called twice at the same time', async () => {
    for (const person of [await aVolunteer(server), await anOrganization(server)]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => create(person)))
      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 5 })
      const { organizations: own } = expectSuccess(await person.client.call(getCurrentUser, {}))
      expect(own).toHaveLength(1)
      const { rows } = await server.database.pool.query(
        'select count(*)::int as count from organizations where registered_by = $1',
        [person.id],
      )
      expect(rows).toEqual([{ count: 1 }])
    }
  })

  test('keeps onboarding answers for fields that are not sent', async () => {
    const owner = await anOrganization(server)
    await owner.client.post(
      '/api/onboarding',
      onboardingForm({ userType: 'organization', preferredCauses: ['Health'] }),
    )
    const { missionStatement: _none, ...form } = organizationProfileForm()
    await create(owner, form)
    expect(await fetchProfile(owner)).toMatchObject({ causeAreas: ['Housing'], missionStatement: null })
  })

  test('reports missing or invalid values by field', async () => {
    const { client } = await aVolunteer(server)
    const { status, body } = await client.post('/api/organization-profile', {
      organizationName: 'x',
      website: 'harbor',
      ein: '1',
      foundedYear: 2027,
    })
    expect(status).toBe(422)
    expect(body['issues']).toEqual([
      { path: 'organizationName', message: 'Organization name must be at least 2 characters' },
      { path: 'description', message: 'Description must be at least 20 characters' },
      { path: 'causeAreas', message: 'Please select at least one cause area' },
      { path: 'website', message: 'Please enter a valid website URL' },
      { path: 'ein', message: 'EIN must be in format XX-XXXXXXX' },
    ])
    expect((await client.get('/api/user')).body).toMatchObject({ isOrganization: false })
  })
})
