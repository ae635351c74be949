import type { FastifyInstance } from 'fastify'
import { countProjects } from '#contract/projects/facets.ts'
import { saveImpactReport } from '#contract/projects/impact-reports.ts'
import {
  createProject,
  deleteDraft,
  duplicateProject,
  editProject,
  listOrganizationProjects,
  listProjectHistory,
  pauseProject,
  publishProject,
  resumeProject,
} from '#contract/projects/management.ts'
import { cancelProject, completeProject, previewCompletion } from '#contract/projects/completion.ts'
import { findPlace } from '#contract/projects/places.ts'
import { listProjectReviews } from '#contract/projects/project-reviews.ts'
import { getProject, getProjectCalendar, listProjects } from '#contract/projects/projects.ts'
import { reportProject } from '#contract/projects/reports.ts'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import type { Services } from '#server/context.ts'
import { answerDone } from '#server/http/done.ts'
import { addScores } from '#server/matching/scores.ts'
import { Problem } from '#server/http/problem.ts'
import { exportOrganizationProjects } from '#contract/projects/own-export.ts'
import { route } from '#server/http/route.ts'
import { listReviews } from '#server/http/lists/review-pages.ts'
import { loadCompletionPreview } from './managing/completion-queries.ts'
import { cancel, complete, deleteOwnDraft, edit, pauseOrResume } from './managing/changes.ts'
import { browseProjects } from './browsing/browse-search.ts'
import { writeDays } from './calendar.ts'
import { makeCounter, presentFacets } from './browsing/counter.ts'
import { discoveryRoutes } from './browsing/discovery-routes.ts'
import { report } from './managing/impact.ts'
import { followProjects } from './browsing/live-catalog.ts'
import { exportOwnProjects } from './managing/own-export.ts'
import { listHistory } from './managing/history-queries.ts'
import { listOwnProjects } from './managing/own-search.ts'
import { setDistances, findTypedPlace, makeProjectPlaces } from './browsing/nearby.ts'
import { presentPlace } from '#server/places/nearby.ts'
import { markSaved } from './saved/saved-projects-queries.ts'
import { reportToAdministrators } from './cases/reports.ts'
import { addResponses } from '#server/queries/applications/responses.ts'
import { searchProjects } from './browsing/search.ts'
import { makeSuggester } from './browsing/suggestion.ts'
import { duplicate, post, publishDraft, requireProject } from './service.ts'

export function projectRoutes(
  app: FastifyInstance,
  { database, config, suggestionMs }: Pick<Services, 'database' | 'config' | 'suggestionMs'>,
): void {
  const catalog = followProjects({ ...database, ...config })
  const places = makeProjectPlaces(catalog)
  const counter = makeCounter(catalog, places.find)
  const suggest = makeSuggester(counter, suggestionMs)
  app.addHook('onClose', catalog.close)
  // Load before the first visitor needs it. If it fails, the first count reports the error.
  app.addHook('onListen', () => void catalog.read().catch(() => undefined))

  route(app, listProjects, (ctx, { query: { order, ...query } }) =>
    places.list(query, async (nearby) => {
      const found = { counter, nearby }
      if (order === undefined) {
        const page = await searchProjects(ctx, query, found)
        return { ...page, items: setDistances(nearby, ctx.language, await markSaved(ctx, page.items)) }
      }
      const page = await browseProjects(ctx, { ...query, order }, found)
      const items = await addResponses(ctx, await markSaved(ctx, page.items))
      return { ...page, items: setDistances(nearby, ctx.language, await addScores(ctx, items)) }
    }),
  )

  route(app, countProjects, async (ctx, { query }) => {
    const place = await presentPlace(await places.find(query), ctx.language)
    const counts = await counter.count(ctx, query)
    const suggestion = counts.total === 0 ? await suggest(ctx, query) : null
    return presentFacets(query, counts, { place, suggestion })
  })

  route(app, findPlace, (_ctx, { query }) => findTypedPlace(query.text))

  discoveryRoutes(app, places.find)

  route(app, reportProject, (ctx, { params, body }) => reportToAdministrators(ctx, params.id, body))

  route(app, getProject, (ctx, { params }) => requireProject(ctx, params.id))

  route(app, getProjectCalendar, (ctx, { params }) => writeDays(ctx, params.id))

  route(app, listProjectReviews, async (ctx, { params, query }) => {
    const { id } = await requireProject(ctx, params.id)
    return listReviews(ctx, { of: 'project', id }, query.cursor)
  })

  route(app, createProject, async (ctx, { body, query }) => requireProject(ctx, await post(ctx, body, query)))

  route(app, duplicateProject, async (ctx, { params }) =>
    requireProject(ctx, await duplicate(ctx, params.id)),
  )

  route(app, editProject, async (ctx, { params, body }) => {
    await edit(ctx, params.id, body)
    return requireProject(ctx, params.id)
  })

  route(app, publishProject, async (ctx, { params }) => {
    await publishDraft(ctx, params.id)
    return requireProject(ctx, params.id)
  })

  route(app, pauseProject, async (ctx, { params }) => {
    await pauseOrResume(ctx, params.id, 'pause')
    return requireProject(ctx, params.id)
  })

  route(app, resumeProject, async (ctx, { params }) => {
    await pauseOrResume(ctx, params.id, 'resume')
    return requireProject(ctx, params.id)
  })

  route(app, previewCompletion, async (ctx, { params }) => {
    const { organizationId } = await requireProject(ctx, params.id)
    if (!isMemberOf(ctx.actor, organizationId)) throw new Problem('project_not_yours')
    return loadCompletionPreview(ctx.db, params.id)
  })

  route(app, completeProject, async (ctx, { params, body }) => {
    await complete(ctx, params.id, body)
    return requireProject(ctx, params.id)
  })

  route(app, cancelProject, async (ctx, { params, body }) => {
    await cancel(ctx, params.id, body)
    return requireProject(ctx, params.id)
  })

  route(app, saveImpactReport, async (ctx, { params, body }) => {
    await report(ctx, params.id, body)
    return requireProject(ctx, params.id)
  })

  route(app, deleteDraft, async (ctx, { params }) => {
    await deleteOwnDraft(ctx, params.id)
    return answerDone(ctx, 'draftDeleted')
  })

  route(app, listOrganizationProjects, (ctx, { query }) => listOwnProjects(ctx, query))
  route(app, exportOrganizationProjects, (ctx, { body }) => exportOwnProjects(ctx, body))

  route(app, listProjectHistory, async (ctx, { params, query }) => {
    const { organizationId } = await requireProject(ctx, params.id)
    if (!isMemberOf(ctx.actor, organizationId)) throw new Problem('project_not_yours')
    return listHistory(ctx.db, params.id, query.cursor)
  })
}
