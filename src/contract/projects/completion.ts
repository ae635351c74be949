/** Ending a project: whom it affects, completing it (spec F7; A11, A12), and canceling it (A29). */
import { mayGiveReason } from '#domain/applications/applications.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { optionalText, requiredText } from '#contract/fields.ts'
import { newImpactReport } from './impact-reports.ts'
import { limits } from '#contract/limits.ts'
import { projectEndpoint, projectProblems } from './management.ts'
import { z } from '#contract/zod.ts'

/** Why a volunteer is excluded, as they will see it. */
export const exclusionReason = requiredText(
  { max: limits.shortText },
  fieldText('projects.exclusionReason'),
).refine(mayGiveReason, fieldText('applications.ownWords'))

export const completeProject = defineEndpoint({
  ...projectEndpoint,
  id: 'completeProject',
  summary:
    'Completes a project: signs off all accepted applications except those in leaveOut, and declines pending ones.',
  method: 'POST',
  path: '/api/projects/:id/complete',
  body: z.object({
    /** Accepted applications that are not signed off: they end, each with a reason for its volunteer. */
    leaveOut: z
      .array(
        z.object({
          applicationId: z.uuid(),
          reason: exclusionReason,
        }),
      )
      .max(limits.leaveOut, fieldText('general.tooMany', { max: limits.leaveOut }))
      .default([]),
    /** The impact; it can also be added later. */
    impactReport: newImpactReport.nullish(),
    /** For the people whose pending applications are declined: they read it with their application. */
    declineMessage: optionalText(limits.shortText),
    /** `version` of the preview that the caller saw; 409 if an application came, moved or ended since. */
    ifVersion: z.string().max(limits.label).optional(),
  }),
  problems: [
    ...projectProblems,
    'project_not_published',
    'project_held',
    'project_completed',
    'project_canceled',
    'completion_changed',
  ],
})

const previewedPerson = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
})

export const completionPreview = z.object({
  /** Changes whenever an application of the project comes, moves or ends. */
  version: z.string(),
  /** The accepted applications, the longest accepted first. */
  accepted: z.array(
    z.object({
      applicationId: z.uuid(),
      volunteer: previewedPerson,
      /** An administrator suspended their account. */
      isVolunteerSuspended: z.boolean(),
      confirmedHours: z.number(),
      /** What the volunteer promised: the agreed scope; null if none is stored. */
      scope: z
        .object({
          version: z.number().int(),
          totalHours: z.number().int().nullable(),
          deliverables: z.string().nullable(),
        })
        .nullable(),
      /** Logged hours that the organization hasn't decided: the oldest 100 entries; null if there are none. */
      waiting: z
        .object({
          hours: z.number(),
          /** The first and the last day of the work, in the project's time zone. */
          from: z.string(),
          to: z.string(),
          /** As `confirmHours` takes them. */
          entries: z.array(z.object({ id: z.uuid(), version: z.number().int() })),
        })
        .nullable(),
    }),
  ),
  /** How many pending applications would be declined, and the latest of the people. */
  pendingCount: z.number().int(),
  latestPending: z.array(previewedPerson),
})
export type CompletionPreview = z.infer<typeof completionPreview>

export const previewCompletion = defineEndpoint({
  ...projectEndpoint,
  id: 'previewCompletion',
  summary:
    'Whom ending a project affects: its accepted volunteers, their unconfirmed hours, and whom it declines.',
  method: 'GET',
  path: '/api/projects/:id/completion',
  response: completionPreview,
  problems: [...projectProblems],
})

/** Why a project is canceled, as its applicants and volunteers will read it. */
export const cancellation = z.object({
  reason: requiredText({ max: limits.shortText }, fieldText('projects.cancelReason')).refine(
    mayGiveReason,
    fieldText('applications.ownWords'),
  ),
  /** `version` of the preview that the caller saw; 409 if an application came, moved or ended since. */
  ifVersion: z.string().max(limits.label).optional(),
})

export const cancelProject = defineEndpoint({
  ...projectEndpoint,
  id: 'cancelProject',
  summary:
    'Cancels a published project for good: declines pending applications, ends accepted work, and notifies everyone of the reason.',
  method: 'POST',
  path: '/api/projects/:id/cancel',
  body: cancellation,
  problems: [
    ...projectProblems,
    'project_not_published',
    'project_held',
    'project_completed',
    'project_canceled',
    'completion_changed',
  ],
})

export const completionEndpoints = [completeProject, cancelProject, previewCompletion] as const
