/** One message to several applicants (spec F2.14). */
import { severalApplications, severalRefusals } from '#contract/applications/several-applications.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { entityId } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { messageText } from './message-text.ts'

export const messageApplicants = defineEndpoint({
  id: 'messageApplicants',
  summary:
    'Sends the same message to several applicants, each in their own conversation about the project. Each counts as a message under your limit. Sending it again with the same ID writes only what is missing.',
  method: 'POST',
  path: '/api/applications/message',
  access: 'signed-in',
  needsVerifiedEmail: true,
  body: z.object({
    /** Created by the sender for this message to all of them; a retry sends the same one. */
    id: entityId,
    ids: severalApplications,
    content: messageText.refine((text) => text !== '', fieldText('messages.empty')),
  }),
  response: z.object({
    /** Ids of applications whose volunteer received it. A volunteer with two applications to a project gets it once. */
    sent: z.array(z.uuid()),
    /** Ids of those whose volunteer cannot be written to now, or could not be reached: a retry may. */
    skipped: z.array(z.uuid()),
  }),
  problems: [...severalRefusals, 'organization_suspended', 'message_id_used'],
})

export const severalMessageEndpoints = [messageApplicants] as const
