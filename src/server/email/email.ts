/** The types of an email, from its texts to what is sent. */

/** The content of one kind of email, from the messages module of a language. */
export interface EmailContent {
  subject: string
  paragraphs: string[]
  /** The label of the button. */
  action: string
  why: string
  /** Only in emails about several things: each entry has its own link. */
  sections?: { title: string; entries: { text: string; path: string }[] }[]
}

/** How to unsubscribe from this kind of email. */
export interface Unsubscribe {
  /** The topic, or "digest". */
  list: string
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
  paragraphs: string[]
  sections: { title: string; entries: { text: string; url: string }[] }[]
  /** The one next step. */
  action: { label: string; url: string }
  /** Why this person gets this email. */
  why: string
  /** Null for emails that people cannot turn off. */
  leave: Unsubscribe | null
  footer: { brand: string; contact: string; product: string; url: string }
  language: string
}

/** A rendered email to one person. */
export interface Email {
  /** A plain email address and nothing else. */
  recipient: string
  /** The same on every attempt to send it, so that recipients can recognize duplicates. */
  messageId: string
  /**
   * For the headers by which email clients group and unsubscribe from emails. Null for emails that people cannot turn
   * off.
   */
  leave: Pick<Unsubscribe, 'list' | 'oneClickUrl'> | null
  subject: string
  text: string
  html: string
}
