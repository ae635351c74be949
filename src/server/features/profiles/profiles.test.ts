import { describe, expect, test } from 'vitest'
import { getVolunteerProfile } from '#contract/profiles.ts'
import { volunteerProfiles } from '#server/db/schema.ts'
import { aVolunteer, succeeded } from '#tests/support/scenario.ts'
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
