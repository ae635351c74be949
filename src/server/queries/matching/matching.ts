/** The columns that matching needs of volunteers and projects. */
import { eq, sql } from 'drizzle-orm'
import type { MatchVolunteer, MatchWeights } from '#domain/matching/scoring/factors.ts'
import { availabilityChoices, type WorkingStyle } from '#domain/options/volunteers.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import { parameter, prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { matchingWeights } from '#server/db/tables/matching.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { sumOfAcceptedHours } from '#server/queries/work.ts'

export const matchProjectColumns = {
  requiredSkills: projects.requiredSkills,
  preferredSkills: projects.preferredSkills,
  causeAreas: projects.causeAreas,
  isRemote: projects.isRemote,
  location: projects.location,
  timeCommitment: projects.timeCommitment,
  experienceLevel: projects.experienceLevel,
  title: projects.title,
  description: projects.description,
  organizationName: sql<string>`(select o.name from ${organizations} o where o.id = ${projects}.organization_id)`,
}

/** The profile's columns, and the weekly hours that accepted work takes. */
export const matchVolunteerColumns = {
  skills: volunteerProfiles.skills,
  causes: volunteerProfiles.preferredCauses,
  location: volunteerProfiles.location,
  experienceLevel: volunteerProfiles.experienceLevel,
  maxHoursPerWeek: volunteerProfiles.maxHoursPerWeek,
  headline: volunteerProfiles.headline,
  bio: volunteerProfiles.bio,
  experience: volunteerProfiles.experience,
  availability: volunteerProfiles.availability,
  availabilityChoice: volunteerProfiles.availabilityChoice,
  workingStyles: volunteerProfiles.workingStyles,
  remoteOnly: volunteerProfiles.remoteOnly,
  languages: volunteerProfiles.languages,
  isAdult: volunteerProfiles.isAdult,
  isOlder: volunteerProfiles.isOlder,
  takenHours: sumOfAcceptedHours(sql`${volunteerProfiles}.user_id`),
}

interface Row {
  skills: string[] | null
  causes: string[] | null
  location: string | null
  experienceLevel: string | null
  maxHoursPerWeek: number | null
  headline: string | null
  bio: string | null
  experience: string | null
  availability: string | null
  availabilityChoice: string | null
  workingStyles: WorkingStyle[] | null
  remoteOnly: boolean | null
  languages: string[] | null
  isAdult: boolean | null
  isOlder: boolean | null
  takenHours: number
}

/** Converts the columns to a volunteer. */
export function toMatchVolunteer({ maxHoursPerWeek, takenHours, ...row }: Row): MatchVolunteer {
  return {
    skills: row.skills ?? [],
    causes: row.causes ?? [],
    location: row.location,
    freeHours: maxHoursPerWeek === null ? null : Math.max(0, maxHoursPerWeek - takenHours),
    committedHours:
      maxHoursPerWeek !== null && takenHours > 0 ? { hours: takenHours, of: maxHoursPerWeek } : null,
    experienceLevel: experienceLevelValues.find((level) => level === row.experienceLevel) ?? null,
    biography: biographyOf(row),
    // Hours, places and work of a past job limit nothing today.
    statement: biographyOf({ ...row, experience: null }),
    availability: availabilityChoices.find((choice) => choice === row.availabilityChoice) ?? null,
    takesRemote: row.workingStyles?.includes('remote') ?? null,
    remoteOnly: row.remoteOnly ?? false,
    languages: row.languages,
    isAdult: row.isAdult,
    isOlder: row.isOlder,
  }
}

/** Someone without a profile. */
export const emptyVolunteer: MatchVolunteer = toMatchVolunteer({
  skills: null,
  causes: null,
  location: null,
  experienceLevel: null,
  maxHoursPerWeek: null,
  headline: null,
  bio: null,
  experience: null,
  availability: null,
  availabilityChoice: null,
  workingStyles: null,
  remoteOnly: null,
  languages: null,
  isAdult: null,
  isOlder: null,
  takenHours: 0,
})

/** The free texts of a profile. */
export function biographyOf(
  profile: Partial<Record<'headline' | 'bio' | 'experience' | 'availability', string | null | undefined>>,
): string {
  const { headline, bio, experience, availability } = profile
  return [headline, bio, experience, availability].filter(Boolean).join('.\n')
}

const prepareVolunteer = prepareOnce((db, name) =>
  prepareRead(db, {
    name,
    selection: matchVolunteerColumns,
    query: db
      .select(matchVolunteerColumns)
      .from(volunteerProfiles)
      .where(eq(volunteerProfiles.userId, parameter('userId'))),
  }),
)

/** Finds a person's profile and the hours that accepted work leaves free; null without a profile. */
export async function findMatchVolunteer(db: Db, userId: string): Promise<MatchVolunteer | null> {
  const [profile] = await prepareVolunteer(db, 'match_volunteer').execute({ userId })
  return profile ? toMatchVolunteer(profile) : null
}

const weightColumns = {
  skills: matchingWeights.skills,
  causes: matchingWeights.causes,
  location: matchingWeights.location,
  time: matchingWeights.time,
  experience: matchingWeights.experience,
}
const prepareWeights = prepareOnce((db, name) =>
  prepareRead(db, {
    name,
    selection: weightColumns,
    query: db
      .select(weightColumns)
      .from(matchingWeights)
      .where(eq(matchingWeights.userId, parameter('userId'))),
  }),
)

/** Finds a person's match weights; null = none saved. */
export async function findWeights(db: Db, userId: string): Promise<MatchWeights | null> {
  const [row] = await prepareWeights(db, 'match_weights').execute({ userId })
  // No one can save such weights anymore; old ones fall back to the defaults.
  return row && Object.values(row).some((weight) => weight > 0) ? row : null
}
