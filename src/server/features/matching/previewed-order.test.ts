import { expect, test } from 'vitest'
import { getProjectMatches, saveMatchingWeights } from '#contract/matching/matching.ts'
import { toMatchingWeights } from '#contract/matching/weights.ts'
import { combineFactors, type MatchFactor } from '#domain/matching/scoring/factors.ts'
import { orderMatches } from '#domain/matching/order.ts'
import { forgetPredictions } from '#server/matching/predictions.ts'
import { insertModel } from '#server/queries/matching/match-models.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aModel, aNearAndAFarProject } from '#tests/support/scenarios/matching.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'

const now = new Date('2026-11-20T12:00:00Z')
const server = useServer({ now: () => now })
const { database } = server

test('with weights of their own, people get the order that the preview of these showed, without the models', async () => {
  const { near, far, person } = await aNearAndAFarProject(server)
  await insertModel(database.db, aModel({ fittedAt: now }))
  forgetPredictions(database.db)
  const list = async () =>
    expectSuccess(await person.client.call(getProjectMatches, { query: { order: 'recommended' } })).filter(
      ({ id }) => id === near.id || id === far.id,
    )
  const usual = await list()
  const predicted = new Map(usual.map((match) => [match.id, match.predicted]))
  expect(predicted.get(near.id)).not.toBe(predicted.get(far.id))
  const weights = { skills: 70, causes: 10, location: 0, time: 10, experience: 10 }
  // What the browser does with the list that it has.
  const preview = orderMatches(
    usual.map(({ id, factors, priority, postedAt, organization }) => {
      const valueOf = (name: MatchFactor) => factors.find(({ factor }) => factor === name)?.value ?? 0
      const values = {
        skills: valueOf('skills'),
        causes: valueOf('causes'),
        location: valueOf('location'),
        time: valueOf('time'),
        experience: valueOf('experience'),
      }
      const { fit } = combineFactors(values, weights)
      return { id, priority, postedAt, organizationId: organization.id, fit }
    }),
    'recommended',
  )
  expectSuccess(await person.client.call(saveMatchingWeights, { body: toMatchingWeights(weights) }))
  expect((await list()).map(({ id }) => id)).toEqual(preview.map(({ id }) => id))
})
