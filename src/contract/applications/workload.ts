/** What one more project means for the hours of a volunteer (safeguard S4). */
import { workloadLevels } from '#domain/applications/workload.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

export const getWorkload = defineEndpoint({
  id: 'getWorkload',
  summary:
    'How your accepted work and this project compare with your own weekly hours. It only informs: no call is refused because of it.',
  method: 'GET',
  path: '/api/projects/:id/workload',
  access: 'signed-in',
  params: idParams,
  response: z.object({
    /** Hours a week of your accepted work under way. */
    acceptedHours: z.number().int(),
    /** Those of the project; null if it does not state them. */
    projectHours: z.number().int().nullable(),
    /** Your own maximum; null if you have not stated one. */
    maxHours: z.number().int().nullable(),
    /** `warn`: more than your maximum. `confirm`: more than one and a half times as much. */
    level: z.enum(workloadLevels),
  }),
  problems: ['project_not_found'],
})

export const workloadEndpoints = [getWorkload] as const
