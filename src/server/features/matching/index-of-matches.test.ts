import { expect, test } from 'vitest'
import { z } from '#contract/zod.ts'
import { getProjectMatches } from '#contract/matching/matching.ts'
import { saveOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { pauseProject, resumeProject } from '#contract/projects/management.ts'
import { noPredictions } from '#domain/matching/predictions/predictions.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { loadIndex, startIndex, waitForIndex } from '#server/matching/live-index.ts'
import { findBest } from '#server/matching/find-best.ts'
import { findMatching } from '#server/matching/matching.ts'
import { useSecondApp } from '#tests/support/running/second-app.ts'
import { makeIndexQueries } from '#server/queries/matching/match-index.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertOrganization,
  insertProjects,
  nextNumber,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const second = useSecondApp(server, {})

/** A volunteer whose profile has only this skill. */
async function aVolunteerWith(skill: string): Promise<Person> {
  const person = await aVolunteer(server)
  await server.database.db
    .insert(volunteerProfiles)
    .values({ userId: person.id, skills: [skill], skillIds: [canonicalSkill(skill)] })
  return person
}

const listed = z.array(z.object({ id: z.string(), basis: z.string(), matchScore: z.number() }))

/** What both processes list for someone because of their profile, with the score of each. */
const scoreBoth = ({ client }: Person): Promise<Map<string, number>[]> =>
  Promise.all(
    [server.url, second.url].map(async (url) => {
      const headers = { cookie: `sid=${client.cookies.get('sid')}` }
      const response = await openClient(url).send(getProjectMatches.path, { headers })
      const body: unknown = await response.json()
      const matches = listed.parse(body).filter(({ basis }) => basis === 'profile')
      return new Map(matches.map(({ id, matchScore }) => [id, matchScore]))
    }),
  )
const listBoth = async (person: Person): Promise<string[][]> =>
  (await scoreBoth(person)).map((scores) => [...scores.keys()])

test('every process lists a project from the moment it is posted until it is paused, and again when it resumes', async () => {
  const skill = `Lacemaking ${nextNumber()}`
  const person = await aVolunteerWith(skill)
  const owner = await anOrganization(server)
  for (const { db } of [server.database, second.database]) {
    await waitForIndex(db)
    expect(await loadIndex(db)).not.toBeNull()
  }
  expect(await listBoth(person)).toEqual([[], []])
  const { id } = await aProject(owner, { requiredSkills: [skill] })
  expect(await listBoth(person)).toEqual([[id], [id]])
  expectSuccess(await owner.client.call(pauseProject, { params: { id } }))
  expect(await listBoth(person)).toEqual([[], []])
  expectSuccess(await owner.client.call(resumeProject, { params: { id } }))
  expect(await listBoth(person)).toEqual([[id], [id]])
})

test('in the next list of every process, the new name of an organization is no work that its projects ask for', async () => {
  const skill = 'Fundraising'
  const person = await aVolunteerWith(skill)
  const owner = await anOrganization(server)
  const organizationName = 'Riverside Fundraising Friends'
  const project = (title: string, skill: string) =>
    aProject(owner, {
      title: `${organizationName}: ${title}`,
      requiredSkills: [skill],
      organizationName: 'Riverside',
    })
  const { id: byName } = await project('new rules', 'Legal')
  const { id: byWork } = await project('spring drive', skill)
  const before = await scoreBoth(person)
  for (const scores of before) expect([...scores.keys()].toSorted()).toEqual([byName, byWork].toSorted())
  expectSuccess(await owner.client.call(saveOrganizationProfile, { query: {}, body: { organizationName } }))
  for (const [process, scores] of (await scoreBoth(person)).entries()) {
    expect([...scores.keys()]).toEqual([byWork])
    expect(scores.get(byWork)).toBeLessThan(before[process]?.get(byWork) ?? 0)
  }
})

test('the oldest project of a kind is found before thousands of newer ones that fit less', async () => {
  const skill = `Bookbinding ${nextNumber()}`
  const other = `Gilding ${nextNumber()}`
  const organizationId = await insertOrganization(server.database.db)
  const newer = Array.from({ length: 2500 }, () => ({ organizationId, requiredSkills: [skill, other] }))
  await insertProjects(server.database.db, newer.slice(0, 1250))
  await insertProjects(server.database.db, newer.slice(1250))
  const [oldest] = await insertProjects(server.database.db, [
    { organizationId, requiredSkills: [skill], createdAt: new Date('2020-01-01') },
  ])
  const person = await aVolunteerWith(skill)
  const matching = await findMatching({
    db: server.database.db,
    actor: { ...person, organizations: [] },
    now: () => new Date(),
  })
  if (!matching) throw new Error('The volunteer has a profile.')
  const index = startIndex(server.database)
  const data = await index.load()
  const { weights, statistics } = matching.options
  const query = {
    read: matching.read,
    weights,
    statistics,
    findPlace: () => null,
    predictions: noPredictions,
    order: 'best-fit' as const,
  }
  expect(findBest(data, { ...query, now: new Date(), most: 1 })).toMatchObject([{ id: oldest }])
  await index.close()
})

test('while a process has no index, queries find the same projects', async () => {
  const skill = `Marquetry ${nextNumber()}`
  const person = await aVolunteerWith(skill)
  const owner = await anOrganization(server)
  for (const hours of [5, 30]) await aProject(owner, { requiredSkills: [skill], timeCommitment: hours })
  // It takes the place of the index of the first process, and then there is none.
  await startIndex(server.database).close()
  expect(await loadIndex(server.database.db)).toBeNull()
  const [queried, indexed] = await listBoth(person)
  expect(queried).toEqual(indexed)
  expect(indexed).toHaveLength(2)
})

/** Takes the place of the index of the first process with one whose loading ends on request. */
async function withSlowIndex(mostAnswerMs: number, test: () => Promise<void>): Promise<void> {
  const { pool } = server.database
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const queries = makeIndexQueries(pool)
  const index = startIndex(server.database, {
    mostAnswerMs,
    queries: {
      ...queries,
      async *listAll() {
        await ended
        yield* queries.listAll()
      },
    },
  })
  const loading = index.load()
  try {
    await test()
  } finally {
    end()
    await loading
    await index.close()
  }
}

test('a new process answers by queries while its index loads', async () => {
  const skill = `Papermaking ${nextNumber()}`
  const person = await aVolunteerWith(skill)
  const { id } = await aProject(await anOrganization(server), { requiredSkills: [skill] })
  await withSlowIndex(60_000, async () => {
    expect(await listBoth(person)).toEqual([[id], [id]])
  })
})

test.each([
  ['finding', 'match_exclusions'],
  ['presenting', 'project_reports'],
])('a new process where %s matches takes too long asks to come back later', async (_, table) => {
  const skill = `Papermaking ${nextNumber()}`
  const person = await aVolunteerWith(skill)
  await aProject(await anOrganization(server), { requiredSkills: [skill] })
  await withSlowIndex(300, async () => {
    const blocker = await server.database.pool.connect()
    try {
      await blocker.query(`begin; lock table ${table} in access exclusive mode`)
      // The database of a test waits for the table as long as it takes, so it does not refuse this.
      const answer = await person.client.send(getProjectMatches.path, {})
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
    } finally {
      await blocker.query('rollback')
      blocker.release()
    }
  })
})
