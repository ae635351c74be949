/** Reported projects and findings about them, and the decisions of administrators (issue 22). */
import {
  moderatedVisibilities,
  projectCaseDecisions,
  projectCaseStates,
  projectReportDecisions,
  projectReportReasons,
  projectReportSources,
} from '#domain/projects/moderation.ts'
import { projectStatuses } from '#domain/projects/projects.ts'
import { safeguardCodes } from '#domain/safeguards/safeguards.ts'
import { projectCaseFilters } from '#contract/administration/list-filters.ts'
import { reportedProblems, reporterRecord } from '#contract/moderation/report-form.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { clearableText, idParams, isoTimestamp, pageQuery, nullableText } from '#contract/fields.ts'
import { contentLanguage } from '#contract/i18n/content-language.ts'
import { limits } from '#contract/limits.ts'
import { adminPerson } from '#contract/verification/cases.ts'
import { projectScope } from './scope.ts'
import { projectFinding } from './reports.ts'
import { z } from '#contract/zod.ts'

/** What a safeguard found, with the version of the rule that found it. */
const storedFinding = projectFinding.extend({
  version: z.number().int(),
  effect: z.enum(['block', 'review', 'warn']),
})

const report = z.object({
  id: z.uuid(),
  source: z.enum(projectReportSources),
  /** The reason of the administrator who held or removed the project, which is stored like a report. */
  isDecision: z.boolean(),
  /** Null for a finding. */
  reason: z.enum(projectReportReasons).nullable(),
  explanation: nullableText,
  /** Null for a report by a person. */
  finding: storedFinding.nullable(),
  createdAt: isoTimestamp,
  /** Null for a finding, and if the account is deleted. */
  reporter: adminPerson.nullable(),
  /** Null for a finding, too. */
  record: reporterRecord,
  /** Null while the report is open. */
  verdict: z.enum(projectReportDecisions).nullable(),
  note: nullableText,
  decidedAt: isoTimestamp.nullable(),
  decidedBy: adminPerson.nullable(),
})

export const projectCase = z.object({
  /** The id of the project. */
  id: z.uuid(),
  state: z.enum(projectCaseStates),
  /** The oldest open report of an open case, otherwise the last decision; without any report, its publication. */
  at: isoTimestamp,
  /** Changes with everything a decision is based on: the project and its open reports. */
  version: z.string(),
  project: z.object({
    title: z.string(),
    description: z.string(),
    requirements: nullableText,
    ...projectScope,
    timeline: nullableText,
    deliverables: nullableText,
    impact: nullableText,
    contactInstructions: nullableText,
    screeningQuestions: z.array(z.string()),
    perks: z.array(z.object({ title: z.string(), description: z.string() })),
    timeCommitment: z.number().int().nullable(),
    duration: nullableText,
    language: contentLanguage,
    status: z.enum(projectStatuses),
    visibility: z.enum(moderatedVisibilities),
    isImported: z.boolean(),
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    /** Undecided applications, and volunteers at work: whom removing it notifies. */
    pending: z.int(),
    accepted: z.int(),
  }),
  organization: z.object({
    id: z.uuid(),
    organizationName: z.string(),
    isVerified: z.boolean(),
    isSuspended: z.boolean(),
    createdAt: isoTimestamp,
    /** Its published, removed and completed projects. */
    published: z.int(),
    removed: z.int(),
    completed: z.int(),
  }),
  /** Open reports first, then newest first. */
  reports: z.array(report),
  /** Findings that only warn. They are never decided. */
  warnings: z.array(storedFinding),
  /** The caller belongs or belonged to the organization. */
  isOwnCase: z.boolean(),
})
export type ProjectCase = z.infer<typeof projectCase>
export type ProjectCaseReport = z.infer<typeof report>
export type StoredFinding = z.infer<typeof storedFinding>

export const listProjectCases = defineEndpoint({
  id: 'listProjectCases',
  summary:
    'Reported projects and findings of safeguards: open cases oldest first, decided ones newest first, or all projects. Search by part of the title or the organization’s name.',
  method: 'GET',
  path: '/api/admin/projects',
  access: 'moderator',
  query: pageQuery.extend({
    show: z.enum(projectCaseFilters).default('open'),
    q: z.string().trim().max(limits.shortText).optional(),
    visibility: z.enum(moderatedVisibilities).optional(),
    /** A rule that found something in it, also if that was decided. */
    rule: z.enum(safeguardCodes).optional(),
  }),
  response: z.array(projectCase),
  paged: true,
  problems: ['bad_cursor'],
})

export const exportProjectCases = defineEndpoint({
  id: 'exportProjectCases',
  summary:
    'The projects that `GET /api/admin/projects` lists for these filters, in their order, as CSV. Limited to 60 exports without personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/projects/export',
  access: 'moderator',
  // It names no one.
  limit: 'tableExports',
  body: listProjectCases.query.omit({ cursor: true }),
  response: z.string(),
  download: true,
})

export const decideProjectCase = defineEndpoint({
  id: 'decideProjectCase',
  summary:
    'Dismisses reports of a project, removes it or restores it. Removing it declines and ends its applications. Notifies everyone involved of the reason.',
  method: 'POST',
  path: '/api/admin/projects/:id/decision',
  access: 'moderator',
  params: idParams,
  body: z.object({
    verdict: z.enum(projectCaseDecisions),
    /** Required. Reporters see it if you dismiss, everyone involved if you remove. */
    note: clearableText(limits.decisionReason).default(null),
    /** The version the administrator saw; 409 if something has changed since. */
    version: z.string().max(limits.shortText),
  }),
  response: projectCase,
  problems: ['project_not_found', ...reportedProblems],
})

export const projectCaseEndpoints = [listProjectCases, exportProjectCases, decideProjectCase] as const
