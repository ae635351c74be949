/** Requests for verification, confirmed by the register immediately or by an administrator later (decision A14). */
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { verificationAnswersCatalog } from '#contract/texts/verification-answers-texts.ts'
import {
  establishedText,
  type AbsenceExplanation,
  type verifyOrganization,
  type VerificationForm,
} from '#contract/verification/verification.ts'
import { parseEin } from '#domain/verification/ein.ts'
import { staysVerified } from '#domain/organizations/organizations.ts'
import type { VerificationDecision, VerificationReason } from '#domain/verification/register.ts'
import {
  requireManualApproval,
  requiresManualApproval,
  listDisagreements,
  toQueueTimestamp,
} from '#domain/verification/queue.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { lockOwnOrganization, type LockedOrganization } from '#server/queries/lock-organization.ts'
import { findContentLanguage } from '#server/languages/content-language.ts'
import { textsOfOrganization } from '#server/languages/guessed-texts.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { lockOrCreateOrganization, requirePastYear } from '#server/queries/lock-primary-organization.ts'
import { checkEin } from '#server/registry/check.ts'
import { lockRegister } from '#server/registry/find-queries.ts'
import { findVerification, isVerifiedForAnother, lockEin, saveAbsence, saveVerification } from './queries.ts'

type Answer = EndpointResponse<typeof verifyOrganization>

/**
 * Checks one of the caller's organizations against the register, by default their primary one. Creates an organization
 * if the caller has none.
 */
export async function verify(ctx: Context, form: VerificationForm, organizationId?: string): Promise<Answer> {
  const ein = parseEin(form.ein)
  if (ein === null) throw new Error('the EIN was checked before')
  return transact(ctx.db, async (db) => {
    await lockRegister(db)
    const organization = await lockOrCreateOrganization(ctx, db, organizationId)
    requirePastYear(ctx, organization, { year: form.foundedYear, onOldYear: establishedText })
    await lockEin(db, ein)
    const about = { ein, organizationId: organization.id }
    const checked = await checkEin(db, {
      ein,
      name: form.organizationName,
      isVerifiedForAnother: await isVerifiedForAnother(db, about),
      charitiesOnly: ctx.config.verifyCharitiesOnly,
    })
    const before = await findVerification(db, organization.id)
    const decision = before && requiresManualApproval(before) ? requireManualApproval(checked) : checked
    if (decision.result === 'refused') throw new Problem('charities_only')
    // A verified organization that sends the same request again does not lose its verification because of an earlier
    // decision by an administrator.
    const after = { name: form.organizationName, ein }
    const keepsMark = organization.isVerified && staysVerified(organization, after)
    const isVerified = keepsMark || decision.result === 'confirmed'
    await save(ctx, db, { organization, form, ein, decision, isVerified })
    return answer(ctx.language, decision, isVerified)
  })
}

interface DecisionInput {
  organization: LockedOrganization
  form: VerificationForm
  ein: string
  decision: VerificationDecision
  isVerified: boolean
}

async function save(
  ctx: Context,
  db: Db,
  { organization, form, ein, decision, isVerified }: DecisionInput,
): Promise<void> {
  const [at, actorId, subjectId] = [ctx.now(), ctx.actor.id, organization.id]
  const isNews = isVerified !== organization.isVerified
  // A verification that stays keeps its original decision.
  if (!isVerified || isNews || decision.result === 'confirmed') {
    await saveVerification(db, rowOf({ organization, form, ein, decision, isVerified }, { at, actorId }))
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
      ein,
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

/** The profile fields of the request form; others stay unchanged, and so do those that no one chose. */
function profileOf(organization: LockedOrganization, form: VerificationForm) {
  const { causeAreas, socialMedia = {}, address, unchosen = [] } = form
  const given = Object.fromEntries(Object.entries(socialMedia).filter(([, handle]) => handle !== undefined))
  return {
    name: form.organizationName,
    website: form.website,
    missionStatement: form.missionStatement,
    causeAreas,
    causeIds: [...new Set(causeAreas.map(canonicalCause))],
    ...(!unchosen.includes('foundedYear') && { foundedYear: form.foundedYear }),
    ...(!unchosen.includes('employeeCount') && { employeeCount: form.employeeCount }),
    socialMedia: { ...organization.socialMedia, ...given },
    location: organization.location ?? `${address.city}, ${address.state}`,
  }
}

function rowOf(
  { organization, form, ein, decision, isVerified }: DecisionInput,
  { at, actorId }: { at: Date; actorId: string },
) {
  const { address, verificationDocuments: documents = {}, absence } = form
  const { tags, flags, label, evidence, recommendsDecline } = decision
  return {
    organizationId: organization.id,
    state: isVerified ? ('verified' as const) : ('pending' as const),
    reasons: decision.reasons,
    ein,
    name: form.organizationName,
    street: address.street,
    city: address.city,
    addressState: address.state,
    zipCode: address.zipCode,
    phone: form.phone,
    contactName: form.contactPersonName,
    contactTitle: form.contactPersonTitle,
    contactEmail: form.contactPersonEmail,
    hasExemptionLetter: documents.exemptionLetter ?? false,
    hasAuditedFinancials: documents.auditedFinancials ?? false,
    hasBoardList: documents.boardList ?? false,
    tags,
    flags,
    label,
    evidence,
    recommendsDecline,
    ...absenceOf(absence ?? null),
    requestedBy: actorId,
    requestedAt: at,
    queuedAt: toQueueTimestamp(at, listDisagreements(statementOf(form), evidence)),
    isByRegister: true,
    decidedBy: null,
    decidedAt: isVerified ? at : null,
    updatedAt: at,
  }
}

const absenceOf = (absence: AbsenceExplanation | null) => ({
  absence: absence?.reason ?? null,
  // Only a sponsored organization has a sponsor, even if the form still contains one.
  sponsorEin: absence?.reason === 'sponsored' && absence.sponsorEin ? parseEin(absence.sponsorEin) : null,
})

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

const statementOf = ({ address, website, contactPersonEmail, foundedYear }: VerificationForm) => ({
  state: address.state,
  zipCode: address.zipCode,
  website,
  contactEmail: contactPersonEmail,
  foundedYear,
})

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

function answer(language: Language, decision: VerificationDecision, isVerified: boolean): Answer {
  const status = isVerified ? 'verified' : 'pending'
  return {
    status,
    isVerified,
    ...verificationAnswersCatalog.read(language).states[status],
    checks: presentChecks(decision),
    reasons: isVerified ? [] : presentReasons(language, decision.reasons),
  }
}
