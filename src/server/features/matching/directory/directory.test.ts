import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getOwnCard } from '#contract/matching/directory.ts'
import { reportPerson } from '#contract/moderation/account-reports.ts'
import { createVolunteerProfile, saveVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { users } from '#server/db/tables/accounts.ts'
import { matchExclusions } from '#server/db/tables/matching.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { accountReports } from '#server/db/tables/moderation.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { insertReview } from '#tests/support/rows/stored-reviews.ts'
import { aSecondApp } from '#tests/support/running/second-app.ts'
import { openClient, useServer, type Client } from '#tests/support/running/server.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import {
  aListed,
  confirmEmail,
  countDirectory,
  readDirectory,
  readDirectoryIds,
  useDirectoryOwner,
} from '#tests/support/scenarios/directory.ts'
import {
  aColleague,
  anAcceptedApplication,
  anOrganization,
  aProject,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { database } = server

const owner = useDirectoryOwner(server)

describe('who is in the directory', () => {
  test('only volunteers who opted in, confirmed their email and are not suspended', async () => {
    const listed = await aListed(server)
    const optedOut = await aListed(server, { isContactable: false })
    const unconfirmed = await aListed(server)
    await database.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unconfirmed.id))
    const suspended = await aListed(server)
    await database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, suspended.id))
    expect(await readDirectoryIds(owner)).toEqual([listed.id])
    expectSuccess(await optedOut.client.call(saveVolunteerProfile, { body: { isContactable: true } }))
    await confirmEmail(server, unconfirmed)
    expect(new Set(await readDirectoryIds(owner))).toEqual(new Set([listed.id, optedOut.id, unconfirmed.id]))
    expectSuccess(await listed.client.call(saveVolunteerProfile, { body: { isContactable: false } }))
    expect(await readDirectoryIds(owner)).not.toContain(listed.id)
  })

  test('no one whom a block separates from one of the reader’s organizations, who excluded it, or who is a member', async () => {
    const organizationId = owner.organizationId
    const colleague = await aColleague(server, owner)
    const body = volunteerProfileForm({ isContactable: true })
    expectSuccess(await colleague.client.call(createVolunteerProfile, { body }))
    await confirmEmail(server, colleague)
    const [blocker, blocked, uninterested] = [
      await aListed(server),
      await aListed(server),
      await aListed(server),
    ]
    const at = new Date()
    await database.db.insert(contacts).values([
      { volunteerId: blocker.id, organizationId, blockedByVolunteerAt: at },
      { volunteerId: blocked.id, organizationId, blockedByOrganizationAt: at },
    ])
    await database.db
      .insert(matchExclusions)
      .values({ userId: uninterested.id, kind: 'organization', organizationId, createdAt: at })
    expect(await readDirectoryIds(owner)).toEqual([])
    expect((await countDirectory(owner)).total.count).toBe(0)
    const everyone = new Set([colleague, blocker, blocked, uninterested].map(({ id }) => id))
    expect(new Set(await readDirectoryIds(await anOrganization(server)))).toEqual(everyone)
  })
})

test('a volunteer who opts out is gone from every process immediately', async () => {
  const person = await aListed(server)
  const { url } = await aSecondApp(server)
  const other = openClient(url)
  const { email, password } = owner
  expectSuccess(await other.post('/api/login', { email, password }))
  expect(await readDirectoryIds({ client: other })).toEqual([person.id])
  expectSuccess(await person.client.call(saveVolunteerProfile, { body: { isContactable: false } }))
  expect(await readDirectoryIds({ client: other })).toEqual([])
  expectSuccess(await person.client.call(saveVolunteerProfile, { body: { isContactable: true } }))
  expect(await readDirectoryIds({ client: other })).toEqual([person.id])
})

describe('what a card shows', () => {
  test('the profile as organizations may see it, with the town and state only', async () => {
    const person = await aListed(server, {
      headline: 'Draws maps',
      location: '12 Bosley Avenue, Towson, MD 21204',
      languages: ['english', 'Polish'],
      maxHoursPerWeek: 8,
    })
    const [card] = await readDirectory(owner)
    expect(card).toEqual({
      id: person.id,
      name: `${person.user.firstName} ${person.user.lastName}`,
      profileImageUrl: null,
      headline: 'Draws maps',
      language: card?.language,
      skills: ['Graphic Design', 'Illustration'],
      preferredCauses: ['Education'],
      interests: ['Education'],
      place: 'Towson, Maryland',
      takesRemote: true,
      remoteOnly: false,
      freeHours: 8,
      languages: ['English', 'Polish'],
      portfolio: null,
      match: null,
      hasReported: false,
    })
  })

  test('no email, phone, age, street or text of the private profile, also not in the explanation of a match', async () => {
    const skill = 'Zymurgy'
    const { id: projectId } = await aProject(owner, {
      requiredSkills: [skill, 'Carpentry'],
      causeAreas: ['Animal Welfare', 'Experiencesecret'],
      description:
        'Help in the workshop on Saturdays, with carpentry, biographysecret, experiencesecret and availabilitysecret. Volunteers must be 18 or older. Please speak Polish.',
      isRemote: false,
      location: 'Baltimore, MD',
      timeCommitment: 6,
      experienceLevel: 'beginner',
    })
    const person = await aListed(server, {
      skills: [skill],
      bio: 'Biographysecret: I am reached at 555-0100 and I was born in 1961. I rescue stray dogs.',
      experience: 'Experiencesecret of many years. I did carpentry.',
      availability: 'Availabilitysecret on two evenings',
      maxHoursPerWeek: 9,
      location: '12 Bosley Avenue, Towson, MD 21204',
      website: 'https://websitesecret.example.org',
      linkedinUrl: 'https://www.linkedin.com/in/linkedinsecret',
      isAdult: true,
      isOlder: true,
      languages: ['Polish'],
    })
    await database.db
      .update(volunteerProfiles)
      .set({ availabilityChoice: 'business_hours', experienceLevel: 'expert' })
      .where(eq(volunteerProfiles.userId, person.id))
    const employer = await anOrganization(server)
    const work = await aProject(employer, { timeCommitment: 2 })
    await anAcceptedApplication(person, employer, work.id)
    const texts: string[] = []
    for (const query of ['', `?projectId=${projectId}`, '/facets']) {
      const { status, body } = await owner.client.get(`/api/volunteers${query}`)
      expect(status).toBe(200)
      texts.push(JSON.stringify(body))
    }
    const [card] = await readDirectory(owner, { projectId })
    expect(card?.id).toBe(person.id)
    expect(card?.match?.matchReasons.map(({ description }) => description)).toEqual([
      `Matching skills: ${skill}`,
      '10 km from them: Baltimore, MD',
      '6 hours a week fits their available hours',
      // It adds more points, and says nothing for the match.
      'None of their causes; another cause counts half',
    ])
    const secrets = [
      person.email,
      '@',
      '555',
      '1961',
      'secret',
      'Bosley',
      '21204',
      'or older',
      'isAdult',
      'profile mentions',
      'dogs',
      'xpert',
      'level',
      'days they',
      'already committed',
    ]
    // Ids are random and contain digits.
    const written = texts.join('\n').replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, '')
    expect(secrets.filter((each) => written.includes(each))).toEqual([])
    const keys = new Set([...written.matchAll(/"(\w+)":/gu)].map(([, key]) => key?.toLowerCase()))
    const private_ = [
      'email',
      'phone',
      'birthdate',
      'age',
      'isadult',
      'isolder',
      'location',
      'bio',
      'availability',
    ]
    expect(private_.filter((key) => keys.has(key))).toEqual([])
  })

  test('work and ratings only of a public portfolio', async () => {
    const work = await aDoneCollaboration(server)
    const { volunteer } = work
    await insertReview(database.db, 'organization', { work })
    const body = volunteerProfileForm({ isContactable: true })
    expectSuccess(await volunteer.client.call(createVolunteerProfile, { body }))
    await confirmEmail(server, volunteer)
    expect((await readDirectory(owner))[0]?.portfolio).toBeNull()
    expectSuccess(await volunteer.client.call(saveVolunteerProfile, { body: { isPortfolioPublic: true } }))
    expect((await readDirectory(owner))[0]?.portfolio).toEqual({
      completedProjects: 1,
      averageRating: 4,
      totalReviews: 1,
    })
  })

  test('that the reader reported the person, and no one else’s report', async () => {
    const { id } = await aListed(server)
    const colleague = await aColleague(server, owner)
    const report = { params: { id }, body: { reason: 'spam' as const } }
    const reportedBy = async (reader: { client: Client }) =>
      (await readDirectory(reader)).map(({ hasReported }) => hasReported)
    expect(await reportedBy(owner)).toEqual([false])
    expectSuccess(await owner.client.call(reportPerson, report))
    expect([await reportedBy(owner), await reportedBy(colleague)]).toEqual([[true], [false]])
    await database.db.update(accountReports).set({ decidedAt: new Date(), verdict: 'dismiss', note: 'Fine.' })
    expect(await reportedBy(owner)).toEqual([false])
  })

  test('the same as the volunteer sees in their own preview', async () => {
    const person = await aListed(server, { location: 'Towson, MD', isPortfolioPublic: true })
    const [listed] = await readDirectory(owner)
    const own = expectSuccess(await person.client.call(getOwnCard, {}))
    expect({ ...own.card, match: null, hasReported: false }).toEqual(listed)
    expect(own).toMatchObject({ isContactable: true, isEmailVerified: true })
  })
})
