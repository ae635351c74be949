/** See read-texts.mjs. */
import type { ReadableCatalog } from './texts.mjs'

export function makeReader(
  catalogs: readonly ReadableCatalog[],
  options: { followsTypes: boolean },
): (text: string, file: string) => Map<ReadableCatalog, Set<string>>
export function isRead(places: ReadonlySet<string>, key: string): boolean
