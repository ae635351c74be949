import { Link } from '@tanstack/react-router'
import type { Application } from '#contract/applications/applications.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { paths } from '#web/lib/paths.ts'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { formatVolunteerName } from './application-display.ts'

type MessageLinkProps = {
  application: Application
  /** The side that reads it. */
  side: ApplicationSide
}

/** Links to the conversation with the other side about the project. */
export function MessageLink({ application, side }: MessageLinkProps) {
  const { write, writeTo } = useTexts(messagingCatalog)
  const { project, organization, volunteerId } = application
  const isReceived = side === 'organization'
  const name = isReceived ? formatVolunteerName(application) : organization.organizationName
  const party = isReceived ? { volunteer: volunteerId } : { organization: organization.id }
  return (
    <Link
      {...paths.messages({ project: project.id, ...party })}
      className="link"
      aria-label={writeTo({ name })}
    >
      {write}
    </Link>
  )
}
