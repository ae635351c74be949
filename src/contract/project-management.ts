/** What an organization does with its projects: post, edit, pause, complete, duplicate (foundation 7; A11, A12, A15). */
import { projectEvents, projectStatuses, projectVisibilities } from '#domain/projects.ts'
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment, pageQuery, requiredText } from './fields.ts'
import { newImpactReport } from './impact-reports.ts'
import { limits } from './limits.ts'
import { newProject, projectChanges } from './project-form.ts'
import { project, projectCard } from './projects.ts'
import { z } from './zod.ts'

export const createProject = defineEndpoint({
  id: 'createProject',
  summary: 'Creates a project of your primary organization, published or as a draft.',
  method: 'POST',
  path: '/api/projects',
  access: 'organization',
  forbidden: 'projects_by_organizations_only',
  needsVerifiedEmail: true,
  limit: 'projects',
  body: newProject.extend({
    /** A draft is there for the organization's members only, until it is published. */
    isDraft: z.boolean().default(false),
  }),
  response: project,
  status: 201,
})

/** What each call about one project of the caller's organizations has in common. */
const own = {
  access: 'organization',
  forbidden: 'organizations_only',
  params: idParams,
  response: project,
} as const
const ownProblems = ['project_not_found', 'gone', 'project_not_yours'] as const

export const editProject = defineEndpoint({
  ...own,
  id: 'editProject',
  summary: 'Changes the given fields of a project. Changing the number of spots updates its status (A11).',
  method: 'PATCH',
  path: '/api/projects/:id',
  body: projectChanges.extend({
    /** `updatedAt` as it was read: refused with 409 when somebody changed the project since. */
    ifUpdatedAt: moment.optional(),
    /** Keeps a draft a draft when its organization is verified; publishing is what lets it wait (A14). */
    publishesWhenVerified: z.literal(false).optional(),
  }),
  problems: [...ownProblems, 'project_completed', 'project_changed', 'project_held', 'not_a_draft'],
})

export const deleteDraft = defineEndpoint({
  ...own,
  id: 'deleteDraft',
  summary: 'Deletes a draft. Only its own organization has ever seen it.',
  method: 'DELETE',
  path: '/api/projects/:id',
  response: z.object({ message: z.string() }),
  problems: [...ownProblems, 'not_a_draft'],
})

export const publishProject = defineEndpoint({
  ...own,
  id: 'publishProject',
  summary:
    'Publishes a complete draft, which counts as new from then on. If refused with verification_required, we publish it once its organization is verified.',
  method: 'POST',
  path: '/api/projects/:id/publish',
  needsVerifiedEmail: true,
  limit: 'projects',
  problems: [
    ...ownProblems,
    'invalid',
    'not_a_draft',
    'project_held',
    'verification_required',
    'organization_suspended',
  ],
})

export const pauseProject = defineEndpoint({
  ...own,
  id: 'pauseProject',
  summary: 'Pauses applications to a project. Accepted volunteers stay.',
  method: 'POST',
  path: '/api/projects/:id/pause',
  problems: [
    ...ownProblems,
    'project_not_published',
    'project_held',
    'project_already_paused',
    'project_completed',
  ],
})

export const resumeProject = defineEndpoint({
  ...own,
  id: 'resumeProject',
  summary: 'Ends a pause. The status follows from the number of open spots (A11).',
  method: 'POST',
  path: '/api/projects/:id/resume',
  problems: [
    ...ownProblems,
    'project_not_published',
    'project_held',
    'project_not_paused',
    'project_completed',
  ],
})

/** Why somebody is left out, as the volunteer reads it. */
export const leaveOutReason = requiredText(
  { max: limits.shortText },
  'Please give a reason for ending accepted work',
)
export const notAcceptedText = 'Only accepted volunteers of this project can be left out'

export const completeProject = defineEndpoint({
  ...own,
  id: 'completeProject',
  summary:
    'Completes a project: signs off all accepted applications except those in leaveOut, and declines pending ones.',
  method: 'POST',
  path: '/api/projects/:id/complete',
  body: z.object({
    /** Accepted applications that are not signed off: they end, each with the reason that its volunteer reads. */
    leaveOut: z
      .array(
        z.object({
          applicationId: z.uuid(),
          reason: leaveOutReason,
        }),
      )
      .max(limits.leaveOut, `Must be at most ${limits.leaveOut} entries`)
      .default([]),
    /** What it came to; may be told later too. */
    impactReport: newImpactReport.nullish(),
  }),
  problems: [...ownProblems, 'project_not_published', 'project_held', 'project_completed'],
})

export const duplicateProject = defineEndpoint({
  ...own,
  id: 'duplicateProject',
  summary: 'Creates a draft with the same text, without volunteers and without a past deadline.',
  method: 'POST',
  path: '/api/projects/:id/duplicate',
  limit: 'projects',
  status: 201,
  problems: [...ownProblems],
})

export const organizationProject = projectCard.extend({
  visibility: z.enum(projectVisibilities),
  /** A draft that is published by the verification of its organization (A14). */
  publishesWhenVerified: z.boolean(),
  updatedAt: moment,
  /** All that were ever sent. */
  applicationsCount: z.number().int(),
  /** Accepted or completed (A12). */
  acceptedCount: z.number().int(),
  pendingCount: z.number().int(),
})
export type OrganizationProject = z.infer<typeof organizationProject>

/** What the list of an organization's own projects can be narrowed to. */
export const ownProjectFilters = [...projectStatuses, 'draft'] as const

export const listOrganizationProjects = defineEndpoint({
  id: 'listOrganizationProjects',
  summary:
    'Projects of all your organizations, newest first, including drafts, with counts of their applications.',
  method: 'GET',
  path: '/api/organization/projects',
  access: 'signed-in',
  query: pageQuery.extend({
    /** A status means published projects; `draft` those that are not published yet. */
    status: z.enum(ownProjectFilters).optional(),
  }),
  response: z.array(organizationProject),
  paged: true,
  problems: ['bad_cursor'],
})

export const listProjectHistory = defineEndpoint({
  ...own,
  id: 'listProjectHistory',
  summary: 'The history of a project, newest first: its last 50 entries.',
  method: 'GET',
  path: '/api/projects/:id/history',
  response: z.array(
    z.object({
      event: z.enum(projectEvents),
      at: moment,
      /** Names of the fields that an edit changed. */
      fields: z.array(z.string()),
      /** First and last name of who did it; null for an import or a person who is gone. */
      actor: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }).nullable(),
    }),
  ),
  problems: [...ownProblems],
})
