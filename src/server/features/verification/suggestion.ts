/** What the form asks before it is sent: whether the register has a name near the one that was typed. */
import { parseEin } from '#domain/verification/ein.ts'
import { suggestName } from '#domain/verification/name-suggestions.ts'
import type { Db } from '#server/db/db.ts'
import { findRows, listOtherNames } from '#server/registry/find-queries.ts'

/** Answers nothing but a name near the given one, so that it tells no more of an EIN than who asks knows already. */
export async function findSuggestion(
  db: Db,
  { organizationName, ein: typed }: { organizationName: string; ein: string },
): Promise<string | null> {
  const ein = parseEin(typed)
  const rows = ein === null ? [] : ((await findRows(db, [ein])).get(ein)?.rows ?? [])
  if (ein === null || rows.length === 0) return null
  return suggestName({ rows, otherNames: await listOtherNames(db, ein) }, organizationName)
}
