/** What a letter is, from its texts to what leaves the house. */

/** What one kind of letter says, which a language's module tells. */
export interface LetterContent {
  subject: string
  paragraphs: string[]
  /** What the button says. */
  action: string
  why: string
}

/** All texts of a letter. */
export interface LetterText {
  subject: string
  greeting: string
  paragraphs: string[]
  /** The one thing to do next. */
  action: { label: string; url: string }
  /** Why this person gets this letter. */
  why: string
  footer: { brand: string; contact: string; product: string; url: string }
  language: string
}

/** A letter to one person, rendered. */
export interface Letter {
  /** An e-mail address and nothing else. */
  recipient: string
  /** The same each time this letter is sent, so that whoever gets it twice can tell. */
  messageId: string
  /** The kind of letters that a mail program may sort by; null for those that nobody should sort away. */
  list: 'applications' | null
  subject: string
  text: string
  html: string
}
