/** What a completed project came to, as its organization tells everybody (issue 7). */
import { peopleHelpedBounds } from '#domain/impact.ts'
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment, optionalText } from './fields.ts'
import { limits } from './limits.ts'
import { project } from './projects.ts'
import { z } from './zod.ts'

const { min, max } = peopleHelpedBounds
export const peopleHelpedText = `Must be a whole number from ${min} to ${max.toLocaleString('en-US')}`

/** Both may be left out; where both are, there is no report. */
export const newImpactReport = z.object({
  peopleHelped: z
    .number(peopleHelpedText)
    .int(peopleHelpedText)
    .min(min, peopleHelpedText)
    .max(max, peopleHelpedText)
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
    /** `updatedAt` of the report as it was read, null where there was none: refused with 409 when it changed since. */
    ifUpdatedAt: moment.nullable().optional(),
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
