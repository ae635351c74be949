import type { Catalog } from '#contract/i18n/texts.ts'

/** All catalogs of the pseudo-language by the ids of their handles; the build writes them in (`texts.config.ts`). */
export const pseudoTexts: Readonly<Record<string, Catalog>> = {}
