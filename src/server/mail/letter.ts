/** What a letter is, from its texts to what leaves the house. */

/** What one kind of letter says, which a language's module tells. */
export interface LetterContent {
  subject: string
  paragraphs: string[]
  /** What the button says. */
  action: string
  why: string
  /** Of a letter about many things: each leads somewhere of its own. */
  sections?: { title: string; entries: { text: string; path: string }[] }[]
}

/** How to get no more letters of a kind. */
export interface Leave {
  /** The topic, or "digest". */
  list: string
  label: string
  /** The page that asks. */
  url: string
  /** Where mail programs send their form: one press and no page. */
  oneClickUrl: string
  settings: { label: string; url: string }
}

/** All texts of a letter. */
export interface LetterText {
  subject: string
  greeting: string
  paragraphs: string[]
  sections: { title: string; entries: { text: string; url: string }[] }[]
  /** The one thing to do next. */
  action: { label: string; url: string }
  /** Why this person gets this letter. */
  why: string
  /** Null of letters that nobody can turn off. */
  leave: Leave | null
  footer: { brand: string; contact: string; product: string; url: string }
  language: string
}

/** A letter to one person, rendered. */
export interface Letter {
  /** An e-mail address and nothing else. */
  recipient: string
  /** The same each time this letter is sent, so that whoever gets it twice can tell. */
  messageId: string
  /** By which a mail program sorts letters and ends them; null of those that nobody turns off. */
  leave: Pick<Leave, 'list' | 'oneClickUrl'> | null
  subject: string
  text: string
  html: string
}
