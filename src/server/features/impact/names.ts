/** How reports name causes and places. */
import type { Language } from '#contract/i18n/languages.ts'
import { noCause, remotePlace, unknownPlace } from '#domain/impact/figures.ts'
import { lacksState } from '#domain/projects/nearby.ts'
import type { Db } from '#server/db/db.ts'
import { loadCauseNames as loadNames } from '#server/queries/text/cause-names.ts'
import { nameRegion } from '#server/places/regions.ts'
import { impactExportCatalog, type ImpactExportTexts } from './texts/impact-export-texts.ts'

export type CauseNames = Awaited<ReturnType<typeof loadNames>>

/** The names of these causes; empty for no cause, for which the reader's language has the words. */
export async function loadCauseNames(db: Db, ids: readonly string[]): Promise<CauseNames> {
  const name = await loadNames(db, ids)
  return (id) => (id === noCause ? '' : name(id))
}

/** A place to choose; empty for remote and unknown places. */
export const nameChoice = (language: Language, id: string): string =>
  id === remotePlace || id === unknownPlace ? '' : nameRegion(language, id)

/** A place of a group. That of a country has only what is in none of its states that we know. */
export function nameGroupPlace(language: Language, id: string): string {
  const name = nameChoice(language, id)
  return lacksState(id) ? impactExportCatalog.read(language).noState({ country: name }) : name
}

/** The words for a group without a name, by its key. */
export const nameless = (texts: ImpactExportTexts, key: string): string => {
  if (key === noCause) return texts.noCause
  if (key === remotePlace) return texts.remote
  return key === unknownPlace ? texts.unknown : key
}
