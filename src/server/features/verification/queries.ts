import { and, arrayContains, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm'
import type { DocumentKind } from '#domain/images/files.ts'
import { formatEin } from '#domain/verification/ein.ts'
import type { Identifier } from '#domain/verification/identifiers.ts'
import type { StoredVerificationState, VerificationReason } from '#domain/verification/register.ts'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { verificationDecisions, verifications } from '#server/db/tables/verification.ts'

/** Serializes concurrent requests about one number. */
export async function lockIdentifier(db: Db, { number }: Identifier): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('verifications'), hashtext(${number}))`)
}

/** Whether another organization with the number is verified, no matter how. */
export async function isVerifiedForAnother(
  db: Db,
  { identifier, organizationId }: { identifier: Identifier; organizationId: string },
): Promise<boolean> {
  const { kind, number } = identifier
  const [other] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .leftJoin(verifications, eq(verifications.organizationId, organizations.id))
    .where(
      and(
        eq(kind === 'ein' ? organizations.ein : verifications.registrationNumber, number),
        organizations.isVerified,
        isNull(organizations.closedAt),
        ne(organizations.id, organizationId),
      ),
    )
    .limit(1)
  return other !== undefined
}

/** A number as its columns; those of another kind become empty. */
export function identifierColumns(identifier: Identifier) {
  const isEin = identifier.kind === 'ein'
  return {
    identifierKind: identifier.kind,
    ein: isEin ? identifier.number : null,
    registrationNumber: isEin ? null : identifier.number,
    registerName: isEin ? null : identifier.register,
  }
}

/** The number of a stored request. */
export function storedIdentifier({
  identifierKind: kind,
  ein,
  registrationNumber,
  registerName: register,
}: Pick<
  typeof verifications.$inferSelect,
  'identifierKind' | 'ein' | 'registrationNumber' | 'registerName'
>): Identifier {
  const number = kind === 'ein' ? ein : registrationNumber
  if (number === null) throw new Error('a request has no number')
  return kind === 'ein' ? { kind, number } : { kind, number, register }
}

/** The two fields of answers with a number: an EIN formatted as XX-XXXXXXX, or a registration; the other is null. */
export const presentIdentifier = (identifier: Identifier) => ({
  ein: identifier.kind === 'ein' ? formatEin(identifier.number) : null,
  registration:
    identifier.kind === 'registration' ? { number: identifier.number, register: identifier.register } : null,
})

type Row = typeof verifications.$inferInsert

/** The organization's verification state and the decision that led to it. */
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
  note?: string | null
  updatedAt: Date
}

/** Adds a decision to the history and returns its number. */
export async function insertDecision(db: Db, { updatedAt: at, ...decision }: Decision): Promise<number> {
  const { organizationId, state, reasons, evidence, isByRegister, decidedBy, note } = decision
  const [stored] = await db
    .insert(verificationDecisions)
    .values({ organizationId, state, reasons, evidence, isByRegister, decidedBy, note, at })
    .returning({ id: verificationDecisions.id })
  if (!stored) throw new Error('a decision was not stored')
  return stored.id
}

/** The latest request and its state; null if there is none. */
export async function findVerification(db: Db, organizationId: string) {
  const [row] = await db
    .select({ ...getTableColumns(verifications), note: latestNote })
    .from(verifications)
    .where(eq(verifications.organizationId, organizationId))
  return row ?? null
}

/** The administrator's note on the current decision, if members may see it: why verification was withdrawn. */
const latestNote = sql<string | null>`(
  select case when d.state in ('declined', 'suspended') then d.note end from ${verificationDecisions} d
  where d.organization_id = ${verifications}.organization_id order by d.id desc limit 1)`

export type Verification = NonNullable<Awaited<ReturnType<typeof findVerification>>>

const documentColumns = {
  exemptionLetter: 'hasExemptionLetter',
  auditedFinancials: 'hasAuditedFinancials',
  boardList: 'hasBoardList',
} as const satisfies Record<DocumentKind, keyof Row>

/** Saves on the latest request whether a document exists. Without a request, does nothing. */
export async function saveDocument(
  db: Db,
  organizationId: string,
  { kind, isThere }: { kind: DocumentKind; isThere: boolean },
): Promise<void> {
  await db
    .update(verifications)
    .set({ [documentColumns[kind]]: isThere })
    .where(eq(verifications.organizationId, organizationId))
}

/** Suspends a verification that was given for another name or EIN. */
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

/** Whether the organization is verified. */
export async function hasMark(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ isVerified: organizations.isVerified })
    .from(organizations)
    .where(eq(organizations.id, id))
  return row?.isVerified === true
}

/** Saves why the register does not list an organization; false if none of its requests waits for that reason. */
export async function saveAbsence(
  db: Db,
  organizationId: string,
  absence: Pick<Row, 'absence' | 'sponsorEin'>,
): Promise<boolean> {
  const waiting = await db
    .update(verifications)
    .set(absence)
    .where(
      and(
        eq(verifications.organizationId, organizationId),
        eq(verifications.state, 'pending'),
        arrayContains(verifications.reasons, ['not_found']),
      ),
    )
    .returning({ organizationId: verifications.organizationId })
  return waiting.length > 0
}
