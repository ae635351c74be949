/** Reporting people and organizations, and the decisions of administrators about them (issue 22). */
import {
  accountCaseDecisions,
  accountCaseStates,
  accountReportDecisions,
  accountReportReasons,
} from '#domain/moderation/reports.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { clearableText, idParams, isoTimestamp } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { adminPerson } from '#contract/verification/cases.ts'
import { defineReportForm, reportedProblems, reporterRecord } from './report-form.ts'
import { z } from '#contract/zod.ts'

export const newAccountReport = defineReportForm(
  accountReportReasons,
  fieldText('moderation.reportExplanation'),
)

const reporting = {
  method: 'POST',
  access: 'signed-in',
  limit: 'reviews',
  params: idParams,
  body: newAccountReport,
  response: z.object({
    id: z.uuid(),
    reason: z.enum(accountReportReasons),
    explanation: z.string().nullable(),
    createdAt: isoTimestamp,
  }),
  status: 201,
} as const

export const reportPerson = defineEndpoint({
  ...reporting,
  id: 'reportPerson',
  summary: 'Asks administrators to look at another person.',
  path: '/api/people/:id/reports',
  problems: ['person_not_found', 'own_report', 'account_reported'],
})

export const reportOrganization = defineEndpoint({
  ...reporting,
  id: 'reportOrganization',
  summary: 'Asks administrators to look at an organization that you don’t belong to.',
  path: '/api/organizations/:id/reports',
  problems: ['organization_not_found', 'own_report', 'account_reported'],
})

export const reportInvite = defineEndpoint({
  ...reporting,
  id: 'reportInvite',
  summary:
    'Asks administrators to look at an invite that you received: a report about the organization that sent it, with the message of the invite.',
  path: '/api/invites/:id/reports',
  problems: [
    'invite_not_found',
    'invite_not_yours',
    'organization_not_found',
    'own_report',
    'account_reported',
  ],
})

export const reportApplication = defineEndpoint({
  ...reporting,
  id: 'reportApplication',
  summary:
    'Asks administrators to look at an application that your organization received: a report about the volunteer, with what the application says.',
  path: '/api/applications/:id/reports',
  problems: ['application_not_found', 'person_not_found', 'own_report', 'account_reported'],
})

const report = z.object({
  id: z.uuid(),
  reason: z.enum(accountReportReasons),
  explanation: z.string().nullable(),
  createdAt: isoTimestamp,
  /** The message of the invite that the report is about; null if it is about none. */
  inviteContent: z.string().nullable(),
  /** What the application says from which the report was made; null if it was made elsewhere. */
  applicationContent: z.string().nullable(),
  /** Null if the account is deleted. */
  reporter: adminPerson.nullable(),
  record: reporterRecord,
  /** Null while the report is open. */
  verdict: z.enum(accountReportDecisions).nullable(),
  note: z.string().nullable(),
  decidedAt: isoTimestamp.nullable(),
  decidedBy: adminPerson.nullable(),
})

export const accountCase = z.object({
  /** The id of the person or organization. */
  id: z.uuid(),
  state: z.enum(accountCaseStates),
  /** The oldest open report of an open case, otherwise the last decision. */
  at: isoTimestamp,
  /** Changes with everything a decision is based on: its state and its open reports. */
  version: z.string(),
  account: z.object({
    name: z.string(),
    createdAt: isoTimestamp,
    /** Why it is suspended; null if it is not. */
    suspensionReason: z.string().nullable(),
    /** Its published projects; of a person, those of their organizations. */
    published: z.int(),
    /** Applications that it sent, or received. */
    pending: z.int(),
    accepted: z.int(),
    completed: z.int(),
  }),
  /** Open reports first, then newest first. */
  reports: z.array(report),
  /** The caller is this person, or belongs or belonged to this organization. */
  isOwnCase: z.boolean(),
  /** It is about someone of staff, and the caller is no administrator, so they can't decide. */
  needsAdministrator: z.boolean(),
})
export type AccountCase = z.infer<typeof accountCase>
export type AccountCaseReport = z.infer<typeof report>

const deciding = {
  method: 'POST',
  access: 'moderator',
  params: idParams,
  body: z.object({
    verdict: z.enum(accountCaseDecisions),
    /** Required. The person who is warned or suspended sees it, and the reporters of dismissed reports do. */
    note: clearableText(limits.decisionReason).default(null),
    /** The version the caller saw; 409 if something has changed since. */
    version: z.string().max(limits.shortText),
  }),
  response: accountCase,
} as const
const decisionProblems = [...reportedProblems, 'needs_administrator'] as const

export const decidePersonCase = defineEndpoint({
  ...deciding,
  id: 'decidePersonCase',
  summary:
    'Dismisses the reports about a person, warns or suspends them, or ends the suspension. Notifies them and the people who reported them.',
  path: '/api/admin/people/:id/decision',
  problems: ['person_not_found', ...decisionProblems, 'last_administrator'],
})

export const decideOrganizationCase = defineEndpoint({
  ...deciding,
  id: 'decideOrganizationCase',
  summary:
    'Dismisses the reports about an organization, warns or suspends it, or ends the suspension. Notifies its members and the people who reported it.',
  path: '/api/admin/organizations/:id/decision',
  problems: ['organization_not_found', ...decisionProblems],
})

export const accountReportEndpoints = [
  reportPerson,
  reportOrganization,
  reportInvite,
  reportApplication,
  decidePersonCase,
  decideOrganizationCase,
] as const
