import type { FastifyInstance } from 'fastify'
import {
  applyToProject,
  checkApplication,
  getApplication,
  moveApplication,
} from '#contract/applications/applications.ts'
import { listMyApplications, listReceivedApplications } from '#contract/applications/lists.ts'
import {
  exportApplicants,
  getApplicant,
  getApplicantCounts,
  listApplicants,
} from '#contract/applications/applicants.ts'
import { answerScopeChange, getAgreedScopes } from '#contract/applications/agreed-scopes.ts'
import { answerWorkCheck } from '#contract/applications/work-checks.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import {
  changeNote,
  compareApplications,
  listNotes,
  removeNote,
  shortlistApplication,
  unshortlistApplication,
  writeNote,
} from '#contract/applications/triage.ts'
import {
  acceptApplications,
  declineApplications,
  shortlistApplications,
} from '#contract/applications/several-applications.ts'
import {
  changeSavedReply,
  createSavedReply,
  listSavedReplies,
  removeSavedReply,
} from '#contract/applications/saved-replies.ts'
import { getWorkload } from '#contract/applications/workload.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { findApplicant } from './applicants/applicant-detail.ts'
import { countApplicants, listApplicantPage } from './applicants/applicants.ts'
import { compare } from './applicants/comparison.ts'
import { exportToCsv } from './applicants/applicant-export.ts'
import { changeReply, createReply, eraseReply, listOwnReplies } from './deciding/saved-replies.ts'
import { acceptSeveral, declineSeveral, shortlistSeveral } from './deciding/several.ts'
import { listApplicationNotes } from './deciding/notes-queries.ts'
import { answerChange, requireScopes } from './scopes/scope-service.ts'
import { findLatestApplication, listApplications } from './search.ts'
import { apply, move, requireApplication } from './service.ts'
import { listEvents } from './timeline-search.ts'
import { answerWorkCheck as answerCheck } from './work/work-check-service.ts'
import { findWorkload } from './workload.ts'
import { addNote, editNote, eraseNote, requireReceived, shortlist } from './deciding/triage.ts'

export function applicationRoutes(app: FastifyInstance): void {
  route(app, applyToProject, (ctx, { body }) => apply(ctx, body))

  route(app, checkApplication, async (ctx, { query }) => {
    const isOwn = query.volunteerId === undefined || query.volunteerId === ctx.actor.id
    const application = isOwn ? await findLatestApplication(ctx, query.projectId) : null
    if (!application) throw new Problem('application_not_found')
    return application
  })

  route(app, getApplication, (ctx, { params }) => requireApplication(ctx, params.id))

  route(app, listTimeline, async (ctx, { params, query }) =>
    listEvents(ctx, await requireApplication(ctx, params.id), query.cursor),
  )

  route(app, getWorkload, (ctx, { params }) => findWorkload(ctx, params.id))

  route(app, listMyApplications, (ctx, { query }) => listApplications(ctx, 'volunteer', query))

  route(app, listReceivedApplications, (ctx, { query }) => listApplications(ctx, 'organization', query))

  route(app, moveApplication, (ctx, { params, body }) => move(ctx, params.id, body))

  route(app, answerWorkCheck, (ctx, { params, body }) => answerCheck(ctx, params.id, body.answer))

  route(app, getAgreedScopes, (ctx, { params }) => requireScopes(ctx, params.id))

  route(app, answerScopeChange, (ctx, { params, body }) => answerChange(ctx, params.id, body))

  route(app, shortlistApplication, (ctx, { params }) => shortlist(ctx, params.id, true))

  route(app, unshortlistApplication, (ctx, { params }) => shortlist(ctx, params.id, false))

  route(app, listNotes, async (ctx, { params, query }) => {
    await requireReceived(ctx, params.id)
    return listApplicationNotes(ctx, params.id, query.cursor)
  })

  route(app, writeNote, (ctx, { params, body }) => addNote(ctx, params.id, body.text))

  route(app, changeNote, (ctx, { params, body }) => editNote(ctx, params.id, body.text))

  route(app, removeNote, (ctx, { params }) => eraseNote(ctx, params.id))

  route(app, compareApplications, (ctx, { query }) => compare(ctx, query.ids))

  route(app, declineApplications, (ctx, { body }) => declineSeveral(ctx, body))

  route(app, listApplicants, (ctx, { query }) => listApplicantPage(ctx, query))

  route(app, getApplicantCounts, (ctx, { query }) => countApplicants(ctx, query))

  route(app, getApplicant, (ctx, { params }) => findApplicant(ctx, params.id))

  route(app, exportApplicants, (ctx, { body }) => exportToCsv(ctx, body))

  route(app, acceptApplications, (ctx, { body }) => acceptSeveral(ctx, body))

  route(app, shortlistApplications, (ctx, { body }) => shortlistSeveral(ctx, body))

  route(app, listSavedReplies, (ctx, { params }) => listOwnReplies(ctx, params.id))

  route(app, createSavedReply, (ctx, { params, body }) => createReply(ctx, params.id, body))

  route(app, changeSavedReply, (ctx, { params, body }) => changeReply(ctx, params.id, body))

  route(app, removeSavedReply, (ctx, { params }) => eraseReply(ctx, params.id))
}
