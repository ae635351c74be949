import { Link } from '@tanstack/react-router'
import type { Application } from '#contract/applications.ts'
import { portfoliosTexts } from '#web/messages/en/portfolios.ts'
import { paths } from '#web/paths.ts'
import { nameVolunteer } from './application-words.ts'

/** Leads an organization to what the volunteer shows everybody; nothing where they show nothing. */
export function PortfolioLink({ application }: { application: Application }) {
  const { id, hasPublicPortfolio } = application.volunteer
  if (!hasPublicPortfolio) return null
  return (
    <Link
      {...paths.portfolio(id)}
      className="link"
      aria-label={portfoliosTexts.linkOf(nameVolunteer(application))}
    >
      {portfoliosTexts.link}
    </Link>
  )
}
