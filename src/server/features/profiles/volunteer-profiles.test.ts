import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import {
  createVolunteerProfile,
  getVolunteerProfile,
  saveVolunteerProfile,
  type NewVolunteerProfileInput,
} from '#contract/profiles/volunteer-profiles.ts'
import { domainEvents } from '#server/db/tables/events.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { onboardingForm, volunteerProfileForm } from '#tests/support/web/forms.ts'
import {
  anOrganization,
  aVolunteer,
  countStatuses,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const address = '/api/volunteer-profile'
const project = {
  title: 'A map of the night buses',
  description: 'One sheet that shows every bus after ten.',
  impact: 'Posted at ninety stops.',
  skills: ['Graphic Design'],
}

async function withProfile(form: Partial<NewVolunteerProfileInput> = {}): Promise<Person> {
  const person = await aVolunteer(server)
  expectSuccess(await person.client.call(createVolunteerProfile, { body: volunteerProfileForm(form) }))
  return person
}
const storedOf = async (userId: string) => {
  const { db } = server.database
  const [row] = await db.select().from(volunteerProfiles).where(eq(volunteerProfiles.userId, userId))
  return row
}
const profileOf = async ({ client }: Person) => expectSuccess(await client.call(getVolunteerProfile, {}))

describe('a volunteer profile', () => {
  test('returns 404 for reads and changes while it does not exist, at each address', async () => {
    const { client, id } = await aVolunteer(server)
    for (const path of [`${address}/current`, address, `${address}/${id}`, `${address}/update`]) {
      expect(await client.get(path)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } })
    }
    const changes = { bio: 'I draw maps.' }
    expect((await client.patch(`${address}/current`, changes)).status).toBe(404)
    expect((await client.post(`${address}/update`, changes)).status).toBe(404)
  })

  test.each([address, `${address}/create`])('is created at %s with all its fields', async (path) => {
    const { client, id } = await aVolunteer(server)
    const { status, body } = await client.post(
      path,
      volunteerProfileForm({
        workingStyle: { collaborative: true },
        location: ' Minneapolis, MN ',
        website: 'https://maps.example.org',
        linkedinUrl: 'https://www.linkedin.com/in/maya',
        portfolio: { projects: [project] },
      }),
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...volunteerProfileForm(),
      userId: id,
      interests: ['Education'],
      experienceLevel: null,
      availabilityChoice: null,
      workingStyle: { remote: true, collaborative: true, independent: false, mentorship: false },
      location: 'Minneapolis, MN',
      website: 'https://maps.example.org',
      linkedinUrl: 'https://www.linkedin.com/in/maya',
      portfolio: { projects: [project] },
      isPortfolioPublic: false,
      isContactable: false,
      remoteOnly: false,
      languages: null,
      isAdult: null,
      isOlder: null,
    })
    for (const own of [`${address}/current`, address, `${address}/${id}`, `${address}/${id.toUpperCase()}`]) {
      expect((await client.get(own)).body).toEqual(body)
    }
  })

  test('defaults to ten hours a week and remote work', async () => {
    const { maxHoursPerWeek: _hours, ...form } = volunteerProfileForm()
    const { client } = await aVolunteer(server)
    const profile = expectSuccess(await client.call(createVolunteerProfile, { body: form }))
    expect(profile.maxHoursPerWeek).toBe(10)
    expect(profile.workingStyle.remote).toBe(true)
  })

  test('exists once: a second returns 409, and two concurrent requests create one', async () => {
    const { client, id } = await aVolunteer(server)
    const send = () => client.post(address, volunteerProfileForm())
    expect(countStatuses(await Promise.all([send(), send()]))).toEqual({ 201: 1, 409: 1 })
    expect(await send()).toMatchObject({ status: 409, body: { code: 'profile_exists' } })
    expect(await server.database.db.$count(volunteerProfiles, eq(volunteerProfiles.userId, id))).toBe(1)
    const events = await server.database.db.select().from(domainEvents).where(eq(domainEvents.subjectId, id))
    expect(events.map(({ type }) => type)).toEqual(['account.registered', 'volunteer.profile_created'])
  })

  test('makes an organization account a dual account', async () => {
    const { client } = await anOrganization(server)
    const before = expectSuccess(await client.call(getCurrentUser, {}))
    expect(before).toMatchObject({ isVolunteer: false, hasVolunteerProfile: false })
    expectSuccess(await client.call(createVolunteerProfile, { body: volunteerProfileForm() }))
    const user = expectSuccess(await client.call(getCurrentUser, {}))
    expect(user).toMatchObject({ isVolunteer: true, hasVolunteerProfile: true, isOrganization: true })
    expect((await client.get('/api/dashboard/volunteer')).status).toBe(200)
  })

  test('returns 404 for someone else’s ID or an invalid one', async () => {
    const { id } = await withProfile()
    const other = await withProfile()
    for (const end of [id, 'nobody', 'create']) {
      expect(await other.client.get(`${address}/${end}`)).toMatchObject({
        status: 404,
        body: { code: 'profile_not_found' },
      })
    }
  })
})

describe('a change of a volunteer profile', () => {
  test('keeps all fields that are not sent, at both addresses', async () => {
    const person = await withProfile({
      portfolio: { projects: [project] },
      website: 'https://maps.example.org',
    })
    const before = await profileOf(person)
    const patched = await person.client.patch(`${address}/current`, { bio: 'I draw labels now.' })
    expect(patched.body).toEqual({
      ...before,
      bio: 'I draw labels now.',
      updatedAt: patched.body['updatedAt'],
    })
    const posted = await person.client.post(`${address}/update`, {
      interests: ['Seniors'],
      workingStyle: { remote: false },
    })
    expect(posted).toMatchObject({
      status: 200,
      body: {
        bio: 'I draw labels now.',
        preferredCauses: ['Seniors'],
        workingStyle: { ...before.workingStyle, remote: false },
        portfolio: { projects: [project] },
        website: 'https://maps.example.org',
      },
    })
    expect(await storedOf(person.id)).toMatchObject({ causeIds: ['seniors'] })
  })

  test('without fields changes nothing', async () => {
    const person = await withProfile()
    const before = await profileOf(person)
    expect((await person.client.patch(`${address}/current`, {})).body).toEqual(before)
  })

  test('keeps a choice and a text separately', async () => {
    const person = await withProfile()
    const form = { experience: 'expert', availability: 'weekends' }
    expectSuccess(await person.client.call(saveVolunteerProfile, { body: form }))
    const { experience, availability } = volunteerProfileForm()
    expect(await profileOf(person)).toMatchObject({
      experience,
      experienceLevel: 'expert',
      availability,
      availabilityChoice: 'weekends',
    })
    const written = { experience: 'Eight years by now.', availability: 'Now and then' }
    expectSuccess(await person.client.call(saveVolunteerProfile, { body: written }))
    expect(await profileOf(person)).toMatchObject({
      ...written,
      experienceLevel: 'expert',
      availabilityChoice: 'weekends',
    })
  })

  test('can clear optional fields', async () => {
    const links = { website: 'https://maps.example.org', linkedinUrl: 'https://www.linkedin.com/in/maya' }
    const person = await withProfile({ ...links, location: 'Duluth, MN', portfolio: { projects: [project] } })
    const emptied = { website: '', linkedinUrl: null, location: ' ', portfolio: { projects: [] } }
    expectSuccess(await person.client.call(saveVolunteerProfile, { body: emptied }))
    expect(await profileOf(person)).toMatchObject({
      website: null,
      linkedinUrl: null,
      location: null,
      portfolio: { projects: [] },
    })
  })

  test('can turn on the two switches, which are off by default', async () => {
    const person = await withProfile()
    const on = { isPortfolioPublic: true, isContactable: true }
    expect(expectSuccess(await person.client.call(saveVolunteerProfile, { body: on }))).toMatchObject(on)
    const off = { isContactable: false }
    expect(expectSuccess(await person.client.call(saveVolunteerProfile, { body: off }))).toMatchObject({
      isPortfolioPublic: true,
      isContactable: false,
    })
  })

  test('stores duplicate labels once and knows their meaning', async () => {
    const person = await withProfile({ skills: ['Legal Services', ' legal  services', 'Beekeeping'] })
    expect(await storedOf(person.id)).toMatchObject({
      skills: ['Legal Services', 'Beekeeping'],
      skillIds: ['legal', 'custom:beekeeping'],
    })
  })

  test('adds to what onboarding saved and erases nothing', async () => {
    const person = await aVolunteer(server)
    await person.client.post('/api/onboarding', onboardingForm())
    expect((await person.client.post(address, volunteerProfileForm())).status).toBe(409)
    expectSuccess(await person.client.call(saveVolunteerProfile, { body: { bio: 'I draw maps.' } }))
    const { skills, experience, availability } = onboardingForm()
    expect(await profileOf(person)).toMatchObject({ bio: 'I draw maps.', skills, experience, availability })
  })
})
