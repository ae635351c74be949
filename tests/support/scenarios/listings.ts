/** Published projects of several organizations, for lists of them. */
import type { Db } from '#server/db/db.ts'
import { insertOrganization, insertProjects, nextNumber } from './scenario.ts'

type ProjectRow = Parameters<typeof insertProjects>[1][number]

/** When the newest of them was posted, which is now. */
export const postedLast = Date.parse('2026-05-10T12:00:00Z')
const minute = 60_000

/** When a project was posted that is this many minutes old. */
export const minutesAgo = (age: number) => new Date(postedLast - age * minute)

/** Fields of an import whose deadline is long past. */
export const staleListing = () => ({
  importedAt: new Date(postedLast),
  deadlineEnforced: false,
  applicationDeadline: '2012-09-13',
  externalId: `stale ${nextNumber()}`,
})

/** Inserts organizations; returns their ids. */
export const insertOrganizations = (db: Db, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => insertOrganization(db)))

/** Inserts projects, each a minute older than the one before. Returns their ids, newest first. */
export const insertByAge = (db: Db, rows: readonly ProjectRow[]): Promise<string[]> =>
  insertProjects(
    db,
    rows.map((row, index) => ({ createdAt: minutesAgo(index), ...row })),
  )

/** Inserts an imported project that states nothing but its deadline, which is long past. Returns its id. */
export async function insertImportedListing(db: Db, row: ProjectRow): Promise<string> {
  const [id = ''] = await insertProjects(db, [
    {
      externalId: `listing ${nextNumber()}`,
      importedAt: new Date(),
      maxVolunteers: null,
      applicationDeadline: '2011-01-22',
      deadlineEnforced: false,
      deliverables: null,
      timeCommitment: null,
      experienceLevel: null,
      ...row,
    },
  ])
  return id
}
