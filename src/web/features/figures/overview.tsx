import { use } from 'react'
import { Card } from '#web/ui/display/card.tsx'
import { landingCatalog } from '#web/features/landing/texts/landing-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useCountedFigures } from './counted-figures.ts'

type Figures = Record<'volunteers' | 'organizations' | 'impact' | 'success' | 'rating', string>

/**
 * Platform statistics: counted, or from the content file (spec F2.3; decision A18). Nothing while all counts are too
 * small to show.
 */
export function Overview({ figures, className }: { figures: Figures; className?: string }) {
  const { overview: texts } = useTexts(landingCatalog)
  const { showsExamples } = use(SiteContext)
  const counted = useCountedFigures()
  const entries = showsExamples
    ? [
        { label: texts.volunteers, value: figures.volunteers },
        { label: texts.organizations, value: figures.organizations },
        { label: texts.impact, value: figures.impact },
        { label: texts.success, value: figures.success },
        { label: texts.rating, value: figures.rating },
      ]
    : counted
  if (entries.length === 0) return null
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
