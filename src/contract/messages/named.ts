/** How a notification names what it is about, for the sentences in `en.ts`. */
import { namePerson } from '#domain/accounts.ts'
import { toLine } from '#domain/text.ts'
import type { Notification } from '#contract/notifications.ts'
import { happenings, type Named } from './en.ts'
import { noticeTitles } from './notice-titles.ts'

/** Used for a name if the account is gone. */
const someone = 'Someone'

/** What the text of a notification is made from. */
export interface NoticeContent extends Pick<
  Notification,
  'kind' | 'volunteer' | 'organization' | 'project' | 'member' | 'actor' | 'reward'
> {
  /** Each change of agreed work, as a line of text. */
  changes?: readonly string[]
  /** How many projects it is about besides the one it names. */
  moreProjects?: number
}

/** Each name as one line. */
export function namesIn({
  kind,
  volunteer,
  organization,
  project,
  member,
  actor,
  reward,
  changes = [],
  moreProjects = 0,
}: NoticeContent): Named {
  const nameOf = (person: Notification['member']) => (person ? toLine(namePerson(person)) : someone)
  return {
    // In a message it shows which side wrote.
    volunteer: kind === 'message.received' && !volunteer ? '' : nameOf(volunteer),
    organization: toLine(organization?.organizationName ?? ''),
    project: toLine(project?.title ?? ''),
    member: nameOf(member),
    actor: nameOf(actor),
    reward: toLine(reward?.name ?? ''),
    changes,
    moreProjects,
  }
}

/** Title and message of a notification: the one place that writes them, for the API, the live stream and emails. */
export function renderNotice(about: NoticeContent): Pick<Notification, 'title' | 'message'> {
  return { title: noticeTitles[about.kind], message: happenings[about.kind](namesIn(about)) }
}
