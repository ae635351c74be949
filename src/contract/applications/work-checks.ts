/** Whether accepted work continues: what both sides answer (safeguards S3, S15, S17). */
import { workCheckAnswers } from '#domain/applications/work-checks.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { application } from './applications.ts'

export const answerWorkCheck = defineEndpoint({
  id: 'answerWorkCheck',
  summary:
    'Says that the work goes on. If the volunteer did not answer, or the work was not renewed, the organization can free the spot.',
  method: 'POST',
  path: '/api/applications/:id/work-check',
  access: 'signed-in',
  params: idParams,
  body: z.object({
    /** `still_active` by the volunteer, `renew` by both sides of ongoing work, `free_spot` by the organization. */
    answer: z.enum(workCheckAnswers),
  }),
  response: application,
  problems: [
    'application_not_found',
    'application_not_accepted',
    'move_not_yours',
    'nothing_to_answer',
    'application_ended',
    'reason_required',
    'application_not_pending',
    'no_places_left',
    'project_completed',
    'project_canceled',
  ],
})

export const workCheckEndpoints = [answerWorkCheck] as const
