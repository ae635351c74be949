import { Building2, CircleCheckBig, Clock, Star } from 'lucide-react'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { portfoliosTexts } from '#web/i18n/en/portfolios.ts'
import { StatCards } from '#web/ui/display/stat-card.tsx'

/** Totals of the work that others see. */
export function PortfolioTotals({ portfolio }: { portfolio: Portfolio }) {
  const { totals: texts } = portfoliosTexts
  const { totals, averageRating: rating, totalReviews } = portfolio
  return (
    <StatCards
      label={texts.label}
      stats={[
        { icon: CircleCheckBig, label: texts.works, value: texts.number(totals.works) },
        {
          icon: Clock,
          label: texts.hours,
          value: texts.number(totals.confirmedHours),
          hint: texts.hoursHint,
        },
        { icon: Building2, label: texts.organizations, value: texts.number(totals.organizations) },
        {
          icon: Star,
          label: texts.rating,
          value: rating === null ? '–' : rating.toFixed(1),
          hint: rating === null ? texts.notRated : texts.ratingHint(totalReviews),
        },
      ]}
    />
  )
}
