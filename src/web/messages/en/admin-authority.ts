/** The administrators' area: who showed that they may act for an organization, and the documents it sent. */
import type { AuthorityObstacle } from '#domain/authority.ts'

const obstacles: Record<AuthorityObstacle, string> = {
  no_website: 'Its profile names no website, so a letter alone can show it.',
  shared_website: 'Its website is on an address of many, so a letter alone can show it.',
}

export const adminAuthorityTexts = {
  heading: 'Who may act for it',
  text: 'Apart from its legal status: the registers say nothing of this, and this says nothing of them.',
  failed: 'Who may act for it could not be loaded',
  none: 'Nobody has shown it yet',
  ways: (domain: string) => `An e-mail address at ${domain}, a file on its website or a letter can show it.`,
  obstacles,
  note: 'What was written of the letter',
  documents: 'Documents',
  types: { pdf: 'PDF', image: 'Image' },
  approve: {
    action: 'A letter shows who acts',
    title: (name: string) => `Does a letter show who acts for ${name}?`,
    text: 'Its page says so at once, for as long as it keeps its name. Its owners are told, and not what you write.',
    reason: 'Which letter, and what it shows',
    done: (name: string) => `It is shown now who acts for ${name}`,
  },
  withdraw: {
    action: 'Withdraw',
    title: (name: string) => `Withdraw that it is shown who acts for ${name}?`,
    text: 'Its page says at once that nobody has shown it. Its owners are told, and not what you write. They can show it again.',
    reason: 'Why it counts no more',
    done: (name: string) => `It counts no more who acts for ${name}`,
  },
  pending: 'Saving...',
  notDone: 'Not decided',
}
