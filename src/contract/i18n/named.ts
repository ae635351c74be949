/** Titles and messages of notifications, in their reader's language. */
import { formatFullName } from '#domain/accounts/accounts.ts'
import { isReasonEmailed } from '#domain/notifications/notification-rules.ts'
import {
  isGatheredKind,
  isMessageNotificationKind,
  type NotificationKind,
} from '#domain/notifications/notifications.ts'
import type { AppealKind } from '#domain/moderation/appeals.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import {
  notificationSentencesCatalog,
  type NotificationSentencesTexts,
} from '#contract/texts/notification-sentences-texts.ts'
import type { Language } from './languages.ts'

/** What a message can name, each as one line of text; empty if it is not about that. */
export interface NotificationNames {
  volunteer: string
  organization: string
  project: string
  /** The member affected by a change, and the person who made it. */
  member: string
  actor: string
  /** Who made it: `person` = the actor, `staff` = administrators, who are not named, `none` = the product. */
  by: 'person' | 'staff' | 'none'
  /** The badge or the perk. */
  reward: string
  /** How many more projects it is about, besides the named one. */
  moreProjects: number
  /** How well a new match fits, 0 to 100. */
  score: number
  /** What a decided appeal was about and the decision that was appealed; `other` if its subject is gone. */
  appeal: string
  /** The title, name or sentence that it was about; empty for an account and a message. */
  appealed: string
  isGranted: boolean
  /** Granting it undid the decision. */
  isUndone: boolean
}

/** The data a notification's text is built from. */
export interface NotificationContent extends Pick<
  Notification,
  'kind' | 'volunteer' | 'organization' | 'project' | 'member' | 'actor' | 'reward' | 'appeal'
> {
  /** What follows the sentence, as lines of text: each change of the agreed work, or why an application was declined. */
  details?: readonly string[]
  /** How many more projects it is about, besides the named one. */
  moreProjects?: number
  /** How well a new match fits, 0 to 100. */
  score?: number
  /** The staff did it. */
  isByStaff?: boolean
  /** How many of its kind it gathers, itself included. */
  gathered?: number
}

/** Each name as one line. */
export function toNotificationNames(
  { unknownName }: NotificationSentencesTexts,
  {
    kind,
    volunteer,
    organization,
    project,
    member,
    actor,
    reward,
    appeal,
    moreProjects = 0,
    score = 0,
    isByStaff = false,
  }: Omit<NotificationContent, 'details' | 'gathered'>,
): NotificationNames {
  // The account may have been deleted.
  const nameOf = (person: Notification['member']) =>
    person ? toSingleLine(formatFullName(person)) : unknownName
  return {
    // For a message, the name shows which side the reader is not on.
    volunteer: isMessageNotificationKind(kind) && !volunteer ? '' : nameOf(volunteer),
    organization: toSingleLine(organization?.organizationName ?? ''),
    project: toSingleLine(project?.title ?? ''),
    member: nameOf(member),
    actor: nameOf(actor),
    by: isByStaff ? 'staff' : actor ? 'person' : 'none',
    reward: toSingleLine(reward?.name ?? ''),
    moreProjects,
    score,
    ...nameAppeal(appeal),
  }
}

/** Kinds of what is appealed that have no name of their own. */
const unnamedKinds: readonly AppealKind[] = ['person', 'message']

type AppealNames = Pick<NotificationNames, 'appeal' | 'appealed' | 'isGranted' | 'isUndone'>

/** The names of what is not about an appeal. */
export const noAppeal: AppealNames = { appeal: 'other', appealed: '', isGranted: false, isUndone: false }

function nameAppeal(appeal: Notification['appeal']): AppealNames {
  if (!appeal) return noAppeal
  const { kind, decision, name, state, isUndone } = appeal
  const isKnown = name !== '' || unnamedKinds.includes(kind)
  return {
    appeal: isKnown ? `${kind}_${decision}` : 'other',
    appealed: toSingleLine(name),
    isGranted: state === 'granted',
    isUndone,
  }
}

/** What happened, in a sentence or two. Emails say the reason beside it, notifications refer to it. */
export function describeNotification(
  { messages }: NotificationSentencesTexts,
  kind: NotificationKind,
  names: NotificationNames,
): string {
  // A volunteer writes to an organization; a member writes for an organization.
  const message = messages[kind]
  return typeof message === 'string'
    ? message
    : message({ ...names, isByMember: names.volunteer === '', isNamed: names.appealed !== '' })
}

/**
 * Title and message of a notification, in the only place that builds them, for the API, the live stream and emails.
 */
export function renderNotification(
  language: Language,
  { details = [], gathered = 1, ...about }: NotificationContent,
): Pick<Notification, 'title' | 'message'> {
  const texts = notificationSentencesCatalog.read(language)
  if (gathered > 1 && isGatheredKind(about.kind)) {
    const { title, message } = texts.gathered[about.kind]
    const { project, volunteer } = toNotificationNames(texts, about)
    return { title: title({ gathered }), message: message({ project, volunteer }) }
  }
  const happened = describeNotification(texts, about.kind, toNotificationNames(texts, about))
  const said = isReasonEmailed(about.kind) ? texts.withReason({ happened }) : happened
  return { title: texts.titles[about.kind], message: [said, ...details].join('\n') }
}
