import { Card } from '#web/ui/display/card.tsx'
import { landingCatalog } from '#web/features/marketing/texts/landing-texts.ts'
import { formatNumber } from '#web/lib/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { useSiteStats } from './api.ts'

type Figures = Record<'volunteers' | 'organizations' | 'impact' | 'success' | 'rating', string>

/** Platform statistics: counted, or from the content file (spec F2.3; decision A18). */
export function Overview({ figures, className }: { figures: Figures; className?: string }) {
  const { overview: texts } = useTexts(landingCatalog)
  const language = useLanguage()
  const counted = useSiteStats()
  const entries = counted
    ? [
        { label: texts.volunteers, value: formatNumber(language, counted.volunteers) },
        { label: texts.organizations, value: formatNumber(language, counted.organizations) },
        { label: texts.completed, value: formatNumber(language, counted.completedProjects) },
        ...(counted.successPercent === null
          ? []
          : [{ label: texts.success, value: texts.percent({ percent: counted.successPercent }) }]),
      ]
    : [
        { label: texts.volunteers, value: figures.volunteers },
        { label: texts.organizations, value: figures.organizations },
        { label: texts.impact, value: figures.impact },
        { label: texts.success, value: figures.success },
        { label: texts.rating, value: figures.rating },
      ]
  return (
    <Card as="section" padding="lg" aria-labelledby="overview-title" className={className}>
      <h2 id="overview-title" className="text-lg">
        {texts.title}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4">
        {entries.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse last:odd:col-span-2">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-heading text-2xl font-bold tabular-nums sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
