/** Kinds of fields of imported rows: kept as they are, within maxima that protect the database. */
import { webAddress } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { cleanName, findNameFault, type NameFault } from '#domain/names.ts'
import { cleanText } from '#domain/text.ts'
import { isLocalDate } from '#domain/time.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'

/** A row that can be stored, with what was left out of it; or every reason why it cannot. */
export type Reading<Row> = { row: Row; warnings: string[] } | { reasons: string[] }

const longest = { id: 200, line: 500, text: 20_000, label: 100, list: 100 }

const orMissing = (otherwise: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? 'is missing' : otherwise,
})

// PostgreSQL stores no NUL, and half of a surrogate pair is no character.
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

const written = (max: number, clean: (value: string) => string) =>
  z
    .string(orMissing('must be text'))
    .refine(isStorable, 'has characters that cannot be stored')
    .overwrite(clean)
    .max(max, `must be at most ${max} characters`)

const text = (max: number) => written(max, cleanText)

const nameFaults: Record<NameFault, string> = {
  hidden: 'has hidden or unknown characters',
  mark: 'has a check mark, a star or another symbol that looks like a badge',
  accents: 'has too many accents on one letter',
  blank: 'has no letter and no number',
}

/** A name or title, by the same rule as in the forms. */
const name = (max: number) =>
  written(max, cleanName).superRefine((value, context) => {
    // What cannot be stored is told already.
    const fault = isStorable(value) ? findNameFault(value) : null
    if (fault) context.addIssue({ code: 'custom', message: nameFaults[fault] })
  })

const orNone = (schema: ReturnType<typeof text>) => schema.nullish().transform((value) => value || null)

const optional = (max: number) => orNone(text(max))

export const externalId = text(longest.id).min(1, 'is missing')
export const title = name(200).min(1, 'is missing')
export const longText = optional(longest.text)
export const nameLine = orNone(name(longest.line))
export const nameLabel = orNone(name(longest.label))
const lineText = optional(longest.line)

/** Labels without blanks and repetitions; a missing list is empty. */
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

export const truth = z
  .boolean('must be true or false')
  .nullish()
  .transform((value) => value ?? null)

const momentText = z.iso.datetime({ offset: true })

const isDay = (value: string) =>
  isLocalDate(value) || (momentText.safeParse(value).success && isLocalDate(value.slice(0, 10)))

const dayText = optional(longest.label).refine(
  (value) => value === null || isDay(value),
  'must be a real date, written YYYY-MM-DD',
)

/** A calendar day; of a moment the day that is written in it. */
export const day = dayText.transform((value) => value?.slice(0, 10) ?? null)

/** A moment; a day is its first one, in UTC. */
export const moment = dayText.transform((value) => (value === null ? null : new Date(value)))

/** What may be left out of a row instead of refusing it: any text, or a number written as one. */
export const loose = z.union([lineText, z.number().transform(String)], orMissing('must be text'))

/** Every issue as "field reason". */
export function tellIssues(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

/** The record with each field under its first name, whichever of its names the file uses. */
export function joinNames(
  record: Record<string, unknown>,
  names: Readonly<Record<string, readonly string[]>>,
): Record<string, unknown> {
  const joined = { ...record }
  for (const [first, others] of Object.entries(names)) {
    for (const other of others) joined[first] ??= record[other]
  }
  return joined
}

/** The link if people may be sent there, else null. */
export function readLink(value: string | null): string | null {
  return webAddress.safeParse(value).data ?? null
}

/** The nine digits of an EIN, else null. */
export function readEin(value: string | null): string | null {
  return value && /^\d{2}-?\d{7}$/.test(value) ? value.replace('-', '') : null
}

/** A value from a file for the eyes of a person at a terminal: short, without characters that could steer it. */
export function quote(value: string, longest = 60): string {
  const shown = value.length > longest ? `${value.slice(0, longest)}…` : value
  return `"${shown.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�')}"`
}
