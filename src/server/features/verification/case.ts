/** A verification case for administrators: the organization's statements next to the registers' data. */
import { createHash } from 'node:crypto'
import type { VerificationCase } from '#contract/verification/cases.ts'
import { compareWithRow } from '#domain/verification/branches.ts'
import { formatEin } from '#domain/verification/ein.ts'
import type { RegisterFindings, RegisterFile } from '#domain/verification/register.ts'
import {
  computeAdvice,
  countBusinessDays,
  requiresManualApproval,
  listDisagreements,
} from '#domain/verification/queue.ts'
import { isStale } from '#domain/verification/verification.ts'
import type { Context } from '#server/context.ts'
import { hasConflictOfInterest } from '#server/cases/conflict-queries.ts'
import { Problem } from '#server/http/problem.ts'
import { checkCase, currentIdentifier, type CaseQuestion, type CheckedCase } from './case-check.ts'
import { findCase, listCaseMembers, listDecisions, type CaseRow } from './case-queries.ts'
import { presentIdentifier, storedIdentifier } from './queries.ts'

/** What a case asks the registers: the organization's current name and number. */
export function questionOf({ organization, verification }: CaseRow): CaseQuestion {
  return {
    organizationId: organization.id,
    name: organization.name,
    identifier: currentIdentifier(storedIdentifier(verification), organization.ein),
    requiresManualApproval: requiresManualApproval(verification),
  }
}

/** Loads and checks a case to show or decide it. To decide, call it under the lock. */
export async function openCase(ctx: Context, organizationId: string) {
  const row = await findCase(ctx.db, organizationId)
  if (!row) throw new Problem('case_not_found')
  const question = questionOf(row)
  const checked = await checkCase(ctx, question)
  return { row, question, checked, version: versionOf(row, question, checked) }
}

/** A version that changes as soon as anything relevant to the decision changes. */
function versionOf(
  { verification, organization, lastDecisionId }: CaseRow,
  { name, identifier }: CaseQuestion,
  { decision, holders }: CheckedCase,
): string {
  const { state, requestedAt } = verification
  const others = holders.map(({ id, isVerified }) => [id, isVerified])
  const seen = [lastDecisionId, state, requestedAt, name, identifier, organization.website, decision, others]
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22)
}

/** Loads a complete case. */
export async function requireCase(ctx: Context, organizationId: string): Promise<VerificationCase> {
  const { db } = ctx
  const { row, checked, version } = await openCase(ctx, organizationId)
  const [members, decisions, isOwn] = [
    await listCaseMembers(db, organizationId),
    await listDecisions(db, organizationId),
    await hasConflictOfInterest(ctx, organizationId),
  ]
  const now = ctx.now()
  const { verification, requestedBy } = row
  return {
    organization: presentOrganization(row),
    state: verification.state,
    version,
    isOwnCase: isOwn,
    requestedAt: verification.requestedAt.toISOString(),
    requestedBy,
    waitedDays: countBusinessDays(verification.requestedAt, now),
    request: presentRequest(row),
    check: presentCheck(row, checked),
    registers: presentRegisters(checked.findings, { name: row.organization.name, now }),
    holders: checked.holders.map(({ number: _, kind: __, ...holder }) => holder),
    members: members.map((each) => ({ ...each, joinedAt: each.joinedAt.toISOString() })),
    history: decisions.map(({ evidence, at, ...each }) => ({
      ...each,
      postedOn: evidence?.postedOn ?? {},
      at: at.toISOString(),
    })),
  }
}

function presentOrganization({ organization }: CaseRow): VerificationCase['organization'] {
  const { id, name, ein, website, location, missionStatement, foundedYear, isVerified } = organization
  return {
    id,
    organizationName: name,
    ein: ein && formatEin(ein),
    website,
    location,
    missionStatement,
    foundedYear,
    isVerified,
    isImported: organization.importedAt !== null,
    createdAt: organization.createdAt.toISOString(),
  }
}

function presentRequest({ verification: requested }: CaseRow): VerificationCase['request'] {
  return {
    organizationName: requested.name,
    ...presentIdentifier(storedIdentifier(requested)),
    address: {
      street: requested.street,
      city: requested.city,
      state: requested.addressState,
      zipCode: requested.zipCode,
    },
    phone: requested.phone,
    contactPersonName: requested.contactName,
    contactPersonTitle: requested.contactTitle,
    contactPersonEmail: requested.contactEmail,
    absence: requested.absence && {
      reason: requested.absence,
      sponsorEin: requested.sponsorEin && formatEin(requested.sponsorEin),
    },
  }
}

function presentCheck({ verification, organization }: CaseRow, { decision }: CheckedCase) {
  const { reasons, tags, flags, label, evidence } = decision
  const said = {
    state: verification.addressState,
    zipCode: verification.zipCode,
    website: organization.website,
    contactEmail: verification.contactEmail,
    foundedYear: organization.foundedYear,
  }
  const disagreements = listDisagreements(said, evidence)
  return { advice: computeAdvice(decision), reasons, tags, flags, label, disagreements }
}

function presentRegisters(
  { loaded, rows, pub78, revocations }: RegisterFindings,
  { name, now }: { name: string; now: Date },
): VerificationCase['registers'] {
  const today = now.toISOString().slice(0, 10)
  const file = (kind: RegisterFile) => {
    const postedOn = loaded[kind]?.postedOn ?? null
    const names = [...(loaded[kind]?.names ?? [])]
    return { postedOn, isStale: postedOn !== null && isStale(postedOn, today), names }
  }
  const listed = rows.map(({ file: _, ...row }) => ({
    ...row,
    nameTier: compareWithRow(row, name).tier,
  }))
  return {
    bmf: { ...file('bmf'), rows: listed },
    pub78: { ...file('pub78'), deductibility: pub78 },
    revocations: { ...file('revocations'), rows: [...revocations] },
  }
}
