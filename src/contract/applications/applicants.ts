/** Received applications as rows that members search, sort, select and decide many at once (spec F2.14). */
import { applicantFilters, applicantSorts } from '#domain/applications/applicants.ts'
import { applicationStatuses } from '#domain/applications/applications.ts'
import { projectStatuses } from '#domain/projects/projects.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp, optionalText, pageQuery, requiredName, requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { application } from './applications.ts'
import { comparedApplication } from './triage.ts'

const nullableText = z.string().nullable()

/** What narrows the applicants, apart from the filter whose counts are shown. */
const applicantScope = z.object({
  /** Words of the name, a skill or what the volunteer wrote. */
  q: z.string().trim().max(limits.search).optional(),
  organizationId: z.uuid().optional(),
  projectId: z.uuid().optional(),
})

const applicantQuery = applicantScope.extend({
  show: z.enum(applicantFilters).default('all'),
  sort: z.enum(applicantSorts).default('best_fit'),
})
export type ApplicantQuery = z.output<typeof applicantQuery>

export const applicant = z.object({
  /** The id of the application. */
  id: z.uuid(),
  status: z.enum(applicationStatuses),
  isShortlisted: z.boolean(),
  createdAt: isoTimestamp,
  /** 0 to 100: how well the project fits the volunteer's profile. */
  matchScore: z.number().int(),
  /** The project's skills that the volunteer lists or has one close to, the strongest first. */
  skills: z.array(z.string()),
  /** The beginning of their message, on one line. */
  excerpt: z.string(),
  /** Logged hours that the organization has not decided yet. */
  waitingHours: z.number(),
  /** Who of the organization decided it last, by full name; null if undecided, or decided by no member. */
  decidedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  decidedAt: isoTimestamp.nullable(),
  volunteer: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), profileImageUrl: nullableText }),
  project: z.object({ id: z.uuid(), title: z.string() }),
  organization: z.object({ id: z.uuid(), organizationName: z.string() }),
})
export type Applicant = z.infer<typeof applicant>

export const listApplicants = defineEndpoint({
  id: 'listApplicants',
  summary:
    'Applicants to projects of your organizations as short rows: search, filter and sort them. 12 a page, or up to 100 with `limit`.',
  method: 'GET',
  path: '/api/applicants',
  access: 'signed-in',
  query: applicantQuery.extend({
    ...pageQuery.shape,
    limit: z.coerce.number().int().min(1).max(limits.maxPage).default(limits.page),
  }),
  response: z.array(applicant),
  paged: true,
  problems: ['bad_cursor'],
})

export const getApplicantCounts = defineEndpoint({
  id: 'getApplicantCounts',
  summary: 'How many applicants each filter shows, and the projects that have any, most pending ones first.',
  method: 'GET',
  path: '/api/applicants/counts',
  access: 'signed-in',
  query: applicantScope,
  response: z.object({
    /** Exact numbers for the search, organization and project of the query. */
    counts: z.record(z.enum(applicantFilters), z.number().int()),
    /** Of the organization of the query, or of all; not narrowed by the project or the search. */
    projects: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        status: z.enum(projectStatuses),
        organization: z.object({ id: z.uuid(), organizationName: z.string() }),
        /** Null means no limit. */
        placesLeft: z.number().int().nullable(),
        maxVolunteers: z.number().int().nullable(),
        applicants: z.number().int(),
        pending: z.number().int(),
      }),
    ),
  }),
})

export const getApplicant = defineEndpoint({
  id: 'getApplicant',
  summary: 'One applicant with everything a decision needs: the application, fit, skills, history and latest review.',
  method: 'GET',
  path: '/api/applicants/:id',
  access: 'signed-in',
  params: idParams,
  response: comparedApplication.extend({
    volunteer: comparedApplication.shape.volunteer.extend({
      headline: nullableText,
      location: nullableText,
      /** Work signed off by the reader's organization. */
      completedHere: z.number().int(),
    }),
    /** The newest public review about the volunteer. */
    latestReview: z
      .object({ rating: z.number().int(), text: z.string(), author: z.string(), createdAt: isoTimestamp })
      .nullable(),
    decidedBy: applicant.shape.decidedBy,
  }),
  problems: ['application_not_found', 'triage_not_yours'],
})

export const exportApplicants = defineEndpoint({
  id: 'exportApplicants',
  summary: 'Applicants as CSV: those of `ids`, or all that the filters show. Email addresses only after acceptance.',
  method: 'POST',
  path: '/api/applicants/export',
  access: 'signed-in',
  limit: 'exports',
  body: applicantQuery.extend({ ids: z.array(z.uuid()).max(limits.maxBulk).optional() }),
  response: z.string(),
  download: true,
  problems: ['application_not_found', 'triage_not_yours'],
})

/** Several applications of the caller's organizations; if one belongs to another, nothing changes. */
export const severalApplications = z
  .array(z.uuid())
  .min(1, fieldText('applications.noneChosen'))
  .max(limits.maxBulk, fieldText('general.tooMany', { max: limits.maxBulk }))

const refusals = ['application_not_found', 'triage_not_yours'] as const

export const acceptApplications = defineEndpoint({
  id: 'acceptApplications',
  summary:
    'Accepts several pending applications with one message: all of them, or none if a project has too few spots left. Applications that already moved are answered as they are.',
  method: 'POST',
  path: '/api/applications/accept',
  access: 'signed-in',
  body: z.object({ ids: severalApplications, organizationFeedback: optionalText(limits.letter) }),
  response: z.object({ accepted: z.array(application), moved: z.array(application) }),
  problems: [...refusals, 'no_places_left', 'organization_suspended', 'project_completed'],
})

export const shortlistApplications = defineEndpoint({
  id: 'shortlistApplications',
  summary: 'Adds several pending applications to the shortlist or removes them. Applications that already moved stay as they are.',
  method: 'POST',
  path: '/api/applications/shortlist',
  access: 'signed-in',
  body: z.object({ ids: severalApplications, isShortlisted: z.boolean() }),
  response: z.object({ changed: z.array(z.uuid()), moved: z.array(application) }),
  problems: refusals,
})

export const messageApplicants = defineEndpoint({
  id: 'messageApplicants',
  summary: 'Sends the same message to several applicants, each in their own conversation about the project.',
  method: 'POST',
  path: '/api/applications/message',
  access: 'signed-in',
  limit: 'messages',
  needsVerifiedEmail: true,
  body: z.object({
    ids: severalApplications,
    content: requiredText({ max: limits.longText }, fieldText('messages.content')),
  }),
  response: z.object({
    /** Ids of applications whose volunteer received it. */
    sent: z.array(z.uuid()),
    /** Ids of those whose volunteer cannot be written to. */
    skipped: z.array(z.uuid()),
  }),
  problems: [...refusals, 'organization_suspended'],
})

export const savedReply = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string(),
  createdAt: isoTimestamp,
  updatedAt: isoTimestamp,
})
export type SavedReply = z.infer<typeof savedReply>

export const newSavedReply = z.object({
  name: requiredName({ max: limits.label }, fieldText('applications.replyName')),
  text: requiredText({ max: limits.letter }, fieldText('applications.replyText')),
})

const replyRefusals = ['organization_not_found', 'organization_not_yours'] as const

export const listSavedReplies = defineEndpoint({
  id: 'listSavedReplies',
  summary: "An organization's saved replies, by name. Its members see and edit them.",
  method: 'GET',
  path: '/api/organizations/:id/saved-replies',
  access: 'signed-in',
  params: idParams,
  response: z.array(savedReply),
  problems: replyRefusals,
})

export const createSavedReply = defineEndpoint({
  id: 'createSavedReply',
  summary: 'Saves a reply for the members of an organization: at most 30, each name once.',
  method: 'POST',
  path: '/api/organizations/:id/saved-replies',
  access: 'signed-in',
  params: idParams,
  body: newSavedReply,
  response: savedReply,
  status: 201,
  problems: [...replyRefusals, 'reply_name_taken', 'too_many_replies'],
})

const oneReply = { path: '/api/saved-replies/:id', access: 'signed-in', params: idParams } as const

export const changeSavedReply = defineEndpoint({
  ...oneReply,
  id: 'changeSavedReply',
  summary: 'Changes a saved reply.',
  method: 'PATCH',
  body: newSavedReply.partial(),
  response: savedReply,
  problems: ['reply_not_found', 'reply_name_taken'],
})

export const removeSavedReply = defineEndpoint({
  ...oneReply,
  id: 'removeSavedReply',
  summary: 'Removes a saved reply, and returns it as it was.',
  method: 'DELETE',
  response: savedReply,
  problems: ['reply_not_found'],
})
