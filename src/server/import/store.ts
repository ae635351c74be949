/** Stores the valid rows of an import: inserts new ones and updates changed ones. */
import { isDeepStrictEqual } from 'node:util'
import { listScopeChanges, scopeOf } from '#domain/applications/agreed-scope.ts'
import { isAsImported } from '#domain/projects/imported.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { findContentLanguage } from '#server/languages/content-language.ts'
import { textsOfOrganization, textsOfProject } from '#server/languages/guessed-texts.ts'
import { saveOrganization } from '#server/queries/organizations/lock-organization.ts'
import { applyPlacements } from '#server/queries/matching/skill-placements.ts'
import { publish } from '#server/events/publish.ts'
import { previewFindings } from '#server/features/projects/cases/findings.ts'
import type { StoredFinding } from '#server/features/projects/cases/finding-queries.ts'
import type { ImportedListing } from './listings.ts'
import type { ImportedOrganization } from './organizations.ts'
import {
  countUnderReview,
  findOrganizations,
  findProjects,
  findSuspended,
  insertOrganizations,
  insertOwner,
  insertProjects,
  saveProject,
} from './queries.ts'

/** `edited`: someone changed it here since its import, so the import leaves it alone. */
export type Outcome = 'new' | 'updated' | 'unchanged' | 'edited'
export type Stored =
  | { outcome: Outcome; warnings?: string[]; waivesDeadline?: boolean; findings?: StoredFinding[] }
  | { refusal: string }
/** The result of each row, in order, and how many organizations got an owner. */
export type Batch = { results: Stored[]; owned: number; underReview?: UnderReview }
/** How many new listings await a decision about what a safeguard found: hidden until then, or visible. */
export interface UnderReview {
  held: number
  visible: number
}

export interface StoreOptions {
  now: Date
  ownerId: string | null
  isDryRun: boolean
  enforcesDeadlines: boolean
  /** The time zone of the dates of new listings. */
  timeZone: string
  /** Hides listings that a safeguard asks to look at until an administrator decides. */
  holdsForReview: boolean
}

type Existing = { updatedAt: Date; importedAt: Date | null }

function compare<Texts extends object>(texts: Texts, before: (Existing & Texts) | undefined): Outcome {
  if (!before) return 'new'
  const isSame = Object.entries(texts).every(([name, value]) =>
    isDeepStrictEqual(value, Reflect.get(before, name)),
  )
  if (isSame) return 'unchanged'
  return isAsImported(before) ? 'updated' : 'edited'
}

/** Stores a batch of organizations. If an owner is given, they get the organizations that have none. */
export async function storeOrganizations(
  db: Db,
  rows: readonly ImportedOrganization[],
  terms: StoreOptions,
): Promise<Batch> {
  const { now, isDryRun } = terms
  const externalIds = rows.map((row) => row.externalId)
  const known = await findOrganizations(db, externalIds, {
    lock: isDryRun ? null : 'update',
  })
  const planned = rows.map((row) => {
    const before = known.get(row.externalId)
    return { row, before, outcome: compare(row.texts, before) }
  })
  const results = planned.map(({ outcome }) => ({ outcome }))
  if (isDryRun) return { results, owned: 0 }
  const written = { importedAt: now, updatedAt: now }
  const rowsToInsert: Parameters<typeof insertOrganizations>[1] = []
  for (const { row, before, outcome } of planned) {
    if (outcome !== 'new' && outcome !== 'updated') continue
    const { externalId, texts } = row
    const language = await findContentLanguage({ texts: textsOfOrganization(texts), before })
    if (before) await saveOrganization(db, before.id, { ...texts, ...language, ...written })
    else rowsToInsert.push({ externalId, ...texts, ...language, ...written, namedAt: now, createdAt: now })
  }
  await insertOrganizations(db, rowsToInsert)
  return { results, owned: await own(db, externalIds, terms) }
}

/**
 * Stores a batch of listings and publishes each new one. `expected` are organizations that a dry run did not write.
 */
export async function storeListings(
  db: Db,
  rows: readonly ImportedListing[],
  terms: StoreOptions & { expected: ReadonlySet<string> },
): Promise<Batch> {
  const { now, isDryRun, expected, holdsForReview, timeZone } = terms
  const externalIds = rows.map((row) => row.orgExternalId)
  const organizations = await findOrganizations(db, externalIds, {
    lock: isDryRun ? null : 'no key update',
  })
  // Asked after the lock, so that no suspension comes between.
  const suspended = await findSuspended(
    db,
    [...organizations.values()].map(({ id }) => id),
  )
  const known = await findProjects(
    db,
    rows.map((row) => row.externalId),
    { forUpdate: !isDryRun },
  )
  const placed = await applySkillPlacements(db, rows)
  const planned = placed.map((row) => {
    const before = known.get(row.externalId)
    const deadlineEnforced = enforceDeadline(row, before, terms)
    const texts = { ...row.texts, deadlineEnforced }
    const organization = organizations.get(row.orgExternalId)
    const organizationId = organization?.id
    const refusal = findRefusal({
      isNew: !before,
      isKnown: organization !== undefined || expected.has(row.orgExternalId),
      isClosed: (organization?.closedAt ?? null) !== null,
      isSuspended: organization !== undefined && suspended.has(organization.id),
    })
    const hasMoved = before !== undefined && before.organizationId !== organizationId
    return { row, before, texts, organizationId, refusal, hasMoved, outcome: compare(texts, before) }
  })
  const results = planned.map(({ row, texts, refusal, hasMoved, outcome }): Stored => {
    if (refusal !== null) return { refusal }
    const warnings = hasMoved ? ['it stays with the organization it was first imported for'] : []
    const waivesDeadline = row.texts.applicationDeadline !== null && !texts.deadlineEnforced
    return { outcome, warnings, waivesDeadline }
  })
  if (isDryRun) {
    const written = planned.flatMap(({ row, before, organizationId, outcome }, index) => {
      const result = results[index]
      if (!result || 'refusal' in result || (outcome !== 'new' && outcome !== 'updated')) return []
      return [{ result, listing: { texts: row.texts, project: before, organizationId } }]
    })
    const findings = await previewFindings(
      db,
      written.map(({ listing }) => listing),
    )
    for (const [index, { result }] of written.entries()) result.findings = findings[index] ?? []
    return { results, owned: 0 }
  }
  const written = { importedAt: now, updatedAt: now }
  const rowsToInsert: Parameters<typeof insertProjects>[1] = []
  for (const { row, texts, organizationId, refusal, outcome } of planned) {
    if (outcome !== 'new' || organizationId === undefined || refusal !== null) continue
    const { externalId, start } = row
    const completedAt = start.status === 'completed' ? now : null
    const language = await findContentLanguage({ texts: textsOfProject(texts) })
    const columns = { ...texts, ...language, ...start, ...written, completedAt, timeZone }
    rowsToInsert.push({ organizationId, externalId, ...columns })
  }
  const ids = await insertProjects(db, rowsToInsert)
  for (const subjectId of ids) {
    await publish(db, { type: 'project.published', actorId: null, subjectId, data: {}, holdsForReview })
  }
  const underReview = await countUnderReview(db, ids)
  for (const { before, texts, refusal, outcome } of planned) {
    if (!before || refusal !== null || outcome !== 'updated') continue
    const language = await findContentLanguage({ texts: textsOfProject(texts), before })
    await saveProject(db, before.id, { ...texts, ...language, ...written })
    await publish(db, {
      type: 'project.imported_again',
      actorId: null,
      subjectId: before.id,
      data: {},
      holdsForReview,
    })
    const scopes = { before: scopeOf(before), after: scopeOf({ ...before, ...texts }), at: now }
    const changes = before.acceptedCount > 0 ? listScopeChanges(scopes.before, scopes.after) : []
    if (changes.length > 0) {
      const about = { actorId: null, subjectId: before.id, data: { changes } }
      await publish(db, { type: 'project.scope_changed', ...about, ...scopes })
    }
  }
  return { results, owned: await own(db, externalIds, terms), underReview }
}

/** Why a listing is not stored because of its organization; null if it is. Closed and suspended ones publish nothing new. */
function findRefusal(listing: {
  isNew: boolean
  isKnown: boolean
  isClosed: boolean
  isSuspended: boolean
}): string | null {
  if (!listing.isKnown)
    return 'orgExternalId names an organization that is neither in the file nor in the database'
  if (listing.isNew && listing.isClosed) return 'orgExternalId names an organization that has closed'
  if (listing.isNew && listing.isSuspended) return 'orgExternalId names an organization that is suspended'
  return null
}

/** Applies the administrators' skill placements, so that importing the same file again changes nothing. */
async function applySkillPlacements(db: Db, rows: readonly ImportedListing[]): Promise<ImportedListing[]> {
  const placed: ImportedListing[] = []
  for (const row of rows) placed.push({ ...row, texts: await applyPlacements(db, row.texts) })
  return placed
}

/**
 * A deadline that had passed at the first import is shown but not enforced (decision A11). One that was enforced
 * stays enforced when it passes.
 */
function enforceDeadline(
  row: ImportedListing,
  before: { applicationDeadline: string | null; deadlineEnforced: boolean } | undefined,
  { now, enforcesDeadlines, timeZone }: StoreOptions,
): boolean {
  const { applicationDeadline } = row.texts
  if (enforcesDeadlines || applicationDeadline === null) return true
  if (before?.applicationDeadline === applicationDeadline) return before.deadlineEnforced
  return applicationDeadline >= dayInZone(now, timeZone)
}

async function own(db: Db, externalIds: string[], { ownerId, now }: StoreOptions): Promise<number> {
  return ownerId === null ? 0 : insertOwner(db, { userId: ownerId, externalIds, at: now })
}
