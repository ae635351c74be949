/** Kinds of fields that several endpoints share. */
import { cleanName } from '#domain/text/names.ts'
import { countCharacters } from '#domain/text/length.ts'
import { cleanText } from '#domain/text/text.ts'
import { isLocalDate } from '#domain/time/time.ts'
import { isWebAddress } from '#domain/text/web-address.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import { fieldText } from './field-texts.ts'
import { limits } from './limits.ts'
import { checkName } from './names.ts'
import { z } from './zod.ts'

/** A text in an answer, or null if there is none. */
export const nullableText = z.string().nullable()

const requiredField = fieldText('general.required')

/**
 * The text for a value that is missing or of another type: the field's own (decision D). A field without a text of its own
 * says "Required" only if the value is missing.
 */
const ownText = (text: string) => (text === requiredField ? undefined : text)

type Bounds = { min?: number; max: number }

const tooLongText = (max: number) => fieldText('general.tooLong', { max })

/** Cleans the input before its length is measured. */
const makeRequiredText =
  (clean: (text: string) => string) =>
  ({ min = 1, max }: Bounds, tooShortText: string, tooLong = tooLongText(max)) =>
    z
      .string(ownText(tooShortText))
      .overwrite(clean)
      .refine((text) => countCharacters(text) >= min, tooShortText)
      .refine((text) => countCharacters(text) <= max, tooLong)
      .meta({ minLength: min, maxLength: max })

const makeClearableText = (clean: (text: string) => string) => (max: number, noText?: string) =>
  z
    .string(noText)
    .overwrite(clean)
    .refine((text) => countCharacters(text) <= max, tooLongText(max))
    .meta({ maxLength: max })
    .nullable()
    .transform((text) => text || null)

/** A required trimmed text; `tooShort` is shown if it is missing, too short or no text. */
export const requiredText = makeRequiredText(cleanText)

/** A trimmed text or null; an empty one becomes null. `noText` is shown for anything else. */
export const clearableText = makeClearableText(cleanText)

/** The same as an input schema, for fields with a rule of their own. */
export const clearableLine = makeClearableText((text) => text.trim())

/** An optional trimmed text; an empty one becomes null. */
export const optionalText = (max: number) => clearableText(max).default(null)

const anyName = makeRequiredText(cleanName)
const anyClearableName = makeClearableText(cleanName)

/** A required name or title: one line without characters that could mislead a reader. */
export const requiredName = (...rules: Parameters<typeof anyName>) => anyName(...rules).superRefine(checkName)

/** The same, nullable. */
export const clearableName = (max: number) => anyClearableName(max).superRefine(checkName)

/** The same, optional. */
export const optionalName = (max: number) => clearableName(max).default(null)

const label = requiredName({ max: limits.label }, requiredField)

/** Removes duplicate labels, ignoring case and spaces; keeps the first spelling. */
function removeDuplicates(labels: string[]): string[] {
  const seen = new Set<string>()
  return labels.filter((each) => {
    const key = foldLabel(each)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const tooManyText = fieldText('general.tooMany', { max: limits.list })

/** A list of labels, chosen or typed in. */
export const labelList = z.array(label).max(limits.list, tooManyText).transform(removeDuplicates)

/** A list of at least one label; `none` is shown if it is missing, empty or no list. */
export const requiredLabelList = (none: string) =>
  z
    .array(label, none)
    // Not `min` and `max`, which would measure a text, too.
    .refine((labels) => labels.length > 0, none)
    .refine((labels) => labels.length <= limits.list, tooManyText)
    .meta({ minItems: 1, maxItems: limits.list })
    .transform(removeDuplicates)

export const localDate = z.string().refine(isLocalDate, fieldText('shared.date'))

export const isoTimestamp = z.iso.datetime()

/** A comma-separated list in a query, as in the specification: "UX Design,Legal". */
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

/** Some of these choices in a query, separated by commas. */
export const choices = <const Choice extends string>(values: readonly Choice[]) =>
  commaList.pipe(z.array(z.enum(values))).transform((chosen) => [...new Set(chosen)])

/** A boolean in a query. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

export const pageQuery = z.object({ cursor: z.string().max(200).optional() })

/** What a list is searched for; empty finds everything. */
export const searchField = z.string().trim().max(limits.search).default('')

/** An id in the form in which it is stored: callers may write it in upper case. */
export const entityId = z.uuid().toLowerCase()

export const idParams = z.object({ id: entityId })

/** One of the caller's organizations. A call that names none is about their primary one (decision A27). */
export const ownOrganization = z.object({ organizationId: entityId.optional() })

const webAddressText = fieldText('shared.website')

/** An absolute link to a public page, as a person typed it. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: webAddressText, abort: true })
  .max(limits.shortText, tooLongText(limits.shortText))
  .refine(isWebAddress, webAddressText)

/** The same, nullable. */
export const clearableWebAddress = z
  .string(webAddressText)
  .trim()
  .nullable()
  .transform((text) => text || null)
  .pipe(webAddress.nullable())
