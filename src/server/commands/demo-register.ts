/** The demo's register, and the organizations that it verifies. */
import { eq } from 'drizzle-orm'
import { registerFiles } from '#domain/verification/register.ts'
import type { Db } from '#server/db/db.ts'
import { organizations, registryFiles, registryLoads } from '#server/db/schema.ts'
import { demoEins, demoRequests, parseDemoRegister, type DemoRequest } from '#server/demo/register.ts'
import { daysBefore } from '#server/demo/rows.ts'
import { saveVerification } from '#server/features/verification/queries.ts'
import { checkEin } from '#server/registry/check.ts'
import { insertRow } from '#server/registry/find-queries.ts'
import { idOf } from './demo-work.ts'

/** Days between the date of the register files and the start of the demo. */
const postedDaysAgo = 75

interface LoadContext {
  db: Db
  now: Date
  /** The organizations by demo key. */
  owned: ReadonlyMap<string, { id: string; ownerId: string }>
}

/** Loads the invented register unless an operator has loaded another, and verifies organizations by it. */
export async function loadDemoRegister({ db, now, owned }: LoadContext): Promise<void> {
  const [loaded] = await db.select({ id: registryLoads.id }).from(registryLoads).limit(1)
  if (loaded) return
  const at = daysBefore(now, postedDaysAgo)
  const load = { loadedAt: at, durationMs: 0 }
  const loadId = idOf(await db.insert(registryLoads).values(load).returning({ id: registryLoads.id }))
  for (const kind of registerFiles) {
    const { name, sha256, rows } = parseDemoRegister(kind)
    for (const row of rows) await insertRow(db, kind, row)
    await db.insert(registryFiles).values({
      loadId,
      kind,
      file: 0,
      name,
      sha256,
      rows: rows.length,
      rejected: 0,
      postedOn: at.toISOString().slice(0, 10),
      isPartial: false,
    })
  }
  for (const [key, ein] of Object.entries(demoEins)) {
    const organization = owned.get(key)
    if (organization) await verifyOne(db, { ...organization, ein, at: daysBefore(now, postedDaysAgo - 1) })
  }
  for (const [key, requested] of Object.entries(demoRequests)) {
    const organization = owned.get(key)
    if (organization)
      await requestVerification(db, { ...organization, ...requested, at: daysBefore(now, requested.daysAgo) })
  }
}

/** Adds a case that waits for an administrator. */
async function requestVerification(
  db: Db,
  { id, ownerId, ein, at, request }: { id: string; ownerId: string; at: Date } & DemoRequest,
): Promise<void> {
  const [row] = await db
    .update(organizations)
    .set({ ein })
    .where(eq(organizations.id, id))
    .returning({ name: organizations.name })
  const name = row?.name ?? ''
  const question = { ein, name, isVerifiedForAnother: false, charitiesOnly: false }
  const { result, reasons, evidence, tags, flags, label, recommendsDecline } = await checkEin(db, question)
  if (result !== 'pending') throw new Error(`the demo's register settles ${name}`)
  await saveVerification(db, {
    ...request,
    organizationId: id,
    state: 'pending',
    reasons,
    ein,
    name,
    evidence,
    tags,
    flags,
    label,
    recommendsDecline,
    requestedBy: ownerId,
    requestedAt: at,
    isByRegister: true,
    updatedAt: at,
  })
}

async function verifyOne(
  db: Db,
  { id, ownerId, ein, at }: { id: string; ownerId: string; ein: string; at: Date },
): Promise<void> {
  const [row] = await db
    .update(organizations)
    .set({ ein })
    .where(eq(organizations.id, id))
    .returning({ name: organizations.name })
  const name = row?.name ?? ''
  const question = { ein, name, isVerifiedForAnother: false, charitiesOnly: false }
  const { result, evidence, tags, flags, label } = await checkEin(db, question)
  if (result !== 'confirmed') throw new Error(`the demo's register does not confirm ${name}`)
  await saveVerification(db, {
    organizationId: id,
    state: 'verified',
    ein,
    name,
    evidence,
    tags,
    flags,
    label,
    requestedBy: ownerId,
    requestedAt: at,
    isByRegister: true,
    decidedAt: at,
    updatedAt: at,
  })
}
