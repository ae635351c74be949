import type { FastifyInstance } from 'fastify'
import {
  changeSavedSearch,
  createSavedSearch,
  endSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  restoreSavedSearch,
} from '#contract/projects/saved-searches.ts'
import { route } from '#server/http/route.ts'
import {
  changeSearch,
  createSearch,
  endSearch,
  eraseSearch,
  listOwnSearches,
  restoreSearch,
} from './saved-searches.ts'

export function savedSearchRoutes(app: FastifyInstance): void {
  route(app, listSavedSearches, (ctx) => listOwnSearches(ctx))
  route(app, createSavedSearch, (ctx, { body }) => createSearch(ctx, body))
  route(app, changeSavedSearch, (ctx, { params, body }) => changeSearch(ctx, params.id, body))
  route(app, endSavedSearch, (ctx, { params }) => endSearch(ctx, params.id))
  route(app, restoreSavedSearch, (ctx, { params }) => restoreSearch(ctx, params.id))
  route(app, removeSavedSearch, (ctx, { params }) => eraseSearch(ctx, params.id))
}
