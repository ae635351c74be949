/** The deletion of an account, as administrators see it. */
import { isoTimestamp } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

/** The request to delete the account, also once it is deleted; null if there is none. */
export const personDeletion = z
  .object({
    requestedAt: isoTimestamp,
    dueAt: isoTimestamp,
    completedAt: isoTimestamp.nullable(),
    isByAdministrator: z.boolean(),
    /** Why the administrator did it; null once the account is deleted. */
    reason: z.string().nullable(),
  })
  .nullable()
