/** Time zones as they are written and kept: by today's IANA name. */
import { isTimeZone } from '#domain/time.ts'
import { todaysZoneName } from '#domain/time-zones.ts'
import { limits } from './limits.ts'
import { z } from './zod.ts'

const zoneText = 'Please choose a time zone'
const name = z.string().max(limits.name, zoneText)

/** The zone of a person or an organization; a former name is kept as today's. */
export const timeZone = name.refine(isTimeZone, zoneText).transform(todaysZoneName)

/** The zone whose days are meant: UTC is one too. */
export const dayZone = name
  .refine((zone) => zone === 'UTC' || isTimeZone(zone), zoneText)
  .transform(todaysZoneName)

/** The zone that a browser tells by itself: what is none is as if it had told nothing. */
export const deviceZone = name
  .optional()
  .transform((zone) => (zone !== undefined && isTimeZone(zone) ? todaysZoneName(zone) : undefined))
