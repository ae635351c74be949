/**
 * The fields of a project: the wizard's four steps with their texts, and the same fields one by one (spec features
 * /create-project; A26).
 */
import {
  experienceLevelValues,
  perkTypeValues,
  urgencyValues,
  type ProjectStep,
} from '#domain/projects/projects.ts'
import { cleanText } from '#domain/text/text.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import {
  clearableName,
  clearableText,
  labelList,
  localDate,
  requiredLabelList,
  requiredName,
  requiredText,
} from '#contract/fields.ts'
import { limits, projectLimits } from '#contract/limits.ts'
import { perkTitleText, duplicatePerkText } from '#contract/i18n/project-perks.ts'
import { organizationName } from '#contract/profiles/organization-profiles.ts'
import { dayTimeZone } from '#contract/time-zones.ts'
import { z } from '#contract/zod.ts'

const wholeNumber = (text: string) => z.number(text).int(text)

const perk = z.object({
  type: z.enum(perkTypeValues),
  title: requiredName({ max: limits.title }, perkTitleText),
  description: z.string().overwrite(cleanText).max(limits.shortText).default(''),
  icon: z.string().overwrite(cleanText).max(limits.label).default(''),
  id: z.string().max(limits.label).optional(),
})

const perks = z
  .array(perk)
  .max(limits.list, `Must be at most ${limits.list} entries`)
  .superRefine((list, context) => {
    const seen = new Set<string>()
    for (const [index, { type }] of list.entries()) {
      if (type !== 'custom' && seen.has(type)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'type'],
          message: duplicatePerkText,
        })
      }
      seen.add(type)
    }
  })

export const screeningQuestionText = 'Please write the question'
export const duplicateScreeningText = 'You already ask this question'
export const tooManyQuestionsText = `Ask at most ${limits.screeningQuestions} questions`

const screeningQuestions = z
  .array(
    z.object({
      text: requiredText({ max: limits.shortText }, screeningQuestionText),
      isRequired: z.boolean().default(false),
    }),
  )
  .max(limits.screeningQuestions, tooManyQuestionsText)
  .superRefine((list, context) => {
    const seen = new Set<string>()
    for (const [index, { text }] of list.entries()) {
      const key = foldLabel(text)
      if (key && seen.has(key)) {
        context.addIssue({ code: 'custom', path: [index, 'text'], message: duplicateScreeningText })
      }
      seen.add(key)
    }
  })

const { titleMin, descriptionMin, deliverablesMin, impactMin, hours, volunteers } = projectLimits
const volunteersText = `Number of volunteers must be between ${volunteers.min} and ${volunteers.max}`
const hoursText = `Time commitment must be at least ${hours.min} hour`

const skillsText = 'Please select at least one skill'
const causesText = 'Please select at least one cause area'

/** The rules for each field if it is given; the defaults of a new project are in `projectSteps`. */
const fields = {
  title: requiredName({ min: titleMin, max: limits.title }, `Title must be at least ${titleMin} characters`),
  description: requiredText(
    { min: descriptionMin, max: limits.longText },
    `Description must be at least ${descriptionMin} characters`,
  ),
  causeAreas: requiredLabelList(causesText),
  requiredSkills: requiredLabelList(skillsText),
  preferredSkills: labelList,
  experienceLevel: z.enum(experienceLevelValues, 'Please select an experience level'),
  requirements: clearableText(limits.longText),
  /** Asked of every applicant; rewording a question makes it a new one. */
  screeningQuestions,
  timeCommitment: wholeNumber(hoursText)
    .min(hours.min, hoursText)
    .max(hours.max, `Time commitment must be at most ${hours.max} hours`),
  duration: requiredName({ max: limits.label }, 'Please specify project duration'),
  timeline: clearableText(limits.longText),
  urgency: z.enum(urgencyValues),
  applicationDeadline: localDate.nullable(),
  /** The time zone in which the deadline's day ends. */
  timeZone: dayTimeZone,
  isRemote: z.boolean(),
  location: clearableName(limits.shortText),
  maxVolunteers: wholeNumber(volunteersText)
    .min(volunteers.min, volunteersText)
    .max(volunteers.max, volunteersText),
  perks,
  deliverables: requiredText(
    { min: deliverablesMin, max: limits.longText },
    'Please describe the expected deliverables',
  ),
  impact: requiredText({ min: impactMin, max: limits.longText }, 'Please describe the expected impact'),
  contactInstructions: clearableText(limits.longText),
} as const

/** The wizard's steps, in order, each with its fields and their texts (A26). */
export const projectSteps = {
  basics: z.object({
    /** Asked until the organization has a name (A20). */
    organizationName: organizationName.optional(),
    title: fields.title,
    description: fields.description,
    causeAreas: fields.causeAreas,
  }),
  skills: z.object({
    requiredSkills: fields.requiredSkills,
    preferredSkills: fields.preferredSkills.default([]),
    experienceLevel: fields.experienceLevel,
    requirements: fields.requirements.default(null),
    screeningQuestions: fields.screeningQuestions.default([]),
  }),
  timeline: z.object({
    timeCommitment: fields.timeCommitment.default(hours.standard),
    duration: fields.duration,
    timeline: fields.timeline.default(null),
    urgency: fields.urgency.default('medium'),
    applicationDeadline: fields.applicationDeadline.default(null),
    /** The organization's time zone by default. */
    timeZone: fields.timeZone.optional(),
    isRemote: fields.isRemote.default(true),
    location: fields.location.default(null),
    maxVolunteers: fields.maxVolunteers.default(volunteers.standard),
    perks: fields.perks.default([]),
  }),
  impact: z.object({
    deliverables: fields.deliverables,
    impact: fields.impact,
    contactInstructions: fields.contactInstructions.default(null),
  }),
} as const satisfies Record<ProjectStep, z.ZodObject>

/** The text for a deadline before today, in the project's time zone. */
export const deadlineInPastText = 'The application deadline cannot be in the past'

/** The text for fewer spots than accepted volunteers (A11). */
export const tooFewSpotsText = (accepted: number) =>
  `Number of volunteers cannot be below the ${accepted} already accepted`

export const newProject = z.object({
  ...projectSteps.basics.shape,
  ...projectSteps.skills.shape,
  ...projectSteps.timeline.shape,
  ...projectSteps.impact.shape,
})
export type NewProject = z.output<typeof newProject>
export type NewProjectInput = z.input<typeof newProject>

/** Some of the fields: omitted ones stay as they are. */
export const projectChanges = z.object(fields).partial()
export type ProjectChanges = z.output<typeof projectChanges>
