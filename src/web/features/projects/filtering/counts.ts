import type { Language } from '#contract/i18n/languages.ts'
import { formatCount } from '#web/lib/format/format-number.ts'
import type { ChipOption } from '#web/ui/forms/chip-group.tsx'
import type { CountedChoice } from './counted-choices.tsx'

type Counted = { count: number; hasMore: boolean }

/** How many results a choice would find: "120", or "10,000+" if they are not counted further. */
export const formatFacet = (language: Language, { count, hasMore }: Counted): string =>
  formatCount(language, count, hasMore)

/** Choices with how many results each would find; without counts while these are unknown. */
export function withCounts(
  language: Language,
  options: readonly ChipOption[],
  facets: readonly ({ value: string | number } & Counted)[] = [],
): CountedChoice[] {
  return options.map((option) => {
    const facet = facets.find(({ value }) => value === option.value)
    return {
      ...option,
      found: facet?.count ?? 0,
      ...(facet && { count: formatFacet(language, facet) }),
    }
  })
}
