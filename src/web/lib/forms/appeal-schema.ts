import { fieldText } from '#contract/field-texts.ts'
import { requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

export const appealSchema = z.object({
  reason: requiredText({ max: limits.decisionReason }, fieldText('moderation.appealReason')),
})
