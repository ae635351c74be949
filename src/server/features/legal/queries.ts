/** Queries for the versions of the terms and the privacy notice, and for who agreed to them. */
import { and, desc, eq, sql } from 'drizzle-orm'
import { productTextDays, type LegalDocument } from '#contract/help/legal.ts'
import type { AskedAgreement } from '#contract/legal/legal.ts'
import { firstVersion } from '#domain/legal/agreement.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { legalAgreements, legalVersions } from '#server/db/tables/legal.ts'
import { agreements } from '#server/queries/accounts/agreements.ts'
import { canSignIn } from '#server/queries/accounts/leaving.ts'

/** The published versions, newest first. */
export function listVersions(db: Db, document: LegalDocument) {
  return db
    .select({
      number: legalVersions.number,
      publishedAt: legalVersions.publishedAt,
      changes: legalVersions.changes,
    })
    .from(legalVersions)
    .where(eq(legalVersions.document, document))
    .orderBy(desc(legalVersions.number))
}

/** The Markdown of a version; null if it was not published. */
export async function findMarkdown(db: Db, document: LegalDocument, number: number): Promise<string | null> {
  const [row] = await db
    .select({ markdown: legalVersions.markdown })
    .from(legalVersions)
    .where(and(eq(legalVersions.document, document), eq(legalVersions.number, number)))
  return row?.markdown ?? null
}

/** Stores a version; false if it is there. */
export async function insertVersion(db: Db, row: typeof legalVersions.$inferInsert): Promise<boolean> {
  const added = await db.insert(legalVersions).values(row).onConflictDoNothing().returning()
  return added.length > 0
}

/** The number of the current version of a document. */
export async function findCurrent(db: Db, document: LegalDocument): Promise<number> {
  const [row] = await db
    .select({ number: sql<number | null>`max(${legalVersions.number})` })
    .from(legalVersions)
    .where(eq(legalVersions.document, document))
  return row?.number ?? firstVersion
}

/**
 * Stores what someone agreed to. If these are the product's own words, with their day, unless it's unknown which ones the
 * person saw. The first time stays.
 */
export async function insertAgreements(
  db: Db,
  rows: Omit<typeof legalAgreements.$inferInsert, 'textSince'>[],
  { isDated = true } = {},
): Promise<void> {
  const dated = rows.map((row) => ({
    ...row,
    textSince: isDated && row.number === firstVersion ? productTextDays[row.document] : null,
  }))
  await db.insert(legalAgreements).values(dated).onConflictDoNothing()
}

/** Removes what a person who deletes the account agreed to. */
export async function removeAgreements(db: Db, userId: string): Promise<void> {
  await db.delete(legalAgreements).where(eq(legalAgreements.userId, userId))
}

interface Agreed extends Record<string, unknown> {
  number: number
  /** The day of the words if they are the product's own; null if they are not, or if it's unknown. */
  textSince: string | null
  agreed: number
}

/** How many accounts agreed to each version, and to which of the product's own words, if that's known. */
export async function countAgreed(db: Db, document: LegalDocument): Promise<Agreed[]> {
  const { rows } = await db.execute<Agreed>(sql`
    select number, text_since::text as "textSince", count(*)::int as agreed
    from ${agreements} agreed where document = ${document}
    group by number, text_since order by text_since desc nulls last`)
  return rows
}

/** How many accounts that can sign in are asked to agree to the current version of a document. */
export async function countUnanswered(db: Db, document: LegalDocument): Promise<number> {
  const { rows } = await db.execute<{ accounts: number }>(sql`
    select count(*)::int as accounts from ${users}
    where ${canSignIn} and coalesce((
        select max(g.number) from legal_agreements g where g.user_id = ${users}.id and g.document = ${document}
      ), ${firstVersion}) < (
        select max(v.number) from legal_versions v where v.document = ${document} and v.asks_agreement)`)
  return rows[0]?.accounts ?? 0
}

/**
 * The current versions that someone is asked to agree to: those of documents of which a version asks everyone that is newer
 * than what they agreed to, which is version 1 for accounts without a row.
 */
export async function listAsked(db: Db, userId: string): Promise<AskedAgreement[]> {
  const { rows } = await db.execute<AskedAgreement & Record<string, unknown>>(sql`
    select distinct on (v.document) v.document, v.number, v.changes
    from legal_versions v
    where exists (
      select from legal_versions a where a.document = v.document and a.asks_agreement
        and a.number > coalesce((
          select max(g.number) from legal_agreements g where g.user_id = ${userId} and g.document = v.document
        ), ${firstVersion}))
    order by v.document desc, v.number desc`)
  return rows
}
