/** How reports name causes and places. */
import type { Language } from '#contract/i18n/languages.ts'
import { noCause, remotePlace, unknownPlace } from '#domain/impact/figures.ts'
import { lacksState } from '#domain/projects/nearby.ts'
import { canonicalCause, nameCause } from '#domain/vocabulary/causes.ts'
import type { Db } from '#server/db/db.ts'
import { nameRegion } from '#server/places/regions.ts'
import { listTypedCauses } from './choice-queries.ts'
import { impactExportCatalog } from './texts/impact-export-texts.ts'

/** The name of a cause by its id; empty for no cause, for which the reader's language has the words. */
export type CauseNames = (id: string) => string

/** The names of these causes: those that organizations typed in as they wrote them. */
export async function loadCauseNames(db: Db, ids: readonly string[]): Promise<CauseNames> {
  const typed = ids.filter((id) => id.startsWith('custom:'))
  const labels = typed.length === 0 ? [] : await listTypedCauses(db, typed)
  const byId = new Map(labels.map((label) => [canonicalCause(label), label]))
  return (id) => (id === noCause ? '' : (byId.get(id) ?? nameCause(id)))
}

/** A place to choose; empty for remote and unknown places. */
export const nameChoice = (language: Language, id: string): string =>
  id === remotePlace || id === unknownPlace ? '' : nameRegion(language, id)

/** A place of a group. That of a country has only what is in none of its states that we know. */
export function nameGroupPlace(language: Language, id: string): string {
  const name = nameChoice(language, id)
  return lacksState(id) ? impactExportCatalog.read(language).noState({ country: name }) : name
}
