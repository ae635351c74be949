/** Event handlers for changes of accounts and profiles. */
import type { Db } from '#server/db/db.ts'
import type { EventOf } from '#server/events/event.ts'
import { ensureOwnOrganization } from '#server/features/accounts/queries.ts'
import { saveProfileImage } from '#server/features/accounts/settings/setting-queries.ts'
import { saveOrganization } from '#server/queries/organizations/lock-organization.ts'

/** Creates an organization for a person who signs up for one. */
export async function createOnboardedOrganization(
  db: Db,
  event: EventOf<'account.onboarded'>,
): Promise<void> {
  if (event.data.userType === 'organization') await ensureOwnOrganization(db, event.subjectId)
}

export async function createOrganization(
  db: Db,
  { subjectId }: EventOf<'account.became_organization'>,
): Promise<void> {
  await ensureOwnOrganization(db, subjectId)
}

export async function saveImage(db: Db, event: EventOf<'account.image_changed'>): Promise<void> {
  await saveProfileImage(db, event.subjectId, event.imageUrl)
}

export async function saveLogo(db: Db, event: EventOf<'organization.logo_changed'>): Promise<void> {
  await saveOrganization(db, event.subjectId, { logoUrl: event.imageUrl })
}
