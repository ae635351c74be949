import type { FastifyInstance } from 'fastify'
import {
  checkSavedProject,
  getSavedStatus,
  listSavedProjects,
  saveProject,
  saveProjectById,
  unsaveProject,
  unsaveProjectById,
} from '#contract/projects/saved-projects.ts'
import { route } from '#server/http/route.ts'
import { listSaved } from './saved-projects-search.ts'
import { findSavedState, save, unsave } from './saved-projects-service.ts'

/** Saved projects, with both documented variants of each call. */
export function savedProjectRoutes(app: FastifyInstance): void {
  route(app, listSavedProjects, (ctx, { query }) => listSaved(ctx, query.cursor))

  route(app, getSavedStatus, (ctx, { params }) => findSavedState(ctx, params.id))
  route(app, checkSavedProject, (ctx, { query }) => findSavedState(ctx, query.projectId))

  route(app, saveProject, (ctx, { params }) => save(ctx, params.id))
  route(app, saveProjectById, (ctx, { body }) => save(ctx, body.projectId))

  route(app, unsaveProject, (ctx, { params }) => unsave(ctx, params.id))
  route(app, unsaveProjectById, (ctx, { body }) => unsave(ctx, body.projectId))
}
