import type { Project } from '#contract/projects/projects.ts'
import { InviteButton } from '#web/features/invites/invite-button.tsx'
import { MessageLink } from '#web/features/messages/conversation/message-link.tsx'
import { VolunteerMatchList } from '#web/features/projects/matching/volunteer-match-list.tsx'

/** The volunteers who match a project, for members of its organization. */
export function VolunteersToInvite({ project }: { project: Project }) {
  return (
    <VolunteerMatchList
      projectId={project.id}
      contact={({ userId, name, isInvited }) => (
        <>
          <InviteButton volunteer={{ id: userId, name }} project={project} isInvited={isInvited} />
          <MessageLink name={name} about={{ volunteer: userId, project: project.id }} />
        </>
      )}
    />
  )
}
