/** What a letter is, from its texts to what leaves the house. */

/** The texts of a letter, which a language's module makes. */
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
  subject: string
  text: string
  html: string
}
