/** Kinds of fields that several endpoints share. */
import { cleanName } from '#domain/names.ts'
import { cleanText } from '#domain/text.ts'
import { isLocalDate } from '#domain/time.ts'
import { isWebAddress } from '#domain/web-address.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import { limits } from './limits.ts'
import { refuseNameFault } from './names.ts'
import { z } from './zod.ts'

/** Characters as PostgreSQL and JSON Schema count them: code points, not UTF-16 units. */
export const countCharacters = (text: string) => [...text].length

/** Gives a missing value the same text as one that is too short; other values keep the default texts. */
const missing = (text: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? text : undefined),
})

type Bounds = { min?: number; max: number }

const tooLongText = (max: number) => `Must be at most ${max} characters`

/** Cleans what is written before it is measured. */
const requiredBy =
  (clean: (text: string) => string) =>
  ({ min = 1, max }: Bounds, tooShort: string, tooLong = tooLongText(max)) =>
    z
      .string(missing(tooShort))
      .overwrite(clean)
      .refine((text) => countCharacters(text) >= min, tooShort)
      .refine((text) => countCharacters(text) <= max, tooLong)
      .meta({ minLength: min, maxLength: max })

const clearableBy = (clean: (text: string) => string) => (max: number) =>
  z
    .string()
    .overwrite(clean)
    .refine((text) => countCharacters(text) <= max, tooLongText(max))
    .meta({ maxLength: max })
    .nullable()
    .transform((text) => text || null)

/** A trimmed text that must be there; `tooShort` is told where it is missing or too short. */
export const requiredText = requiredBy(cleanText)

/** Trimmed text or none; an empty one is none. */
export const clearableText = clearableBy(cleanText)

/** The same as it is written, for what has a rule of its own. */
export const clearableLine = clearableBy((text) => text.trim())

/** Trimmed text that may be left out; an empty one is none. */
export const optionalText = (max: number) => clearableText(max).default(null)

const anyName = requiredBy(cleanName)
const anyNameOrNone = clearableBy(cleanName)

/** A name or a title that must be there: one line that others can trust at a glance. */
export const requiredName = (...rules: Parameters<typeof anyName>) =>
  anyName(...rules).superRefine(refuseNameFault)

/** The same, or none. */
export const clearableName = (max: number) => anyNameOrNone(max).superRefine(refuseNameFault)

/** The same, which may be left out. */
export const optionalName = (max: number) => clearableName(max).default(null)

const label = requiredName({ max: limits.label }, 'Required')

/** No label twice whatever its case and spaces; the first way it was written stays. */
function dropTwins(labels: string[]): string[] {
  const seen = new Set<string>()
  return labels.filter((each) => {
    const key = foldLabel(each)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const tooManyText = `Must be at most ${limits.list} entries`

/** A list of labels, chosen or typed in. */
export const labelList = z.array(label).max(limits.list, tooManyText).transform(dropTwins)

/** A list of at least one label; `none` is told where it is missing or empty. */
export const requiredLabelList = (none: string) =>
  z.array(label, missing(none)).min(1, none).max(limits.list, tooManyText).transform(dropTwins)

export const localDate = z.string().refine(isLocalDate, 'Please enter a valid date')

export const moment = z.iso.datetime()

/** A comma-joined list in a query, as the documents write it: "UX Design,Legal". */
export const commaList = z
  .string()
  .max(2000)
  .transform((text) =>
    text
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean)
      .slice(0, limits.list),
  )

/** A yes or no in a query. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

export const pageQuery = z.object({ cursor: z.string().max(200).optional() })

export const idParams = z.object({ id: z.uuid() })

const webAddressText = 'Please enter a valid website URL'

/** An absolute link to a public page that a person typed. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: webAddressText, abort: true })
  .max(limits.shortText, `Must be at most ${limits.shortText} characters`)
  .refine(isWebAddress, webAddressText)

/** The same, or none. */
export const clearableWebAddress = z
  .string()
  .trim()
  .nullable()
  .transform((text) => text || null)
  .pipe(webAddress.nullable())
