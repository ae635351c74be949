/** What every report has in common: its form, and how its reporter’s earlier ones ended. */
import { fieldText } from '#contract/field-texts.ts'
import { optionalText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

/** The form of a report with these reasons; “other” needs an explanation, which `missing` asks for. */
export function defineReportForm<const Reasons extends readonly [string, ...string[]]>(
  reasons: Reasons,
  missing: string,
) {
  return z
    .object({
      reason: z.enum(reasons, fieldText('shared.reportReason')),
      explanation: optionalText(limits.decisionReason),
    })
    .superRefine(({ reason, explanation }, context) => {
      if (reason !== 'other' || explanation !== null) return
      context.addIssue({ code: 'custom', path: ['explanation'], message: missing })
    })
}

/** How many reports of any kind the reporter has filed, and how many of these an administrator acted on. */
export const reporterRecord = z.object({ reports: z.int(), upheld: z.int() }).nullable()
export type ReporterRecord = z.infer<typeof reporterRecord>

/** Why a decision about a reported item can be refused, whatever the item is. */
export const reportedProblems = [
  'own_case',
  'not_reported',
  'case_reported_by_you',
  'case_changed',
  'case_decided',
] as const
