/** The reason that an administrator gives for changing someone's account or organization, which the person reads. */
import { fieldText } from '#contract/field-texts.ts'
import { isoTimestamp, requiredText } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

export const suspensionReason = { min: 10, max: 500 } as const

/** Why the account or organization is suspended. */
export const suspensionForm = z.object({
  reason: requiredText(
    suspensionReason,
    fieldText('moderation.suspensionReason', { min: suspensionReason.min }),
  ),
})

/** A suspension in force; null if there is none. */
export const suspension = z
  .object({
    reason: z.string(),
    /** Who suspended it; null if that account is deleted. */
    by: z.string().nullable(),
    at: isoTimestamp,
  })
  .nullable()
