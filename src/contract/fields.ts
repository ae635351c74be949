/** Kinds of fields that several endpoints share. */
import { isLocalDate } from '#domain/time.ts'
import { isWebAddress } from '#domain/web-address.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import { limits } from './limits.ts'
import { z } from './zod.ts'

/** Characters as PostgreSQL and JSON Schema count them: code points, not UTF-16 units. */
export const countCharacters = (text: string) => [...text].length

/** Gives a missing value the same text as one that is too short; other values keep the default texts. */
const missing = (text: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? text : undefined),
})

/** A trimmed text that must be there; `tooShort` is told where it is missing or too short. */
export const requiredText = (
  { min = 1, max }: { min?: number; max: number },
  tooShort: string,
  tooLong = `Must be at most ${max} characters`,
) =>
  z
    .string(missing(tooShort))
    .trim()
    .refine((text) => countCharacters(text) >= min, tooShort)
    .refine((text) => countCharacters(text) <= max, tooLong)
    .meta({ minLength: min, maxLength: max })

/** Trimmed text or none; an empty one is none. */
export const clearableText = (max: number) =>
  z
    .string()
    .trim()
    .refine((text) => countCharacters(text) <= max, `Must be at most ${max} characters`)
    .meta({ maxLength: max })
    .nullable()
    .transform((text) => text || null)

/** Trimmed text that may be left out; an empty one is none. */
export const optionalText = (max: number) => clearableText(max).default(null)

const label = requiredText({ max: limits.label }, 'Required')

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
