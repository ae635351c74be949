import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { StoredVerificationState, VerificationDecision, VerificationReason } from '#domain/register.ts'
import type { Db } from '#server/db/db.ts'
import { organizations, verificationDecisions, verifications } from '#server/db/schema.ts'

/** Of two that ask about one EIN at once, the second waits here until the first is decided. */
export async function lockEin(db: Db, ein: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('verifications'), hashtext(${ein}))`)
}

/** Whether another organization is verified by the EIN. */
export async function isHeldByAnother(
  db: Db,
  { ein, organizationId }: { ein: string; organizationId: string },
): Promise<boolean> {
  const [other] = await db
    .select({ id: organizations.id })
    .from(verifications)
    .innerJoin(organizations, eq(organizations.id, verifications.organizationId))
    .where(
      and(
        eq(verifications.ein, ein),
        eq(verifications.state, 'verified'),
        organizations.isVerified,
        ne(organizations.id, organizationId),
      ),
    )
    .limit(1)
  return other !== undefined
}

type Row = typeof verifications.$inferInsert

/** Where the organization stands now, and the decision that brought it there. */
export async function saveVerification(db: Db, row: Row & { updatedAt: Date }): Promise<void> {
  const { organizationId: _, ...changes } = row
  await db
    .insert(verifications)
    .values(row)
    .onConflictDoUpdate({ target: verifications.organizationId, set: changes })
  await insertDecision(db, { ...row, isByRegister: row.isByRegister ?? true })
}

interface Decision {
  organizationId: string
  state: StoredVerificationState
  reasons?: VerificationReason[] | undefined
  evidence?: Row['evidence']
  isByRegister: boolean
  decidedBy?: string | null | undefined
  updatedAt: Date
}

async function insertDecision(db: Db, decision: Decision): Promise<void> {
  const { organizationId, state, reasons, evidence, isByRegister, decidedBy, updatedAt: at } = decision
  await db
    .insert(verificationDecisions)
    .values({ organizationId, state, reasons, evidence, isByRegister, decidedBy, at })
}

/** The last request and where it stands; null where nobody asked. */
export async function findVerification(db: Db, organizationId: string) {
  const [row] = await db.select().from(verifications).where(eq(verifications.organizationId, organizationId))
  return row ?? null
}

export type Verification = NonNullable<Awaited<ReturnType<typeof findVerification>>>

/** Suspends what was verified by another name or EIN. */
export async function saveChanged(db: Db, organizationId: string, at: Date): Promise<void> {
  const changed = { state: 'suspended', reasons: ['profile_changed'], updatedAt: at } satisfies Partial<Row>
  const rows = await db
    .update(verifications)
    .set(changed)
    .where(and(eq(verifications.organizationId, organizationId), eq(verifications.state, 'verified')))
    .returning({ evidence: verifications.evidence })
  for (const { evidence } of rows) {
    await insertDecision(db, { organizationId, ...changed, evidence, isByRegister: true })
  }
}

/** Whether the organization has its mark. */
export async function hasMark(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ isVerified: organizations.isVerified })
    .from(organizations)
    .where(eq(organizations.id, id))
  return row?.isVerified === true
}

/** Verified organizations after an id, by their ids, locked. */
export async function lockVerified(db: Db, afterId: string | null, limit: number) {
  return db
    .select({
      organizationId: organizations.id,
      name: organizations.name,
      ein: verifications.ein,
      evidence: verifications.evidence,
      isByRegister: verifications.isByRegister,
    })
    .from(verifications)
    .innerJoin(organizations, eq(organizations.id, verifications.organizationId))
    .where(
      and(
        eq(verifications.state, 'verified'),
        organizations.isVerified,
        afterId === null ? undefined : gt(organizations.id, afterId),
      ),
    )
    .orderBy(asc(organizations.id))
    .limit(limit)
    .for('update')
}

/** Keeps what a newer register says of an organization that stays verified. */
export async function saveEvidence(
  db: Db,
  organizationId: string,
  { evidence, tags, flags, label }: VerificationDecision,
): Promise<void> {
  await db
    .update(verifications)
    .set({ evidence, tags, flags, label })
    .where(eq(verifications.organizationId, organizationId))
}

/** Suspends by the register. */
export async function saveSuspension(
  db: Db,
  { organizationId, reasons, at }: { organizationId: string; reasons: VerificationReason[]; at: Date },
  { evidence, recommendsDecline }: VerificationDecision,
): Promise<void> {
  const changed = { state: 'suspended', reasons, evidence, updatedAt: at } satisfies Partial<Row>
  await db
    .update(verifications)
    .set({ ...changed, recommendsDecline, isByRegister: true, decidedBy: null, decidedAt: at })
    .where(eq(verifications.organizationId, organizationId))
  await insertDecision(db, { organizationId, ...changed, isByRegister: true })
}
