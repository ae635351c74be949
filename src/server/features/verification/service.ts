/** Requests for verification, confirmed by the register immediately or by an administrator later (decision A14). */
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { verificationAnswersCatalog } from '#contract/texts/verification-answers-texts.ts'
import {
  establishedText,
  type AbsenceExplanation,
  type VerificationForm,
} from '#contract/verification/form.ts'
import type { verifyOrganization } from '#contract/verification/verification.ts'
import { isSameName } from '#domain/organizations/organizations.ts'
import { heldIdentifier, isSameIdentifier, type IdentifierKind } from '#domain/verification/identifiers.ts'
import type {
  VerificationDecision,
  VerificationReason,
  VerificationState,
} from '#domain/verification/register.ts'
import { requireManualApproval, requiresManualApproval } from '#domain/verification/queue.ts'
import { leaveToStaff } from '#domain/verification/verification.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { lockOwnOrganization } from '#server/queries/organizations/lock-organization.ts'
import { findContentLanguage } from '#server/languages/content-language.ts'
import { textsOfOrganization } from '#server/languages/guessed-texts.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import {
  lockOrCreateOrganization,
  requirePastYear,
} from '#server/queries/organizations/lock-primary-organization.ts'
import { checkEin } from '#server/registry/check.ts'
import { lockRegister } from '#server/registry/find-queries.ts'
import {
  findVerification,
  isVerifiedForAnother,
  lockIdentifier,
  saveAbsence,
  saveVerification,
  storedIdentifier,
} from './queries.ts'
import { absenceOf, identifierOf, profileOf, requestRowOf, type DecisionInput } from './request-row.ts'

type Answer = EndpointResponse<typeof verifyOrganization>

/**
 * Checks one of the caller's organizations against the register, by default their primary one. Creates an organization
 * if the caller has none.
 */
export async function verify(ctx: Context, form: VerificationForm, organizationId?: string): Promise<Answer> {
  const identifier = identifierOf(form)
  return transact(ctx.db, async (db) => {
    await lockRegister(db)
    const organization = await lockOrCreateOrganization(ctx, db, organizationId)
    requirePastYear(ctx, organization, { year: form.foundedYear, onOldYear: establishedText })
    await lockIdentifier(db, identifier)
    const about = { identifier, organizationId: organization.id }
    const question = {
      name: form.organizationName,
      isVerifiedForAnother: await isVerifiedForAnother(db, about),
      charitiesOnly: ctx.config.verifyCharitiesOnly,
    }
    const checked =
      identifier.kind === 'ein'
        ? await checkEin(db, { ein: identifier.number, ...question })
        : leaveToStaff(question)
    const before = await findVerification(db, organization.id)
    const decision = before && requiresManualApproval(before) ? requireManualApproval(checked) : checked
    if (decision.result === 'refused') throw new Problem('charities_only')
    // A verified organization that sends the same request again does not lose its verification because of an earlier
    // decision by an administrator.
    const held = heldIdentifier(before && storedIdentifier(before), organization.ein)
    const keepsMark =
      organization.isVerified &&
      isSameName(organization.name, form.organizationName) &&
      held !== null &&
      isSameIdentifier(held, identifier)
    const isVerified = keepsMark || decision.result === 'confirmed'
    await save(ctx, db, { organization, form, identifier, decision, isVerified })
    return answer(ctx.language, { decision, isVerified, kind: identifier.kind })
  })
}

async function save(
  ctx: Context,
  db: Db,
  { organization, form, identifier, decision, isVerified }: DecisionInput,
): Promise<void> {
  const [at, actorId, subjectId] = [ctx.now(), ctx.actor.id, organization.id]
  const isNews = isVerified !== organization.isVerified
  // A verification that stays keeps its original decision.
  if (!isVerified || isNews || decision.result === 'confirmed') {
    const row = requestRowOf({ organization, form, identifier, decision, isVerified }, { at, actorId })
    await saveVerification(db, row)
  }
  const about = { actorId, subjectId }
  const { name } = organization
  await publish(db, {
    type: 'verification.asked',
    ...about,
    data: { state: isVerified ? 'verified' : 'pending', reasons: decision.reasons },
    profile: {
      ...profileOf(organization, form),
      ...(await findContentLanguage({
        texts: textsOfOrganization({ ...organization, missionStatement: form.missionStatement }),
        before: organization,
      })),
      // It has one number: another kind replaces an earlier EIN.
      ein: identifier.kind === 'ein' ? identifier.number : null,
      isVerified,
      namedAt: organization.namedAt ?? at,
      updatedAt: at,
    },
  })
  if (!organization.namedAt || name !== form.organizationName) {
    await publish(db, { type: 'organization.named', ...about, data: { name: form.organizationName } })
  }
  if (!isNews || !isVerified) return
  const { holdsForReview } = ctx.config
  await publish(db, { type: 'verification.confirmed', ...about, data: {}, holdsForReview })
}

/** Saves why the register does not list the caller's organization, if its request waits for that reason. */
export async function explain(
  ctx: Context,
  absence: AbsenceExplanation,
  organizationId?: string,
): Promise<void> {
  await transact(ctx.db, async (db) => {
    const own = { userId: ctx.actor.id, organizationId, power: 'organization' } as const
    const organization = await lockOwnOrganization(db, own)
    if (!organization && organizationId !== undefined) throw new Problem('organization_not_found')
    const isKept = organization && (await saveAbsence(db, organization.id, absenceOf(absence)))
    if (!isKept) throw new Problem('verification_not_found')
  })
}

/** The part of a decision that members see, without the advice for administrators. */
export function presentChecks({
  evidence,
  label,
  tags,
  flags,
}: Pick<VerificationDecision, 'evidence' | 'label' | 'tags' | 'flags'>) {
  const { matchedName, branch = null, file, revokedOn, nameTier, postedOn } = evidence
  return { matchedName, branch, file, revokedOn, nameTier, postedOn, label, tags, flags }
}

export function presentReasons(language: Language, reasons: readonly VerificationReason[]) {
  const texts = verificationAnswersCatalog.read(language).reasons
  return reasons.map((code) => ({ code, text: texts[code] }))
}

/** Title and message of a state: without an EIN no register is asked. */
export function presentState(language: Language, state: VerificationState, kind: IdentifierKind) {
  const { states } = verificationAnswersCatalog.read(language)
  if (kind === 'ein') return states[state]
  if (state === 'verified') return states.verifiedElsewhere
  return state === 'none' ? states.noneElsewhere : states[state]
}

function answer(
  language: Language,
  {
    decision,
    isVerified,
    kind,
  }: { decision: VerificationDecision; isVerified: boolean; kind: IdentifierKind },
): Answer {
  const status = isVerified ? 'verified' : 'pending'
  return {
    status,
    isVerified,
    ...presentState(language, status, kind),
    checks: presentChecks(decision),
    reasons: isVerified ? [] : presentReasons(language, decision.reasons),
  }
}
