/** The administrators' area: authorized representatives of organizations and their documents. */
import type { AuthorityObstacle } from '#domain/authority/authority.ts'

const obstacles: Record<AuthorityObstacle, string> = {
  no_website: 'Its profile has no website, so only a document can prove authority.',
  shared_website: 'Many sites share its website’s domain, so only a document can prove authority.',
}

export const adminAuthorityTexts = {
  heading: 'Authorized representatives',
  text: 'This is separate from legal status. The registers don’t say who represents an organization.',
  failed: 'Couldn’t load the authorized representatives',
  none: 'No one has been authorized yet',
  ways: (domain: string) => `An email at ${domain}, a file on its website or a document can prove authority.`,
  obstacles,
  note: 'Note about the document',
  documents: 'Documents',
  types: { pdf: 'PDF', image: 'Image' },
  approve: {
    action: 'Authorize by document',
    title: (name: string) => `Does a document show who acts for ${name}?`,
    text: 'Its page says so immediately, until its name changes. We notify its owners. They don’t see your note.',
    reason: 'Which document, and what it shows',
    done: (name: string) => `Representatives of ${name} authorized`,
  },
  withdraw: {
    action: 'Withdraw',
    title: (name: string) => `Withdraw authorization for ${name}?`,
    text: 'Its page immediately says that no one is authorized. We notify its owners. They don’t see your note. They can prove authority again.',
    reason: 'Why it’s no longer valid',
    done: (name: string) => `Authorization for ${name} withdrawn`,
  },
  pending: 'Saving...',
  notDone: 'Decision not saved',
}
