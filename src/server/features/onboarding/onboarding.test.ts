import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { onboardingAnswers } from '#server/db/tables/onboarding.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { onboardingForm } from '#tests/support/web/forms.ts'
import { anOrganization, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const profileOf = async (userId: string) => {
  const { db } = server.database
  const [profile] = await db.select().from(volunteerProfiles).where(eq(volunteerProfiles.userId, userId))
  return profile
}

test('onboarding creates the volunteer profile from the answers, with causes under both field names', async () => {
  const { client, id } = await aVolunteer(server)
  const { preferredCauses, ...form } = onboardingForm()
  const { status, body } = await client.post('/api/onboarding', { ...form, interests: preferredCauses })
  expect(status).toBe(200)
  expect(body).toEqual({ ...onboardingForm(), interests: preferredCauses })
  expect(await profileOf(id)).toMatchObject({
    skills: ['Web Development'],
    preferredCauses: ['Education'],
    experience: form.experience,
    availability: form.availability,
    availabilityChoice: null,
  })
  expect(expectSuccess(await client.call(getCurrentUser, {}))).toMatchObject({ hasVolunteerProfile: true })
})

test('repeating onboarding fills in the profile and never erases anything', async () => {
  const { client, id } = await aVolunteer(server)
  await client.post('/api/onboarding', onboardingForm({ availability: 'weekends' }))
  const again = onboardingForm({
    skills: ['web development', 'Translation'],
    preferredCauses: ['Environment'],
    experience: 'Something else that is long enough.',
    availability: 'Now and then',
    goals: 'To learn from the people whom I help.',
  })
  expect((await client.post('/api/onboarding', again)).status).toBe(200)
  expect(await profileOf(id)).toMatchObject({
    skills: ['Web Development', 'Translation'],
    preferredCauses: ['Education', 'Environment'],
    experience: onboardingForm().experience,
    availability: 'Now and then',
    availabilityChoice: 'weekends',
  })
  const { db } = server.database
  const kept = await db.select().from(onboardingAnswers).where(eq(onboardingAnswers.userId, id))
  expect(kept).toMatchObject([{ userType: 'volunteer', goals: again.goals, skills: again.skills }])
})

test('onboarding an organization fills in its profile but does not name it', async () => {
  const { client, organizationId } = await anOrganization(server)
  await client.post('/api/onboarding', onboardingForm({ userType: 'organization' }))
  const { db } = server.database
  const [stored] = await db.select().from(organizations).where(eq(organizations.id, organizationId))
  expect(stored).toMatchObject({
    causeAreas: ['Education'],
    description: onboardingForm().experience,
    namedAt: null,
  })
  expect(expectSuccess(await client.call(getCurrentUser, {}))).toMatchObject({
    hasOrganizationProfile: false,
  })
})

test('a volunteer who is onboarded as an organization, even twice at the same time, has one organization', async () => {
  const { client } = await aVolunteer(server, { firstName: 'Ada', lastName: 'Moss' })
  const form = onboardingForm({ userType: 'organization' })
  await Promise.all([client.post('/api/onboarding', form), client.post('/api/onboarding', form)])
  const user = expectSuccess(await client.call(getCurrentUser, {}))
  expect(user).toMatchObject({ isVolunteer: true, isOrganization: true })
  expect(user.organizations).toMatchObject([{ name: 'Ada Moss', isNamed: false, role: 'owner' }])
})

test('incomplete onboarding answers are refused with the documented texts, and nothing is saved', async () => {
  const { client, id } = await aVolunteer(server)
  const { status, body } = await client.post('/api/onboarding', {
    userType: 'volunteer',
    skills: [],
    interests: [],
    experience: 'nineteen characters',
    availability: '  ',
    goals: 'nineteen characters',
  })
  expect(status).toBe(422)
  expect(body['issues']).toEqual([
    { path: 'skills', message: 'Please select at least one skill' },
    { path: 'interests', message: 'Please select at least one cause area' },
    { path: 'experience', message: 'Please provide some details about your background' },
    { path: 'availability', message: 'Please describe your availability' },
    { path: 'goals', message: 'Please describe what you hope to achieve' },
  ])
  expect(await profileOf(id)).toBeUndefined()
  const longer = onboardingForm({ experience: 'x'.repeat(20), goals: 'x'.repeat(20) })
  expect((await client.post('/api/onboarding', longer)).status).toBe(200)
  expect((await client.post('/api/onboarding', { ...longer, userType: 'admin' })).status).toBe(422)
})
