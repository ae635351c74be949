/** The impact of a completed project, as its organization publishes it (issue 7). */
import { peopleHelpedBounds } from '#domain/projects/impact.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp, optionalText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { project } from './projects.ts'
import { z } from '#contract/zod.ts'

const { min, max } = peopleHelpedBounds
const invalidPeopleHelpedText = fieldText('general.wholeNumberBetween', { min, max })

/** Both fields are optional; without both, there is no report. */
export const newImpactReport = z.object({
  peopleHelped: z
    .number(invalidPeopleHelpedText)
    .int(invalidPeopleHelpedText)
    .min(min, invalidPeopleHelpedText)
    .max(max, invalidPeopleHelpedText)
    .nullable()
    .default(null),
  summary: optionalText(limits.longText),
})
export type NewImpactReport = z.output<typeof newImpactReport>

export const saveImpactReport = defineEndpoint({
  id: 'saveImpactReport',
  summary: 'Reports the impact of a completed project, or changes the report. An empty report removes it.',
  method: 'PUT',
  path: '/api/projects/:id/impact-report',
  access: 'organization',
  forbidden: 'organizations_only',
  params: idParams,
  body: newImpactReport.extend({
    /** `updatedAt` of the report the caller saw, null if there was none; 409 if it has changed since. */
    ifUpdatedAt: isoTimestamp.nullable().optional(),
  }),
  response: project,
  problems: [
    'project_not_found',
    'gone',
    'project_not_yours',
    'project_not_published',
    'project_held',
    'project_not_completed',
    'impact_report_changed',
  ],
})

export const impactReportEndpoints = [saveImpactReport] as const
