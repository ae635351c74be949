/** The settings of the safeguards (design: safeguards). */
import { z } from 'zod'
import type { FirstContactLimits } from '#domain/messages/messaging.ts'
import { flag, wholeNumberSetting } from './setting-kinds.ts'

export const safeguardSettings = {
  HOLD_FOR_REVIEW: flag(false),
  FIRST_MESSAGES_A_DAY: wholeNumberSetting(10, [0, 10_000]),
  FIRST_MESSAGES_A_DAY_CONFIRMED: wholeNumberSetting(40, [0, 10_000]),
}

const written = z.object(safeguardSettings)

/** How many strangers a volunteer or an organization may message first in a day (safeguard S18). */
export const parseFirstContactLimits = (values: z.output<typeof written>): FirstContactLimits => ({
  standard: values.FIRST_MESSAGES_A_DAY,
  confirmed: values.FIRST_MESSAGES_A_DAY_CONFIRMED,
})
