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
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { aVolunteer, expectSuccess, nextNumber, type Person } from './scenario.ts'

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
