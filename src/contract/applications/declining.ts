/** Why an organization declines an application, as calls send and return it (decision A26, safeguard S14). */
import { declineReasons } from '#domain/applications/declining.ts'
import { z } from '#contract/zod.ts'

export const declineReason = z.enum(declineReasons)

/** The reason that someone chose for a decline, or none. */
export const chosenDeclineReason = declineReason.nullable().default(null)
