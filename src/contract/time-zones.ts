/** Time zones as they are entered and stored: by their current IANA name. */
import { isTimeZone, resolveZone } from '#domain/time/time.ts'
import { currentZoneName } from '#domain/time/time-zones.ts'
import { fieldText } from './field-texts.ts'
import { limits } from './limits.ts'
import { z } from './zod.ts'

const timeZoneText = fieldText('shared.timeZone')
/** A former name or other spelling as the current name, which PostgreSQL knows, too. */
const toStored = (zone: string) => currentZoneName(resolveZone(zone) ?? zone)
const name = z.string().max(limits.name, timeZoneText)

/** The time zone of a person or an organization; a former name is stored as the current one. */
export const timeZone = name.refine(isTimeZone, timeZoneText).transform(toStored)

/** The time zone that days are counted in; UTC is allowed. */
export const dayTimeZone = name
  .refine((zone) => zone === 'UTC' || isTimeZone(zone), timeZoneText)
  .transform(toStored)

/** The time zone a browser reports; an unknown one is treated as not reported. */
export const deviceZone = name
  .optional()
  .transform((zone) => (zone !== undefined && isTimeZone(zone) ? toStored(zone) : undefined))
