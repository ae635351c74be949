import { Building2, CircleCheckBig, Clock, Star } from 'lucide-react'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { StatCards } from '#web/ui/display/stat-card.tsx'
import { formatDecimal } from '#web/lib/format/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

/** Totals of the work that others see. */
export function PortfolioTotals({ portfolio }: { portfolio: Portfolio }) {
  const language = useLanguage()
  const { totals: texts } = useTexts(portfoliosCatalog)
  const { totals, averageRating: rating, totalReviews } = portfolio
  return (
    <StatCards
      label={texts.label}
      stats={[
        { icon: CircleCheckBig, label: texts.works, value: texts.number({ count: totals.works }) },
        {
          icon: Clock,
          label: texts.hours,
          value: texts.number({ count: totals.confirmedHours }),
          hint: texts.hoursHint,
        },
        { icon: Building2, label: texts.organizations, value: texts.number({ count: totals.organizations }) },
        {
          icon: Star,
          label: texts.rating,
          value: rating === null ? '–' : formatDecimal(language, rating),
          hint: rating === null ? texts.notRated : texts.ratingHint({ count: totalReviews }),
        },
      ]}
    />
  )
}
