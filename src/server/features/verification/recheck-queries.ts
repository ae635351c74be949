/** Verified organizations to check against a newly loaded register. */
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type {
  VerificationDecision,
  VerificationEvidence,
  VerificationReason,
} from '#domain/verification/register.ts'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { verifications } from '#server/db/tables/verification.ts'
import { identifierColumns, saveVerification } from './queries.ts'

export interface MarkedOrganization {
  organizationId: string
  name: string
  ein: string
  /** The register's data at the time of the verification; null if it was never checked. */
  evidence: VerificationEvidence | null
  /** The verification came from the register, not from an import, operator or administrator. */
  isByRegister: boolean
}

/** Locks a batch of verified organizations with an EIN, after an ID, in order of ID. */
export async function lockMarked(
  db: Db,
  afterId: string | null,
  limit: number,
): Promise<MarkedOrganization[]> {
  const isNotified = eq(verifications.state, 'verified')
  const rows = await db
    .select({
      organizationId: organizations.id,
      name: organizations.name,
      ein: organizations.ein,
      evidence: verifications.evidence,
      isByRegister: sql<boolean>`coalesce(${verifications.isByRegister}, false)`,
    })
    .from(organizations)
    .leftJoin(verifications, and(eq(verifications.organizationId, organizations.id), isNotified))
    .where(
      and(
        organizations.isVerified,
        isNotNull(organizations.ein),
        // Verified by another number, which no register here has.
        sql`not exists (select from ${verifications} other
          where other.organization_id = ${organizations.id} and other.identifier_kind <> 'ein')`,
        afterId === null ? undefined : gt(organizations.id, afterId),
      ),
    )
    .orderBy(asc(organizations.id))
    .limit(limit)
    .for('update', { of: organizations })
  return rows.flatMap((row) => (row.ein === null ? [] : [{ ...row, ein: row.ein }]))
}

/**
 * Saves the newer register's data for an organization that stays verified. If it was never checked, this is its first
 * evidence.
 */
export async function saveEvidence(
  db: Db,
  { organizationId, name, ein, evidence: before }: MarkedOrganization,
  { decision, at }: { decision: VerificationDecision; at: Date },
): Promise<void> {
  const { evidence, tags, flags, label } = decision
  const found = { evidence, tags, flags, label }
  if (before === null) {
    const number = identifierColumns({ kind: 'ein', number: ein })
    const about = { organizationId, name, ...number, state: 'verified', isByRegister: true } as const
    const dates = { requestedAt: at, decidedAt: at, updatedAt: at }
    await saveVerification(db, { ...about, ...found, ...dates, reasons: [] })
    return
  }
  await db.update(verifications).set(found).where(eq(verifications.organizationId, organizationId))
}

/** Suspends the verification because of the register. */
export async function saveSuspension(
  db: Db,
  { organizationId, name, ein }: MarkedOrganization,
  { decision, reasons, at }: { decision: VerificationDecision; reasons: VerificationReason[]; at: Date },
): Promise<void> {
  const { evidence, recommendsDecline } = decision
  const about = {
    organizationId,
    name,
    ...identifierColumns({ kind: 'ein', number: ein }),
    state: 'suspended',
    isByRegister: true,
    decidedBy: null,
  } as const
  await saveVerification(db, { ...about, reasons, evidence, recommendsDecline, decidedAt: at, updatedAt: at })
}
