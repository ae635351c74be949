/** The values of an agreed scope in the reader's language. */
import type { AgreedScope, ScopeField } from '#domain/applications/agreed-scope.ts'
import type { OptionsTexts } from '#contract/texts/options-texts.ts'
import { describeDuration } from '#web/lib/duration-text.ts'
import type { ScopeTexts } from '#web/features/applications/texts/scope-texts.ts'

interface Texts {
  scope: ScopeTexts
  options: OptionsTexts
}

/** One field in words; null where nothing is stated. */
export function describeField(texts: Texts, field: ScopeField, scope: AgreedScope): string | null {
  const inHours = (hours: number | null) => (hours === null ? null : texts.scope.perWeek({ hours }))
  switch (field) {
    case 'hours':
      return inHours(scope.hoursPerWeek)
    case 'totalHours':
      return inHours(scope.totalHours)
    case 'duration':
      return scope.duration === null ? null : describeDuration(texts.options, scope.duration)
    case 'location':
      return scope.isRemote ? texts.scope.remote : scope.location
    case 'title':
    case 'deliverables':
    case 'timeline':
    case 'contact':
      return scope[field]
  }
}
