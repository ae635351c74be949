/** Kinds of fields that several endpoints share. */
import { isLocalDate } from '#domain/time.ts'
import { limits } from './limits.ts'
import { z } from './zod.ts'

/** Trimmed text with the documented bounds; an empty optional text is none. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Must be at most ${max} characters`)
    .nullish()
    .transform((text) => text || null)

/** A trimmed text that must be there; `texts` says what a short one is told. */
export const requiredText = (bounds: { min?: number; max: number }, tooShort: string) =>
  z
    .string()
    .trim()
    .min(bounds.min ?? 1, tooShort)
    .max(bounds.max, `Must be at most ${bounds.max} characters`)

/** A list of labels, chosen or typed in: trimmed, no label twice whatever its case and spaces. */
export const labelList = z
  .array(z.string().trim().min(1, 'Required').max(limits.label, `Must be at most ${limits.label} characters`))
  .max(limits.list, `Must be at most ${limits.list} entries`)
  .transform((labels) => {
    const seen = new Set<string>()
    return labels.filter((label) => {
      const key = label.toLowerCase().replaceAll(/\s+/g, '')
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
  })

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

export const pageQuery = z.object({ cursor: z.string().max(200).optional() })

export const idParams = z.object({ id: z.uuid() })

/** An absolute link to a page that a person typed: http(s) only, without a user name or password in it. */
export const webAddress = z
  .httpUrl('Please enter a valid website URL')
  .max(limits.shortText)
  .refine(
    (text) => !text.slice(0, text.indexOf('/', 8) + 1 || undefined).includes('@'),
    'Please enter a valid website URL',
  )
