/** The values of an agreed scope in the reader's language. */
import type { AgreedScope, ScopeField } from '#domain/applications/agreed-scope.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { describeMilestone } from '#contract/i18n/milestones.ts'
import { milestonesCatalog, type MilestonesTexts } from '#contract/texts/milestones-texts.ts'
import { optionsCatalog, type OptionsTexts } from '#contract/texts/options-texts.ts'
import { describeDuration } from '#web/lib/format/duration-text.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { scopeCatalog, type ScopeTexts } from '#web/features/applications/texts/scope-texts.ts'

export interface ScopeValueTexts {
  scope: ScopeTexts
  options: OptionsTexts
  milestones: MilestonesTexts
  language: Language
}

/** The texts and the language that values are in. */
export const useScopeValueTexts = (): ScopeValueTexts => ({
  scope: useTexts(scopeCatalog),
  options: useTexts(optionsCatalog),
  milestones: useTexts(milestonesCatalog),
  language: useLanguage(),
})

const describeDay = ({ language }: ScopeValueTexts, day: string | null) =>
  day === null ? null : formatDay(language, day)

/** One field in words; null where nothing is stated. */
export function describeField(texts: ScopeValueTexts, field: ScopeField, scope: AgreedScope): string | null {
  const inHours = (hours: number | null) => (hours === null ? null : texts.scope.perWeek({ hours }))
  switch (field) {
    case 'hours':
      return inHours(scope.hoursPerWeek)
    case 'totalHours':
      return inHours(scope.totalHours)
    case 'duration':
      return scope.duration === null ? null : describeDuration(texts.options, scope.duration)
    case 'startDate':
    case 'endDate':
      return describeDay(texts, scope[field])
    case 'milestones':
      return (
        scope.milestones
          ?.map((each) => describeMilestone(texts.milestones, texts.language, each))
          .join('\n') ?? null
      )
    case 'location':
      return scope.isRemote ? texts.scope.remote : scope.location
    case 'title':
    case 'deliverables':
    case 'timeline':
    case 'contactName':
    case 'contact':
      return scope[field]
  }
}
