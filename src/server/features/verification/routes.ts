import type { FastifyInstance } from 'fastify'
import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  explainAbsence,
  getVerification,
  suggestOrganizationName,
  verifyOrganization,
} from '#contract/verification/verification.ts'
import { hasRegisters } from '#domain/site/countries.ts'
import { askedIdentifierKind } from '#domain/verification/identifiers.ts'
import { formatEin } from '#domain/verification/ein.ts'
import { isStale } from '#domain/verification/verification.ts'
import type { Context } from '#server/context.ts'
import { route } from '#server/http/route.ts'
import { getSite } from '#server/site/current-site.ts'
import { findOwnOrganization } from '#server/queries/organizations/own-organizations.ts'
import { findSuggestion } from './suggestion.ts'
import {
  findVerification,
  hasMark,
  presentIdentifier,
  storedIdentifier,
  type Verification,
} from './queries.ts'
import { explain, presentChecks, presentReasons, presentState, verify } from './service.ts'

export function verificationRoutes(app: FastifyInstance): void {
  route(app, verifyOrganization, (ctx, { body, query }) => verify(ctx, body, query.organizationId))
  route(app, suggestOrganizationName, async (ctx, { body }) => ({
    suggestion: await findSuggestion(ctx.db, body),
  }))
  route(app, getVerification, (ctx, { query }) => readVerification(ctx, query.organizationId))
  route(app, explainAbsence, async (ctx, { body, query: { organizationId } }) => {
    await explain(ctx, body, organizationId)
    return readVerification(ctx, organizationId)
  })
}

type Answer = EndpointResponse<typeof getVerification>

async function readVerification(ctx: Context, organizationId?: string): Promise<Answer> {
  const own = findOwnOrganization(ctx, organizationId)
  const isVerified = own ? await hasMark(ctx.db, own.id) : false
  const row = own ? await findVerification(ctx.db, own.id) : null
  if (row) return { ...presentRow(ctx, row), isVerified }
  // An import or an operator may have set the verified mark without a request.
  const state = isVerified ? 'verified' : 'none'
  return {
    state,
    isVerified,
    ...presentState(ctx.language, state, askedIdentifierKind(hasRegisters(getSite().country))),
    reasons: [],
    checks: null,
    isStale: false,
    requestedAt: null,
    decidedAt: null,
    note: null,
    request: null,
  }
}

function presentRow({ language, now }: Context, row: Verification): Omit<Answer, 'isVerified'> {
  const { state, evidence, reasons, requestedAt, decidedAt, note } = row
  const postedOn = evidence?.postedOn.bmf ?? null
  return {
    state,
    ...presentState(language, state, row.identifierKind),
    reasons: state === 'verified' ? [] : presentReasons(language, reasons),
    checks: evidence && presentChecks({ ...row, evidence }),
    isStale: postedOn !== null && isStale(postedOn, now().toISOString().slice(0, 10)),
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    note,
    request: presentRequest(row),
  }
}

function presentRequest(row: Verification): Answer['request'] {
  return {
    organizationName: row.name,
    ...presentIdentifier(storedIdentifier(row)),
    address: { street: row.street, city: row.city, state: row.addressState, zipCode: row.zipCode },
    phone: row.phone,
    contactPersonName: row.contactName,
    contactPersonTitle: row.contactTitle,
    contactPersonEmail: row.contactEmail,
    verificationDocuments: {
      exemptionLetter: row.hasExemptionLetter,
      auditedFinancials: row.hasAuditedFinancials,
      boardList: row.hasBoardList,
    },
    absence: row.absence && {
      reason: row.absence,
      sponsorEin: row.sponsorEin && formatEin(row.sponsorEin),
    },
  }
}
