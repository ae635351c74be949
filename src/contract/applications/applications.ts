/** Applications: apply, one application, and moves (spec F2.14, F4, F5, F7; decisions A2, A3, A12, A13, A24). */
import { applicationSides, applicationStatuses, mayGiveReason } from '#domain/applications/applications.ts'
import { projectStatuses } from '#domain/projects/projects.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp, optionalText, nullableText } from '#contract/fields.ts'
import { contentLanguage } from '#contract/i18n/content-language.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { chosenDeclineReason, declineReason } from './declining.ts'
import { newApplication } from './new-application.ts'

export const application = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  volunteerId: z.uuid(),
  status: z.enum(applicationStatuses),
  coverLetter: z.string(),
  message: z.string(),
  proposedApproach: nullableText,
  questions: nullableText,
  /** Every question of the project as it was worded when the application was sent; null means not answered. */
  screeningAnswers: z.array(z.object({ questionId: z.string(), question: z.string(), answer: nullableText })),
  /** The language of the volunteer's texts. */
  language: contentLanguage,
  organizationFeedback: nullableText,
  /** Whether the reader's side has reviewed the other side. */
  hasReview: z.boolean(),
  /** The reader withdrew this, their latest application to the project, which takes applications (A13). */
  mayApplyAgain: z.boolean(),
  /** Who is suspended: the organization of an open application, which has no page then; the accepted volunteer. */
  isOrganizationSuspended: z.boolean(),
  isVolunteerSuspended: z.boolean(),
  hasOrganizationPage: z.boolean(),
  /** Logged hours: those that count, and those the organization has not decided yet (B14). */
  confirmedHours: z.number(),
  waitingHours: z.number(),
  /** What both sides agreed to last; null before the acceptance. */
  scope: z
    .object({
      version: z.number().int(),
      hoursPerWeek: z.number().int().nullable(),
      /** The budget of hours; null if it is open-ended. */
      totalHours: z.number().int().nullable(),
      /** The volunteer is asked for a change and has not answered. */
      isChangeOpen: z.boolean(),
    })
    .nullable(),
  /** Whether the work continues: what time has asked, and who said yes. Null unless it is accepted. */
  check: z
    .object({
      /** The volunteer is asked whether they are still working, and has not answered since. */
      isAsked: z.boolean(),
      isSilent: z.boolean(),
      /** Both sides are asked to renew ongoing work, and have not answered in time. */
      isRenewalAsked: z.boolean(),
      hasVolunteerRenewed: z.boolean(),
      hasOrganizationRenewed: z.boolean(),
      isOverdue: z.boolean(),
    })
    .nullable(),
  /** Which side withdrew or ended it. Null if no one did, also when the volunteer’s account was not available. */
  endedBy: z.enum(applicationSides).nullable(),
  /** It ended because the organization canceled the project, or closed, which canceled it: then no one wrote why. */
  isCanceled: z.boolean(),
  endedWithOrganization: z.boolean(),
  /** Why it ended or was declined, in words. */
  reason: nullableText,
  /** Why our staff removed the project, as they wrote it to everyone involved; null unless it ended with that. */
  removalReason: nullableText,
  /** The reason that the organization chose when it declined it; null if it chose none, or no one declined it. */
  declineReason: declineReason.nullable(),
  createdAt: isoTimestamp,
  updatedAt: isoTimestamp,
  reviewedAt: isoTimestamp.nullable(),
  /** When the organization signed off the work, and the volunteer's valid certificate of it; null for everyone else. */
  completedAt: isoTimestamp.nullable(),
  credentialId: z.uuid().nullable(),
  project: z.object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    language: contentLanguage,
    causeAreas: z.array(z.string()),
    focusAreas: z.array(z.string()),
    timeCommitment: z.number().int().nullable(),
    timeCommitmentHours: z.number().int().nullable(),
    isRemote: z.boolean(),
    status: z.enum(projectStatuses),
    timeZone: z.string(),
    /** Null means no limit. */
    placesLeft: z.number().int().nullable(),
  }),
  organization: z.object({ id: z.uuid(), organizationName: z.string(), logoUrl: nullableText }),
  volunteer: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: nullableText,
    /** Shown only after acceptance (decision D). */
    email: nullableText,
    hasPublicPortfolio: z.boolean(),
    isFormer: z.boolean(),
  }),
  /** How the organization sorts it: only for its members, null for the volunteer. */
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
    'queue_paused',
    'project_completed',
    'project_canceled',
    'project_not_published',
    'deadline_passed',
    'no_places_left',
    'blocked_by_you',
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

const acceptedStatusInputs = ['accepted', 'declined', 'rejected', 'withdrawn', 'completed'] as const

export const moveApplication = defineEndpoint({
  id: 'moveApplication',
  summary: 'Accepts, declines, withdraws, ends or signs off an application.',
  method: 'PATCH',
  path: '/api/applications/:id',
  aliases: [{ method: 'PUT' }],
  access: 'signed-in',
  params: idParams,
  body: z
    .object({
      status: z
        .enum(acceptedStatusInputs)
        // The specification also calls declined `rejected` (A2).
        .transform((status) => (status === 'rejected' ? 'declined' : status)),
      /** Why accepted work ends; required in that case. Or why an application is declined, in words. */
      reason: optionalText(limits.shortText),
      /** The reason of a decline. The volunteer reads it kindly phrased. */
      declineReason: chosenDeclineReason,
      organizationFeedback: optionalText(limits.message),
    })
    .refine(({ status, declineReason: reason }) => reason === null || status === 'declined', {
      path: ['declineReason'],
      message: fieldText('applications.onlyDeclined'),
    })
    .refine(({ status, reason }) => status !== 'withdrawn' || reason === null || mayGiveReason(reason), {
      path: ['reason'],
      message: fieldText('applications.ownWords'),
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
    'blocked_by_you',
    'not_possible_now',
    'project_completed',
    'project_canceled',
  ],
})

export const applicationEndpoints = [
  applyToProject,
  checkApplication,
  getApplication,
  moveApplication,
] as const
