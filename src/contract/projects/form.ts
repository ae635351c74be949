/**
 * The fields of a project: the wizard's four steps with their texts, and the same fields one by one (spec features
 * /create-project; A26).
 */
import {
  experienceLevelValues,
  perkTypeValues,
  projectStepNames,
  urgencyValues,
  type ProjectStep,
} from '#domain/projects/projects.ts'
import { cleanText } from '#domain/text/text.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import { fieldText } from '#contract/field-texts.ts'
import {
  clearableName,
  clearableText,
  labelList,
  localDate,
  requiredLabelList,
  requiredName,
  requiredText,
} from '#contract/fields.ts'
import { languageChoice } from '#contract/i18n/content-language.ts'
import { limits, projectLimits } from '#contract/limits.ts'
import { organizationName } from '#contract/profiles/organization-profiles.ts'
import { dayTimeZone } from '#contract/time-zones.ts'
import { z } from '#contract/zod.ts'

const wholeNumber = (text: string) => z.number(text).int(text)

const perk = z.object({
  type: z.enum(perkTypeValues),
  title: requiredName({ max: limits.title }, fieldText('projects.perkTitle')),
  description: z.string().overwrite(cleanText).max(limits.shortText).default(''),
  icon: z.string().overwrite(cleanText).max(limits.label).default(''),
  id: z.string().max(limits.label).optional(),
})

const perks = z
  .array(perk)
  .max(limits.list, fieldText('general.tooMany', { max: limits.list }))
  .superRefine((list, context) => {
    const seen = new Set<string>()
    for (const [index, { type }] of list.entries()) {
      if (type !== 'custom' && seen.has(type)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'type'],
          message: fieldText('projects.perkTwice'),
        })
      }
      seen.add(type)
    }
  })

const screeningQuestions = z
  .array(
    z.object({
      text: requiredText({ max: limits.shortText }, fieldText('projects.question')),
      isRequired: z.boolean().default(false),
    }),
  )
  .max(limits.screeningQuestions, fieldText('projects.tooManyQuestions', { max: limits.screeningQuestions }))
  .superRefine((list, context) => {
    const seen = new Set<string>()
    for (const [index, { text }] of list.entries()) {
      const key = foldLabel(text)
      if (key && seen.has(key)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'text'],
          message: fieldText('projects.questionTwice'),
        })
      }
      seen.add(key)
    }
  })

const { titleMin, descriptionMin, deliverablesMin, impactMin, hours, volunteers } = projectLimits

const afterHours = projectLimits.milestones.hours
const afterHoursText = fieldText('projects.milestoneHours', afterHours)

const milestones = z
  .array(
    z.object({
      title: requiredName({ max: limits.title }, fieldText('projects.milestone')),
      dueDate: localDate.nullable().default(null),
      afterHours: wholeNumber(afterHoursText)
        .min(afterHours.min, afterHoursText)
        .max(afterHours.max, afterHoursText)
        .nullable()
        .default(null),
    }),
  )
  .max(
    projectLimits.milestones.max,
    fieldText('projects.tooManyMilestones', { max: projectLimits.milestones.max }),
  )
const volunteersText = fieldText('projects.volunteers', { min: volunteers.min, max: volunteers.max })
const hoursText = fieldText('projects.hoursAtLeast', { min: hours.min })

/** The rules for each field if it is given; the defaults of a new project are in `projectSteps`. */
const fields = {
  title: requiredName({ min: titleMin, max: limits.title }, fieldText('projects.title', { min: titleMin })),
  description: requiredText(
    { min: descriptionMin, max: limits.longText },
    fieldText('shared.descriptionTooShort', { min: descriptionMin }),
  ),
  causeAreas: requiredLabelList(fieldText('shared.causes')),
  requiredSkills: requiredLabelList(fieldText('shared.skills')),
  preferredSkills: labelList,
  experienceLevel: z.enum(experienceLevelValues, fieldText('projects.experienceLevel')),
  requirements: clearableText(limits.longText),
  /** Asked of every applicant; rewording a question makes it a new one. */
  screeningQuestions,
  timeCommitment: wholeNumber(hoursText)
    .min(hours.min, hoursText)
    .max(hours.max, fieldText('projects.hoursAtMost', { max: hours.max })),
  duration: requiredName({ max: limits.label }, fieldText('projects.duration')),
  /** Why it needs more hours a week than volunteers usually give (safeguard S2). */
  hoursReason: clearableText(limits.shortText),
  /** The first and the last day of the work. */
  startDate: localDate.nullable(),
  endDate: localDate.nullable(),
  /** What is done by when, in the order of the work. */
  milestones,
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
    fieldText('projects.deliverables'),
  ),
  /** How both sides know that the work is finished. */
  definitionOfDone: clearableText(limits.longText),
  impact: requiredText({ min: impactMin, max: limits.longText }, fieldText('projects.impact')),
  /** Who answers the volunteer's questions; everyone sees it. */
  contactName: clearableName(limits.name),
  contactInstructions: clearableText(limits.longText),
  /** Confirmed: the work does not replace a paid post (safeguard S6). */
  confirmsNoPaidPost: z.boolean(),
  /** Confirmed: the person who does licensed work has the license, and someone is responsible (safeguard S13). */
  confirmsLicense: z.boolean(),
  /** The language of its texts. */
  language: languageChoice,
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
    hoursReason: fields.hoursReason.default(null),
    duration: fields.duration,
    startDate: fields.startDate.default(null),
    endDate: fields.endDate.default(null),
    milestones: fields.milestones.default([]),
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
    definitionOfDone: fields.definitionOfDone.default(null),
    impact: fields.impact,
    contactName: fields.contactName.default(null),
    contactInstructions: fields.contactInstructions.default(null),
    confirmsNoPaidPost: fields.confirmsNoPaidPost.default(false),
    confirmsLicense: fields.confirmsLicense.default(false),
    language: fields.language.default(null),
  }),
} as const satisfies Record<ProjectStep, z.ZodObject>

export const newProject = z.object({
  ...projectSteps.basics.shape,
  ...projectSteps.skills.shape,
  ...projectSteps.timeline.shape,
  ...projectSteps.impact.shape,
})
export type NewProject = z.output<typeof newProject>
export type NewProjectInput = z.input<typeof newProject>

/** How many steps from the first are valid; the step after them is the last that may be opened. */
export function countFinishedSteps(form: unknown): number {
  const open = projectStepNames.findIndex((step) => !projectSteps[step].safeParse(form).success)
  return open < 0 ? projectStepNames.length : open
}

/** Some of the fields: omitted ones stay as they are. */
export const projectChanges = z.object(fields).partial()
export type ProjectChanges = z.output<typeof projectChanges>
