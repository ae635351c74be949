import { describe, expect, test } from 'vitest'
import { createVolunteerProfile, saveVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { countLikelyVolunteers, listProjectVolunteers } from '#contract/matching/volunteer-matches.ts'
import { getProjectMatches } from '#contract/matching/matching.ts'
import { users } from '#server/db/tables/accounts.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { eq } from 'drizzle-orm'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  nextNumber,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { confirmEmail } from '#tests/support/scenarios/directory.ts'
import { inviteTo } from '#tests/support/scenarios/invites.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const uniqueSkill = () => `Zymurgy ${nextNumber()}`

/** With a confirmed email. */
async function aProfile(profile: object): Promise<Person> {
  const person = await aVolunteer(server)
  await confirmEmail(server, person)
  const given = { ...volunteerProfileForm(), ...profile }
  const made = await person.client.call(createVolunteerProfile, { body: given })
  if (made.status === 409) expectSuccess(await person.client.call(saveVolunteerProfile, { body: given }))
  return person
}
const read = async ({ client }: { client: Person['client'] }, id: string) =>
  expectSuccess(await client.call(listProjectVolunteers, { params: { id }, query: {} }))

describe('GET /api/projects/:id/volunteer-matches', () => {
  test('shows members the matching volunteers who opted in, best first, with reasons in the third person', async () => {
    const [skill, other] = [uniqueSkill(), uniqueSkill()]
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, {
      description: `For this you need ${other}, and we show you everything else.`,
      requiredSkills: [skill, other],
      causeAreas: ['Education'],
    })
    const both = await aProfile({ skills: [skill, other], isContactable: true })
    const one = await aProfile({ skills: [skill], isContactable: true })
    const notContactable = await aProfile({ skills: [skill, other], isContactable: false })
    const found = (await read(owner, id)).filter(({ userId }) =>
      [both.id, one.id, notContactable.id].includes(userId),
    )
    expect(found.map(({ userId }) => userId)).toEqual([both.id, one.id])
    expect(found[0]?.matchReasons[0]?.description).toBe(`Matching skills: ${skill}, ${other}`)
    expect(found[1]?.gap).toEqual({
      skill: other,
      description: `Requires ${other}, which isn’t in their profile`,
    })
    expect((await inviteTo(owner, id, one.id)).status).toBe(201)
    const invited = (await read(owner, id)).filter(({ isInvited }) => isInvited)
    expect(invited.map(({ userId }) => userId)).toEqual([one.id])
    for (const { matchReasons, matchScore } of found) {
      expect(matchReasons.reduce((sum, { score }) => sum + score, 0)).toBe(matchScore)
    }
    expectSuccess(await both.client.call(saveVolunteerProfile, { body: { isContactable: false } }))
    expect((await read(owner, id)).map(({ userId }) => userId)).not.toContain(both.id)
  })

  test('does not reveal to anyone else what a volunteer entered about their age', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const description =
      'Help in the workshop. Volunteers must be 18 or older. Please speak English with our guests.'
    const { id } = await aProject(owner, { requiredSkills: [skill], description })
    const person = await aProfile({
      skills: [skill],
      isContactable: true,
      isAdult: true,
      languages: ['English'],
    })
    const hasFact = (list: { eligibility: { kind: string }[] }[]) =>
      list.flatMap(({ eligibility }) => eligibility.map(({ kind }) => kind))
    const own = expectSuccess(await person.client.call(getProjectMatches, { query: {} }))
    expect(hasFact(own.filter((project) => project.id === id))).toContain('age')
    const theirs = (await read(owner, id)).filter(({ userId }) => userId === person.id)
    expect(hasFact(theirs)).not.toContain('age')
    expect(theirs).toHaveLength(1)
  })

  test('leaves out volunteers who applied, are suspended, have no confirmed email or are separated from the organization by a block', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requiredSkills: [skill] })
    const applied = await aProfile({ skills: [skill], isContactable: true })
    const suspended = await aProfile({ skills: [skill], isContactable: true })
    await anApplication(applied, id)
    await server.database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, suspended.id))
    const unconfirmed = await aProfile({ skills: [skill], isContactable: true })
    await server.database.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unconfirmed.id))
    const blocker = await aProfile({ skills: [skill], isContactable: true })
    await server.database.db.insert(contacts).values({
      volunteerId: blocker.id,
      organizationId: owner.organizationId,
      blockedByVolunteerAt: new Date(),
    })
    const blocked = await aProfile({ skills: [skill], isContactable: true })
    await server.database.db.insert(contacts).values({
      volunteerId: blocked.id,
      organizationId: owner.organizationId,
      blockedByOrganizationAt: new Date(),
    })
    const found = (await read(owner, id)).map(({ userId }) => userId)
    for (const apart of [blocker, blocked]) {
      expect(found).not.toContain(apart.id)
      const matches = expectSuccess(await apart.client.call(getProjectMatches, { query: {} }))
      expect(matches.map((match) => match.id)).not.toContain(id)
    }
    expect(found).not.toContain(applied.id)
    expect(found).not.toContain(suspended.id)
    expect(found).not.toContain(unconfirmed.id)
    await confirmEmail(server, unconfirmed)
    expect((await read(owner, id)).map(({ userId }) => userId)).toContain(unconfirmed.id)
  })

  test('returns pages that contain each volunteer once', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requiredSkills: [skill], causeAreas: ['Falconry'] })
    const people: string[] = []
    for (let index = 0; index < 13; index += 1) {
      people.push(
        (await aProfile({ skills: [skill], preferredCauses: ['Falconry'], isContactable: true })).id,
      )
    }
    const seen: string[] = []
    let next: string | null = `/api/projects/${id}/volunteer-matches`
    while (next !== null) {
      const { body, headers } = await owner.client.get(next)
      seen.push(...body.map(({ userId }: { userId: string }) => userId))
      next = /<([^>]+)>; rel="next"/u.exec(headers.get('link') ?? '')?.[1] ?? null
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((userId) => people.includes(userId)).toSorted()).toEqual(people.toSorted())
  })
})

test('a suspended organization sees and counts no volunteers', async () => {
  const skill = uniqueSkill()
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { requiredSkills: [skill] })
  const { id: userId } = await aProfile({ skills: [skill], isContactable: true })
  expect((await read(owner, id)).map((one) => one.userId)).toContain(userId)
  await server.rows(
    `insert into organization_suspensions (organization_id, reason, suspended_at) values ($1, 'Asks for money', now())`,
    owner.organizationId,
  )
  const answers = [
    await owner.client.call(listProjectVolunteers, { params: { id }, query: {} }),
    await owner.client.call(countLikelyVolunteers, { body: { requiredSkills: [skill] } }),
  ]
  for (const { status, body } of answers)
    expect([status, body]).toMatchObject([403, { code: 'suspended_from_directory' }])
})

describe('POST /api/projects/likely-volunteers', () => {
  test('counts the opted-in volunteers who are a good match or better while a draft grows', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const count = async (body: object) =>
      expectSuccess(await owner.client.call(countLikelyVolunteers, { body })).count
    expect(await count({})).toBe(0)
    const draft = { requiredSkills: [skill], experienceLevel: 'beginner', timeCommitment: 2 }
    expect(await count(draft)).toBe(0)
    const profile = { skills: [skill], experience: 'beginner', maxHoursPerWeek: 10 }
    await aProfile({ ...profile, isContactable: false })
    expect(await count(draft)).toBe(0)
    await aProfile({ ...profile, isContactable: true })
    expect(await count(draft)).toBe(1)
  })
})
