/** Queries for one verification case, as administrators see and decide it. */
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Identifier, IdentifierKind } from '#domain/verification/identifiers.ts'
import type { StoredVerificationState, VerificationDecision } from '#domain/verification/register.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { verificationDecisions, verifications } from '#server/db/tables/verification.ts'
import { shownEmail } from '#server/queries/accounts/leaving.ts'
import { identifierColumns } from './queries.ts'
import { memberOrder } from '#server/queries/member-order.ts'

const requesters = alias(users, 'requesters')

/** Everything about a case except its history; null if the organization never requested verification. */
export async function findCase(db: Db, organizationId: string) {
  const [row] = await db
    .select({
      verification: verifications,
      organization: organizations,
      requestedBy: { id: requesters.id, firstName: requesters.firstName, lastName: requesters.lastName },
      lastDecisionId: sql<number | null>`(
        select max(d.id)::int from ${verificationDecisions} d
        where d.organization_id = ${verifications}.organization_id)`,
    })
    .from(verifications)
    .innerJoin(organizations, eq(organizations.id, verifications.organizationId))
    .leftJoin(requesters, eq(requesters.id, verifications.requestedBy))
    .where(eq(verifications.organizationId, organizationId))
  return row ?? null
}

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** Locks the organization of a case until the transaction ends, as verification requests and register loads do. */
export async function lockCase(db: Db, organizationId: string): Promise<void> {
  await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('update')
}

/** The organization's members, owners first. */
export function listCaseMembers(db: Db, organizationId: string) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: shownEmail,
      role: organizationMembers.role,
      joinedAt: organizationMembers.joinedAt,
    })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(eq(organizationMembers.organizationId, organizationId))
    .orderBy(...memberOrder)
}

/** All decisions about an organization, newest first. */
export function listDecisions(db: Db, organizationId: string) {
  return db
    .select({
      id: verificationDecisions.id,
      state: verificationDecisions.state,
      reasons: verificationDecisions.reasons,
      note: verificationDecisions.note,
      evidence: verificationDecisions.evidence,
      isByRegister: verificationDecisions.isByRegister,
      at: verificationDecisions.at,
      decidedBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(verificationDecisions)
    .leftJoin(users, eq(users.id, verificationDecisions.decidedBy))
    .where(eq(verificationDecisions.organizationId, organizationId))
    .orderBy(desc(verificationDecisions.id))
}

interface CaseDecision {
  organizationId: string
  state: StoredVerificationState
  /** The name and number at the time of the decision. */
  name: string
  identifier: Identifier
  decidedBy: string
  at: Date
}

/** Saves an administrator's decision with the register's data at that time. */
export async function saveDecision(
  db: Db,
  { organizationId, at, identifier, ...decision }: CaseDecision,
  { reasons, evidence, tags, flags, label, recommendsDecline }: VerificationDecision,
): Promise<void> {
  await db
    .update(verifications)
    .set({
      ...decision,
      ...identifierColumns(identifier),
      reasons,
      evidence,
      tags,
      flags,
      label,
      recommendsDecline,
      isByRegister: false,
      decidedAt: at,
      updatedAt: at,
    })
    .where(eq(verifications.organizationId, organizationId))
}

export interface NumberHolder {
  id: string
  organizationName: string
  location: string | null
  isVerified: boolean
  kind: IdentifierKind
  number: string
}

/** Organizations that have one of these numbers or requested verification with it. */
export async function listHolders(db: Db, identifiers: readonly Identifier[]): Promise<NumberHolder[]> {
  const wanted = (kind: IdentifierKind) => {
    const numbers = new Set(identifiers.filter((each) => each.kind === kind).map(({ number }) => number))
    return sql`any(${sql.param([...numbers])}::text[])`
  }
  const [eins, registrations] = [wanted('ein'), wanted('registration')]
  const rows = await db
    .select({
      id: organizations.id,
      organizationName: organizations.name,
      location: organizations.location,
      isVerified: organizations.isVerified,
      ein: sql<
        string | null
      >`case when ${organizations.ein} = ${eins} then ${organizations.ein} else ${verifications.ein} end`,
      registrationNumber: verifications.registrationNumber,
    })
    .from(organizations)
    .leftJoin(verifications, eq(verifications.organizationId, organizations.id))
    .where(
      and(
        isNull(organizations.closedAt),
        or(
          sql`${organizations.ein} = ${eins}`,
          sql`${verifications.ein} = ${eins}`,
          sql`${verifications.registrationNumber} = ${registrations}`,
        ),
      ),
    )
    .orderBy(sql`${organizations.isVerified} desc`, organizations.name, organizations.id)
  return rows.flatMap(({ ein, registrationNumber, ...holder }) => {
    const ofEin = ein === null ? [] : [{ ...holder, kind: 'ein' as const, number: ein }]
    if (registrationNumber === null) return ofEin
    return [...ofEin, { ...holder, kind: 'registration' as const, number: registrationNumber }]
  })
}
