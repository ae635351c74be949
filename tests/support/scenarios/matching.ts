/** Volunteers with matches, and what they hide from them. */
import {
  dismissMatch,
  listDismissedMatches,
  saveMatchExclusion,
  type NewMatchExclusion,
} from '#contract/matching/dismissals.ts'
import { getProjectMatches } from '#contract/matching/matching.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { listRecommendations } from '#contract/projects/discovery.ts'
import type { DismissalReason } from '#domain/matching/dismissals.ts'
import { predictionVersion } from '#domain/matching/predictions/predictions.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { anOrganization, aProject, aVolunteer, expectSuccess, nextNumber, type Person } from './scenario.ts'

/** A skill that no other test uses. */
export const uniqueSkill = () => `Campanology ${nextNumber()}`

/** A volunteer whose only match is by this skill. */
export async function aMatcher(
  server: Parameters<typeof aVolunteer>[0],
  skill: string,
  profile: object = {},
): Promise<Person> {
  const person = await aVolunteer(server)
  const preferredCauses = [`Change ringing ${nextNumber()}`]
  const body = { ...volunteerProfileForm(), skills: [skill], preferredCauses, ...profile }
  expectSuccess(await person.client.call(createVolunteerProfile, { body }))
  return person
}

/** Two projects on site that differ only in their place, and a volunteer who lives near one of them. */
export async function aNearAndAFarProject(server: Parameters<typeof aVolunteer>[0]) {
  const skill = uniqueSkill()
  const organization = await anOrganization(server)
  const aProjectIn = (location: string) =>
    aProject(organization, { requiredSkills: [skill], isRemote: false, location })
  const far = await aProjectIn('Portland, OR')
  const near = await aProjectIn('Columbus, OH')
  const person = await aMatcher(server, skill, { location: 'Columbus, OH', remoteOnly: false })
  return { near, far, person }
}

/** A model of who applies, to which a near place says more than the documented weights. */
export const aModel = ({ fittedAt, usedSince = fittedAt }: { fittedAt: Date; usedSince?: Date }) => ({
  fittedAt,
  outcome: 'apply' as const,
  version: predictionVersion,
  decisions: 600,
  pairs: 900,
  positives: 600,
  isUsed: true,
  usedSince,
  coefficients: [-2, 0.4, 0.4, 0.9, 0.4, 0.4, 0, 0, 0],
  priorCoefficients: [-2, 0.4, 0.4, 0.4, 0.4, 0.4, 0, 0, -0.3],
  meanRaise: 0.1,
  logLoss: 0.3,
  priorLogLoss: 0.4,
  brier: 0.14,
  priorBrier: 0.15,
  calibration: [],
  priorCalibration: [],
})

export const matchesOf = async ({ client }: Person) =>
  expectSuccess(await client.call(getProjectMatches, { query: {} })).map(({ id }) => id)

export const recommendationsOf = async ({ client }: Person) =>
  expectSuccess(await client.call(listRecommendations, {})).map(({ id }) => id)

export const dismissedBy = async ({ client }: Person) =>
  expectSuccess(await client.call(listDismissedMatches, { query: {} }))

export const dismiss = ({ client }: Person, id: string, reason: DismissalReason = 'other') =>
  client.call(dismissMatch, { params: { id }, body: { reason } })

export const exclude = ({ client }: Person, body: NewMatchExclusion) =>
  client.call(saveMatchExclusion, { body })
