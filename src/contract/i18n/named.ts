/** The names used in a notification, for the sentences in `en.ts`. */
import { formatFullName } from '#domain/accounts/accounts.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import { notificationMessages, type NotificationNames } from './en.ts'
import { notificationTitles } from './notification-titles.ts'

/** Shown instead of a name if the account is deleted. */
const unknownName = 'Someone'

/** The data a notification's text is built from. */
export interface NotificationContent extends Pick<
  Notification,
  'kind' | 'volunteer' | 'organization' | 'project' | 'member' | 'actor' | 'reward'
> {
  /** Each change of the agreed work, as a line of text. */
  changes?: readonly string[]
  /** How many more projects it is about, besides the named one. */
  moreProjects?: number
}

/** Each name as one line. */
export function toNotificationNames({
  kind,
  volunteer,
  organization,
  project,
  member,
  actor,
  reward,
  changes = [],
  moreProjects = 0,
}: NotificationContent): NotificationNames {
  const nameOf = (person: Notification['member']) =>
    person ? toSingleLine(formatFullName(person)) : unknownName
  return {
    // For a message, the name shows which side wrote it.
    volunteer: kind === 'message.received' && !volunteer ? '' : nameOf(volunteer),
    organization: toSingleLine(organization?.organizationName ?? ''),
    project: toSingleLine(project?.title ?? ''),
    member: nameOf(member),
    actor: nameOf(actor),
    reward: toSingleLine(reward?.name ?? ''),
    changes,
    moreProjects,
  }
}

/**
 * Title and message of a notification, in the only place that builds them, for the API, the live stream and emails.
 */
export function renderNotification(about: NotificationContent): Pick<Notification, 'title' | 'message'> {
  return {
    title: notificationTitles[about.kind],
    message: notificationMessages[about.kind](toNotificationNames(about)),
  }
}
