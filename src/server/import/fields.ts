/** Field schemas of imported rows. They accept values as they are, within limits that protect the database. */
import { webAddress } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { describeFieldText } from '#contract/field-texts.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { cleanName, findNameFault, type NameFault } from '#domain/text/names.ts'
import { cleanText } from '#domain/text/text.ts'
import { isLocalDate } from '#domain/time/time.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'

/** A row that can be stored, with warnings about what was left out, or every reason why it cannot be stored. */
export type ParseResult<Row> = { row: Row; warnings: string[] } | { reasons: string[] }

const longest = { id: 200, line: 500, text: 20_000, label: 100, list: 100 }

const errorOrMissing = (invalidMessage: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? 'is missing' : invalidMessage,
})

// PostgreSQL cannot store NUL, and half of a surrogate pair is not a character.
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

const written = (max: number, clean: (value: string) => string) =>
  z
    .string(errorOrMissing('must be text'))
    .refine(isStorable, 'has characters that cannot be stored')
    .overwrite(clean)
    .max(max, `must be at most ${max.toLocaleString('en-US')} characters`)

const text = (max: number) => written(max, cleanText)

const nameFaults: Record<NameFault, string> = {
  hidden: 'has hidden or unknown characters',
  mark: 'has a check mark, a star or another symbol that looks like a badge',
  accents: 'has too many accents on one letter',
  blank: 'has no letter and no number',
}

/** A name or title, checked by the same rule as in the forms. */
const name = (max: number) =>
  written(max, cleanName).superRefine((value, context) => {
    // `isStorable` already reports text that cannot be stored.
    const fault = isStorable(value) ? findNameFault(value) : null
    if (fault) context.addIssue({ code: 'custom', message: nameFaults[fault] })
  })

const emptyToNull = (schema: ReturnType<typeof text>) => schema.nullish().transform((value) => value || null)

const optional = (max: number) => emptyToNull(text(max))

export const externalId = text(longest.id).min(1, 'is missing')
export const title = name(200).min(1, 'is missing')
export const longText = optional(longest.text)
export const nameLine = emptyToNull(name(longest.line))
export const nameLabel = emptyToNull(name(longest.label))
const lineText = optional(longest.line)

/** Labels without blanks or duplicates. A missing list is empty. */
export const labels = z
  .array(name(longest.label), 'must be a list')
  .max(longest.list, `must be at most ${longest.list} entries`)
  .nullish()
  .transform((list) => [...new Map(list?.filter(Boolean).map((label) => [foldLabel(label), label])).values()])

export const wholeNumber = (max: number) => {
  const message = `must be a whole number from 1 to ${max}`
  return z
    .number(message)
    .int(message)
    .min(1, message)
    .max(max, message)
    .nullish()
    .transform((value) => value ?? null)
}

export const optionalBoolean = z
  .boolean('must be true or false')
  .nullish()
  .transform((value) => value ?? null)

const timestampText = z.iso.datetime({ offset: true })

const isDay = (value: string) =>
  isLocalDate(value) || (timestampText.safeParse(value).success && isLocalDate(value.slice(0, 10)))

const dayText = optional(longest.label).refine(
  (value) => value === null || isDay(value),
  'must be a real date, written YYYY-MM-DD',
)

/** A calendar day. Of a timestamp, the day as written. */
export const day = dayText.transform((value) => value?.slice(0, 10) ?? null)

/** A timestamp. A plain day means its first second in UTC. */
export const timestamp = dayText.transform((value) => (value === null ? null : new Date(value)))

/** A value that is left out if invalid, instead of rejecting the row: any text, or a number. */
export const lenientText = z.union([lineText, z.number().transform(String)], errorOrMissing('must be text'))

/** Every issue as "field reason". */
export function formatIssues(error: z.ZodError): string[] {
  const texts = fieldsCatalog.read(defaultLanguage)
  return error.issues.map(({ path, message }) => `${path.join('.')} ${describeFieldText(texts, message)}`)
}

/** The record with each field under its main name, whichever alias the file uses. */
export function mergeAliases(
  record: Record<string, unknown>,
  names: Readonly<Record<string, readonly string[]>>,
): Record<string, unknown> {
  const joined = { ...record }
  for (const [first, others] of Object.entries(names)) {
    for (const other of others) joined[first] ??= record[other]
  }
  return joined
}

/** The link if it is a web address that we can send people to, otherwise null. */
export function parseLink(value: string | null): string | null {
  return webAddress.safeParse(value).data ?? null
}

/** The nine digits of an EIN, otherwise null. */
export function parseEin(value: string | null): string | null {
  return value && /^\d{2}-?\d{7}$/.test(value) ? value.replace('-', '') : null
}

/** A value from a file, made safe for the terminal: shortened and without control characters. */
export function quote(value: string, longest = 60): string {
  const shown = value.length > longest ? `${value.slice(0, longest)}…` : value
  return `"${shown.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�')}"`
}
