/** Appeals as administrators see and decide them. Granting one undoes the decision as its own kind does. */
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/moderation/appeals.ts'
import { needsSecondFactor } from '#domain/accounts/administrators.ts'
import { mayDecideAbout } from '#domain/accounts/staff.ts'
import { appealState, mayDecideAppeal, type AppealDecision } from '#domain/moderation/appeals.ts'
import { recordAudit } from '#server/audit/record.ts'
import { findConflicts, type CaseParties } from '#server/cases/conflict-queries.ts'
import { decideCase, requireReason, type CaseKind } from '#server/cases/decide.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { listAppealedSentences, listDismissedSentences } from '#server/queries/projects/allowed-sentences.ts'
import { findOwnOrganization } from '#server/queries/organizations/own-organizations.ts'
import { listHolders, lockAdministrators } from '#server/queries/accounts/staff.ts'
import {
  insertAllowedSentence,
  lockAppeal,
  saveAppealDecision,
  selectAppeals,
  type AppealRow,
} from './appeal-queries.ts'
import {
  appealDecision,
  appealOwnSuspension,
  appealText,
  findSuspension,
  listOwnDecisions,
} from './appeals.ts'
import { listDecisionsAbout } from './decision-queries.ts'
import * as organizationCases from './organization-cases.ts'
import * as personService from './person-service.ts'

/** Undoes the decision about an item as it is now; does nothing if there is none left. */
type Undo = (ctx: Context, about: { id: string; note: string }) => Promise<void>

/** How the kinds of other slices undo their decisions. */
export interface OtherDecisions {
  project: Undo
  review: Undo
  message: Undo
  /** What follows when the removal of a message stays for good. */
  confirmMessage: (ctx: Context, id: string) => Promise<void>
}

type Row = AppealRow & { isInForce: boolean; otherDeciders: number }
type Decided = { id: string; version: string; verdict: AppealDecision; note: string | null }

const versionOf = ({ appeal, isInForce }: Row) => `${appeal.verdict ?? 'open'}-${isInForce}`

async function findRows(ctx: Context, ids: readonly string[]): Promise<Row[]> {
  const rows = await selectAppeals(ctx.db, ids)
  const of = { withSecondFactor: needsSecondFactor(ctx.config) }
  const administrators = await listHolders(ctx.db, 'administrator', of)
  const deciders = await listHolders(ctx.db, 'moderator', of)
  const decisions = await listDecisionsAbout(
    ctx.db,
    rows.flatMap((row) => subjectOf(row) ?? []),
  )
  const inForce = new Set(decisions.map(({ key }) => key))
  return rows.map((row) => ({
    ...row,
    isInForce: row.appeal.kind === 'text' || inForce.has(row.appeal.decisionKey),
    otherDeciders: countOthers(ctx, row, row.isAboutStaff ? administrators : deciders),
  }))
}

/** How many of the people with the role could decide an appeal instead of the caller: not those it is about. */
function countOthers({ actor }: Context, row: AppealRow, ids: readonly string[]): number {
  const { people = [] } = partiesOf(row)
  return ids.filter((id) => id !== actor.id && !people.includes(id)).length
}

/** The id of what is decided about; null for a text. */
function subjectOf({ appeal }: AppealRow): string | null {
  const { kind, projectId, reviewId, messageId, organizationId, userId } = appeal
  return kind === 'text' ? null : (projectId ?? reviewId ?? messageId ?? organizationId ?? userId)
}

/** Of a message or a review both sides, like in its own case, not just its writer. */
function partiesOf({ appeal, volunteerId, withOrganizationId }: AppealRow): CaseParties {
  const organizationId = appeal.organizationId ?? withOrganizationId
  return {
    ...(organizationId !== null && { organizationId }),
    people: [appeal.userId, appeal.appealedBy, volunteerId],
  }
}

const appealKind = (others: OtherDecisions): CaseKind<Row, Decided> => ({
  objectType: 'appeal',
  notFound: 'appeal_not_found',
  // The administrators first, like the decision about a person.
  async lock(db, id) {
    await lockAdministrators(db)
    await lockAppeal(db, id)
  },
  find: async (ctx, id) => (await findRows(ctx, [id]))[0] ?? null,
  partiesOf,
  versionOf,
  check({ appeal, isAboutStaff, otherDeciders }, _decided, ctx) {
    if (appeal.verdict !== null) throw new Problem('case_decided')
    if (!mayDecideAbout(ctx.actor, { isStaff: isAboutStaff })) throw new Problem('needs_administrator')
    const { opposedBy } = appeal
    if (!mayDecideAppeal({ actorId: ctx.actor.id, opposedBy, otherDeciders }))
      throw new Problem('own_decision')
  },
  async save(ctx, row, { id, verdict, note }) {
    const decided = { verdict, note, decidedAt: ctx.now(), decidedBy: ctx.actor.id }
    await saveAppealDecision(ctx.db, id, decided)
    const isUndone = verdict === 'grant' && (await undo(ctx, row, { note: note ?? '', others }))
    if (verdict === 'deny' && row.appeal.messageId !== null)
      await others.confirmMessage(ctx, row.appeal.messageId)
    return {
      audit: {
        action: verdict === 'grant' ? 'appeal.grant' : 'appeal.deny',
        before: { state: 'open' },
        after: { state: appealState(verdict), reason: note },
      },
      event: { type: 'appeal.decided', subjectId: id, data: { verdict, isUndone } },
    }
  },
})

/**
 * Undoes the decision if it is in force; returns whether it was. A warning is only notified of: granting the appeal takes
 * it back with that.
 */
async function undo(
  ctx: Context,
  { appeal, isInForce: holds }: Row,
  { note, others }: { note: string; others: OtherDecisions },
): Promise<boolean> {
  const { kind, decision, projectId, reviewId, messageId, organizationId, userId } = appeal
  if (kind === 'text') await allowSentence(ctx, appeal)
  if (!holds || decision === 'warn') return holds
  if (kind === 'project' && projectId) await others.project(ctx, { id: projectId, note })
  if (kind === 'review' && reviewId) await others.review(ctx, { id: reviewId, note })
  if (kind === 'message' && messageId) await others.message(ctx, { id: messageId, note })
  if (kind === 'person' && userId) await personService.reinstate(ctx, userId, { isAppeal: true })
  if (kind === 'organization' && organizationId)
    await organizationCases.reinstate(ctx, organizationId, { isAppeal: true })
  return true
}

async function allowSentence(
  { db }: Context,
  { id: appealId, organizationId, rule, evidence }: AppealRow['appeal'],
): Promise<void> {
  if (organizationId === null || rule === null || evidence === null) return
  await insertAllowedSentence(db, { organizationId, rule, sentence: evidence, appealId })
}

async function present(ctx: Context, rows: readonly Row[]): Promise<contract.AppealCase[]> {
  const conflicts = await findConflicts(ctx, rows.map(partiesOf))
  return rows.map((row, index) => {
    const { appeal, organizationName: name, person, otherDeciders } = row
    const { kind, organizationId, opposedBy, evidence, written: text, field } = appeal
    const mayDecide = mayDecideAppeal({ actorId: ctx.actor.id, opposedBy, otherDeciders })
    return {
      id: appeal.id,
      kind,
      decision: appeal.decision,
      name: evidence ?? row.name,
      reason: appeal.opposedReason,
      rule: appeal.rule,
      at: appeal.createdAt.toISOString(),
      state: appealState(appeal.verdict),
      createdAt: appeal.createdAt.toISOString(),
      version: versionOf(row),
      isInForce: row.isInForce,
      subjectId: subjectOf(row),
      written: row.written,
      organization: organizationId !== null && name !== null ? { id: organizationId, name } : null,
      person,
      opposedBy: row.opposedBy,
      refused: evidence !== null && text !== null && field !== null ? { field, evidence, text } : null,
      appealedBy: row.appealedBy,
      appealReason: appeal.reason,
      note: appeal.note,
      decidedAt: appeal.decidedAt?.toISOString() ?? null,
      decidedBy: row.decidedBy,
      isOwnCase: conflicts[index] === true,
      isOwnDecision: !mayDecide,
      needsAdministrator: !mayDecideAbout(ctx.actor, { isStaff: row.isAboutStaff }),
    }
  })
}

/** Appeals for the queue of all cases. Each read is recorded, like that of other cases. */
export const appealCases = {
  async listByIds(ctx: Context, ids: readonly string[]): Promise<contract.AppealCase[]> {
    if (ids.length === 0) return []
    const items = await present(ctx, await findRows(ctx, ids))
    const { actor, origin } = ctx
    const after = { appeals: items.map(({ id }) => id) }
    const entry = { action: 'appeal.read', objectType: 'appeal', objectId: null, after } as const
    await recordAudit(ctx.db, { ...entry, actorId: actor.id, origin })
    return items
  },
}

export function appealRoutes(app: FastifyInstance, others: OtherDecisions): void {
  const kind = appealKind(others)
  route(app, contract.listDecisions, (ctx, { query }) => listOwnDecisions(ctx, query))
  route(app, contract.fileAppeal, (ctx, { body }) => appealDecision(ctx, body))
  route(app, contract.appealRefusedText, (ctx, { body, query }) =>
    appealText(ctx, body, query.organizationId),
  )
  route(app, contract.listAppealedSentences, async (ctx, { query }) => {
    const organization = findOwnOrganization(ctx, query.organizationId)
    if (!organization) return []
    const { id: organizationId } = organization
    const { projectId } = query
    return [
      ...(await listAppealedSentences(ctx.db, organizationId)),
      ...(projectId ? await listDismissedSentences(ctx.db, { organizationId, projectId }) : []),
    ]
  })
  route(app, contract.getSuspension, (ctx, { body }) => findSuspension(ctx, body))
  route(app, contract.appealSuspension, (ctx, { body }) => appealOwnSuspension(ctx, body))
  route(app, contract.decideAppeal, async (ctx, { params, body }) => {
    requireReason(body.note === null, 'note')
    await decideCase(ctx, kind, { ...params, ...body })
    const [decided] = await present(ctx, await findRows(ctx, [params.id]))
    if (!decided) throw new Problem('appeal_not_found')
    return decided
  })
}
