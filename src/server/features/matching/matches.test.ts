import { describe, expect, test } from 'vitest'
import {
  getMatchingInsights,
  getMatchingWeights,
  getProjectMatch,
  getProjectMatches,
  resetMatchingWeights,
  saveMatchingWeights,
} from '#contract/matching/matching.ts'
import type { MatchingWeights } from '#contract/matching/weights.ts'
import { editProject } from '#contract/projects/management.ts'
import { createVolunteerProfile, saveVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { missingFrom } from '#tests/support/calls/documented-entities.ts'
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
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

/** A skill that no other test uses. */
const uniqueSkill = () => `Handbells ${nextNumber()}`

async function aMember(profile: object): Promise<Person> {
  const person = await aVolunteer(server)
  await person.client.call(saveVolunteerProfile, { body: profile }).then(async (answer) => {
    if (answer.status === 404) {
      expectSuccess(
        await person.client.call(createVolunteerProfile, { body: { ...volunteerProfileForm(), ...profile } }),
      )
    }
  })
  return person
}

const read = async (
  { client }: Person,
  query: { order?: 'best-fit' | 'recommended'; ineligible?: 'true' } = {},
) => expectSuccess(await client.call(getProjectMatches, { query }))
const weights: MatchingWeights = {
  skillsWeight: 40,
  causeWeight: 25,
  locationWeight: 15,
  timeWeight: 10,
  experienceWeight: 10,
}

describe('GET /api/project-matches', () => {
  test('lists matches best first, with reasons that add up, a gap, and what would change the score', async () => {
    const skill = uniqueSkill()
    const other = uniqueSkill()
    const owner = await anOrganization(server)
    const whole = await aProject(owner, { requiredSkills: [skill], timeCommitment: 5 })
    const description = `For this you need ${other}, and we show you everything else.`
    const half = await aProject(owner, { description, requiredSkills: [skill, other], timeCommitment: 8 })
    const person = await aMember({ skills: [skill], maxHoursPerWeek: 3 })
    const found = (await read(person)).filter(({ id }) => [whole.id, half.id].includes(id))
    expect(found.map(({ id }) => id)).toEqual([whole.id, half.id])
    for (const { matchScore, matchReasons } of found) {
      expect(matchReasons.reduce((sum, { score }) => sum + score, 0)).toBe(matchScore)
    }
    expect(found[0]).toMatchObject({
      gap: null,
      isEligible: true,
      organization: { id: owner.organizationId },
    })
    expect(found[1]?.gap).toEqual({
      skill: other,
      description: `Requires ${other}, which isn’t in your profile`,
    })
    const { change, matchScore } = found[1] ?? {}
    expect(change?.score).toBeGreaterThan(matchScore ?? 100)
    expect(change?.description).toBe('Have 8 hours a week free instead of 3')
    expectSuccess(await person.client.call(saveVolunteerProfile, { body: { maxHoursPerWeek: 8 } }))
    const after = (await read(person)).find(({ id }) => id === half.id)
    expect(after?.matchScore).toBe(change?.score)
  })

  test('shows the distance in kilometers if the place is known', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const fields = { requiredSkills: [skill], isRemote: false }
    const near = await aProject(owner, { ...fields, location: 'Towson, MD 21204' })
    const far = await aProject(owner, { ...fields, location: 'Tucson, AZ' })
    const unknown = await aProject(owner, { ...fields, location: 'Nowhere in Particular, MD' })
    const person = await aMember({ skills: [skill], location: 'Baltimore, MD' })
    const fetchLocationFactor = async ({ id }: { id: string }) =>
      expectSuccess(await person.client.call(getProjectMatch, { params: { id } }))?.factors.find(
        ({ factor }) => factor === 'location',
      )
    expect(await fetchLocationFactor(near)).toMatchObject({
      description: '13 km from you: Towson, MD 21204',
      value: expect.closeTo(0.723, 2),
    })
    expect((await fetchLocationFactor(far))?.description).toMatch(/^3,\d{3} km from you: Tucson, AZ$/u)
    expect(await fetchLocationFactor(unknown)).toMatchObject({
      description: 'In your state: Nowhere in Particular, MD',
      value: 0.4,
    })
  })

  test('returns every documented field of a match', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requiredSkills: [skill] })
    const ratings = 'update organizations set rating_sum = 13, rating_count = 3 where id = $1'
    await server.database.pool.query(ratings, [owner.organizationId])
    const person = await aMember({ skills: [skill] })
    const match = (await read(person)).find((each) => each.id === id)
    expect(match).toMatchObject({ skillsRequired: [skill], organization: { rating: 4.3, totalReviews: 3 } })
    expect(missingFrom(match, 'Project match')).toEqual([])
  })

  test('accepts the caller’s own ID and returns 404 for anyone else’s', async () => {
    const person = await aMember({ skills: [uniqueSkill()] })
    const other = await aVolunteer(server)
    for (const list of ['project-matches', 'matching-insights']) {
      const own = await person.client.get(`/api/${list}/${person.id.toUpperCase()}`)
      expect(own.status).toBe(200)
      expect(own.body).toEqual((await person.client.get(`/api/${list}`)).body)
      expect((await person.client.get(`/api/${list}/${other.id}`)).status).toBe(404)
    }
  })

  test('shows a skill as matching once the project asks for it', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requiredSkills: [uniqueSkill()] })
    const person = await aMember({ skills: [skill] })
    const fetchLocationFactor = async () =>
      expectSuccess(await person.client.call(getProjectMatch, { params: { id } }))?.factors[0]?.description
    expect(await fetchLocationFactor()).toBe('Asks for none of your skills')
    expectSuccess(await owner.client.call(editProject, { params: { id }, body: { requiredSkills: [skill] } }))
    expect(await fetchLocationFactor()).toBe(`Matching skills: ${skill}`)
    expect((await read(person)).map((match) => match.id)).toContain(id)
  })

  test('leaves out projects the volunteer applied to, and ineligible ones unless requested', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const applied = await aProject(owner, { requiredSkills: [skill] })
    const onSite = await aProject(owner, { requiredSkills: [skill], isRemote: false, location: 'Reno, NV' })
    const person = await aMember({ skills: [skill], remoteOnly: true })
    await anApplication(person, applied.id)
    expect((await read(person)).map(({ id }) => id)).not.toContain(applied.id)
    expect((await read(person)).map(({ id }) => id)).not.toContain(onSite.id)
    const marked = (await read(person, { ineligible: 'true' })).find(({ id }) => id === onSite.id)
    expect(marked).toMatchObject({
      isEligible: false,
      eligibility: [
        { kind: 'remote', standing: 'unmet', description: 'On site, but you only take remote work' },
      ],
    })
  })

  test('returns the same matches in recommended order, urgent projects first', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const wanted = await aProject(owner, { requiredSkills: [skill] })
    const quiet = await aProject(owner, { requiredSkills: [skill] })
    await anApplication(await aVolunteer(server), wanted.id)
    const person = await aMember({ skills: [skill] })
    const ids = (await read(person, { order: 'recommended' })).map(({ id }) => id)
    expect(ids.indexOf(quiet.id)).toBeLessThan(ids.indexOf(wanted.id))
  })
})

describe('the weights of matching', () => {
  test('are the documented defaults until saved, apply immediately, and can be reset', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requiredSkills: [skill], experienceLevel: 'beginner' })
    const person = await aMember({ skills: [skill], experience: 'beginner' })
    const score = async () =>
      expectSuccess(await person.client.call(getProjectMatch, { params: { id } }))?.matchScore
    const fields = await person.client.call(getMatchingWeights, {})
    expect(fields.body).toEqual({ ...weights, isDefault: true })
    const before = await score()
    const only = { skillsWeight: 0, causeWeight: 0, locationWeight: 0, timeWeight: 0, experienceWeight: 5 }
    const saved = await person.client.call(saveMatchingWeights, { body: only })
    expect(saved.body).toEqual({ ...only, isDefault: false })
    expect(await score()).toBe(100)
    expect((await person.client.call(resetMatchingWeights, {})).body).toEqual({ ...weights, isDefault: true })
    expect(await score()).toBe(before)
  })

  test('are saved as a whole: of two concurrent saves, one wins', async () => {
    const person = await aVolunteer(server)
    const all = (value: number): MatchingWeights => ({
      skillsWeight: value,
      causeWeight: value,
      locationWeight: value,
      timeWeight: value,
      experienceWeight: value,
    })
    await Promise.all(
      [15, 30, 45, 60].map((value) => person.client.call(saveMatchingWeights, { body: all(value) })),
    )
    const kept = expectSuccess(await person.client.call(getMatchingWeights, {}))
    expect([15, 30, 45, 60]).toContain(kept.skillsWeight)
    expect(kept).toEqual({ ...all(kept.skillsWeight), isDefault: false })
  })

  test('refuse 0 for all factors', async () => {
    const person = await aVolunteer(server)
    const zeros = Object.fromEntries(Object.keys(weights).map((name) => [name, 0]))
    const answer = await person.client.put('/api/matching-weights', zeros)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      422,
      expect.stringContaining('At least one weight must be above 0'),
    ])
  })

  test.each([-5, 105, 7, 2.5])('refuse %d', async (value) => {
    const person = await aVolunteer(server)
    const body = { ...weights, timeWeight: value }
    expect((await person.client.call(saveMatchingWeights, { body })).status).toBe(422)
  })
})

describe('GET /api/matching-insights', () => {
  test('is empty without matches and otherwise averages the best ones', async () => {
    const noSkills = await aVolunteer(server)
    expect((await noSkills.client.call(getMatchingInsights, {})).body).toEqual({
      overallScore: null,
      breakdown: {},
      matches: 0,
    })
    const skill = uniqueSkill()
    await aProject(await anOrganization(server), { requiredSkills: [skill] })
    const person = await aMember({ skills: [skill] })
    const { overallScore, breakdown, matches } = expectSuccess(
      await person.client.call(getMatchingInsights, {}),
    )
    const best = (await read(person)).slice(0, 12)
    const mean = best.reduce((sum, { matchScore }) => sum + matchScore, 0) / best.length
    expect(matches).toBe(best.length)
    expect(overallScore).toBe(Math.round(mean))
    expect(Object.keys(breakdown)).toEqual(['skills', 'causes', 'location', 'time', 'experience'])
  })
})
