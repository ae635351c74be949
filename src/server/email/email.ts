/** The types of an email, from its texts to what is sent. */
import type { Language } from '#contract/i18n/languages.ts'
import type { EmailTransportName } from '#domain/email/transports.ts'
import type { EmailList } from '#domain/notifications/notification-topics.ts'
import type { Config } from '#server/config/config.ts'
import type { JobContext } from '#server/jobs/job.ts'

/** What people can unsubscribe from. */
export type EmailTopic = EmailList | 'digest'

/** A saved search that the link of an email ends. */
export interface LinkedSearch {
  id: string
  name: string
}

export interface Recipient {
  /** Null if the address has no account. */
  userId: string | null
  email: string
  firstName: string
  isDemo: boolean
  /** As the account stores it; null if it has none, or the address has no account. */
  language: string | null
}

/** A sentence of the product, or what someone wrote, in whatever direction its language has. */
export type Paragraph = string | { written: string }

/** The content of one kind of email, in its recipient's language. */
export interface EmailContent {
  subject: string
  paragraphs: Paragraph[]
  /** The label of the button. */
  action: string
  why: string
  /** The page with the rules by which we sent it. */
  rules?: { label: string; path: string }
  /** Only in emails about several things: each entry has its own link. */
  sections?: { title: string; entries: { text: string; path: string }[] }[]
}

/** How to unsubscribe from this kind of email. */
export interface Unsubscribe {
  list: EmailTopic
  label: string
  /** The page that asks for confirmation. */
  url: string
  /** Where email clients send the one-click unsubscribe request. */
  oneClickUrl: string
  settings: { label: string; url: string }
}

/** All texts of an email. */
export interface EmailText {
  subject: string
  greeting: string
  paragraphs: Paragraph[]
  sections: { title: string; entries: { text: string; url: string }[] }[]
  /** The one next step. */
  action: { label: string; url: string }
  /** Why this person gets this email. */
  why: string
  rules: { label: string; url: string } | null
  /** Null for emails that people cannot turn off. */
  unsubscribe: Unsubscribe | null
  footer: { brand: string; contact: string; product: string; url: string }
  language: Language
}

/** Where replies go. Address books keep the name, so only the contact address has the site's name alone. */
export interface ReplyTo {
  name: string
  address: string
}

/** A rendered email to one person. */
export interface Email {
  /** A plain email address and nothing else. */
  recipient: string
  /**
   * The same on every attempt to send it, so that recipients can recognize duplicates, unless each has a new link: then
   * it is another email.
   */
  messageId: string
  /**
   * For the headers by which email clients group and unsubscribe from emails. Null for emails that people cannot turn
   * off.
   */
  unsubscribe: Pick<Unsubscribe, 'list' | 'oneClickUrl'> | null
  /** Where replies go; null for the contact address of the site. */
  replyTo: ReplyTo | null
  subject: string
  text: string
  html: string
}

/** A line of the conversation with a mail server; a note says what happened in between. */
export interface ConversationLine {
  from: 'server' | 'client' | 'note'
  text: string
}

/** What a transport gets besides the email. */
export interface Delivery {
  eventId: number | null
  userId: string | null
  /** Whose address a bounce marks; the person by default. */
  bouncesOf?: string
  /** Gets the conversation line by line, without what signs in. */
  onLine?: (line: ConversationLine) => void
}

/** One way for emails to leave the product. */
export interface EmailTransport {
  readonly kind: EmailTransportName
  /** What takes the emails, as an operator knows it. */
  readonly name: string
  /** Where emails are handed over, without what signs in there; null if they stay. */
  readonly server: string | null
  /** The host that sends emails on; null if it is not known. */
  readonly host: string | null
  /** The provider that gets all emails, as people know it; null if there is none, or if only `host` shows which. */
  readonly provider: string | null
  /**
   * Whether it accepts this product, without sending anything: null if so, otherwise sentences that say what is wrong and
   * which setting to check. Null if only sending shows it.
   */
  readonly check: ((config: Pick<Config, 'publicUrl'>) => Promise<string | null>) | null
  /** Throws on failure: a `permanentError` if this email will always be refused, anything else to try again. */
  send(ctx: JobContext, email: Email, delivery: Delivery): Promise<void>
}
