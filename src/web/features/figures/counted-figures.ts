import { landingCatalog } from '#web/features/landing/texts/landing-texts.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { useSiteStats } from './api.ts'

/** The counted statistics that are large enough to show (decision A18); none where the content file's are shown. */
export function useCountedFigures(): { label: string; value: string }[] {
  const { overview: texts } = useTexts(landingCatalog)
  const language = useLanguage()
  const counted = useSiteStats()
  if (!counted) return []
  const { successPercent: percent, averageRating: average } = counted
  const count = (value: number | null) => value !== null && formatNumber(language, value)
  return [
    { label: texts.volunteers, value: count(counted.volunteers) },
    { label: texts.organizations, value: count(counted.organizations) },
    { label: texts.completed, value: count(counted.completedProjects) },
    { label: texts.success, value: percent !== null && texts.percent({ percent }) },
    { label: texts.rating, value: average !== null && texts.average({ average }) },
  ].flatMap(({ label, value }) => (value === false ? [] : [{ label, value }]))
}
