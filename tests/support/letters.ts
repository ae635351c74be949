/** Letters about Maya's application to the shelter's project, whose member Ruth is. */
import { composeLetter } from '#server/mail/compose.ts'
import type { ApplicationLetterRow } from '#server/mail/queries.ts'

const config = { publicUrl: 'https://volunteers.example.org', contactEmail: 'hello@example.org' }
export const projectId = '7a0e1c1e-0000-4000-8000-000000000001'
export const applicationId = '7a0e1c1e-0000-4000-8000-000000000002'

export type Change = Partial<Omit<ApplicationLetterRow, 'recipient'>> & {
  recipient?: Partial<ApplicationLetterRow['recipient']>
}

/** A row as the database answers it: Maya applied to the shelter's project. */
export function aRow(type: string, { recipient, ...change }: Change = {}): ApplicationLetterRow {
  return {
    type,
    applicationId,
    endedBy: null,
    isByCompletion: false,
    recipient: {
      id: 'maya',
      email: 'maya@example.net',
      firstName: 'Maya',
      isDemo: false,
      isDisabled: false,
      isMember: false,
      ...recipient,
    },
    volunteer: { id: 'maya', firstName: 'Maya', lastName: 'Lindqvist' },
    organizationName: 'Harbor Light Shelter',
    project: { id: projectId, title: 'Redesign the intake form' },
    hasFeedback: false,
    hasContact: false,
    wasAccepted: false,
    isReviewWaiting: false,
    hasReviewed: false,
    isReviewHidden: false,
    isReplied: false,
    waitingHours: 0,
    ...change,
  }
}

export const member = { id: 'ruth', email: 'ruth@example.net', firstName: 'Ruth', isMember: true }
/** Its text without the ways to get no more such letters, whose links are signed anew each time. */
export function compose(row: ApplicationLetterRow) {
  const letter = composeLetter(42, row, config)
  return letter && { ...letter, text: letter.text.replace(/\nUnsubscribe from emails[^]*$/, '') }
}

export const productLines = `-- 
Bridge Collective · Connecting skills with purpose
https://volunteers.example.org`
