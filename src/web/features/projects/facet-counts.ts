import type { Language } from '#contract/i18n/languages.ts'
import { formatCount } from '#web/lib/format-number.ts'

type Counted = { count: number; hasMore: boolean }

/** How many projects a choice would find. */
export const formatFacet = (language: Language, { count, hasMore }: Counted): string =>
  formatCount(language, count, hasMore)
