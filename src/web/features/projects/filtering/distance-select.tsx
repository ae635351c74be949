import { getNumberFormat } from '#contract/i18n/formatters.ts'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import type { DistanceUnit, Within } from '#domain/projects/nearby.ts'
import type { FoundPlace } from '#contract/projects/facets.ts'
import { browseCatalog, type BrowseTexts } from '#web/features/projects/texts/browse-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'

type DistanceSelectProps = {
  value: Within
  /** Each with how many results it would find, if that is counted. */
  choices: readonly { value: Within; count?: string }[]
  /** The place to look near: the unit of distances from it, and its state or country; empty if no one knows. */
  place: { unit: DistanceUnit; area: string }
  onChange: (within: Within) => void
}

/** How far from a place to look: up to a distance, or in its whole state or country. */
export function DistanceSelect({ value, choices, place: { unit, area }, onChange }: DistanceSelectProps) {
  const texts = useTexts(browseCatalog).filters
  const language = useLanguage()
  const nameOf = (within: Within) =>
    within === 'state' ? texts.anywhere({ area }) : formatDistance(language, within, unit)
  return (
    <Field label={texts.within}>
      <Select
        value={String(value)}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange(chosen === 'state' ? chosen : Number(chosen))
        }
        options={choices
          .filter((choice) => choice.value !== 'state' || area !== '' || value === 'state')
          .map(({ value: within, count }) => {
            const label = nameOf(within)
            return {
              value: String(within),
              label: count === undefined ? label : texts.withCount({ label, count }),
            }
          })}
      />
    </Field>
  )
}

/** "25 miles". */
const formatDistance = (language: Language, distance: number, unit: DistanceUnit) =>
  getNumberFormat(settingsOf(language).locale, {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    unitDisplay: 'long',
  }).format(distance)

type Found = { texts: BrowseTexts['filters']; language: Language; place: FoundPlace | null }

/** What the place filter finds, in a few words: "Within 25 miles of Towson, MD". */
export function describeNear(
  { texts, language, place }: Found,
  { near, within }: { near: string; within: Within },
): string {
  if (!place) return texts.nearPlace({ place: near })
  const { isArea, area, name, unit } = place
  return isArea || within === 'state'
    ? texts.anywhere({ area: area || name })
    : texts.withinOf({ distance: formatDistance(language, within, unit), place: name })
}
