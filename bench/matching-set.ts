/**
 * A judged set: volunteers, listings, the grades of some pairs, and a program that scores a ranking of them. Parsed the
 * way the product would store them.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { FindPlace, MatchProject, MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { availabilityChoices } from '#domain/options/volunteers.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { loadPlaces } from '#server/places/find-place.ts'

/** The files of a judged set. */
export const setFiles = ['profiles.jsonl', 'projects.jsonl', 'qrels.tsv'] as const

/** Whether a folder has a judged set. */
export const isRatedSet = (folder: string): boolean =>
  setFiles.every((file) => existsSync(path.join(folder, file)))

const level = z.enum(experienceLevelValues).nullable().catch(null)
const profile = z.object({
  id: z.string(),
  skills: z.array(z.string()),
  preferredCauses: z.array(z.string()),
  maxHoursPerWeek: z.number().nullable().default(null),
  location: z.string().nullable().default(null),
  workingStyle: z
    .object({ remote: z.boolean().optional(), remoteOnly: z.boolean().optional() })
    .default(() => ({})),
  experience: level,
  availability: z.enum(availabilityChoices).nullable().catch(null),
  bio: z.string().default(''),
})
const listing = z.object({
  externalId: z.string(),
  title: z.string(),
  description: z.string().default(''),
  requiredSkills: z.array(z.string()),
  causeAreas: z.array(z.string()),
  hoursPerWeek: z.number().nullable().default(null),
  isRemote: z.boolean().default(false),
  location: z.string().nullable().default(null),
  experienceLevel: level,
  orgExternalId: z.string().nullable().default(null),
  volunteersNeeded: z.number().nullable().default(null),
})

const organization = z.object({ externalId: z.string(), name: z.string() })

export interface RatedSet {
  folder: string
  volunteers: { id: string; volunteer: MatchVolunteer }[]
  /** With null spots, any number of volunteers is needed. */
  projects: { id: string; organizationId: string; spots: number | null; project: MatchProject }[]
  /** The grade of each judged listing, 0 to 3, by volunteer. */
  grades: ReadonlyMap<string, ReadonlyMap<string, number>>
  findPlace: FindPlace
}

/** Loads profiles.jsonl, projects.jsonl, qrels.tsv and, if there is one, organizations.jsonl from a folder. */
export async function loadRatedSet(folder: string): Promise<RatedSet> {
  const rows = (file: string) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split(/\r?\n/u)
      .filter((line) => line.trim() !== '')
  const lines = (file: string) => rows(file).map((line): unknown => JSON.parse(line))
  const names = new Map(
    (existsSync(path.join(folder, 'organizations.jsonl')) ? lines('organizations.jsonl') : []).map((line) => {
      const { externalId, name } = organization.parse(line)
      return [externalId, name]
    }),
  )
  return {
    folder,
    volunteers: lines('profiles.jsonl').map((line) => toVolunteer(profile.parse(line))),
    projects: lines('projects.jsonl').map((line) => toProject(listing.parse(line), names)),
    grades: readGrades(rows('qrels.tsv').slice(1)),
    findPlace: await loadPlaces(),
  }
}

/** Rows of profile, listing and grade. */
function readGrades(rows: readonly string[]): Map<string, Map<string, number>> {
  const grades = new Map<string, Map<string, number>>()
  for (const row of rows) {
    const [volunteer = '', listing = '', grade] = row.split('\t')
    const known = grades.get(volunteer) ?? new Map<string, number>()
    grades.set(volunteer, known.set(listing, Number(grade)))
  }
  return grades
}

function toVolunteer(row: z.infer<typeof profile>): { id: string; volunteer: MatchVolunteer } {
  return {
    id: row.id,
    volunteer: {
      skills: row.skills,
      causes: row.preferredCauses,
      location: row.location,
      freeHours: row.maxHoursPerWeek,
      experienceLevel: row.experience,
      biography: row.bio,
      availability: row.availability,
      takesRemote: row.workingStyle.remote ?? null,
      remoteOnly: row.workingStyle.remoteOnly ?? false,
      languages: ['English'],
      ...findDeclaredAge(row.bio),
    },
  }
}

function toProject(
  row: z.infer<typeof listing>,
  names: ReadonlyMap<string, string>,
): RatedSet['projects'][number] {
  const { externalId: id, orgExternalId, volunteersNeeded, hoursPerWeek, ...rest } = row
  return {
    id,
    organizationId: orgExternalId ?? id,
    spots: volunteersNeeded,
    project: {
      ...rest,
      preferredSkills: [],
      timeCommitment: hoursPerWeek,
      organizationName: names.get(orgExternalId ?? '') ?? null,
    },
  }
}

const age =
  /\b(?:I am|I'm|aged?|at)\s+(?<is>\d{2})\b(?!\s*(?:percent|%|hours|people))|\b(?<old>\d{2})[\s-]years?[\s-]old\b|,\s(?<between>\d{2}),/iu
const adult = 18
const older = 55

/**
 * The checkboxes "18 or older" and "55 or older" of the product's profile form. A set has only the biography to
 * derive them from.
 * The product itself never derives an age from a biography.
 */
function findDeclaredAge(biography: string): Pick<MatchVolunteer, 'isAdult' | 'isOlder'> {
  const { is, old, between } = age.exec(biography)?.groups ?? {}
  const years = is ?? old ?? between
  if (years !== undefined) return { isAdult: Number(years) >= adult, isOlder: Number(years) >= older }
  const isRetired = /\bretired\b|\bretiree\b|\bretirement\b/iu.test(biography) ? true : null
  return { isAdult: isRetired, isOlder: isRetired }
}
