import type {
  NewVolunteerProfile,
  VolunteerChanges,
  VolunteerProfile,
} from '#contract/profiles/volunteer-profiles.ts'
import { availabilityChoices, type WorkingStyle } from '#domain/options/volunteers.ts'
import { changeWorkingStyles, parseChoiceOrText } from '#domain/profiles/profiles.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { findContentLanguage } from '#server/languages/content-language.ts'
import { textsOfProfile } from '#server/languages/guessed-texts.ts'
import { refreshWorkOf } from '#server/queries/matching/work-ids.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import {
  findVolunteerProfile,
  insertVolunteerProfile,
  lockVolunteerProfile,
  saveVolunteerProfile,
} from './volunteer-queries.ts'

/** The caller's volunteer profile. */
export async function requireProfile(ctx: Context): Promise<VolunteerProfile> {
  const profile = await findVolunteerProfile(ctx.db, ctx.actor.id)
  if (!profile) throw new Problem('profile_not_found')
  return profile
}

/** Creates the caller's profile. If the caller had no volunteer role, this adds it. */
export async function createProfile(ctx: Context, form: NewVolunteerProfile): Promise<VolunteerProfile> {
  const userId = ctx.actor.id
  await transact(ctx.db, async (db) => {
    const at = ctx.now()
    const row = toRow(form, ['remote'])
    const isCreated = await insertVolunteerProfile(db, {
      ...row,
      ...(await findContentLanguage({ choice: form.language, texts: textsOfProfile(row) })),
      userId,
      createdAt: at,
      updatedAt: at,
    })
    if (!isCreated) throw new Problem('profile_exists')
    await refreshWorkOf(db, userId)
    await publish(db, { type: 'volunteer.profile_created', actorId: userId, subjectId: userId, data: {} })
  })
  return requireProfile(ctx)
}

/** Changes the given fields of the caller's profile. */
export async function saveChanges(ctx: Context, changes: VolunteerChanges): Promise<VolunteerProfile> {
  const userId = ctx.actor.id
  await transact(ctx.db, async (db) => {
    const stored = await lockVolunteerProfile(db, userId)
    if (!stored) throw new Problem('profile_not_found')
    const fields = Object.keys(changes)
    if (fields.length === 0) return
    const row = toRow(changes, stored.workingStyles)
    const texts = textsOfProfile({ ...stored, ...row })
    await saveVolunteerProfile(db, userId, {
      ...row,
      ...(await findContentLanguage({ choice: changes.language, texts, before: stored })),
      updatedAt: ctx.now(),
    })
    await refreshWorkOf(db, userId)
    await publish(db, {
      type: 'volunteer.profile_edited',
      actorId: userId,
      subjectId: userId,
      data: { fields },
    })
  })
  return requireProfile(ctx)
}

/** The given fields as database columns. */
function toRow(form: VolunteerChanges, styles: readonly WorkingStyle[]) {
  const { experience, availability, workingStyle, portfolio, language: _, ...plain } = form
  const level = experience === undefined ? null : parseChoiceOrText(experience, experienceLevelValues)
  const time = availability === undefined ? null : parseChoiceOrText(availability, availabilityChoices)
  return {
    ...plain,
    ...(plain.skills && { skillIds: [...new Set(plain.skills.map(canonicalSkill))] }),
    ...(plain.preferredCauses && { causeIds: [...new Set(plain.preferredCauses.map(canonicalCause))] }),
    // A field's choice and its free text are separate: saving one leaves the other (decision A7).
    ...(level && (level.choice ? { experienceLevel: level.choice } : { experience: level.text })),
    ...(time && (time.choice ? { availabilityChoice: time.choice } : { availability: time.text })),
    workingStyles: changeWorkingStyles(styles, workingStyle ?? {}),
    ...(portfolio && { portfolio: portfolio.projects }),
  }
}
