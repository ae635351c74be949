/**
 * Announcements: one message of an organization to all accepted volunteers of a project, put into each one's own
 * conversation about it (issue 24). So they answer in private, and none of them sees who else received it.
 */
import type { ApplicationStatus } from '#domain/applications/applications.ts'
import type { WriteRefusal } from './messaging.ts'

/** How many announcements a project has per day (UTC) unless the site sets another number. */
export const announcementsADay = 5

/** Someone whose application to the project was accepted at some time. */
export interface AcceptedVolunteer {
  /** The statuses of their applications to it: someone who applied again has several. */
  statuses: readonly ApplicationStatus[]
  /** Why the organization can't write to them now; null if it can. */
  refusal: WriteRefusal | null
}

/** The people in one stage of the work, counted by whether they can be written to. */
export interface AnnouncementGroup {
  reachable: number
  /** Members of the organization itself. */
  ownMembers: number
  /** Everyone else who can't be written to now, whatever the reason: a number must not reveal a block. */
  unavailable: number
}

/** Whom an announcement can reach: people at work now, and those who have completed theirs. */
export interface AnnouncementAudience {
  active: AnnouncementGroup
  completed: AnnouncementGroup
  /** Their work ended early. They are never written to. */
  ended: number
}

type Stage = 'active' | 'completed' | 'ended'

function findStage({ statuses }: AcceptedVolunteer): Stage {
  if (statuses.includes('accepted')) return 'active'
  return statuses.includes('completed') ? 'completed' : 'ended'
}

/** Whether an announcement goes to someone; those who have completed their work get it only if it includes them. */
export function isRecipient(
  volunteer: AcceptedVolunteer,
  { includesCompleted }: { includesCompleted: boolean },
): boolean {
  if (volunteer.refusal !== null) return false
  const stage = findStage(volunteer)
  return stage === 'active' || (stage === 'completed' && includesCompleted)
}

/** How many of a project's volunteers an announcement reaches, and how many it does not, with the reasons. */
export function countAudience(volunteers: readonly AcceptedVolunteer[]): AnnouncementAudience {
  const inStage = (stage: Stage) => volunteers.filter((each) => findStage(each) === stage)
  return {
    active: countGroup(inStage('active')),
    completed: countGroup(inStage('completed')),
    ended: inStage('ended').length,
  }
}

function countGroup(volunteers: readonly AcceptedVolunteer[]): AnnouncementGroup {
  const reachable = volunteers.filter(({ refusal }) => refusal === null).length
  const ownMembers = volunteers.filter(({ refusal }) => refusal === 'own_organization').length
  return { reachable, ownMembers, unavailable: volunteers.length - reachable - ownMembers }
}

/** How many of an audience an announcement reaches: whom `isRecipient` says yes to. */
export const countRecipients = (
  { active, completed }: Pick<AnnouncementAudience, 'active' | 'completed'>,
  { includesCompleted }: { includesCompleted: boolean },
): number => active.reachable + (includesCompleted ? completed.reachable : 0)

export type AnnouncementRefusal = 'no_recipients' | 'repeated' | 'used_up'

/** Why an announcement can't be sent now, or null. */
export function findAnnouncementRefusal(announcement: {
  recipients: number
  /** How many the project has had today (UTC), and how many it can have. */
  today: { used: number; limit: number }
  /** One of them has the same text: it was sent from another tab, or again after a lost answer. */
  isRepeated: boolean
}): AnnouncementRefusal | null {
  if (announcement.isRepeated) return 'repeated'
  if (announcement.today.used >= announcement.today.limit) return 'used_up'
  return announcement.recipients === 0 ? 'no_recipients' : null
}
