/** Reporting a project to the administrators (issue 22), and what everyone may know of an open case. */
import { projectReportReasons } from '#domain/projects/moderation.ts'
import { safeguardCodes } from '#domain/safeguards/safeguards.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { defineReportForm } from '#contract/moderation/report-form.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

/** Why a safeguard asks an administrator to look at a project. */
export const projectFinding = z.object({
  rule: z.enum(safeguardCodes),
  /** The field of the project's form, as a path: `perks.0.title`. */
  field: z.string(),
  /** The sentence that it is about; for a number, the number. */
  evidence: z.string(),
})
export type ProjectFinding = z.infer<typeof projectFinding>

/** Whether a safeguard asks an administrator to look at a project. */
export const projectReview = {
  /** An administrator has yet to decide about a finding. Reports by people never show here. */
  isUnderReview: z.boolean(),
  /** Why, for members of its organization; null for everyone else. */
  reviewFindings: z.array(projectFinding).nullable(),
}

export const newProjectReport = defineReportForm(
  projectReportReasons,
  fieldText('projects.reportExplanation'),
)

export const reportProject = defineEndpoint({
  id: 'reportProject',
  summary: 'Asks administrators to look at a published project of an organization that is not yours.',
  method: 'POST',
  path: '/api/projects/:id/reports',
  access: 'signed-in',
  limit: 'reviews',
  params: idParams,
  body: newProjectReport,
  response: z.object({
    id: z.uuid(),
    projectId: z.uuid(),
    reason: z.enum(projectReportReasons),
    explanation: z.string().nullable(),
    createdAt: isoTimestamp,
  }),
  status: 201,
  problems: ['project_not_found', 'gone', 'own_project_report', 'project_reported'],
})

export const projectReportEndpoints = [reportProject] as const
