import type { OrganizationHome, VolunteerHome } from '#contract/dashboards/homes.ts'
import { formatDecimal, formatNumber } from '#web/lib/format/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { homeCatalog } from '#web/features/landing/texts/home-texts.ts'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import { HomeCard } from './home-card.tsx'

type Figure = { value: number | null; label: string }

/** A volunteer's impact (spec F2.8); one sentence while there is none. */
export function VolunteerImpact({ impact }: { impact: VolunteerHome['impact'] }) {
  const { impact: texts } = useTexts(homesCatalog)
  const { activeProjects, completedProjects, confirmedHours, waitingHours, averageRating } = impact
  if (activeProjects + completedProjects + confirmedHours + waitingHours === 0)
    return <NoImpact text={texts.empty.volunteer} />
  return (
    <Figures
      rating={averageRating}
      figures={[
        { value: confirmedHours, label: texts.confirmedHours({ count: confirmedHours }) },
        { value: waitingHours, label: texts.waitingHours({ count: waitingHours }) },
        { value: completedProjects, label: texts.completed({ count: completedProjects }) },
      ]}
    />
  )
}

/** An organization's impact, likewise. */
export function OrganizationImpact({ impact }: { impact: OrganizationHome['impact'] }) {
  const { impact: texts } = useTexts(homesCatalog)
  const { totalVolunteers, completedProjects, totalHours, averageRating } = impact
  if (totalVolunteers + completedProjects + totalHours === 0)
    return <NoImpact text={texts.empty.organization} />
  return (
    <Figures
      rating={averageRating}
      figures={[
        { value: totalVolunteers, label: texts.volunteers({ count: totalVolunteers }) },
        { value: totalHours, label: texts.confirmedHours({ count: totalHours }) },
        { value: completedProjects, label: texts.completed({ count: completedProjects }) },
      ]}
    />
  )
}

function NoImpact({ text }: { text: string }) {
  const { impact } = useTexts(homeCatalog)
  return (
    <section aria-label={impact} className="text-muted px-1 text-sm">
      <h2 className="text-ink inline font-sans text-sm font-semibold tracking-normal">{impact}</h2>
      <p>{text}</p>
    </section>
  )
}

function Figures({ figures, rating }: { figures: readonly Figure[]; rating: number | null }) {
  const { impact: title } = useTexts(homeCatalog)
  const { impact: texts } = useTexts(homesCatalog)
  const language = useLanguage()
  return (
    <HomeCard title={title}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-4 p-4">
        {figures.map(({ value, label }) => (
          <FigureItem
            key={label}
            label={label}
            value={value === null ? '–' : formatNumber(language, value)}
          />
        ))}
        <FigureItem
          label={rating === null ? texts.notRated : texts.rating}
          value={rating === null ? '–' : formatDecimal(language, rating)}
        />
      </dl>
    </HomeCard>
  )
}

function FigureItem({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-heading text-2xl font-bold tabular-nums">{value}</dd>
    </div>
  )
}
