/** Loads the demo's invites as they were sent, so no one is notified now. */
import { demoInvites } from '#demo/data.ts'
import { getRequired, type Loading } from '#demo/loading.ts'
import { invites } from '#server/db/tables/invites.ts'

export async function loadInvites({ db, now, ...loading }: Loading): Promise<void> {
  await db.insert(invites).values(
    demoInvites.map(({ project, volunteer, by, hoursAgo, decline, content }) => {
      const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
      const { id: projectId, organizationId } = getRequired(loading.projects, project)
      return {
        projectId,
        organizationId,
        volunteerId: getRequired(loading.people, volunteer),
        senderId: getRequired(loading.people, by),
        content,
        language: 'en' as const,
        createdAt: at(hoursAgo),
        ...(decline && {
          status: 'declined' as const,
          declineReason: decline.reason,
          endReason: decline.words,
          endedAt: at(decline.hoursAgo),
        }),
      }
    }),
  )
}
