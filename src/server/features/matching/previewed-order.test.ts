import { expect, test } from 'vitest'
import { getProjectMatches, saveMatchingWeights } from '#contract/matching/matching.ts'
import { toMatchingWeights } from '#contract/matching/weights.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { combineFactors, type MatchFactor } from '#domain/matching/factors.ts'
import { orderMatches } from '#domain/matching/order.ts'
import { predictionVersion } from '#domain/matching/predictions.ts'
import { forgetPredictions } from '#server/matching/predictions.ts'
import { insertModel } from '#server/queries/match-models.ts'
import { useServer } from '#tests/support/running/server.ts'
import { uniqueSkill } from '#tests/support/scenarios/matching.ts'
import { anOrganization, aProject, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'

const now = new Date('2026-11-20T12:00:00Z')
const server = useServer({ now: () => now })
const { database } = server

const nearMattersMore = {
  fittedAt: now,
  outcome: 'apply' as const,
  version: predictionVersion,
  decisions: 600,
  pairs: 900,
  positives: 600,
  isUsed: true,
  usedSince: now,
  coefficients: [-2, 0.4, 0.4, 0.9, 0.4, 0.4, 0, 0, 0],
  priorCoefficients: [-2, 0.4, 0.4, 0.4, 0.4, 0.4, 0, 0, -0.3],
  meanRaise: 0.1,
  logLoss: 0.3,
  priorLogLoss: 0.4,
  brier: 0.14,
  priorBrier: 0.15,
  calibration: [],
  priorCalibration: [],
}

test('with weights of their own, people get the order that the preview of these showed, without the models', async () => {
  const skill = uniqueSkill()
  const organization = await anOrganization(server)
  const far = await aProject(organization, {
    requiredSkills: [skill],
    isRemote: false,
    location: 'Portland, OR',
  })
  const near = await aProject(organization, {
    requiredSkills: [skill],
    isRemote: false,
    location: 'Columbus, OH',
  })
  const person = await aVolunteer(server)
  const body = { ...volunteerProfileForm(), skills: [skill], location: 'Columbus, OH', remoteOnly: false }
  expectSuccess(await person.client.call(createVolunteerProfile, { body }))
  await insertModel(database.db, nearMattersMore)
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
