import { limits } from '#contract/limits.ts'
import type { Onboarding } from '#contract/onboarding/onboarding.ts'
import { addAliases, type WithAliases } from '#contract/aliases.ts'
import { availabilityChoices } from '#domain/options/volunteers.ts'
import { addLabels, parseChoiceOrText } from '#domain/profiles/profiles.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { lockOwnOrganization, saveOrganization } from '#server/queries/organizations/lock-organization.ts'
import { refreshWorkOf } from '#server/queries/matching/work-ids.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { lockVolunteerProfile, saveAnswers, saveGoals, saveVolunteerProfile } from './queries.ts'

/**
 * Saves a person's answers and fills in that role's profile from them: existing text stays, lists grow (decision
 * A21). A first profile in the other role makes it a dual account.
 */
export async function saveOnboarding(ctx: Context, answers: Onboarding): Promise<WithAliases<Onboarding>> {
  const userId = ctx.actor.id
  await transact(ctx.db, async (db) => {
    await saveAnswers(db, { ...answers, userId, answeredAt: ctx.now() })
    await publish(db, {
      type: 'account.onboarded',
      actorId: userId,
      subjectId: userId,
      data: { userType: answers.userType },
    })
    await (answers.userType === 'volunteer'
      ? completeVolunteer(db, { userId, answers, at: ctx.now() })
      : completeOrganization(db, { userId, answers, at: ctx.now() }))
  })
  return addAliases(answers)
}

/** Saves what a volunteer hopes to achieve. */
export async function changeGoals(ctx: Context, goals: string): Promise<{ goals: string }> {
  const row = { userId: ctx.actor.id, userType: 'volunteer', goals, answeredAt: ctx.now() } as const
  await transact(ctx.db, (db) => saveGoals(db, row))
  return { goals }
}

interface Completion {
  userId: string
  answers: Onboarding
  at: Date
}

async function completeVolunteer(db: Db, { userId, answers, at }: Completion): Promise<void> {
  const profile = await lockVolunteerProfile(db, userId)
  const skills = addLabels(profile.skills, answers.skills, limits.list)
  const preferredCauses = addLabels(profile.preferredCauses, answers.preferredCauses, limits.list)
  const experience = parseChoiceOrText(answers.experience, experienceLevelValues)
  const availability = parseChoiceOrText(answers.availability, availabilityChoices)
  await saveVolunteerProfile(db, userId, {
    skills,
    skillIds: [...new Set(skills.map(canonicalSkill))],
    preferredCauses,
    causeIds: [...new Set(preferredCauses.map(canonicalCause))],
    experience: profile.experience ?? experience.text,
    experienceLevel: profile.experienceLevel ?? experience.choice,
    availability: profile.availability ?? availability.text,
    availabilityChoice: profile.availabilityChoice ?? availability.choice,
    updatedAt: at,
  })
  await refreshWorkOf(db, userId)
}

async function completeOrganization(db: Db, { userId, answers, at }: Completion): Promise<void> {
  const organization = await lockOwnOrganization(db, { userId, power: 'organization' })
  if (!organization) throw new Problem('conflict')
  const causeAreas = addLabels(organization.causeAreas, answers.preferredCauses, limits.list)
  await saveOrganization(db, organization.id, {
    causeAreas,
    causeIds: [...new Set(causeAreas.map(canonicalCause))],
    description: organization.description ?? answers.experience,
    updatedAt: at,
  })
}
