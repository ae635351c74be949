import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { getProjectMatches } from '#contract/matching/matching.ts'
import { getExposureAudit } from '#contract/matching/exposure-audit.ts'
import { projectCompletedReason } from '#domain/applications/applications.ts'
import { predictionRule } from '#domain/matching/predictions/prediction-rule.ts'
import { predictionVersion } from '#domain/matching/predictions/predictions.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { matchExposures, matchModels } from '#server/db/tables/matching.ts'
import { forgetPredictions, loadPredictions } from '#server/matching/predictions.ts'
import { countDecisions, insertModel, samplePairs } from '#server/queries/matching/match-models.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aModel, aNearAndAFarProject } from '#tests/support/scenarios/matching.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { anOrganization, aProject, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { fitModels } from './fit-models.ts'

const now = new Date('2026-11-20T12:00:00Z')
const server = useServer({ now: () => now })
const { database } = server

beforeEach(async () => {
  await database.db.delete(applications)
  await database.db.delete(matchExposures)
  await database.db.delete(matchModels)
})

const shownAt = '2026-11-05'
const appliedAt = new Date('2026-11-06T09:00:00Z')

const seen = { list: 'home', sort: 'recommended', position: 1, isSeen: true } as const

async function addPeople(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await database.db
    .execute(sql`insert into ${users} (id, email, password_hash, first_name, last_name, user_type, terms_version)
    select id, id || '@example.org', 'x', 'A', 'B', 'volunteer', '1'
    from unnest(${sql.param(ids)}::uuid[]) as id`)
  return ids
}

/** Volunteers who saw a project near them or far away; `decide` says who applied and was accepted. */
async function aMarket(count: number, decide: (one: { isNear: boolean; index: number }) => Decision) {
  const { id: projectId } = await aProject(await anOrganization(server), {})
  const people = (await addPeople(count)).map((id, index) => {
    const isNear = index % 2 === 0
    return { id, isNear, ...decide({ isNear, index }) }
  })
  await database.db.insert(matchExposures).values(
    people.map(({ id, isNear }) => ({
      userId: id,
      projectId,
      ...seen,
      day: shownAt,
      features: [20, 10, isNear ? 15 : 0, 5, 5, 0, 10],
    })),
  )
  const applied = people.filter(({ hasApplied }) => hasApplied)
  await database.db.insert(applications).values(
    applied.map(({ id, isAccepted }) => ({
      projectId,
      volunteerId: id,
      coverLetter: 'Hello',
      status: isAccepted ? ('completed' as const) : ('declined' as const),
      createdAt: appliedAt,
      reviewedAt: appliedAt,
    })),
  )
  return applied.length
}
type Decision = { hasApplied: boolean; isAccepted: boolean }

const listModels = () => database.db.select().from(matchModels).orderBy(matchModels.outcome)

test('below 500 decisions nothing is fitted, and the order adds nothing', async () => {
  await aMarket(40, ({ index }) => ({ hasApplied: index < 30, isAccepted: index % 3 === 0 }))
  expect(await countDecisions(database.db, now)).toBe(30)
  await fitModels({ db: database.db, now })
  expect(
    (await listModels()).map(({ outcome, decisions, isUsed, coefficients }) => [
      outcome,
      decisions,
      isUsed,
      coefficients,
    ]),
  ).toEqual([
    ['accept', 30, false, null],
    ['apply', 30, false, null],
  ])
  expect(await loadPredictions(database.db, now)).toEqual({})
})

test('with 500 decisions the order follows what people near and far away do, and says since when', async () => {
  // Nine of ten people near it apply, and a third of the others; everyone is accepted equally often.
  const decide = ({ isNear, index }: { isNear: boolean; index: number }) => ({
    hasApplied: isNear ? index % 20 !== 0 : index % 6 === 1,
    isAccepted: index % 4 < 2,
  })
  const applied = await aMarket(1000, decide)
  expect(applied).toBeGreaterThan(predictionRule.leastDecisions)
  await fitModels({ db: database.db, now })
  const apply = (await listModels()).find(({ outcome }) => outcome === 'apply')
  expect(apply).toMatchObject({
    decisions: applied,
    pairs: 1000,
    positives: applied,
    isUsed: true,
    usedSince: now,
  })
  expect(apply?.logLoss).toBeLessThan(apply?.priorLogLoss ?? 0)
  expect(apply?.calibration.reduce((sum, { count }) => sum + count, 0)).toBe(1000)
  expect(Object.keys(await loadPredictions(database.db, now))).toContain('apply')
  // The next night, it is still in use since the first.
  const later = new Date(now.getTime() + 86_400_000)
  await fitModels({ db: database.db, now: later })
  const next = (await listModels()).find(
    ({ outcome, fittedAt }) => outcome === 'apply' && fittedAt.getTime() === later.getTime(),
  )
  expect(next).toMatchObject({ isUsed: true, usedSince: now })

  const { near, far, person } = await aNearAndAFarProject(server)
  const matches = expectSuccess(
    await person.client.call(getProjectMatches, { query: { order: 'recommended' } }),
  )
  const pointsOf = (id: string) => matches.find((match) => match.id === id)?.predicted ?? Number.NaN
  expect(pointsOf(near.id) - pointsOf(far.id)).toBeGreaterThan(1)
  expect(pointsOf(near.id) - pointsOf(far.id)).toBeLessThanOrEqual(2 * predictionRule.most)
})

const model = aModel({ fittedAt: now, usedSince: new Date('2026-11-01T00:00:00Z') })

test('a fitted model that predicts worse than the prior is not used, and administrators see that', async () => {
  const worse = { ...model, isUsed: false, logLoss: 0.5, brier: 0.2 }
  await expect(insertModel(database.db, { ...worse, isUsed: true })).rejects.toThrow('match_models')
  await insertModel(database.db, worse)
  forgetPredictions(database.db)
  expect(await loadPredictions(database.db, now)).toEqual({})
  const admin = await anAdministrator(server)
  const audit = expectSuccess(await admin.client.call(getExposureAudit, { query: {} }))
  expect(audit.models.map(({ outcome, state, decisions }) => [outcome, state, decisions])).toEqual([
    ['apply', 'worse', 600],
    ['accept', 'waiting', 0],
  ])
})

test('all pairs of a person are in one fold, and a pair that was seen on several days counts once', async () => {
  const organization = await anOrganization(server)
  const projectIds = await Promise.all(
    Array.from({ length: 4 }, async () => (await aProject(organization, {})).id),
  )
  const people = await addPeople(100)
  await database.db.insert(matchExposures).values(
    people.flatMap((userId, person) =>
      projectIds.flatMap((projectId) =>
        ['2026-11-04', shownAt].map((day) => ({
          ...seen,
          userId,
          projectId,
          day,
          // The last one says whose pair it is.
          features: [20, 10, 5, 5, 5, 0, person],
        })),
      ),
    ),
  )
  const pairs = await samplePairs(database.db, 'apply', now)
  expect(pairs).toHaveLength(people.length * projectIds.length)
  const folds = new Map<number | undefined, Set<number>>()
  for (const { features, fold } of pairs) {
    const person = features.at(-1)
    folds.set(person, (folds.get(person) ?? new Set<number>()).add(fold))
  }
  expect([...folds.values()].map(({ size }) => size)).toEqual(people.map(() => 1))
  expect(new Set(pairs.map(({ fold }) => fold)).size).toBe(predictionRule.folds)
})

test('a model with too few pairs, or whose pairs all ended alike, is not fitted, and administrators see that', async () => {
  const applied = await aMarket(600, ({ index }) => ({ hasApplied: index < 550, isAccepted: true }))
  await fitModels({ db: database.db, now })
  const [accept] = await listModels()
  expect(accept).toMatchObject({ outcome: 'accept', pairs: applied, positives: applied, isUsed: false })
  expect(accept?.coefficients).toBeNull()
  const admin = await anAdministrator(server)
  const audit = expectSuccess(await admin.client.call(getExposureAudit, { query: {} }))
  expect(audit.models.find(({ outcome }) => outcome === 'accept')?.state).toBe('few-pairs')
})

test('who was accepted and stopped later was accepted; who withdrew before a decision is no decision', async () => {
  await aMarket(2, () => ({ hasApplied: true, isAccepted: true }))
  const [ended, withdrawn] = await database.db.select({ id: applications.id }).from(applications)
  const set = (id: string | undefined, reviewedAt: Date | null) =>
    database.db
      .update(applications)
      .set({ status: 'withdrawn', endedBy: 'volunteer', endReason: 'I moved away.', reviewedAt })
      .where(eq(applications.id, id ?? ''))
  await set(ended?.id, appliedAt)
  await set(withdrawn?.id, null)
  expect(await countDecisions(database.db, now)).toBe(1)
  expect((await samplePairs(database.db, 'accept', now)).map(({ isPositive }) => isPositive)).toEqual([true])
})

test('what was declined because its project was completed is no decision, and what a person declined is one', async () => {
  await aMarket(2, () => ({ hasApplied: true, isAccepted: false }))
  const [closed] = await database.db.select({ id: applications.id }).from(applications)
  await database.db
    .update(applications)
    .set({ endReason: projectCompletedReason })
    .where(eq(applications.id, closed?.id ?? ''))
  expect(await countDecisions(database.db, now)).toBe(1)
  expect((await samplePairs(database.db, 'accept', now)).map(({ isPositive }) => isPositive)).toEqual([false])
})

test('a model of a release with other features is not used, and administrators see that', async () => {
  await insertModel(database.db, { ...model, version: predictionVersion + 1 })
  forgetPredictions(database.db)
  expect(await loadPredictions(database.db, now)).toEqual({})
  const admin = await anAdministrator(server)
  const audit = expectSuccess(await admin.client.call(getExposureAudit, { query: {} }))
  expect(audit.models.map(({ state }) => state)).toEqual(['outdated', 'waiting'])
})
