import type { FastifyInstance } from 'fastify'
import { countProjects } from '#contract/project-facets.ts'
import { createProject, getProject, listProjects } from '#contract/projects.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import type { Database } from '#server/db/db.ts'
import { makeCounter, presentFacets } from './counter.ts'
import { followProjects } from './live-catalog.ts'
import { findProject } from './queries.ts'
import { markSaved } from './saved-queries.ts'
import { findIds, searchProjects } from './search.ts'
import { publishProject } from './service.ts'

export function projectRoutes(app: FastifyInstance, database: Database): void {
  const catalog = followProjects(database)
  const counter = makeCounter(catalog, findIds)
  app.addHook('onClose', catalog.close)
  // Read before the first visitor waits for it; where that fails, the first count tells why.
  app.addHook('onListen', () => void catalog.read().catch(() => undefined))

  route(app, listProjects, async (ctx, { query }) => {
    const page = await searchProjects(ctx, query, counter)
    return { ...page, items: await markSaved(ctx, page.items) }
  })

  route(app, countProjects, async (ctx, { query }) => presentFacets(query, await counter.count(ctx, query)))

  route(app, getProject, async (ctx, { params }) => {
    const project = await findProject(ctx, params.id)
    if (!project) throw new Problem('project_not_found')
    if (project === 'removed') throw new Problem('gone')
    return project
  })

  route(app, createProject, (ctx, { body }) => publishProject(ctx, body))
}
