/** Hours on accepted work: log, change, confirm and reject (decision B14). */
import { hourLimits, hourStatuses } from '#domain/hours/hours.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import {
  clearableText,
  idParams,
  localDate,
  isoTimestamp,
  optionalText,
  pageQuery,
  requiredText,
} from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const hoursText = fieldText('hours.steps', { max: hourLimits.day })
export const dateTexts = {
  in_future: fieldText('hours.inFuture'),
  before_acceptance: fieldText('hours.beforeAcceptance'),
} as const

const date = localDate
const hours = z
  .number(hoursText)
  .positive(hoursText)
  .max(hourLimits.day, hoursText)
  .multipleOf(hourLimits.step, hoursText)

export const newHours = z.object({ date, hours, note: optionalText(limits.shortText) })
export type NewHours = z.output<typeof newHours>

export const hoursChange = z.object({
  date: date.optional(),
  hours: hours.optional(),
  /** If omitted, it stays; null or an empty text removes it. */
  note: clearableText(limits.shortText).optional(),
})
export type HoursChange = z.output<typeof hoursChange>

export const hourEntry = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  /** The day of the work, in the project's time zone. */
  date: z.string(),
  hours: z.number(),
  note: z.string().nullable(),
  status: z.enum(hourStatuses),
  /** Why they were rejected. */
  reason: z.string().nullable(),
  /** Increases with each change; confirming or rejecting must send the version the member saw. */
  version: z.number().int(),
  createdAt: isoTimestamp,
  updatedAt: isoTimestamp,
  decidedAt: isoTimestamp.nullable(),
  /** The days without an answer after which they were confirmed automatically; null if a member decided. */
  confirmedAfterDays: z.number().int().nullable(),
})
export type HourEntry = z.infer<typeof hourEntry>

const entryVersions = z
  .array(z.object({ id: z.uuid(), version: z.number().int().min(1) }))
  .min(1, fieldText('hours.noneChosen'))
  .max(limits.hourEntries, fieldText('general.tooMany', { max: limits.hourEntries }))

export const listHours = defineEndpoint({
  id: 'listHours',
  summary: 'The hours of an application, latest day first.',
  method: 'GET',
  path: '/api/applications/:id/hours',
  access: 'signed-in',
  params: idParams,
  query: pageQuery,
  response: z.array(hourEntry),
  paged: true,
  problems: ['application_not_found', 'bad_cursor'],
})

const loggingProblems = ['hours_not_yours', 'hours_too_early', 'hours_work_ended', 'hours_too_late'] as const

export const logHours = defineEndpoint({
  id: 'logHours',
  summary: 'Logs hours for a day of accepted work. The organization confirms them.',
  method: 'POST',
  path: '/api/applications/:id/hours',
  access: 'signed-in',
  params: idParams,
  body: newHours,
  response: hourEntry,
  status: 201,
  problems: ['application_not_found', ...loggingProblems],
})

export const changeHours = defineEndpoint({
  id: 'changeHours',
  summary:
    'Changes hours that are not confirmed. Rejected hours go back to the organization for confirmation.',
  method: 'PATCH',
  path: '/api/hours/:id',
  access: 'signed-in',
  params: idParams,
  body: hoursChange,
  response: hourEntry,
  problems: ['hours_not_found', ...loggingProblems, 'hours_confirmed'],
})

export const removeHours = defineEndpoint({
  id: 'removeHours',
  summary: 'Removes hours that are not confirmed, and returns them as they were.',
  method: 'DELETE',
  path: '/api/hours/:id',
  access: 'signed-in',
  params: idParams,
  response: hourEntry,
  problems: ['hours_not_found', 'hours_not_yours', 'hours_confirmed'],
})

const decision = {
  method: 'POST',
  access: 'signed-in',
  response: z.array(hourEntry),
  problems: ['hours_not_found', 'hours_not_yours', 'hours_decided', 'hours_changed'],
} as const

export const confirmHours = defineEndpoint({
  ...decision,
  id: 'confirmHours',
  summary: 'Confirms hours: all of them or none.',
  path: '/api/hours/confirm',
  body: z.object({ entries: entryVersions }),
})

/** The fields of the form that rejects hours. */
export const hoursRejection = z.object({
  reason: requiredText({ max: limits.shortText }, fieldText('hours.rejectReason')),
})

export const rejectHours = defineEndpoint({
  ...decision,
  id: 'rejectHours',
  summary: 'Rejects hours with a reason: all of them or none.',
  path: '/api/hours/reject',
  body: z.object({ entries: entryVersions, ...hoursRejection.shape }),
})

export const hourEndpoints = [
  listHours,
  logHours,
  changeHours,
  removeHours,
  confirmHours,
  rejectHours,
] as const
