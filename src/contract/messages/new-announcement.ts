/** What a member sends to write to all accepted volunteers of a project. */
import { entityId } from '#contract/fields.ts'
import { fieldText } from '#contract/field-texts.ts'
import { z } from '#contract/zod.ts'
import { messageText } from './message-text.ts'

export const newAnnouncement = z.object({
  /** Created by the sender: sending the same id again does not send it twice. */
  id: entityId,
  content: messageText.refine((text) => text !== '', fieldText('messages.empty')),
  /** It also goes to volunteers who have completed their work on the project. */
  includesCompleted: z.boolean().default(false),
})
