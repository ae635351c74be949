/** Which letter a fact makes, for whom, and with what in it. */
import type { ApplicationSide } from '#domain/applications.ts'
import type { Config } from '#server/config.ts'
import type { Letter, LetterText } from './letter.ts'
import { renderHtml, renderText } from './layout.ts'
import { en, type ApplicationData } from './messages/en.ts'
import type { ApplicationLetterRow } from './queries.ts'

interface Content {
  subject: string
  paragraphs: string[]
  action: string
  why: string
}

/** Each kind of letter: the side that gets it, its texts, and where its button leads. */
const kinds = {
  received: { side: 'organization', write: en.received, path: () => '/applications?tab=received' },
  accepted: { side: 'volunteer', write: en.accepted, path: ({ projectId }) => `/project/${projectId}` },
  declined: {
    side: 'volunteer',
    write: en.declined,
    path: ({ hasFeedback }) => (hasFeedback ? '/applications?tab=mine' : '/browse'),
  },
  withdrawnByVolunteer: {
    side: 'organization',
    write: en.withdrawnByVolunteer,
    path: () => '/applications?tab=received',
  },
  withdrawnByOrganization: {
    side: 'volunteer',
    write: en.withdrawnByOrganization,
    path: () => '/applications?tab=mine',
  },
  completed: { side: 'volunteer', write: en.completed, path: () => '/applications?tab=mine' },
} as const satisfies Record<
  string,
  {
    side: ApplicationSide
    write: (data: ApplicationData) => Content
    path: (of: { projectId: string; hasFeedback: boolean }) => string
  }
>

function kindOf({ type, endedBy }: Pick<ApplicationLetterRow, 'type' | 'endedBy'>) {
  switch (type) {
    case 'application.received':
      return kinds.received
    case 'application.accepted':
      return kinds.accepted
    case 'application.declined':
      return kinds.declined
    case 'application.withdrawn':
      return endedBy === 'volunteer' ? kinds.withdrawnByVolunteer : kinds.withdrawnByOrganization
    case 'application.completed':
      return kinds.completed
    default:
      return null
  }
}

/**
 * The letter of a fact to a person as things stand now, or null where they shall get none: their account is disabled, or
 * they do not stand on that side of the application (any more).
 */
export function composeLetter(
  factId: number,
  row: ApplicationLetterRow,
  config: Pick<Config, 'publicUrl' | 'contactEmail'>,
): Letter | null {
  const kind = kindOf(row)
  const { recipient, volunteer, project, hasFeedback, hasContact, wasAccepted } = row
  const isOnSide = kind?.side === 'organization' ? recipient.isMember : recipient.id === volunteer.id
  if (!kind || !isOnSide || recipient.isDisabled) return null
  const content = kind.write({
    volunteer: toLine(`${volunteer.firstName} ${volunteer.lastName}`),
    organization: toLine(row.organizationName),
    project: toLine(project.title),
    hasFeedback,
    hasContact,
    wasAccepted,
  })
  const text: LetterText = {
    ...content,
    language: en.language,
    greeting: en.greeting(toLine(recipient.firstName)),
    action: {
      label: content.action,
      url: config.publicUrl + kind.path({ projectId: project.id, hasFeedback }),
    },
    footer: {
      brand: en.sender,
      contact: en.contact(config.contactEmail),
      product: en.product,
      url: config.publicUrl,
    },
  }
  return {
    recipient: recipient.email,
    messageId: `<fact-${factId}.user-${recipient.id}@${new URL(config.publicUrl).hostname}>`,
    subject: text.subject,
    text: renderText(text),
    html: renderHtml(text),
  }
}

/** A name or title as one line without marks that reorder what stands around it. */
function toLine(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
