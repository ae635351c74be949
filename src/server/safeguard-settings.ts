/** The safeguards' limits as settings (design: safeguards). */
import { z } from 'zod'
import type { ApproachLimits } from '#domain/messaging.ts'
import { whole } from './setting-kinds.ts'

export const safeguardSettings = {
  FIRST_MESSAGES_A_DAY: whole(10, [0, 10_000]),
  FIRST_MESSAGES_A_DAY_CONFIRMED: whole(40, [0, 10_000]),
}

const written = z.object(safeguardSettings)

/** How many strangers a volunteer or an organization may write to first in a day (S18). */
export const readApproachLimits = (values: z.output<typeof written>): ApproachLimits => ({
  standard: values.FIRST_MESSAGES_A_DAY,
  confirmed: values.FIRST_MESSAGES_A_DAY_CONFIRMED,
})
