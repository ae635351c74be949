import { Link } from '@tanstack/react-router'
import type { Application } from '#contract/applications/applications.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { portfoliosCatalog } from '#web/features/portfolios/texts/portfolios-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { formatVolunteerName } from './application-display.ts'

/** Links an organization to the volunteer's public portfolio; nothing if there is none. */
export function PortfolioLink({ application }: { application: Application }) {
  const portfoliosTexts = useTexts(portfoliosCatalog)
  const { id, hasPublicPortfolio } = application.volunteer
  if (!hasPublicPortfolio) return null
  return (
    <Link
      {...paths.portfolio(id)}
      className="link target-44"
      aria-label={portfoliosTexts.linkOf({ name: formatVolunteerName(application) })}
    >
      {portfoliosTexts.link}
    </Link>
  )
}
