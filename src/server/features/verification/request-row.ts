/** What a verification request says, as the profile and the request store it. */
import type { AbsenceExplanation, VerificationForm } from '#contract/verification/form.ts'
import { parseEin } from '#domain/verification/ein.ts'
import { parseRegistrationNumber, type Identifier } from '#domain/verification/identifiers.ts'
import { listDisagreements, toQueueTimestamp } from '#domain/verification/queue.ts'
import type { VerificationDecision } from '#domain/verification/register.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import type { LockedOrganization } from '#server/queries/organizations/lock-organization.ts'
import { identifierColumns } from './queries.ts'

export interface DecisionInput {
  organization: LockedOrganization
  form: VerificationForm
  identifier: Identifier
  decision: VerificationDecision
  isVerified: boolean
}

/** The number in a validated form. */
export function identifierOf(form: VerificationForm): Identifier {
  const isRegistration = form.identifierKind === 'registration'
  const number = isRegistration ? parseRegistrationNumber(form.registrationNumber) : parseEin(form.ein)
  if (number === null) throw new Error('the number was checked before')
  return isRegistration
    ? { kind: 'registration', number, register: form.registerName }
    : { kind: 'ein', number }
}

/** The profile fields of the request form; others stay unchanged, and so do those that no one chose. */
export function profileOf(organization: LockedOrganization, form: VerificationForm) {
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
    location: organization.location ?? [address.city, address.state].filter(Boolean).join(', '),
  }
}

/** The request as it is stored, with the decision about it. */
export function requestRowOf(
  { organization, form, identifier, decision, isVerified }: DecisionInput,
  { at, actorId }: { at: Date; actorId: string },
) {
  const { address, verificationDocuments: documents = {} } = form
  const absence = form.identifierKind === 'registration' ? null : form.absence
  const { tags, flags, label, evidence, recommendsDecline } = decision
  return {
    organizationId: organization.id,
    state: isVerified ? ('verified' as const) : ('pending' as const),
    reasons: decision.reasons,
    ...identifierColumns(identifier),
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

/** Why the register does not list the organization, as stored. */
export const absenceOf = (absence: AbsenceExplanation | null) => ({
  absence: absence?.reason ?? null,
  // Only a sponsored organization has a sponsor, even if the form still contains one.
  sponsorEin: absence?.reason === 'sponsored' && absence.sponsorEin ? parseEin(absence.sponsorEin) : null,
})

const statementOf = ({ address, website, contactPersonEmail, foundedYear, unchosen }: VerificationForm) => ({
  state: address.state,
  zipCode: address.zipCode,
  website,
  contactEmail: contactPersonEmail,
  // The form's default says nothing about the organization.
  foundedYear: unchosen?.includes('foundedYear') ? null : foundedYear,
})
