/** How complete a volunteer's profile is, and what to add next (issue 21). */
import { matchWeights, type MatchFactor } from '#domain/matching/scoring/factors.ts'

/** In the order to add them: first what matters most for matches, then what people read. */
export const profileParts = ['skills', 'causes', 'location', 'hours', 'experience', 'bio', 'goal'] as const
export type ProfilePart = (typeof profileParts)[number]

/** The match factor that a part decides; parts without one are for people to read. */
const factorOf: Partial<Record<ProfilePart, MatchFactor>> = {
  skills: 'skills',
  causes: 'causes',
  location: 'location',
  hours: 'time',
  experience: 'experience',
}

/** How many of the 100 points of a match a part decides by default; null if none. */
export function matchPointsOf(part: ProfilePart): number | null {
  const factor = factorOf[part]
  return factor ? matchWeights[factor] : null
}

/** The share of a complete profile, in percent; together 100. */
const shares: Record<ProfilePart, number> = {
  skills: 25,
  causes: 20,
  location: 10,
  hours: 15,
  experience: 10,
  bio: 10,
  goal: 10,
}

/** How complete the answers of the onboarding make a new profile, in percent: skills, causes and a goal. */
export const onboardedPercent = shares.skills + shares.causes + shares.goal

/** What a volunteer has said; a person without a profile has said nothing. */
export interface ProfileContents {
  skills: readonly string[]
  preferredCauses: readonly string[]
  maxHoursPerWeek: number | null
  /** One of the choices, which matches compare; a text alone does not count. */
  experienceLevel: string | null
  location: string | null
  /** Accepts only remote work, so that no place is needed. */
  remoteOnly: boolean
  bio: string
  goals: string | null
}

export interface Completeness {
  /** 0 to 100. */
  percent: number
  done: ProfilePart[]
  /** What is missing, the next one first. */
  open: ProfilePart[]
}

/** Which parts of a profile are there, and how complete that makes it. */
export function measureCompleteness(profile: ProfileContents | null): Completeness {
  const has: Record<ProfilePart, boolean> = {
    skills: (profile?.skills.length ?? 0) > 0,
    causes: (profile?.preferredCauses.length ?? 0) > 0,
    location: profile !== null && (profile.location !== null || profile.remoteOnly),
    hours: (profile?.maxHoursPerWeek ?? null) !== null,
    experience: (profile?.experienceLevel ?? null) !== null,
    bio: (profile?.bio ?? '') !== '',
    goal: (profile?.goals ?? null) !== null,
  }
  const done = profileParts.filter((part) => has[part])
  return {
    percent: done.reduce((sum, part) => sum + shares[part], 0),
    done,
    open: profileParts.filter((part) => !has[part]),
  }
}
