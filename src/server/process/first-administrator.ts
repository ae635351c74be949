import type { Config } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import type { Database } from '#server/db/db.ts'
import { countAdministrators } from '#server/queries/accounts/staff.ts'

/** Creates a link for the first administrator, if the settings name one and there is none yet. */
export async function prepareAdministrator(config: Config, { db }: Database): Promise<string | null> {
  const { bootstrapAdminEmail: email, publicUrl } = config
  if (email === null || (await countAdministrators(db)) > 0) return null
  // It brings what follows from every event, which the parent of several processes has no other use for.
  const { makeStartLink } = await import('#server/features/administration/link-service.ts')
  return makeStartLink(db, { email, publicUrl, now: systemClock() })
}
