/** A project as a file gives it. */
import { z } from '#contract/zod.ts'
import {
  experienceLevelValues,
  projectStatuses,
  urgencyValues,
  type ExperienceLevel,
  type Urgency,
} from '#domain/projects.ts'
import type { LocalDate } from '#domain/time.ts'
import { vocabularyOf } from '#server/features/projects/form.ts'
import {
  day,
  externalId,
  joinNames,
  labels,
  longText,
  loose,
  moment,
  nameLabel,
  nameLine,
  quote,
  tellIssues,
  title,
  truth,
  wholeNumber,
  type Reading,
} from './fields.ts'

const otherNames = {
  orgExternalId: ['organizationExternalId'],
  requiredSkills: ['skillsRequired'],
  hoursPerWeek: ['timeCommitment', 'timeCommitmentHours'],
  deadline: ['applicationDeadline'],
  volunteersNeeded: ['maxVolunteers'],
}

const statusText = `must be one of ${projectStatuses.join(', ')}`

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
  isRemote: truth,
  deadline: day,
  createdAt: moment,
  volunteersNeeded: wholeNumber(1_000_000),
  experienceLevel: loose,
  urgency: loose,
  status: z.enum(projectStatuses, statusText).nullish(),
})

export interface ImportedListing {
  externalId: string
  orgExternalId: string
  /** What a later import of a changed file changes. */
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
  /** What only the first import says; afterwards it is decided here. */
  start: { maxVolunteers: number | null; status: 'open' | 'paused' | 'completed'; createdAt: Date }
}

/** Reads a listing at the given moment; a level or urgency that is none is left out and told. */
export function readListing(record: Record<string, unknown>, now: Date): Reading<ImportedListing> {
  const read = source.safeParse(joinNames(record, otherNames))
  if (!read.success) return { reasons: tellIssues(read.error) }
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
  // Nobody has been accepted here yet, whatever stood at the source.
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
