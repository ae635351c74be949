import { describe, expect, test } from 'vitest'
import { getOrganizationProfile, getVolunteerProfile } from '#contract/profiles.ts'
import { organizations, volunteerProfiles } from '#server/db/schema.ts'
import { eq } from 'drizzle-orm'
import {
  aDual,
  anOrganization,
  aProject,
  aVolunteer,
  insertOrganization,
  joinOrganization,
  succeeded,
} from '#tests/support/scenario.ts'
import { useServer } from '#tests/support/server.ts'

const server = useServer()

describe('GET /api/volunteer-profile/current', () => {
  test('is 404 without a profile, and so is its other address', async () => {
    const { client } = await aVolunteer(server)
    for (const path of ['/api/volunteer-profile/current', '/api/volunteer-profile']) {
      expect(await client.get(path)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } })
    }
  })

  test('answers the profile with both names of its causes', async () => {
    const { client, id } = await aVolunteer(server)
    await server.database.db.insert(volunteerProfiles).values({
      userId: id,
      bio: 'I draw maps.',
      skills: ['Graphic Design'],
      preferredCauses: ['Education'],
      experienceLevel: 'expert',
      maxHoursPerWeek: 8,
    })
    const profile = succeeded(await client.call(getVolunteerProfile, {}))
    expect(profile).toMatchObject({
      userId: id,
      bio: 'I draw maps.',
      skills: ['Graphic Design'],
      preferredCauses: ['Education'],
      interests: ['Education'],
      experience: null,
      experienceLevel: 'expert',
      maxHoursPerWeek: 8,
    })
    expect((await client.get('/api/volunteer-profile')).body).toEqual(profile)
  })
})

describe('GET /api/organization-profile/current', () => {
  test('is 404 until the organization has been given its name', async () => {
    const owner = await anOrganization(server)
    expect((await owner.client.get('/api/organization-profile/current')).status).toBe(404)
    await aProject(owner, { organizationName: 'Lantern Street Literacy' })
    const profile = succeeded(await owner.client.call(getOrganizationProfile, {}))
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
  })

  test('means the primary organization of somebody who is in several: the first joined', async () => {
    const { client, id, organizationId } = await aDual(server)
    const other = await insertOrganization(server.database.db, { name: 'The second one' })
    await joinOrganization(server.database.db, { organizationId: other, userId: id })
    await server.database.db
      .update(organizations)
      .set({ missionStatement: 'Reading for all.' })
      .where(eq(organizations.id, organizationId))
    expect(succeeded(await client.call(getOrganizationProfile, {}))).toMatchObject({
      id: organizationId,
      mission: 'Reading for all.',
    })
  })

  test('is 404 for who is in no organization', async () => {
    const { client } = await aVolunteer(server)
    expect((await client.get('/api/organization-profile/current')).status).toBe(404)
  })
})
