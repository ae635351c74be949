/** Who can read a project that moderation holds. */
import { occupiesSpot, type ApplicationStatus } from '#domain/applications/applications.ts'
import type { Db } from '#server/db/db.ts'
import { isOrganizationSuspended } from '#server/queries/accounts/suspended.ts'

/**
 * Whether an applicant can still read a held project: those who work on it always, those who wait for an answer unless
 * the organization is suspended.
 */
export async function staysReadable(
  db: Db,
  { organizationId }: { organizationId: string },
  { status }: { status: ApplicationStatus },
): Promise<boolean> {
  if (occupiesSpot(status)) return true
  return status === 'pending' && !(await isOrganizationSuspended(db, organizationId))
}
