/** What the matching of volunteers and projects reads of either. */
import { sql } from 'drizzle-orm'
import type { MatchVolunteer } from '#domain/matching.ts'
import { experienceLevelValues } from '#domain/projects.ts'
import { applications, projects, volunteerProfiles } from './schema.ts'

export const matchProjectColumns = {
  requiredSkills: projects.requiredSkills,
  preferredSkills: projects.preferredSkills,
  causeAreas: projects.causeAreas,
  isRemote: projects.isRemote,
  location: projects.location,
  timeCommitment: projects.timeCommitment,
  experienceLevel: projects.experienceLevel,
}

/** What a profile says, and the hours a week that accepted work takes. */
export const matchVolunteerColumns = {
  skills: volunteerProfiles.skills,
  causes: volunteerProfiles.preferredCauses,
  location: volunteerProfiles.location,
  experienceLevel: volunteerProfiles.experienceLevel,
  maxHoursPerWeek: volunteerProfiles.maxHoursPerWeek,
  takenHours: sql<number>`(
    select coalesce(sum(p.time_commitment), 0)::int from ${applications} a join ${projects} p on p.id = a.project_id
    where a.volunteer_id = ${volunteerProfiles}.user_id and a.status = 'accepted' and p.status <> 'completed')`,
}

interface Row {
  skills: string[] | null
  causes: string[] | null
  location: string | null
  experienceLevel: string | null
  maxHoursPerWeek: number | null
  takenHours: number
}

/** The volunteer of these columns; without a profile, one who says nothing. */
export function toMatchVolunteer({ maxHoursPerWeek, takenHours, ...row }: Row): MatchVolunteer {
  return {
    skills: row.skills ?? [],
    causes: row.causes ?? [],
    location: row.location,
    freeHours: maxHoursPerWeek === null ? null : Math.max(0, maxHoursPerWeek - takenHours),
    experienceLevel: experienceLevelValues.find((level) => level === row.experienceLevel) ?? null,
  }
}
