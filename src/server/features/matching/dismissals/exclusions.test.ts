import { describe, expect, test } from 'vitest'
import { listMatchExclusions, removeMatchExclusion } from '#contract/matching/dismissals.ts'
import { countLikelyVolunteers, listProjectVolunteers } from '#contract/matching/volunteer-matches.ts'
import { maxExclusions } from '#domain/matching/dismissals.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useServer } from '#tests/support/running/server.ts'
import { confirmEmail } from '#tests/support/scenarios/directory.ts'
import {
  aMatcher,
  dismiss,
  exclude,
  matchesOf,
  recommendationsOf,
  uniqueSkill,
} from '#tests/support/scenarios/matching.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  countStatuses,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()

const exclusionsOf = async ({ client }: Person) => expectSuccess(await client.call(listMatchExclusions, {}))

describe('what a volunteer’s matches leave out', () => {
  test('are projects with more hours a week than they set last; unstated hours stay', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const few = await aProject(owner, { requiredSkills: [skill], timeCommitment: 4 })
    const some = await aProject(owner, { requiredSkills: [skill], timeCommitment: 8 })
    const many = await aProject(owner, { requiredSkills: [skill], timeCommitment: 20 })
    const person = await aMatcher(server, skill)
    const first = expectSuccess(await exclude(person, { kind: 'hours', hours: 10 }))
    expect((await matchesOf(person)).toSorted()).toEqual([few.id, some.id].toSorted())
    expect(expectSuccess(await exclude(person, { kind: 'hours', hours: 5 }))).toEqual({ ...first, hours: 5 })
    expect(await matchesOf(person)).toEqual([few.id])
    expect(await exclusionsOf(person)).toEqual([{ id: first.id, kind: 'hours', hours: 5 }])
    const removed = await person.client.call(removeMatchExclusion, { params: { id: first.id } })
    expect(removed.body).toEqual({ id: first.id, kind: 'hours', hours: 5 })
    expect(await matchesOf(person)).toContain(many.id)
  })

  test('are projects about a cause or with a skill, whatever they call it', async () => {
    const skill = uniqueSkill()
    const owner = await anOrganization(server)
    const law = await aProject(owner, { requiredSkills: [skill, 'Legal'] })
    const homes = await aProject(owner, { requiredSkills: [skill], causeAreas: ['Housing'] })
    const plain = await aProject(owner, { requiredSkills: [skill], causeAreas: ['Education'] })
    const person = await aMatcher(server, skill)
    const byCause = expectSuccess(await exclude(person, { kind: 'cause', label: 'housing' }))
    expect((await matchesOf(person)).toSorted()).toEqual([law.id, plain.id].toSorted())
    expectSuccess(await exclude(person, { kind: 'skill', label: 'Legal Services' }))
    expect(await matchesOf(person)).toEqual([plain.id])
    // The same again changes nothing.
    expect(expectSuccess(await exclude(person, { kind: 'cause', label: ' Housing ' })).id).toBe(byCause.id)
    expect(await exclusionsOf(person)).toMatchObject([
      { kind: 'cause', label: 'housing' },
      { kind: 'skill', label: 'Legal Services' },
    ])
    expect((await person.client.call(removeMatchExclusion, { params: { id: byCause.id } })).status).toBe(200)
    expect(await matchesOf(person)).toContain(homes.id)
  })

  test('are all projects of an organization, which no longer finds them either', async () => {
    const skill = uniqueSkill()
    const [owner, other] = [await anOrganization(server), await anOrganization(server)]
    const first = await aProject(owner, { requiredSkills: [skill] })
    await aProject(owner, { requiredSkills: [skill] })
    const theirs = await aProject(other, { requiredSkills: [skill] })
    const person = await aMatcher(server, skill, {
      isContactable: true,
      experience: 'beginner',
      maxHoursPerWeek: 10,
    })
    await confirmEmail(server, person)
    const draft = { requiredSkills: [skill], experienceLevel: 'beginner' as const, timeCommitment: 2 }
    const count = async () =>
      expectSuccess(await owner.client.call(countLikelyVolunteers, { body: draft })).count
    const before = await count()
    const { organizationId } = owner
    const saved = expectSuccess(await exclude(person, { kind: 'organization', organizationId }))
    expect(saved).toMatchObject({ kind: 'organization', organizationId })
    const inCapitals = { kind: 'organization' as const, organizationId: organizationId.toUpperCase() }
    expect(expectSuccess(await exclude(person, inCapitals))).toEqual(saved)
    expect(await matchesOf(person)).toEqual([theirs.id])
    expect(await recommendationsOf(person)).toEqual([theirs.id])
    expect(await count()).toBe(before - 1)
    const found = await owner.client.call(listProjectVolunteers, { params: first, query: {} })
    expect(expectSuccess(found).map(({ userId }) => userId)).not.toContain(person.id)
  })

  test('are at most 100 things, also when they are added concurrently', async () => {
    const person = await aVolunteer(server)
    for (let index = 0; index < maxExclusions - 2; index += 1) {
      expectSuccess(await exclude(person, { kind: 'skill', label: `Skill ${index}` }))
    }
    const last = await Promise.all(
      Array.from({ length: 5 }, (_, index) => exclude(person, { kind: 'cause', label: `Cause ${index}` })),
    )
    expect(countStatuses(last)).toEqual({ 200: 2, 409: 3 })
    expect(last.map(({ body }) => ('code' in body ? body.code : null)).filter(Boolean)).toEqual(
      Array.from({ length: 3 }, () => 'too_many_exclusions'),
    )
    expect(await exclusionsOf(person)).toHaveLength(maxExclusions)
  })

  test.each([
    [{ kind: 'hours', hours: 0 }, 422],
    [{ kind: 'hours', hours: 61 }, 422],
    [{ kind: 'hours', hours: 2.5 }, 422],
    [{ kind: 'cause', label: ' ' }, 422],
    [{ kind: 'skill', label: 'a'.repeat(61) }, 422],
    [{ kind: 'weather', label: 'Rain' }, 422],
    [{ kind: 'organization', organizationId: 'nowhere' }, 422],
    [{ kind: 'organization', organizationId: '00000000-0000-4000-8000-000000000000' }, 404],
  ])('refuse %j', async (body, status) => {
    const person = await aVolunteer(server)
    const before = await snapshotDatabase(server.database)
    expect((await person.client.put('/api/match-exclusions', body)).status).toBe(status)
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('are removed only by the person they belong to, and with their account', async () => {
    const [person, stranger] = [await aVolunteer(server), await aVolunteer(server)]
    const project = await aProject(await anOrganization(server), {})
    const { id } = expectSuccess(await exclude(person, { kind: 'hours', hours: 5 }))
    expectSuccess(await dismiss(person, project.id))
    expect((await stranger.client.call(removeMatchExclusion, { params: { id } })).status).toBe(404)
    expect(await exclusionsOf(person)).toHaveLength(1)
    const { pool } = server.database
    await pool.query('delete from users where id = $1', [person.id])
    const { rows } = await pool.query(
      `select user_id from match_exclusions where user_id = $1
       union all select user_id from dismissed_matches where user_id = $1`,
      [person.id],
    )
    expect(rows).toEqual([])
  })
})
