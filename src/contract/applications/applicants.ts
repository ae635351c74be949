/** Received applications as rows that members search, sort, select and decide many together (spec F2.14). */
import { applicantFilters } from '#domain/applications/applicant-filters.ts'
import { applicantSorts } from '#domain/applications/applicant-sorts.ts'
import { applicationStatuses, shownStatuses } from '#domain/applications/applications.ts'
import { projectStatuses } from '#domain/projects/projects.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { entityId, idParams, isoTimestamp, pageQuery, nullableText } from '#contract/fields.ts'
import { hourEntry } from '#contract/hours/hours.ts'
import { limits } from '#contract/limits.ts'
import { introduction } from '#contract/profiles/introduction.ts'
import { z } from '#contract/zod.ts'
import { decidingMember } from './deciding-member.ts'
import { comparedApplication } from './triage.ts'

/** What narrows the applicants, apart from the filter whose counts are shown. */
const applicantScope = z.object({
  /**
   * Beginnings of words, in any order and ignoring case and accents: each is in the volunteer's name, a skill, the
   * project's title or what the volunteer wrote. Only the first 12 words count.
   */
  q: z
    .string()
    .trim()
    .max(limits.search, fieldText('general.tooLong', { max: limits.search }))
    .optional(),
  organizationId: entityId.optional(),
  projectId: entityId.optional(),
})

export type ApplicantScope = z.output<typeof applicantScope>

const applicantQuery = applicantScope.extend({
  show: z.enum(applicantFilters).default('all'),
  /**
   * Of `hours`, `oldest_hours` unless another one is given, by the earliest day to confirm; of other filters, `best_fit`. Each
   * of the two stands for the other where the filter doesn't have it. `best_fit` ranks those of the newest 2,000 that are
   * pending; decided ones follow, then older ones, each newest first.
   */
  sort: z.enum(applicantSorts).optional(),
})
export type ApplicantQuery = z.output<typeof applicantQuery>

/** The work whose hours wait for the organization. */
const waitingWork = z.object({
  acceptedAt: isoTimestamp.nullable(),
  signedOffAt: isoTimestamp.nullable(),
  /** The project's, which its days are in. */
  timeZone: z.string(),
  /** Per week, as agreed or else as the project says. */
  plannedHours: z.number().int().nullable(),
  /** In total; null if the work is open-ended. */
  agreedHours: z.number().int().nullable(),
  confirmedHours: z.number(),
  /** The entries to confirm, earliest day first: as many as one call can decide. */
  waiting: z.array(hourEntry.pick({ id: true, version: true, date: true, hours: true, note: true })),
})

/** An application as a row for the organization. The reader's own application is not among them: others decide it. */
export const applicant = z.object({
  /** The id of the application. */
  id: z.uuid(),
  status: z.enum(applicationStatuses),
  /** The status as people read it: `closed` if neither side ended it, but the site. */
  shownStatus: z.enum(shownStatuses),
  isShortlisted: z.boolean(),
  /** An administrator suspended the volunteer’s account; only said while they are accepted. */
  isVolunteerSuspended: z.boolean(),
  createdAt: isoTimestamp,
  /** 0 to 100: how well the project fits the volunteer's profile. */
  matchScore: z.number().int(),
  /** The project's skills that the volunteer lists. */
  skills: z.array(z.string()),
  /** The beginning of their message, on one line. */
  excerpt: z.string(),
  /**
   * What a search found apart from the name and the project's title: a skill that the volunteer lists, or the first
   * sentence. Null without a search.
   */
  found: z.object({ kind: z.enum(['skill', 'sentence']), text: z.string() }).nullable(),
  /** Logged hours that the organization has not decided yet. */
  waitingHours: z.number(),
  /** The work that these hours are about; null if none wait. */
  work: waitingWork.nullable(),
  /**
   * Who of the organization gave it its present status, by full name. Null if it is pending, the volunteer withdrew it,
   * or no person's account did it.
   */
  decidedBy: decidingMember.nullable(),
  /** When the organization gave it its present status. */
  decidedAt: isoTimestamp.nullable(),
  volunteer: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: nullableText,
  }),
  project: z.object({ id: z.uuid(), title: z.string() }),
  organization: z.object({ id: z.uuid(), organizationName: z.string() }),
})
export type Applicant = z.infer<typeof applicant>
export type WaitingEntry = z.infer<typeof waitingWork>['waiting'][number]

export const listApplicants = defineEndpoint({
  id: 'listApplicants',
  summary:
    'Applicants to projects of your organizations as short rows: search, filter and sort them. 12 a page, or up to 100 with `limit`.',
  method: 'GET',
  path: '/api/applicants',
  access: 'signed-in',
  cost: 'search',
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
  summary:
    'How many applicants each filter shows, and the projects that have any, most pending ones first (at most 500).',
  method: 'GET',
  path: '/api/applicants/counts',
  access: 'signed-in',
  cost: 'search',
  query: applicantScope,
  response: z.object({
    /** Exact numbers for the search, organization and project of the query. */
    counts: z.record(z.enum(applicantFilters), z.number().int()),
    /**
     * Of the organization of the query, or of all; not narrowed by the project or the search. The project of the query
     * is always among them if it has applicants.
     */
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
  summary:
    'One applicant with everything a decision needs: the application, fit, skills, history and latest review.',
  method: 'GET',
  path: '/api/applicants/:id',
  access: 'signed-in',
  cost: 'search',
  params: idParams,
  response: comparedApplication.extend({
    volunteer: comparedApplication.shape.volunteer.extend({
      ...introduction,
      location: nullableText,
      /** Work signed off by the reader's organization. */
      completedHere: z.number().int(),
    }),
    /** The newest public review about the volunteer. */
    latestReview: z
      .object({
        rating: z.number().int(),
        text: z.string(),
        /** The organization; null if its work with the volunteer is no longer public. */
        author: nullableText,
        createdAt: isoTimestamp,
      })
      .nullable(),
    /** The reader’s report about the volunteer awaits a decision. */
    hasReported: z.boolean(),
    work: applicant.shape.work,
    decidedBy: applicant.shape.decidedBy,
    decidedAt: applicant.shape.decidedAt,
  }),
  problems: ['application_not_found', 'triage_not_yours'],
})

export const exportApplicants = defineEndpoint({
  id: 'exportApplicants',
  summary:
    'Applicants as CSV: those of `ids`, or all that the filters show. Email addresses only after acceptance.',
  method: 'POST',
  path: '/api/applicants/export',
  access: 'signed-in',
  limit: 'exports',
  body: applicantQuery.extend({
    /** Exactly these, in the order of `sort`; the search and the filters do not apply then. */
    ids: z
      .array(entityId)
      .min(1, fieldText('applications.noneChosen'))
      .max(limits.maxBulk, fieldText('general.tooMany', { max: limits.maxBulk }))
      .optional(),
  }),
  response: z.string(),
  download: true,
  problems: ['application_not_found', 'triage_not_yours'],
})

export const applicantEndpoints = [
  listApplicants,
  getApplicantCounts,
  getApplicant,
  exportApplicants,
] as const
