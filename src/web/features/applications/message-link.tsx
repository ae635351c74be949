import { Link } from '@tanstack/react-router'
import type { Application } from '#contract/applications.ts'
import type { ApplicationSide } from '#domain/applications.ts'
import { messagingTexts } from '#web/messages/en/messaging.ts'
import { paths } from '#web/paths.ts'
import { nameVolunteer } from './application-words.ts'

type MessageLinkProps = {
  application: Application
  /** Who reads it. */
  side: ApplicationSide
}

/** Leads to the conversation with the other side about the project. */
export function MessageLink({ application, side }: MessageLinkProps) {
  const { write, writeTo } = messagingTexts
  const { project, organization, volunteerId } = application
  const isReceived = side === 'organization'
  const name = isReceived ? nameVolunteer(application) : organization.organizationName
  const party = isReceived ? { volunteer: volunteerId } : { organization: organization.id }
  return (
    <Link {...paths.messages({ project: project.id, ...party })} className="link" aria-label={writeTo(name)}>
      {write}
    </Link>
  )
}
