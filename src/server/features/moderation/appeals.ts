/** Appeals: the decisions that someone can appeal, and filing an appeal, once for each (docs/decisions/0087). */
import { fieldText } from '#contract/field-texts.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  appealRefusedText,
  appealSuspension,
  getSuspension,
  listDecisions as listOwn,
  OwnDecision,
} from '#contract/moderation/appeals.ts'
import { appealState } from '#domain/moderation/appeals.ts'
import { findAppealOf } from '#domain/safeguards/allowed-sentences.ts'
import { listBlocks } from '#domain/safeguards/evaluate.ts'
import { safeguards } from '#domain/safeguards/safeguards.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { hashToken } from '#server/email/link-token.ts'
import { publish } from '#server/events/publish.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, type Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { findAllowed, listAppealedSentences } from '#server/queries/projects/allowed-sentences.ts'
import { findOwnOrganization } from '#server/queries/organizations/own-organizations.ts'
import {
  findAppealsAgainst,
  findSuspendedByToken,
  insertAppeal,
  type StoredAppeal,
} from './appeal-queries.ts'
import {
  countDecisions,
  findDecision,
  listDecisions,
  listDecisionsAbout,
  type Decision,
  type Party,
} from './decision-queries.ts'

const partyOf = ({ actor }: Pick<Context, 'actor'>): Party => ({
  userId: actor.id,
  organizationIds: actor.organizations.map(({ id }) => id),
})

/**
 * One page of the decisions about the caller and their organizations that are in force or were undone by an appeal, and
 * of the texts that they appealed.
 */
export async function listOwnDecisions(
  ctx: Context,
  { cursor, projectId }: EndpointInput<typeof listOwn>['query'],
): Promise<Page<OwnDecision>> {
  const asked = { party: partyOf(ctx), projectId: projectId ?? null }
  const after = decodeCursor(cursor)
  const rows = await listDecisions(ctx.db, asked, after)
  const appeals = await findAppealsAgainst(
    ctx.db,
    rows.map(({ key }) => key),
  )
  return pageOf(rows, {
    isFirst: !after,
    keyOf: ({ subjectId: id, at: createdAt }) => ({ id, createdAt }),
    present: (decision) => present(decision, appeals.get(decision.key) ?? null),
    count: () => countDecisions(ctx.db, asked),
  })
}

/** Appeals a decision in force about the caller or one of their organizations. */
export async function appealDecision(
  ctx: Context,
  { key, reason }: { key: string; reason: string },
): Promise<OwnDecision> {
  const decision = await findDecision(ctx.db, partyOf(ctx), key)
  if (!decision) throw new Problem('decision_not_found')
  return present(decision, await file(ctx, toAppeal(decision, { reason, appealedBy: ctx.actor.id })))
}

/** Appeals the refusal of a sentence in the form of a project. */
export async function appealText(
  ctx: Context,
  { field, text, reason, ...about }: EndpointInput<typeof appealRefusedText>['body'],
  organizationId?: string,
): Promise<OwnDecision> {
  const organization = findOwnOrganization(ctx, organizationId)
  if (!organization) throw new Problem('organization_not_found')
  const blocks = listBlocks(text, await findAllowed(ctx.db, organization.id))
  const appealed = await listAppealedSentences(ctx.db, organization.id)
  const matching = blocks.filter(
    (each) =>
      (about.sentence === undefined || each.evidence === about.sentence) &&
      (about.rule === undefined || each.rule === about.rule),
  )
  const block = matching.find((each) => !findAppealOf(appealed, each)) ?? matching[0]
  if (!block) throw new Problem('text_not_refused')
  const { rule, evidence } = block
  // A shortened sentence does not say what would be allowed.
  if (evidence.endsWith('…')) {
    throw new Problem('invalid', [{ path: 'text', message: fieldText('moderation.sentenceTooLong') }])
  }
  const appeal = await file(ctx, {
    decisionKey: `text-${organization.id}-${rule}-${evidence}`,
    kind: 'text',
    decision: 'block',
    organizationId: organization.id,
    rule,
    ruleVersion: safeguards[rule].version,
    field,
    evidence,
    written: text,
    reason,
    appealedBy: ctx.actor.id,
  })
  return present(toDecision(appeal), appeal)
}

type Link = EndpointInput<typeof getSuspension>['body']

/** The suspension that a link from its email is about, for someone who cannot sign in. */
export async function findSuspension(ctx: Pick<Context, 'db'>, { token }: Link) {
  const decision = await requireSuspension(ctx.db, token)
  const appeals = await findAppealsAgainst(ctx.db, [decision.key])
  return present(decision, appeals.get(decision.key) ?? null)
}

/** Appeals it. */
export async function appealOwnSuspension(
  ctx: Omit<Context, 'actor'>,
  { token, reason }: EndpointInput<typeof appealSuspension>['body'],
) {
  const decision = await requireSuspension(ctx.db, token)
  return present(decision, await file(ctx, toAppeal(decision, { reason, appealedBy: decision.userId })))
}

async function requireSuspension(db: Db, token: string): Promise<Decision> {
  const userId = await findSuspendedByToken(db, hashToken(token))
  const decisions = userId ? await listDecisionsAbout(db, [userId]) : []
  const suspension = decisions.find(({ kind, decision }) => kind === 'person' && decision === 'suspend')
  if (!suspension) throw new Problem('link_expired')
  return suspension
}

type NewAppeal = Parameters<typeof insertAppeal>[1]

const toAppeal = (
  { key, kind, decision, subjectId, organizationId, userId, opposedBy, reason: opposedReason }: Decision,
  own: Pick<NewAppeal, 'reason' | 'appealedBy'>,
): NewAppeal => ({
  ...own,
  decisionKey: key,
  kind,
  decision,
  projectId: kind === 'project' ? subjectId : null,
  reviewId: kind === 'review' ? subjectId : null,
  messageId: kind === 'message' ? subjectId : null,
  organizationId,
  userId,
  opposedBy,
  opposedReason,
})

/** Stores an appeal with its audit entry and its event; refused if the decision was appealed before. */
async function file(ctx: Pick<Context, 'db' | 'now' | 'origin'>, appeal: NewAppeal): Promise<StoredAppeal> {
  return transact(ctx.db, async (db) => {
    const stored = await insertAppeal(db, { ...appeal, createdAt: ctx.now() })
    if (!stored) throw new Problem('already_appealed')
    const { id: objectId, kind, decision, appealedBy: actorId } = stored
    const after = { kind, decision }
    const { origin } = ctx
    await recordAudit(db, { actorId, origin, action: 'appeal.file', objectType: 'appeal', objectId, after })
    await publish(db, { type: 'appeal.filed', actorId, subjectId: objectId, data: { kind, decision } })
    return stored
  })
}

/** A refused text as a decision. */
const toDecision = (appeal: StoredAppeal): Decision => ({
  key: appeal.decisionKey,
  kind: appeal.kind,
  decision: appeal.decision,
  subjectId: appeal.id,
  name: appeal.evidence ?? '',
  organizationId: appeal.organizationId,
  userId: appeal.userId,
  reason: null,
  rule: appeal.rule,
  rules: appeal.rule === null ? [] : [appeal.rule],
  opposedBy: null,
  at: appeal.createdAt,
})

function present(decision: Decision, appeal: StoredAppeal | null): OwnDecision {
  const { key, kind, name, reason, rule, rules, organizationId, subjectId } = decision
  return {
    key,
    kind,
    decision: decision.decision,
    name,
    reason,
    rule,
    rules,
    at: decision.at.toISOString(),
    projectId: kind === 'project' ? subjectId : null,
    organizationId,
    appeal: appeal && {
      state: appealState(appeal.verdict),
      reason: appeal.reason,
      createdAt: appeal.createdAt.toISOString(),
      note: appeal.note,
      decidedAt: appeal.decidedAt?.toISOString() ?? null,
    },
  }
}
