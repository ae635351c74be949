/** Before the form is sent: whether the register has a name similar to the typed one. */
import { parseEin } from '#domain/verification/ein.ts'
import { suggestName } from '#domain/verification/name-suggestions.ts'
import type { Db } from '#server/db/db.ts'
import { findRows, listOtherNames } from '#server/registry/find-queries.ts'

/**
 * Returns only a name similar to the given one, so that it reveals no more about an EIN than the caller already
 * knows.
 */
export async function findSuggestion(
  db: Db,
  { organizationName, ein: typed }: { organizationName: string; ein: string },
): Promise<string | null> {
  const ein = parseEin(typed)
  const rows = ein === null ? [] : ((await findRows(db, [ein])).get(ein)?.rows ?? [])
  if (ein === null || rows.length === 0) return null
  return suggestName({ rows, otherNames: await listOtherNames(db, ein) }, organizationName)
}
