/** Applications: apply, both sides' lists, moves (foundation 2.14, 4, 5, 7; decisions A2, A3, A12, A13, A24). */
import { applicationSides, applicationStatuses } from '#domain/applications.ts'
import { projectStatuses } from '#domain/projects.ts'
import { defineEndpoint } from './endpoint.ts'
import { commaList, flag, idParams, moment, optionalText, pageQuery, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { applicationMessageText, questionsChangedText } from './messages/applying.ts'
import { z } from './zod.ts'

export const newApplication = z.object({
  projectId: z.uuid(),
  coverLetter: requiredText({ max: limits.letter }, applicationMessageText),
  proposedApproach: optionalText(limits.longText),
  questions: optionalText(limits.longText),
  /** To the project's `screeningQuestions`; a required one that is missing is refused as `screeningAnswers.{its place}.answer`. */
  screeningAnswers: z
    .array(z.object({ questionId: z.string().max(limits.label), answer: optionalText(limits.longText) }))
    .max(limits.screeningQuestions, questionsChangedText)
    .default([]),
})
export type NewApplication = z.output<typeof newApplication>

const nullableText = z.string().nullable()

export const application = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  volunteerId: z.uuid(),
  status: z.enum(applicationStatuses),
  coverLetter: z.string(),
  message: z.string(),
  proposedApproach: nullableText,
  questions: nullableText,
  /** Every question of the project when it was sent, in its words then; null = not answered. */
  screeningAnswers: z.array(z.object({ questionId: z.string(), question: z.string(), answer: nullableText })),
  organizationFeedback: nullableText,
  /** Whether the reader's side has reviewed the other. */
  hasReview: z.boolean(),
  /** Hours logged on it: those that count, and those that wait for the organization (B14). */
  confirmedHours: z.number(),
  waitingHours: z.number(),
  endedBy: z.enum(applicationSides).nullable(),
  reason: nullableText,
  createdAt: moment,
  updatedAt: moment,
  reviewedAt: moment.nullable(),
  /** When the work was signed off. */
  completedAt: moment.nullable(),
  project: z.object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    causeAreas: z.array(z.string()),
    timeCommitment: z.number().int().nullable(),
    timeCommitmentHours: z.number().int().nullable(),
    isRemote: z.boolean(),
    status: z.enum(projectStatuses),
    timeZone: z.string(),
    /** Null = no limit. */
    placesLeft: z.number().int().nullable(),
  }),
  organization: z.object({ id: z.uuid(), organizationName: z.string(), logoUrl: nullableText }),
  volunteer: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: nullableText,
    /** Only from acceptance on (decision D). */
    email: nullableText,
    /** They have a portfolio that everybody may read. */
    hasPublicPortfolio: z.boolean(),
  }),
  /** How the organization sorts it: for its members only, null for the volunteer. */
  triage: z.object({ isShortlisted: z.boolean(), notesCount: z.number().int() }).nullable(),
})
export type Application = z.infer<typeof application>

export const applyToProject = defineEndpoint({
  id: 'applyToProject',
  summary: 'Applies to a project. A volunteer can have one open application per project.',
  method: 'POST',
  path: '/api/applications',
  access: 'volunteer',
  forbidden: 'volunteers_only',
  needsVerifiedEmail: true,
  limit: 'applications',
  body: newApplication,
  response: application,
  status: 201,
  problems: [
    'project_not_found',
    'gone',
    'own_project',
    'already_applied',
    'cannot_apply_again',
    'project_paused',
    'project_completed',
    'project_not_published',
    'deadline_passed',
    'no_places_left',
  ],
})

export const checkApplication = defineEndpoint({
  id: 'checkApplication',
  summary: 'Your latest application to a project. Returns 404 if there is none.',
  method: 'GET',
  path: '/api/applications/check',
  access: 'signed-in',
  query: z.object({ projectId: z.uuid(), volunteerId: z.uuid().optional() }),
  response: application,
  problems: ['application_not_found'],
})

export const listMyApplications = defineEndpoint({
  id: 'listMyApplications',
  summary: 'Your applications as a volunteer, newest first.',
  method: 'GET',
  path: '/api/my-applications',
  aliases: [{ path: '/api/volunteer/applications' }],
  access: 'signed-in',
  query: pageQuery,
  response: z.array(application),
  paged: true,
  problems: ['bad_cursor'],
})

export const listReceivedApplications = defineEndpoint({
  id: 'listReceivedApplications',
  summary:
    'Applications to projects of all your organizations, newest first. Filter them by project or status.',
  method: 'GET',
  path: '/api/received-applications',
  aliases: [{ path: '/api/organization/applications' }],
  access: 'signed-in',
  query: pageQuery.extend({
    projectId: z.uuid().optional(),
    /** One status, or several joined by commas. */
    status: commaList.pipe(z.array(z.enum(applicationStatuses))).optional(),
    /** Only those on the shortlist. */
    shortlisted: flag.optional(),
  }),
  response: z.array(application),
  paged: true,
  problems: ['bad_cursor'],
})

export const getApplication = defineEndpoint({
  id: 'getApplication',
  summary: 'One application, for the volunteer and the organization.',
  method: 'GET',
  path: '/api/applications/:id',
  access: 'signed-in',
  params: idParams,
  response: application,
  problems: ['application_not_found'],
})

const writtenStatuses = ['accepted', 'declined', 'rejected', 'withdrawn', 'completed'] as const

export const moveApplication = defineEndpoint({
  id: 'moveApplication',
  summary: 'Accepts, declines, withdraws, ends or signs off an application.',
  method: 'PATCH',
  path: '/api/applications/:id',
  aliases: [{ method: 'PUT' }],
  access: 'signed-in',
  params: idParams,
  body: z.object({
    status: z
      .enum(writtenStatuses)
      // `rejected` is the documents' other word for declined (A2).
      .transform((status) => (status === 'rejected' ? 'declined' : status)),
    /** Why accepted work ends; required for that. */
    reason: optionalText(limits.shortText),
    organizationFeedback: optionalText(limits.letter),
  }),
  response: application,
  problems: [
    'application_not_found',
    'move_not_yours',
    'application_not_pending',
    'application_not_accepted',
    'application_ended',
    'reason_required',
    'no_places_left',
    'organization_suspended',
    'project_completed',
  ],
})
