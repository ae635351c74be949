/** How a notification names what it speaks of, for the sentences in `en.ts`. */
import { namePerson } from '#domain/accounts.ts'
import { toLine } from '#domain/text.ts'
import type { Notification } from '#contract/notifications.ts'
import type { Named } from './en.ts'

/** Each name as one line; `somebody` stands for a person whose account is gone. */
export function namesIn(
  {
    kind,
    volunteer,
    organization,
    project,
    member,
    actor,
    reward,
  }: Pick<Notification, 'kind' | 'volunteer' | 'organization' | 'project' | 'member' | 'actor' | 'reward'>,
  somebody: string,
): Named {
  const nameOf = (person: Notification['member']) => (person ? toLine(namePerson(person)) : somebody)
  return {
    // Of a message it tells which side wrote.
    volunteer: kind === 'message.received' && !volunteer ? '' : nameOf(volunteer),
    organization: toLine(organization?.organizationName ?? ''),
    project: toLine(project?.title ?? ''),
    member: nameOf(member),
    actor: nameOf(actor),
    reward: toLine(reward?.name ?? ''),
  }
}
