/**
 * What an organization does with its projects: post, edit, pause, complete and duplicate (spec F7; A11, A12, A15).
 */
import { projectEvents, projectStatuses, projectVisibilities } from '#domain/projects/projects.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import {
  entityId,
  idParams,
  isoTimestamp,
  ownOrganization,
  pageQuery,
  searchField,
} from '#contract/fields.ts'
import { newProject, projectChanges } from './form.ts'
import { project, projectCard } from './projects.ts'
import { projectReview } from './reports.ts'
import { z } from '#contract/zod.ts'

export const createProject = defineEndpoint({
  id: 'createProject',
  summary: 'Creates a project of your primary organization, or of `organizationId`, published or as a draft.',
  method: 'POST',
  path: '/api/projects',
  access: 'organization',
  forbidden: 'projects_by_organizations_only',
  needsVerifiedEmail: true,
  limit: 'projects',
  query: ownOrganization.extend({
    /** Your unfinished project that this one was typed in; it ends with the project's creation. */
    unfinishedId: entityId.optional(),
  }),
  body: newProject.extend({
    /** Only the organization's members can see a draft. */
    isDraft: z.boolean().default(false),
  }),
  response: project,
  status: 201,
  problems: ['organization_not_found'],
})

/** Shared by all calls about one project of the caller's organizations. */
export const projectEndpoint = {
  access: 'organization',
  forbidden: 'organizations_only',
  params: idParams,
  response: project,
} as const
export const projectProblems = ['project_not_found', 'gone', 'project_not_yours'] as const

export const editProject = defineEndpoint({
  ...projectEndpoint,
  id: 'editProject',
  summary: 'Changes the given fields of a project. Changing the number of spots updates its status (A11).',
  method: 'PATCH',
  path: '/api/projects/:id',
  body: projectChanges.extend({
    /** `updatedAt` of the version the caller saw; 409 if someone has changed the project since. */
    ifUpdatedAt: isoTimestamp.optional(),
    /**
     * False keeps a draft from being published when its organization is verified; publishing it makes it wait for
     * that (A14).
     */
    publishesWhenVerified: z.literal(false).optional(),
  }),
  problems: [
    ...projectProblems,
    'project_completed',
    'project_canceled',
    'project_changed',
    'project_held',
    'not_a_draft',
  ],
})

export const deleteDraft = defineEndpoint({
  ...projectEndpoint,
  id: 'deleteDraft',
  summary: 'Deletes a draft. Only its own organization has ever seen it.',
  method: 'DELETE',
  path: '/api/projects/:id',
  response: z.object({ message: z.string() }),
  problems: [...projectProblems, 'not_a_draft'],
})

export const publishProject = defineEndpoint({
  ...projectEndpoint,
  id: 'publishProject',
  summary:
    'Publishes a complete draft, which counts as new from then on. If refused with verification_required, we publish it once its organization is verified.',
  method: 'POST',
  path: '/api/projects/:id/publish',
  needsVerifiedEmail: true,
  limit: 'projects',
  problems: [
    ...projectProblems,
    'invalid',
    'not_a_draft',
    'project_held',
    'verification_required',
    'organization_suspended',
  ],
})

export const pauseProject = defineEndpoint({
  ...projectEndpoint,
  id: 'pauseProject',
  summary: 'Pauses applications to a project. Accepted volunteers stay.',
  method: 'POST',
  path: '/api/projects/:id/pause',
  problems: [
    ...projectProblems,
    'project_not_published',
    'project_held',
    'project_already_paused',
    'project_completed',
    'project_canceled',
  ],
})

export const resumeProject = defineEndpoint({
  ...projectEndpoint,
  id: 'resumeProject',
  summary: 'Ends a pause. The status follows from the number of open spots (A11).',
  method: 'POST',
  path: '/api/projects/:id/resume',
  problems: [
    ...projectProblems,
    'project_not_published',
    'project_held',
    'project_not_paused',
    'project_completed',
    'project_canceled',
  ],
})

export const duplicateProject = defineEndpoint({
  ...projectEndpoint,
  id: 'duplicateProject',
  summary: 'Creates a draft with the same text, without volunteers and without a past deadline.',
  method: 'POST',
  path: '/api/projects/:id/duplicate',
  limit: 'projects',
  status: 201,
  problems: [...projectProblems],
})

export const organizationProject = projectCard.extend({
  visibility: z.enum(projectVisibilities),
  reviewFindings: projectReview.reviewFindings,
  /** A draft that is published once its organization is verified (A14). */
  publishesWhenVerified: z.boolean(),
  updatedAt: isoTimestamp,
  /** All applications ever sent. */
  applicationsCount: z.number().int(),
  /** Accepted or completed (A12). */
  acceptedCount: z.number().int(),
  pendingCount: z.number().int(),
})
export type OrganizationProject = z.infer<typeof organizationProject>

/** The filters of an organization's own project list. */
export const ownProjectFilters = [...projectStatuses, 'draft'] as const

export const listOrganizationProjects = defineEndpoint({
  id: 'listOrganizationProjects',
  summary:
    'Projects of all your organizations, newest first, including drafts, with counts of their applications.',
  method: 'GET',
  path: '/api/organization/projects',
  access: 'signed-in',
  query: pageQuery.extend({
    /** Only this one of your organizations. */
    organizationId: entityId.optional(),
    /** A status means published projects; `draft` means unpublished ones. */
    status: z.enum(ownProjectFilters).optional(),
    /** Part of the title. */
    search: searchField,
  }),
  response: z.array(organizationProject),
  paged: true,
  problems: ['bad_cursor'],
})

export const listProjectHistory = defineEndpoint({
  ...projectEndpoint,
  id: 'listProjectHistory',
  summary: 'The history of a project, newest first.',
  method: 'GET',
  path: '/api/projects/:id/history',
  query: pageQuery,
  response: z.array(
    z.object({
      event: z.enum(projectEvents),
      at: isoTimestamp,
      /** Names of the fields that an edit changed. */
      fields: z.array(z.string()),
      /** Full name of the person who did it; null for an import or a deleted account. */
      actor: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }).nullable(),
    }),
  ),
  paged: true,
  problems: [...projectProblems, 'bad_cursor'],
})

export const projectManagementEndpoints = [
  createProject,
  editProject,
  deleteDraft,
  publishProject,
  pauseProject,
  resumeProject,
  duplicateProject,
  listOrganizationProjects,
  listProjectHistory,
] as const
