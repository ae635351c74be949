/** What both sides of accepted work agreed to, and the requests to change it (decision A30, safeguard S17). */
import { scopeFields, scopeSources } from '#domain/applications/agreed-scope.ts'
import { scopeAnswers, scopeChangeStatuses } from '#domain/applications/scope-changes.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp, optionalText, nullableText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { milestone } from '#contract/projects/scope.ts'
import { z } from '#contract/zod.ts'

const hours = z.number().int().nullable()

/** The fields of an agreed scope, as stored. */
export const agreedScope = z.object({
  title: z.string(),
  deliverables: nullableText,
  hoursPerWeek: hours,
  /** Weekly hours times the duration; null if one of them is missing or open-ended. */
  totalHours: hours,
  duration: nullableText,
  // Scopes from before a project had these fields don't state them.
  startDate: nullableText.default(null),
  endDate: nullableText.default(null),
  milestones: z.array(milestone).nullable().default(null),
  /** Start and end in words. */
  timeline: nullableText,
  isRemote: z.boolean(),
  /** Null for remote work. */
  location: nullableText,
  contactName: nullableText.default(null),
  contact: nullableText,
})

const scopeVersion = z.object({
  version: z.number().int(),
  /** SHA-256 of the scope as canonical JSON, in hexadecimal. */
  hash: z.string(),
  /** `recorded`: stored after the acceptance, from the project as it was then. */
  source: z.enum(scopeSources),
  agreedAt: isoTimestamp,
  scope: agreedScope,
})
export type ScopeVersion = z.infer<typeof scopeVersion>

const scopeChange = z.object({
  id: z.uuid(),
  status: z.enum(scopeChangeStatuses),
  /** The version that it changes. */
  baseVersion: z.number().int(),
  /** Each field that differs from that version; null where nothing is stated. */
  changes: z.array(z.object({ field: z.enum(scopeFields), before: nullableText, after: nullableText })),
  proposed: agreedScope,
  requestedAt: isoTimestamp,
  /** When it was answered, superseded or closed; null while it is open. */
  decidedAt: isoTimestamp.nullable(),
  /** Why the volunteer declined it, in their words; null if they did not say. */
  reason: nullableText,
})
export type ScopeChangeRequest = z.infer<typeof scopeChange>

const agreedScopes = z.object({
  applicationId: z.uuid(),
  /** Newest first; none before the acceptance. */
  versions: z.array(scopeVersion),
  /** Newest first. At most one is open. */
  changes: z.array(scopeChange),
})
export type AgreedScopes = z.infer<typeof agreedScopes>

export const getAgreedScopes = defineEndpoint({
  id: 'getAgreedScopes',
  summary: 'What the volunteer and the organization agreed to, by version, and requests to change it.',
  method: 'GET',
  path: '/api/applications/:id/scope',
  access: 'signed-in',
  params: idParams,
  response: agreedScopes,
  problems: ['application_not_found'],
})

export const answerScopeChange = defineEndpoint({
  id: 'answerScopeChange',
  summary: 'Accepts or declines a change to your agreed work; `end` declines it and ends the work.',
  method: 'POST',
  path: '/api/scope-changes/:id/answer',
  access: 'signed-in',
  params: idParams,
  body: z.object({
    answer: z.enum(scopeAnswers),
    /** Why the work ends, which is required, or why the change is declined. */
    reason: optionalText(limits.shortText),
  }),
  response: agreedScopes,
  problems: [
    'scope_change_not_found',
    'scope_change_not_yours',
    'scope_change_answered',
    'scope_change_superseded',
    'scope_change_closed',
    'reason_required',
  ],
})

export const agreedScopeEndpoints = [getAgreedScopes, answerScopeChange] as const
