/** Reported projects and findings about them, as administrators see and decide them (issue 22). */
import type { FastifyInstance } from 'fastify'
import {
  decideProjectCase,
  exportProjectCases,
  listProjectCases,
  type ProjectCase,
} from '#contract/projects/cases.ts'
import {
  listProjectCaseDecisions,
  moderatedVisibilities,
  projectCaseState,
  type ProjectCaseDecision,
} from '#domain/projects/moderation.ts'
import { reportedCases, type Decided } from '#server/cases/reported.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import { presentScope } from '#server/features/projects/present.ts'
import { exportCases } from './case-export.ts'
import { reports, saveModeration, selectCases, type CaseRow } from './case-queries.ts'

/** Dismissing also shows a project that was held. */
const visibilityAfter = {
  dismiss: 'published',
  hold: 'held',
  remove: 'removed',
  restore: 'published',
} as const satisfies Record<ProjectCaseDecision, ProjectCase['project']['visibility']>

export const projectCases = reportedCases({
  objectType: 'project',
  notFound: 'project_not_found',
  reports,
  select: selectCases,
  // The organization first, like its suspension, which hides and shows its projects.
  async lock(db, { id, organization }: CaseRow) {
    await lockOrganization(db, organization.id)
    await lockProject(db, id)
  },
  partiesOf: ({ organization }) => ({ organizationId: organization.id }),
  stateOf: ({ project, openReports, lastDecision }) =>
    projectCaseState({
      openReports,
      lastDecision,
      isHeld: project.heldByAdministratorAt !== null,
      isRemoved: project.visibility === 'removed',
    }),
  listDecisions: listProjectCaseDecisions,
  needsNote: () => true,
  outcomes: {
    dismiss: { state: 'dismissed', action: 'project.dismiss' },
    hold: { state: 'held', action: 'project.hold' },
    remove: { state: 'removed', action: 'project.remove' },
    restore: { state: 'restored', action: 'project.restore' },
  },
  async save({ db, now }, { id }, { verdict }: Decided<ProjectCaseDecision>) {
    await saveModeration(db, id, {
      visibility: visibilityAfter[verdict],
      heldByAdministratorAt: verdict === 'hold' ? now() : null,
    })
  },
  eventOf({ id, organization, project }, { verdict, note, reporterIds, decidedAt, isAppeal }) {
    const about = { subjectId: id, data: { organizationId: organization.id }, reporterIds }
    if (verdict === 'hold') {
      const { organizationId } = about.data
      return { type: 'project.held', subjectId: id, data: { organizationId }, note: note ?? '' }
    }
    const wasHeld = project.visibility === 'held'
    if (verdict === 'dismiss') return { ...about, type: 'project.report_dismissed', wasHeld, isAppeal }
    return verdict === 'remove'
      ? { ...about, type: 'project.removed', at: decidedAt }
      : { ...about, type: 'project.restored', isAppeal, note }
  },
  present: ({ project, organization, pending, accepted, warnings }, { actor }) => ({
    // How to reach people is not part of what a moderator decides.
    project: presentProject(actor.isAdmin ? project : { ...project, contactInstructions: null }, {
      pending,
      accepted,
    }),
    organization: { ...organization, createdAt: organization.createdAt.toISOString() },
    warnings,
  }),
  auditRead: (ids) => ({ action: 'project.read', after: { projects: ids } }),
})

/** Its content, without what no reader of a case needs. */
function presentProject(
  project: CaseRow['project'],
  counts: Pick<CaseRow, 'pending' | 'accepted'>,
): ProjectCase['project'] {
  const { title, description, requirements, timeline, deliverables, impact, contactInstructions } = project
  const { timeCommitment, duration, language, status, visibility } = project
  return {
    title,
    description,
    requirements,
    ...presentScope(project),
    timeline,
    deliverables,
    impact,
    contactInstructions,
    screeningQuestions: project.screeningQuestions.map(({ text }) => text),
    perks: project.perks.map((perk) => ({ title: perk.title, description: perk.description })),
    timeCommitment,
    duration,
    language,
    status,
    // Cases leave out drafts.
    visibility: moderatedVisibilities.find((each) => each === visibility) ?? 'held',
    isImported: project.importedAt !== null,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    ...counts,
  }
}

/**
 * Undoes an administrator's decision, or dismisses what a safeguard found, because an appeal was granted. Dismissing
 * decides all open reports, and the appeal is not about those of people.
 */
export const undoProjectDecision = (ctx: Context, about: { id: string; note: string }): Promise<void> =>
  projectCases.decideNow(ctx, about, (state, { reports: all }) => {
    if (state === 'removed') return 'restore'
    if (state === 'open' && all.some(({ source, verdict }) => source === 'person' && verdict === null)) {
      throw new Problem('reports_open')
    }
    return state === 'open' || state === 'held' ? 'dismiss' : null
  })

export function projectCaseRoutes(app: FastifyInstance): void {
  route(app, listProjectCases, (ctx, { query }) =>
    projectCases.list(ctx, { ...query, isReported: !ctx.actor.isAdmin }),
  )
  route(app, exportProjectCases, (ctx, { body }) => exportCases(ctx, body))
  route(app, decideProjectCase, (ctx, { params, body }) => projectCases.decide(ctx, { ...params, ...body }))
}
