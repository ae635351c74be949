/** The content of emails made from notifications: what the notification says, and why we sent it. */
import { formatList } from '#contract/i18n/lists.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { NotificationNames } from '#contract/i18n/named.ts'
import { replyDays } from '#domain/email/replies.ts'
import { isEmailedKind } from '#domain/notifications/notification-rules.ts'
import type { NotificationTopic } from '#domain/notifications/notification-topics.ts'
import type { NotificationKind } from '#domain/notifications/notifications.ts'
import type { EmailContent } from '#server/email/email.ts'
import { emailsCatalog, type EmailsTexts } from '#server/email/texts/emails-texts.ts'
import {
  notificationEmailsCatalog,
  type NotificationEmailsTexts,
} from '#server/email/texts/notification-emails-texts.ts'
import { aboutSchedule, quote, quoteAdministrator, shorten } from './content.ts'

type Why = (why: EmailsTexts['why'], names: NotificationNames) => string

const whyMember: Why = (why, { organization }) => why.member({ organization })
const whyOwner: Why = (why, { organization }) => why.owner({ organization })
const whyParticipant: Why = (why, { project }) => why.participant({ project })

const whys: Record<NotificationTopic, Why> = {
  applications: whyMember,
  reminders: whyMember,
  sent_invites: whyMember,
  decisions: (why, { project }) => why.applicant({ project }),
  invites: (why, { organization, project }) => why.invited({ organization, project }),
  agreements: (why, { project }) => why.accepted({ project }),
  progress: whyParticipant,
  hours: whyParticipant,
  check_ins: whyParticipant,
  reviews: whyParticipant,
  openings: (why, { project }) => why.waiting({ project }),
  dates: (why, { project }) => why.dates({ project }),
  messages: (why, names) => (names.volunteer ? whyMember(why, names) : why.contacted),
  rewards: (why) => why.volunteer,
  searches: (why) => why.search,
  matches: (why) => why.matches,
  verification: whyOwner,
  members: whyOwner,
  reports: (why) => why.report,
  administration: (why) => why.administrator,
  role: (why) => why.account,
}

/** Why we send an email about a topic. */
function whyAbout(
  { why }: EmailsTexts,
  { kind, topic, named: names }: Pick<NotificationEmail, 'topic' | 'named'> & { kind?: NotificationKind },
): string {
  // It concerns applicants whom no one has answered, too.
  if (kind?.startsWith('application.organization_')) return why.applicant({ project: names.project })
  if (topic !== null) return whys[topic](why, names)
  const isAppeal = kind === 'appeal.granted' || kind === 'appeal.denied'
  return isAppeal && names.organization !== '' ? whyMember(why, names) : why.account
}

/** The subject and the button of a kind. */
function labelsOf(
  { kinds, otherKinds }: NotificationEmailsTexts,
  kind: NotificationKind,
  names: NotificationNames,
) {
  if (!isEmailedKind(kind)) return otherKinds
  const { subject, action } = kinds[kind]
  if (typeof subject === 'string') return { subject, action }
  const values = {
    member: names.member,
    organization: shorten(names.organization),
    project: shorten(names.project),
    reward: shorten(names.reward),
    projects: names.moreProjects + 1,
    writer: names.volunteer || names.member,
    isNamed: names.appealed !== '',
    appealed: shorten(names.appealed),
  }
  return { subject: subject(values), action }
}

interface NotificationEmail {
  kind: NotificationKind
  topic: NotificationTopic | null
  /** What happened, as the notification says it, without a reference to this email. */
  happened: string
  named: NotificationNames
  /** The administrator's note, or null. */
  reason: string | null
}

/** Decisions that the reader can appeal once. */
const appealableKinds: readonly NotificationKind[] = [
  'message.removed',
  'account.warned',
  'organization.warned',
]
/** Answers to reports, and a decision without an appeal, to which one can reply. */
const answeredKinds: readonly NotificationKind[] = [
  'message.report_kept',
  'message.report_restored',
  'message.deleted_removed',
  'account.report_dismissed',
  'organization.report_dismissed',
]

/** The email of one notification. */
export function writeNotificationEmail(
  language: Language,
  { kind, topic, happened, named: names, reason }: NotificationEmail,
): EmailContent {
  const texts = notificationEmailsCatalog.read(language)
  const shared = emailsCatalog.read(language)
  return {
    ...labelsOf(texts, kind, names),
    paragraphs: [
      happened,
      ...quoteAdministrator(shared, reason),
      ...(appealableKinds.includes(kind) ? [shared.appealOnce] : []),
      ...(answeredKinds.includes(kind) ? [shared.appeal] : []),
    ],
    why: whyAbout(shared, { kind, topic, named: names }),
    ...(topic === 'reminders' && { rules: aboutSchedule(shared) }),
  }
}

interface MessageEmail extends NotificationEmail {
  /** Where replies go; null if the product takes none. */
  replyTo: object | null
  /** What is unread, the oldest first, if the reader can reply by email. */
  quoted: readonly { writer: string; content: string; files: readonly string[] }[]
  /** How many unread messages are left out. */
  more: number
}

/** Characters of one message in an email. */
const maxQuoted = 2000
const shortenMessage = (words: string) => {
  const characters = [...words]
  return characters.length > maxQuoted ? `${characters.slice(0, maxQuoted).join('')}…` : words
}

/** The name of the address for replies: address books keep it, so it is not the site's alone. */
export const nameReplies = (language: Language, writer: string): string =>
  notificationEmailsCatalog.read(language).message.via({ writer: toSingleLine(writer) })

/** The email about unread messages of a conversation. */
export function writeMessageEmail(
  language: Language,
  { replyTo, quoted, more, ...about }: MessageEmail,
): EmailContent {
  const { message: texts } = notificationEmailsCatalog.read(language)
  const { paragraphs, ...email } = writeNotificationEmail(language, about)
  return {
    ...email,
    paragraphs: [
      ...paragraphs,
      ...quoted.flatMap(({ writer, content, files }) => {
        const attached =
          files.length > 0 ? texts.files({ files: formatList(language, files.map(toSingleLine)) }) : ''
        const words = [shortenMessage(content), attached].filter((part) => part !== '').join('\n')
        return quote(texts.wrote({ writer: toSingleLine(writer) }), words)
      }),
      ...(more > 0 ? [texts.more({ count: more })] : []),
      replyTo === null ? texts.replyOnSite : texts.replyByEmail({ days: replyDays }),
    ],
  }
}

/** The email about changes to agreed work, one paragraph per change. */
export function writeScopeChangeEmail(
  language: Language,
  { named: names, lines }: { named: NotificationNames; lines: readonly string[] },
): EmailContent {
  const { scopeChanged: texts } = notificationEmailsCatalog.read(language)
  const { organization, project } = names
  return {
    subject: texts.subject({ organization: shorten(organization), project: shorten(project) }),
    paragraphs: [texts.happened({ organization, project }), ...lines, texts.next({ organization })],
    action: texts.action,
    why: whyAbout(emailsCatalog.read(language), { topic: 'agreements', named: names }),
  }
}

interface DigestEmail {
  /** Some of it are reminders. */
  hasReminders: boolean
  /** How many notifications there are, including those left out. */
  count: number
  sections: NonNullable<EmailContent['sections']>
  /** How many are left out. */
  more: number
}

/** The daily digest. */
export function writeDigestEmail(
  language: Language,
  { count, sections, more, hasReminders }: DigestEmail,
): EmailContent {
  const { digest: texts } = notificationEmailsCatalog.read(language)
  const shared = emailsCatalog.read(language)
  return {
    subject: texts.subject({ count }),
    paragraphs: [texts.happened({ count }), ...(more > 0 ? [texts.more({ shown: count - more })] : [])],
    sections,
    action: texts.action,
    why: shared.why.digest,
    ...(hasReminders && { rules: aboutSchedule(shared) }),
  }
}
