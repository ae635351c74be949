import { landingTexts } from '#web/i18n/en/landing.ts'
import { marketingTexts } from '#web/i18n/en/marketing.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useSiteStats } from './api.ts'

/** Platform statistics: counted, or from the content file (spec F2.3; decision A18). */
export function Overview({ className }: { className?: string }) {
  const { overview: texts } = landingTexts
  const counted = useSiteStats()
  const entries = counted
    ? [
        { label: texts.volunteers, value: counted.volunteers.toLocaleString('en') },
        { label: texts.organizations, value: counted.organizations.toLocaleString('en') },
        { label: texts.completed, value: counted.completedProjects.toLocaleString('en') },
        ...(counted.successPercent === null
          ? []
          : [{ label: texts.success, value: `${counted.successPercent}%` }]),
      ]
    : [
        { label: texts.volunteers, value: marketingTexts.overview.volunteers },
        { label: texts.organizations, value: marketingTexts.overview.organizations },
        { label: texts.impact, value: marketingTexts.overview.impact },
        { label: texts.success, value: marketingTexts.overview.success },
        { label: texts.rating, value: marketingTexts.overview.rating },
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
