/** A project as the file has it. */
import { z } from '#contract/zod.ts'
import {
  experienceLevelValues,
  projectStatuses,
  urgencyValues,
  type ExperienceLevel,
  type Urgency,
} from '#domain/projects/projects.ts'
import type { LocalDate } from '#domain/time/time.ts'
import { vocabularyOf } from '#server/features/projects/managing/form.ts'
import {
  day,
  externalId,
  mergeAliases,
  labels,
  longText,
  lenientText,
  timestamp,
  nameLabel,
  nameLine,
  quote,
  formatIssues,
  title,
  optionalBoolean,
  wholeNumber,
  type ParseResult,
} from './fields.ts'

const otherNames = {
  orgExternalId: ['organizationExternalId'],
  requiredSkills: ['skillsRequired'],
  hoursPerWeek: ['timeCommitment', 'timeCommitmentHours'],
  deadline: ['applicationDeadline'],
  volunteersNeeded: ['maxVolunteers'],
}

/** A canceled listing is no listing: it has no reason that its applicants could read. */
const listedStatuses = projectStatuses.filter((status) => status !== 'canceled')
const statusText = `must be one of ${listedStatuses.join(', ')}`

const source = z.object({
  externalId,
  orgExternalId: externalId,
  title,
  description: longText,
  requiredSkills: labels,
  preferredSkills: labels,
  causeAreas: labels,
  hoursPerWeek: wholeNumber(168),
  duration: nameLabel,
  deliverables: longText,
  impact: longText,
  requirements: longText,
  timeline: longText,
  location: nameLine,
  isRemote: optionalBoolean,
  deadline: day,
  createdAt: timestamp,
  volunteersNeeded: wholeNumber(1_000_000),
  experienceLevel: lenientText,
  urgency: lenientText,
  status: z.enum(listedStatuses, statusText).nullish(),
})

/** The names of its columns. */
export const listingColumns = Object.keys(source.shape)

export interface ImportedListing {
  externalId: string
  orgExternalId: string
  /** Fields that a later import of a changed file updates. */
  texts: {
    title: string
    description: string
    requiredSkills: string[]
    preferredSkills: string[]
    skillIds: string[]
    workIds: string[]
    workVersion: number
    causeAreas: string[]
    causeIds: string[]
    timeCommitment: number | null
    duration: string | null
    deliverables: string | null
    impact: string | null
    requirements: string | null
    timeline: string | null
    location: string | null
    isRemote: boolean
    applicationDeadline: LocalDate | null
    experienceLevel: ExperienceLevel | null
    urgency: Urgency
  }
  /** Fields that only the first import sets. Afterwards the product decides them. */
  start: { maxVolunteers: number | null; status: 'open' | 'paused' | 'completed'; createdAt: Date }
}

/** Parses a listing. An invalid level or urgency is left out with a warning. */
export function parseListing(record: Record<string, unknown>, now: Date): ParseResult<ImportedListing> {
  const read = source.safeParse(mergeAliases(record, otherNames))
  if (!read.success) return { reasons: formatIssues(read.error) }
  const given = read.data
  const warnings: string[] = []
  const choose = <Choice extends string>(name: 'experienceLevel' | 'urgency', choices: readonly Choice[]) => {
    const word = given[name]
    const choice = choices.find((each) => each === word?.toLowerCase()) ?? null
    if (word && !choice)
      warnings.push(`${name} ${quote(word)} is not one of ${choices.join(', ')} and was left out`)
    return choice
  }
  const texts = {
    title: given.title,
    description: given.description ?? '',
    requiredSkills: given.requiredSkills,
    preferredSkills: given.preferredSkills,
    causeAreas: given.causeAreas,
    ...vocabularyOf(given),
    timeCommitment: given.hoursPerWeek,
    duration: given.duration,
    deliverables: given.deliverables,
    impact: given.impact,
    requirements: given.requirements,
    timeline: given.timeline,
    location: given.location,
    isRemote: given.isRemote ?? given.location === null,
    applicationDeadline: given.deadline,
    experienceLevel: choose('experienceLevel', experienceLevelValues),
    urgency: choose('urgency', urgencyValues) ?? 'medium',
  }
  if (given.createdAt && given.createdAt > now) {
    warnings.push('createdAt is in the future and was replaced by the current time')
  }
  const createdAt = given.createdAt && given.createdAt <= now ? given.createdAt : now
  // No one has been accepted here yet, whatever the source says.
  const status = given.status === 'paused' || given.status === 'completed' ? given.status : 'open'
  return {
    row: {
      externalId: given.externalId,
      orgExternalId: given.orgExternalId,
      texts,
      start: { maxVolunteers: given.volunteersNeeded, status, createdAt },
    },
    warnings,
  }
}
