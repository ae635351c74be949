import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  createOrganizationProfile,
  getOrganizationProfile,
  saveOrganizationProfile,
  type NewOrganizationProfile,
} from '#contract/profiles/organization-profiles.ts'
import { domainEvents } from '#server/db/tables/events.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { organizationProfileForm } from '#tests/support/web/forms.ts'
import {
  aColleague,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ now: () => new Date('2026-12-31T23:00:00Z') })

const path = '/api/organization-profile/current'
const fetchProfile = async ({ client }: Person) =>
  expectSuccess(await client.call(getOrganizationProfile, { query: {} }))
const create = ({ client }: Person, form: NewOrganizationProfile = organizationProfileForm()) =>
  client.call(createOrganizationProfile, { query: {}, body: form })
const save = async ({ client }: Person, body: object) => expectSuccess(await client.patch(path, body))
/** Whether a database session is waiting for another session's lock. */
const waiting = `select count(*) > 0 as "isWaiting" from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`
const listEvents = (subjectId: string) =>
  server.database.db
    .select({ type: domainEvents.type, data: domainEvents.data })
    .from(domainEvents)
    .where(eq(domainEvents.subjectId, subjectId))
    .orderBy(domainEvents.id)

describe('PATCH /api/organization-profile/current', () => {
  test('is 404 without a profile', async () => {
    for (const { client } of [await aVolunteer(server), await anOrganization(server)]) {
      expect((await client.patch(path, { location: 'Lima' })).status).toBe(404)
      expect((await client.post('/api/organization-profile/update', { location: 'Lima' })).status).toBe(404)
    }
  })

  test('changes the given fields and keeps what another screen saved', async () => {
    const owner = await anOrganization(server)
    await create(owner)
    const wizard = { ein: '12-3456789', size: 'medium', missionStatement: 'y'.repeat(500) }
    const form = {
      foundedYear: 1800,
      contactEmail: 'office@harbor.example.org',
      socialMedia: { twitter: '@harbor', facebook: 'harborlight' },
    }
    expectSuccess(await owner.client.post('/api/organization-profile/update', wizard))
    await save(owner, form)
    await save(owner, { socialMedia: { twitter: '', instagram: 'harbor' } })
    expect(await fetchProfile(owner)).toMatchObject({
      ...organizationProfileForm(),
      ...wizard,
      ...form,
      socialMedia: { twitter: null, facebook: 'harborlight', linkedin: null, instagram: 'harbor' },
    })
  })

  test('clears empty fields, except name, description and causes', async () => {
    const owner = await anOrganization(server)
    await create(owner, organizationProfileForm({ ein: '12-3456789', timeZone: 'Asia/Kolkata' }))
    const cleared = { website: '', location: null, ein: '', missionStatement: '', timeZone: null }
    const none = { website: null, location: null, ein: null, missionStatement: null, timeZone: null }
    expect(await save(owner, cleared)).toMatchObject(none)
    for (const field of ['organizationName', 'description', 'causeAreas']) {
      const { status, body } = await owner.client.patch(path, { [field]: null })
      expect([status, body['issues'][0].path]).toEqual([422, field])
    }
  })

  test('accepts every founding year up to the current one in the organization’s time zone', async () => {
    const owner = await anOrganization(server)
    await create(owner)
    const refused = await owner.client.patch(path, { foundedYear: 2027 })
    expect([refused.status, refused.body['issues']]).toEqual([
      422,
      [{ path: 'foundedYear', message: 'Founded year must be between 1800 and 2026' }],
    ])
    expect(await save(owner, { foundedYear: 2026 })).toMatchObject({ foundedYear: 2026 })
    await save(owner, { timeZone: 'Pacific/Kiritimati' })
    expect(await save(owner, { foundedYear: 2027 })).toMatchObject({ foundedYear: 2027 })
  })

  test('is open to every member, including managers, and to two at the same time with different changes', async () => {
    const owner = await anOrganization(server)
    await create(owner)
    const manager = await aColleague(server, owner)
    await Promise.all([save(manager, { location: 'Norfolk, VA' }), save(owner, { size: 'large' })])
    expect(await fetchProfile(owner)).toMatchObject({ location: 'Norfolk, VA', size: 'large' })
  })

  test('is refused if the member is removed while it waits', async () => {
    const owner = await anOrganization(server)
    await create(owner)
    const colleague = await aColleague(server, owner)
    const connection = await server.database.pool.connect()
    try {
      await connection.query('begin')
      await connection.query('select from organizations where id = $1 for no key update', [
        owner.organizationId,
      ])
      const late = colleague.client.patch(path, { location: 'Lima' })
      await expect
        .poll(async () => (await server.database.pool.query(waiting)).rows)
        .toEqual([{ isWaiting: true }])
      await connection.query('delete from organization_members where user_id = $1', [colleague.id])
      await connection.query('commit')
      expect((await late).status).toBe(404)
    } finally {
      connection.release()
    }
    expect((await fetchProfile(owner)).location).toBe(organizationProfileForm().location ?? null)
  })

  test.each([{ organizationName: 'Harbour Light' }, { ein: '12-3456780' }, { ein: '' }])(
    'removes the verified mark if the name or EIN changes: %o',
    async (change) => {
      const owner = await anOrganization(server)
      await create(owner, organizationProfileForm({ ein: '12-3456789' }))
      await server.database.db
        .update(organizations)
        .set({ isVerified: true })
        .where(eq(organizations.id, owner.organizationId))
      const same = { organizationName: ' Harbor Light Shelter ', ein: '12-3456789', location: 'Lima' }
      expect(await save(owner, same)).toMatchObject({ isVerified: true })
      expect(await save(owner, change)).toMatchObject({ isVerified: false })
      const events = await listEvents(owner.organizationId)
      expect(
        events.map(({ type }) => type).filter((type) => type === 'organization.mark_dropped'),
      ).toHaveLength(1)
    },
  )

  test('records the changed fields, never their values, and nothing without a change', async () => {
    const owner = await anOrganization(server)
    await create(owner)
    const before = await fetchProfile(owner)
    await save(owner, { location: 'Baltimore, MD', contactPhone: null })
    expect(await fetchProfile(owner)).toEqual(before)
    await save(owner, { contactPhone: '(410) 555-0123', causeAreas: ['Housing', 'Legal Aid'] })
    expect((await listEvents(owner.organizationId)).slice(-1)).toEqual([
      { type: 'organization.edited', data: { fields: ['contactPhone', 'causeAreas', 'causeIds'] } },
    ])
  })

  test('makes the organization searchable by its new name and causes', async () => {
    const owner = await anOrganization(server)
    await create(owner)
    const { id } = await aProject(owner)
    await save(owner, { organizationName: 'Quayside Kitchen' })
    const { body } = await owner.client.get('/api/projects?search=quayside')
    expect(body.map((project: { id: string }) => project.id)).toEqual([id])
    const saved = await owner.client.call(saveOrganizationProfile, {
      query: {},
      body: { causeAreas: ['Healthcare'] },
    })
    const [stored] = await server.database.db
      .select()
      .from(organizations)
      .where(eq(organizations.id, expectSuccess(saved).id))
    expect(stored?.causeIds).toEqual(['health'])
  })
})
