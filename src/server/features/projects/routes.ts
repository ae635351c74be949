import type { FastifyInstance } from 'fastify'
import { createProject, getProject, listProjects } from '#contract/projects.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { findProject } from './queries.ts'
import { searchProjects } from './search.ts'
import { publishProject } from './service.ts'

export function projectRoutes(app: FastifyInstance): void {
  route(app, listProjects, (ctx, { query }) => searchProjects(ctx, query))

  route(app, getProject, async (ctx, { params }) => {
    const project = await findProject(ctx, params.id)
    if (!project) throw new Problem('project_not_found')
    if (project === 'removed') throw new Problem('gone')
    return project
  })

  route(app, createProject, (ctx, { body }) => publishProject(ctx, body))
}
