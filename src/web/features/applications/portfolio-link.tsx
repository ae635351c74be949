import { Link } from '@tanstack/react-router'
import type { Application } from '#contract/applications.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { nameVolunteer } from './application-words.ts'

/** Leads an organization to what the volunteer shows everybody; nothing where they show nothing. */
export function PortfolioLink({ application }: { application: Application }) {
  const { portfolios } = messages
  const { id, hasPublicPortfolio } = application.volunteer
  if (!hasPublicPortfolio) return null
  return (
    <Link
      {...paths.portfolio(id)}
      className="link"
      aria-label={portfolios.linkOf(nameVolunteer(application))}
    >
      {portfolios.link}
    </Link>
  )
}
