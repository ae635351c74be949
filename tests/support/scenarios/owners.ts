/** Someone with very many organizations, as an import of a register makes them. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from '@playwright/test'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { register } from '#tests/support/calls/calls.ts'
import { runInDatabase } from './applicants.ts'
import { insertApplicants, insertProjects } from './scenario.ts'

const nameOf = (index: number) => `Shelter ${String(index + 1).padStart(3, '0')}`

/**
 * Makes a person the owner of further organizations, "Shelter 001" and so on, each with a project that has two pending
 * applicants; the first one acts. Returns their ids.
 */
async function insertOwned(db: Db, userId: string, count: number): Promise<string[]> {
  const start = Date.now() - count * 60_000
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    name: nameOf(index),
    description: `${nameOf(index)} has beds and breakfast for everyone who asks.`,
    causeAreas: ['Housing'],
    namedAt: new Date(),
    joinedAt: new Date(start + index * 60_000),
  }))
  await db.insert(organizations).values(rows.map(({ joinedAt: _, ...row }) => row))
  await db
    .insert(organizationMembers)
    .values(
      rows.map(({ id, joinedAt }) => ({ organizationId: id, userId, role: 'owner' as const, joinedAt })),
    )
  const ids = rows.map(({ id }) => id)
  await db
    .update(users)
    .set({ primaryOrganizationId: ids[0] ?? null })
    .where(eq(users.id, userId))
  const projects = await insertProjects(
    db,
    rows.map(({ id, name }) => ({ organizationId: id, title: `Night shifts of ${name}` })),
  )
  for (const projectId of projects) await insertApplicants(db, { projectId, count: 2 })
  return ids
}

/** Registers the page's user as the owner of that many organizations; returns their ids, the acting one first. */
export async function ownMany(page: Page, dataFolder: string, count: number): Promise<string[]> {
  const { id } = await register(page, { type: 'Organization', firstName: 'Thea' })
  let ids: string[] = []
  await runInDatabase({ dataFolder }, async (db) => {
    ids = await insertOwned(db, id, count)
  })
  return ids
}
