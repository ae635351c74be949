/** Projects: the wizard's four steps, browsing, one project (foundation 2.10, 2.11; features /create-project; A11, A26). */
import { applicationStatuses } from '#domain/applications.ts'
import {
  applicationsClosedReasons,
  experienceLevelValues,
  perkTypeValues,
  projectStatuses,
  urgencyValues,
} from '#domain/projects.ts'
import { defineEndpoint } from './endpoint.ts'
import {
  commaList,
  flag,
  idParams,
  labelList,
  localDate,
  moment,
  optionalText,
  pageQuery,
  requiredLabelList,
  requiredText,
} from './fields.ts'
import { limits, projectLimits } from './limits.ts'
import { z } from './zod.ts'

const wholeNumber = (text: string) => z.number(text).int(text)

export const perkTitleText = 'Please enter a title for this perk'
export const perkTwiceText = 'This perk has already been added'

const perk = z.object({
  type: z.enum(perkTypeValues),
  title: requiredText({ max: limits.title }, perkTitleText),
  description: z.string().trim().max(limits.shortText).default(''),
  icon: z.string().trim().max(limits.label).default(''),
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
          message: perkTwiceText,
        })
      }
      seen.add(type)
    }
  })

const { organizationNameMin, titleMin, descriptionMin, deliverablesMin, impactMin, hours, volunteers } =
  projectLimits
const volunteersText = `Number of volunteers must be between ${volunteers.min} and ${volunteers.max}`
const hoursText = `Time commitment must be at least ${hours.min} hour`
const skillsText = 'Please select at least one skill'
const causesText = 'Please select at least one cause area'

/** The wizard's steps, in order, each with its fields and their texts (A26). */
export const projectSteps = {
  basics: z.object({
    /** Asked while the organization has no name of its own (A20). */
    organizationName: requiredText(
      { min: organizationNameMin, max: limits.name },
      `Organization name must be at least ${organizationNameMin} characters`,
    ).optional(),
    title: requiredText(
      { min: titleMin, max: limits.title },
      `Title must be at least ${titleMin} characters`,
    ),
    description: requiredText(
      { min: descriptionMin, max: limits.longText },
      `Description must be at least ${descriptionMin} characters`,
    ),
    causeAreas: requiredLabelList(causesText),
  }),
  skills: z.object({
    requiredSkills: requiredLabelList(skillsText),
    preferredSkills: labelList.default([]),
    experienceLevel: z.enum(experienceLevelValues, 'Please select an experience level'),
    requirements: optionalText(limits.longText),
  }),
  timeline: z.object({
    timeCommitment: wholeNumber(hoursText)
      .min(hours.min, hoursText)
      .max(hours.max, `Time commitment must be at most ${hours.max} hours`)
      .default(hours.standard),
    duration: requiredText({ max: limits.label }, 'Please specify project duration'),
    timeline: optionalText(limits.longText),
    urgency: z.enum(urgencyValues).default('medium'),
    applicationDeadline: localDate.nullish().transform((day) => day ?? null),
    isRemote: z.boolean().default(true),
    location: optionalText(limits.shortText),
    maxVolunteers: wholeNumber(volunteersText)
      .min(volunteers.min, volunteersText)
      .max(volunteers.max, volunteersText)
      .default(volunteers.standard),
    perks: perks.default([]),
  }),
  impact: z.object({
    deliverables: requiredText(
      { min: deliverablesMin, max: limits.longText },
      'Please describe the expected deliverables',
    ),
    impact: requiredText({ min: impactMin, max: limits.longText }, 'Please describe the expected impact'),
    contactInstructions: optionalText(limits.longText),
  }),
} as const
export type ProjectStep = keyof typeof projectSteps

/** The text for a deadline before today, decided with the clock in the project's zone. */
export const deadlineInPastText = 'The application deadline cannot be in the past'

export const newProject = z.object({
  ...projectSteps.basics.shape,
  ...projectSteps.skills.shape,
  ...projectSteps.timeline.shape,
  ...projectSteps.impact.shape,
})
export type NewProject = z.output<typeof newProject>
export type NewProjectInput = z.input<typeof newProject>

const nullableText = z.string().nullable()
const nullableNumber = z.number().int().nullable()

/** What a card shows; `isSaved` is null for a reader who is not signed in. */
export const projectCard = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  requiredSkills: z.array(z.string()),
  skillsRequired: z.array(z.string()),
  preferredSkills: z.array(z.string()),
  causeAreas: z.array(z.string()),
  timeCommitment: nullableNumber,
  timeCommitmentHours: nullableNumber,
  duration: nullableText,
  location: nullableText,
  isRemote: z.boolean(),
  applicationDeadline: nullableText,
  /** False for an imported listing whose deadline had passed: shown as its original one. */
  deadlineEnforced: z.boolean(),
  maxVolunteers: nullableNumber,
  volunteersNeeded: nullableNumber,
  /** Null = no limit. */
  placesLeft: nullableNumber,
  acceptsApplications: z.boolean(),
  applicationsClosedReason: z.enum(applicationsClosedReasons).nullable(),
  experienceLevel: z.enum(experienceLevelValues).nullable(),
  urgency: z.enum(urgencyValues),
  status: z.enum(projectStatuses),
  isImported: z.boolean(),
  createdAt: moment,
  organizationId: z.uuid(),
  organizationName: z.string(),
  organizationVerified: z.boolean(),
  averageRating: nullableText,
  totalReviews: z.number().int(),
  isSaved: z.boolean().nullable(),
  saved: z.boolean().nullable(),
})
export type ProjectCard = z.infer<typeof projectCard>

export const project = projectCard.extend({
  deliverables: nullableText,
  impact: nullableText,
  requirements: nullableText,
  timeline: nullableText,
  timeZone: z.string(),
  /** Only for accepted volunteers and the organization's members (A1). */
  contactInstructions: nullableText,
  perks: z.array(
    z.object({
      id: z.string(),
      type: z.enum(perkTypeValues),
      title: z.string(),
      description: z.string(),
      icon: z.string(),
    }),
  ),
  organizationDescription: nullableText,
  organizationRating: z.number().nullable(),
  organizationProjectsCount: z.number().int(),
  organizationWebsite: nullableText,
  /** How the signed-in reader stands to it; null when signed out. */
  viewer: z
    .object({
      isMember: z.boolean(),
      /** `no` also for members of the organization and accounts that are no volunteer. */
      mayApply: z.enum(['apply', 'again', 'no']),
      application: z.object({ id: z.uuid(), status: z.enum(applicationStatuses) }).nullable(),
    })
    .nullable(),
})
export type Project = z.infer<typeof project>

/** 40 means any: the filter applies only below it (foundation 5). */
export const anyTimeCommitment = 40

export const projectFilters = z.object({
  search: z.string().trim().max(limits.search).optional(),
  skills: commaList.optional(),
  causeAreas: commaList.optional(),
  timeCommitment: z.coerce.number().int().min(1).max(168).optional(),
  organizationId: z.uuid().optional(),
  /** Only projects that take applications now. */
  open: flag.optional(),
})

export const listProjects = defineEndpoint({
  id: 'listProjects',
  summary: 'Published projects, newest first, by full text, skills, causes, hours a week and organization.',
  method: 'GET',
  path: '/api/projects',
  access: 'public',
  query: projectFilters.extend(pageQuery.shape),
  response: z.array(projectCard),
  paged: true,
  problems: ['bad_cursor'],
})

export const getProject = defineEndpoint({
  id: 'getProject',
  summary: 'One project with its organization, and how the reader stands to it.',
  method: 'GET',
  path: '/api/projects/:id',
  access: 'public',
  params: idParams,
  response: project,
  problems: ['project_not_found', 'gone'],
})

export const createProject = defineEndpoint({
  id: 'createProject',
  summary: "Publishes a project of the caller's primary organization.",
  method: 'POST',
  path: '/api/projects',
  access: 'organization',
  forbidden: 'projects_by_organizations_only',
  needsVerifiedEmail: true,
  limit: 'projects',
  body: newProject,
  response: project,
  status: 201,
})
