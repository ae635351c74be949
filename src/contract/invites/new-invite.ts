/** What a member sends to invite someone. */
import { entityId, requiredText } from '#contract/fields.ts'
import { fieldText } from '#contract/field-texts.ts'
import { inviteLimits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

export const newInvite = z.object({
  volunteerId: entityId,
  /** A personal message. */
  content: requiredText({ max: inviteLimits.message }, fieldText('invites.message')),
})
