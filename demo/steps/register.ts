/** Loads the invented register (`registry/`), and verifies organizations by it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { demoRegister } from '#demo/data.ts'
import { idOf, type Loading } from '#demo/loading.ts'
import { daysBefore } from '#demo/rows.ts'
import type { DemoRequest } from '#demo/shapes.ts'
import { registerFiles, type RegisterFile } from '#domain/verification/register.ts'
import { productFolder } from '#server/config/product-folder.ts'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { registryFiles, registryLoads } from '#server/db/tables/registry.ts'
import { saveVerification } from '#server/features/verification/queries.ts'
import { checkEin } from '#server/registry/check.ts'
import { insertRow } from '#server/registry/find-queries.ts'
import { formats } from '#server/registry/formats.ts'

const files: Record<RegisterFile, string> = {
  bmf: 'eo_invented.csv',
  pub78: 'pub78_invented.txt',
  revocations: 'revocations_invented.txt',
}

/** A file of the invented register: the stored cells of its rows, with line numbers. */
export function parseDemoRegister(kind: RegisterFile) {
  const name = files[kind]
  const text = readFileSync(path.join(productFolder, 'demo/registry', name), 'utf8')
  const rows = text.split('\r\n').flatMap((line, index) => {
    const reading = formats[kind].read(line)
    return typeof reading === 'object' && 'cells' in reading
      ? [{ line: index + 1, cells: reading.cells }]
      : []
  })
  return { name, sha256: createHash('sha256').update(text).digest('hex'), rows }
}

/** Days between the date of the register files and the start of the demo. */
const postedDaysAgo = 75

/** Loads the invented register unless an operator has loaded another, and verifies organizations by it. */
export async function loadRegister({ db, now, ...loading }: Loading): Promise<void> {
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
  for (const [key, ein] of Object.entries(demoRegister.eins)) {
    const organization = loading.organizations.get(key)
    if (organization) await verifyOne(db, { ...organization, ein, at: daysBefore(now, postedDaysAgo - 1) })
  }
  for (const [key, requested] of Object.entries(demoRegister.requests)) {
    const organization = loading.organizations.get(key)
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
