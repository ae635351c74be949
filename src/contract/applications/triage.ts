/** Triage of applicants by members of the organization: shortlist, private notes, compare. */
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { comparable } from '#domain/applications/triage.ts'
import { application } from './applications.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import {
  commaList,
  entityId,
  idParams,
  isoTimestamp,
  pageQuery,
  requiredText,
  nullableText,
} from '#contract/fields.ts'
import { contentLanguage } from '#contract/i18n/content-language.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const labels = z.array(z.string())
const refusals = ['application_not_found', 'triage_not_yours'] as const

const shortlistEndpoint = {
  path: '/api/applications/:id/shortlist',
  access: 'signed-in',
  params: idParams,
  response: application,
  problems: [...refusals, 'application_not_pending'],
} as const

export const shortlistApplication = defineEndpoint({
  ...shortlistEndpoint,
  id: 'shortlistApplication',
  summary: 'Adds a pending application to the shortlist. Repeating it changes nothing.',
  method: 'POST',
})

export const unshortlistApplication = defineEndpoint({
  ...shortlistEndpoint,
  id: 'unlistApplication',
  summary: 'Removes a pending application from the shortlist.',
  method: 'DELETE',
})

export const newNote = z.object({
  text: requiredText({ max: limits.message }, fieldText('applications.note')),
})

export const applicationNote = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  text: z.string(),
  /** Guessed from the text. */
  language: contentLanguage,
  /** Full name of the member who wrote it; null if the account is deleted. */
  author: z
    .object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), profileImageUrl: nullableText })
    .nullable(),
  isOwn: z.boolean(),
  createdAt: isoTimestamp,
  /** Later than `createdAt` if it was edited. */
  updatedAt: isoTimestamp,
})
export type ApplicationNote = z.infer<typeof applicationNote>

export const listNotes = defineEndpoint({
  id: 'listNotes',
  summary: "The members' private notes on an application, newest first.",
  method: 'GET',
  path: '/api/applications/:id/notes',
  access: 'signed-in',
  params: idParams,
  query: pageQuery,
  response: z.array(applicationNote),
  paged: true,
  problems: [...refusals, 'bad_cursor'],
})

export const writeNote = defineEndpoint({
  id: 'writeNote',
  summary: 'Adds a private note to an application, for members of the organization.',
  method: 'POST',
  path: '/api/applications/:id/notes',
  access: 'signed-in',
  params: idParams,
  body: newNote,
  response: applicationNote,
  status: 201,
  problems: refusals,
})

const ownNote = {
  path: '/api/notes/:id',
  access: 'signed-in',
  params: idParams,
  response: applicationNote,
  problems: ['note_not_found', 'note_not_yours'],
} as const

export const changeNote = defineEndpoint({
  ...ownNote,
  id: 'changeNote',
  summary: 'Changes one of your own notes.',
  method: 'PATCH',
  body: newNote,
})

export const removeNote = defineEndpoint({
  ...ownNote,
  id: 'removeNote',
  summary: 'Removes one of your own notes, and returns it as it was.',
  method: 'DELETE',
})

export const comparisonTexts = {
  too_few: fieldText('applications.tooFewCompared', { min: comparable.min }),
  too_many: fieldText('applications.tooManyCompared', { max: comparable.max }),
  several_projects: fieldText('applications.severalProjects'),
} as const

export const comparedApplication = z.object({
  application,
  /** 0 to 100: how well the project fits the volunteer's profile. */
  matchScore: z.number().int(),
  /**
   * The project's skills: those the volunteer lists, those close to one of theirs, and required ones they lack. `common`
   * are those of `same` that many projects ask for, so that they count less.
   */
  skills: z.object({ same: labels, near: labels, missing: labels, common: labels }),
  volunteer: z.object({
    experienceLevel: z.enum(experienceLevelValues).nullable(),
    availability: nullableText,
    availabilityChoice: nullableText,
    maxHoursPerWeek: z.number().int().nullable(),
    /** Weekly hours left after accepted work; null if the profile lists no hours. */
    freeHours: z.number().int().nullable(),
    averageRating: z.number().nullable(),
    totalReviews: z.number().int(),
    completedProjects: z.number().int(),
    confirmedHours: z.number(),
  }),
})
export type ComparedApplication = z.infer<typeof comparedApplication>

export const compareApplications = defineEndpoint({
  id: 'compareApplications',
  summary:
    'Two to four applications to one project side by side, in the given order. Decided ones stay, so the address keeps working.',
  method: 'GET',
  path: '/api/applications/compare',
  access: 'signed-in',
  query: z.object({
    /** Separated by commas. */
    ids: commaList.pipe(z.array(entityId)),
  }),
  response: z.array(comparedApplication),
  problems: [...refusals, 'invalid'],
})

export const triageEndpoints = [
  shortlistApplication,
  unshortlistApplication,
  listNotes,
  writeNote,
  changeNote,
  removeNote,
  compareApplications,
] as const
