import { describe, expect, test } from 'vitest'
import { listRecommendations } from '#contract/projects/discovery.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import type { projects } from '#server/db/tables/projects.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import {
  aDual,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  insertOrganization,
  insertProjects,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

type Profile = Partial<typeof volunteerProfiles.$inferInsert>

async function withProfile<Someone extends Person>(person: Someone, overrides: Profile): Promise<Someone> {
  const { skills = [], preferredCauses = [] } = overrides
  await server.database.db.insert(volunteerProfiles).values({
    userId: person.id,
    skillIds: skills.map(canonicalSkill),
    causeIds: preferredCauses.map(canonicalCause),
    ...overrides,
  })
  return person
}
const aVolunteerWithSkill = async (skill: string, overrides: Profile = {}) =>
  withProfile(await aVolunteer(server), { skills: [skill], ...overrides })
const read = async ({ client }: Person) => expectSuccess(await client.call(listRecommendations, {}))
const titlesFor = async (person: Person) => (await read(person)).map(({ title }) => title)

/** Projects that ask for a skill that no other test uses. */
async function insertProjectsNeeding(
  skill: string,
  rows: Partial<typeof projects.$inferInsert>[],
): Promise<string[]> {
  const organizationId = await insertOrganization(server.database.db)
  return insertProjects(
    server.database.db,
    rows.map((row) => ({ organizationId, requiredSkills: [skill], causeAreas: ['Beekeeping'], ...row })),
  )
}

describe('GET /api/volunteer/recommendations', () => {
  test('sorts by matchScore and explains it: the reasons’ scores add up to it', async () => {
    await insertProjectsNeeding('Tapestry', [
      { title: 'Far away and heavy', isRemote: false, location: 'Reno, NV', timeCommitment: 40 },
      {
        title: 'Made for you',
        description: 'A loom waits for somebody in our attic, threaded and ready, with wool for a winter.',
        causeAreas: ['Education'],
        experienceLevel: 'expert',
        timeCommitment: 5,
      },
      { title: 'Only the skill' },
    ])
    const person = await aVolunteerWithSkill('tapestry', {
      preferredCauses: ['Education'],
      experienceLevel: 'expert',
      maxHoursPerWeek: 10,
      location: 'Baltimore, MD',
    })
    const found = await read(person)
    expect(found.map(({ title }) => title)).toEqual(['Made for you', 'Only the skill', 'Far away and heavy'])
    for (const { matchScore, matchReasons } of found) {
      expect(matchReasons.reduce((sum, { score }) => sum + score, 0)).toBe(matchScore)
    }
    // The texts do not mention the kind of work, which is one of the skills.
    expect(found[0]).toMatchObject({
      matchScore: 89,
      isSaved: false,
      matchReasons: [
        { factor: 'skills', description: 'Matching skills: Tapestry', score: 29 },
        { factor: 'causes', description: 'Matching causes: Education', score: 25 },
        { factor: 'location', description: 'Remote work', score: 15 },
        { factor: 'time', description: '5 hours a week fits your available hours', score: 10 },
        {
          factor: 'experience',
          description: 'Your experience level: Expert (10+ years)',
          score: 10,
        },
      ],
    })
  })

  test('contains only open projects', async () => {
    await insertProjectsNeeding('Calligraphy', [
      { title: 'Open project' },
      { title: 'Draft project', visibility: 'draft' },
      { title: 'Removed project', visibility: 'removed' },
      { title: 'Paused project', status: 'paused' },
      { title: 'Completed project', status: 'completed' },
      { title: 'Full project', status: 'in_progress', acceptedCount: 3 },
      { title: 'Late project', applicationDeadline: '2020-01-01' },
    ])
    expect(await titlesFor(await aVolunteerWithSkill('Calligraphy'))).toEqual(['Open project'])
  })

  test('leaves out projects the volunteer applied to and those of their own organization', async () => {
    const owner = await anOrganization(server)
    const applied = await aProject(owner, { requiredSkills: ['Falconry'] })
    const open = await aProject(owner, { requiredSkills: ['Falconry'] })
    const dual = await withProfile(await aDual(server), { skills: ['Falconry'] })
    await insertProjects(server.database.db, [
      { organizationId: dual.organizationId, requiredSkills: ['Falconry'] },
    ])
    await anApplication(dual, applied.id)
    expect((await read(dual)).map(({ id }) => id)).toEqual([open.id])
  })

  test('finds synonyms and related skills, exact matches first', async () => {
    const organizationId = await insertOrganization(server.database.db)
    await insertProjects(server.database.db, [
      {
        organizationId,
        title: 'Near project',
        requiredSkills: ['Grant Writing'],
        causeAreas: ['Beekeeping'],
      },
      { organizationId, title: 'Same project', requiredSkills: ['Fund Raising'], causeAreas: ['Beekeeping'] },
    ])
    expect((await titlesFor(await aVolunteerWithSkill('Fundraising'))).slice(0, 2)).toEqual([
      'Same project',
      'Near project',
    ])
  })

  test('counts only the hours that accepted work leaves free', async () => {
    const owner = await anOrganization(server)
    const person = await aVolunteerWithSkill('Basketry', { maxHoursPerWeek: 10 })
    const taken = await aProject(owner, { requiredSkills: ['Basketry'], timeCommitment: 8 })
    await insertProjectsNeeding('Basketry', [{ timeCommitment: 4 }])
    const timeOf = async () =>
      (await read(person))
        .filter(({ timeCommitment }) => timeCommitment === 4)
        .flatMap(({ matchReasons }) => matchReasons.filter(({ factor }) => factor === 'time'))
    expect(await timeOf()).toEqual([
      { factor: 'time', description: '4 hours a week fits your available hours', score: 10 },
    ])
    const { id } = await anApplication(person, taken.id)
    await owner.client.patch(`/api/applications/${id}`, { status: 'accepted' })
    expect(await timeOf()).toEqual([
      {
        factor: 'time',
        description: '4 hours a week, but you have 2 hours available (10 a week, 8 already committed)',
        score: 5,
      },
    ])
  })

  test('is general without a profile, and if the profile has neither skills nor causes', async () => {
    const [id] = await insertProjectsNeeding('Juggling', [{}])
    const person = await aVolunteer(server)
    expect((await read(person)).map((one) => one.id)).toContain(id)
    expect((await read(await withProfile(person, {}))).map((one) => one.id)).toContain(id)
  })

  test('is for volunteers only', async () => {
    const { status, body } = await (await anOrganization(server)).client.get('/api/volunteer/recommendations')
    expect([status, body]).toEqual([
      403,
      { message: 'Only volunteers can do this.', code: 'volunteers_only' },
    ])
  })
})
