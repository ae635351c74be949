import { Link } from '@tanstack/react-router'
import type { Application } from '#contract/applications/applications.ts'
import { portfoliosTexts } from '#web/i18n/en/portfolios.ts'
import { paths } from '#web/lib/paths.ts'
import { formatVolunteerName } from './application-display.ts'

/** Links an organization to the volunteer's public portfolio; nothing if there is none. */
export function PortfolioLink({ application }: { application: Application }) {
  const { id, hasPublicPortfolio } = application.volunteer
  if (!hasPublicPortfolio) return null
  return (
    <Link
      {...paths.portfolio(id)}
      className="link"
      aria-label={portfoliosTexts.linkOf(formatVolunteerName(application))}
    >
      {portfoliosTexts.link}
    </Link>
  )
}
