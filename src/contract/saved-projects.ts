/** Saved projects: both documented variants of each call (foundation 7; decisions A15, A25). */
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment, pageQuery } from './fields.ts'
import { projectCard } from './projects.ts'
import { z } from './zod.ts'

const savedState = z.object({ isSaved: z.boolean(), saved: z.boolean() })
const byId = z.object({ projectId: z.uuid() })

/** A saved project as its list shows it: one that was taken down keeps only its name. */
export const savedProject = projectCard.extend({ savedAt: moment, isAvailable: z.boolean() })
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
  response: savedState,
  problems: ['project_not_found'],
})

export const checkSavedProject = defineEndpoint({
  id: 'checkSavedProject',
  summary: 'Alias of getSavedStatus.',
  method: 'GET',
  path: '/api/saved-projects/check',
  access: 'signed-in',
  query: byId,
  response: savedState,
  problems: ['project_not_found'],
})

export const saveProject = defineEndpoint({
  id: 'saveProject',
  summary: 'Saves a published project. Repeating it changes nothing.',
  method: 'POST',
  path: '/api/projects/:id/save',
  access: 'signed-in',
  params: idParams,
  response: savedState,
  problems: ['project_not_found', 'gone'],
})

export const unsaveProject = defineEndpoint({
  id: 'unsaveProject',
  summary: 'Removes a project from your saved projects. Repeating it changes nothing.',
  method: 'DELETE',
  path: '/api/projects/:id/save',
  access: 'signed-in',
  params: idParams,
  response: savedState,
  problems: ['project_not_found'],
})

export const saveProjectById = defineEndpoint({
  id: 'saveProjectById',
  summary: 'Alias of saveProject.',
  method: 'POST',
  path: '/api/saved-projects',
  access: 'signed-in',
  body: byId,
  response: savedState,
  problems: ['project_not_found', 'gone'],
})

export const unsaveProjectById = defineEndpoint({
  id: 'unsaveProjectById',
  summary: 'Alias of unsaveProject.',
  method: 'DELETE',
  path: '/api/saved-projects',
  access: 'signed-in',
  body: byId,
  response: savedState,
  problems: ['project_not_found'],
})
