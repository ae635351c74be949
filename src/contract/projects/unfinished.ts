/** Forms of new projects that their author has not posted yet (decisions A26, B10). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { entityId, idParams, isoTimestamp, ownOrganization } from '#contract/fields.ts'
import { fieldText } from '#contract/field-texts.ts'
import { maxUnfinishedCharacters } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { newProject } from './form.ts'

const anything = z.unknown().optional()

/** The fields of a new project with whatever was typed so far: posting checks them. */
const unfinishedForm = z
  .object(Object.fromEntries(newProject.keyof().options.map((name) => [name, anything])))
  .refine((form) => JSON.stringify(form).length <= maxUnfinishedCharacters, {
    error: fieldText('projects.unfinishedTooLong'),
  })

const unfinishedProject = z.object({
  id: z.uuid(),
  /** As typed; empty if there is none yet. */
  title: z.string(),
  organizationId: z.uuid(),
  organizationName: z.string(),
  /** The step to continue with, from 1. */
  step: z.number().int(),
  /** The version that was saved last; name it in the next save. */
  version: z.number().int(),
  updatedAt: isoTimestamp,
})
export type UnfinishedProject = z.infer<typeof unfinishedProject>

const detail = unfinishedProject.extend({ form: z.record(z.string(), z.unknown()) })
export type UnfinishedProjectDetail = z.infer<typeof detail>

const ofAuthor = { access: 'organization', forbidden: 'projects_by_organizations_only' } as const

export const listUnfinishedProjects = defineEndpoint({
  ...ofAuthor,
  id: 'listUnfinishedProjects',
  summary: 'Your forms of new projects that you have not posted, the one you changed last first.',
  method: 'GET',
  path: '/api/organization/unfinished-projects',
  query: z.object({
    /** Only those for this one of your organizations. */
    organizationId: entityId.optional(),
  }),
  response: z.array(unfinishedProject),
  problems: [],
})

export const getUnfinishedProject = defineEndpoint({
  ...ofAuthor,
  id: 'getUnfinishedProject',
  summary: 'One of your forms of new projects, with everything typed in it.',
  method: 'GET',
  path: '/api/organization/unfinished-projects/:id',
  params: idParams,
  response: detail,
  problems: ['unfinished_project_not_found'],
})

export const saveUnfinishedProject = defineEndpoint({
  ...ofAuthor,
  id: 'saveUnfinishedProject',
  summary:
    'Saves the form of a new project of your primary organization, or of `organizationId`, under an id that you choose. Repeating it changes nothing. 409 if it was saved from elsewhere since `version`.',
  method: 'PUT',
  path: '/api/organization/unfinished-projects/:id',
  params: idParams,
  query: ownOrganization,
  body: z.object({
    form: unfinishedForm,
    /** The version that this one continues; 0 for a new form. */
    version: z.number().int().min(0),
  }),
  response: unfinishedProject,
  problems: [
    'organization_not_found',
    'unfinished_project_not_found',
    'unfinished_project_changed',
    'too_many_unfinished_projects',
  ],
})

export const discardUnfinishedProject = defineEndpoint({
  ...ofAuthor,
  id: 'discardUnfinishedProject',
  summary: 'Deletes one of your forms of new projects. Repeating it changes nothing.',
  method: 'DELETE',
  path: '/api/organization/unfinished-projects/:id',
  params: idParams,
  response: z.object({ message: z.string() }),
  problems: [],
})

export const unfinishedProjectEndpoints = [
  listUnfinishedProjects,
  getUnfinishedProject,
  saveUnfinishedProject,
  discardUnfinishedProject,
] as const
