/** Saved projects: both documented forms of each call (spec F7; decisions A15, A25). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { projectCard } from './projects.ts'
import { z } from '#contract/zod.ts'

const savedStatus = z.object({ isSaved: z.boolean(), saved: z.boolean() })
const projectIdField = z.object({ projectId: z.uuid() })

/** A saved project in the list; one that was removed keeps only its name. */
export const savedProject = projectCard.extend({ savedAt: isoTimestamp, isAvailable: z.boolean() })
export type SavedProject = z.infer<typeof savedProject>

export const listSavedProjects = defineEndpoint({
  id: 'listSavedProjects',
  summary: 'Your saved projects, latest first. A project that is no longer published shows as unavailable.',
  method: 'GET',
  path: '/api/saved-projects',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(savedProject),
  paged: true,
  problems: ['bad_cursor'],
})

export const getSavedStatus = defineEndpoint({
  id: 'getSavedStatus',
  summary: 'Whether you have saved a project.',
  method: 'GET',
  path: '/api/projects/:id/saved-status',
  access: 'signed-in',
  params: idParams,
  response: savedStatus,
  problems: ['project_not_found'],
})

export const checkSavedProject = defineEndpoint({
  id: 'checkSavedProject',
  summary: 'Alias of getSavedStatus.',
  method: 'GET',
  path: '/api/saved-projects/check',
  access: 'signed-in',
  query: projectIdField,
  response: savedStatus,
  problems: ['project_not_found'],
})

export const saveProject = defineEndpoint({
  id: 'saveProject',
  summary: 'Saves a published project. Repeating it changes nothing.',
  method: 'POST',
  path: '/api/projects/:id/save',
  access: 'signed-in',
  params: idParams,
  response: savedStatus,
  problems: ['project_not_found', 'gone'],
})

export const unsaveProject = defineEndpoint({
  id: 'unsaveProject',
  summary: 'Removes a project from your saved projects. Repeating it changes nothing.',
  method: 'DELETE',
  path: '/api/projects/:id/save',
  access: 'signed-in',
  params: idParams,
  response: savedStatus,
  problems: ['project_not_found'],
})

export const saveProjectById = defineEndpoint({
  id: 'saveProjectById',
  summary: 'Alias of saveProject.',
  method: 'POST',
  path: '/api/saved-projects',
  access: 'signed-in',
  body: projectIdField,
  response: savedStatus,
  problems: ['project_not_found', 'gone'],
})

export const unsaveProjectById = defineEndpoint({
  id: 'unsaveProjectById',
  summary: 'Alias of unsaveProject.',
  method: 'DELETE',
  path: '/api/saved-projects',
  access: 'signed-in',
  body: projectIdField,
  response: savedStatus,
  problems: ['project_not_found'],
})

export const savedProjectEndpoints = [
  listSavedProjects,
  getSavedStatus,
  checkSavedProject,
  saveProject,
  unsaveProject,
  saveProjectById,
  unsaveProjectById,
] as const
