/** Rules about conversations and files. */
import {
  bookkeeping,
  formerMember,
  kept,
  rulesOf,
  sentToOthers,
  withheld,
  type PersonalColumn,
} from './rule.ts'

const conversationStays = kept('The conversation stays for the other side, with “Former member”.')

const fileOfOrganization = kept(
  'The person’s own files go. What they sent for an organization that stays is the organization’s.',
)

export const messageRules: PersonalColumn[] = [
  ...rulesOf('contacts', {
    volunteer_id: ['included', conversationStays],
    blocked_by_organization_at: [
      withheld('No one learns from the product who blocks them.'),
      conversationStays,
    ],
  }),
  ...rulesOf('conversations', { volunteer_id: ['included', conversationStays] }),
  ...rulesOf('conversation_readers', {
    user_id: ['included', 'row-removed'],
    conversation_id: [withheld('It says what others have read.'), conversationStays],
  }),
  ...rulesOf('messages', {
    conversation_id: ['included', conversationStays],
    sender_id: ['included', formerMember],
    content: ['included', sentToOthers],
    sent_hash: [bookkeeping, sentToOthers],
    search: [bookkeeping, sentToOthers],
    language: ['included', kept('It is the language of the text.')],
  }),
  ...rulesOf('announcements', {
    sender_id: ['included', formerMember],
    sent_hash: [bookkeeping, sentToOthers],
  }),
  ...rulesOf('removed_messages', {
    message_id: ['included', 'row-removed'],
    writer_id: ['included', 'row-removed'],
  }),
  ...rulesOf('attachments', {
    conversation_id: ['included', conversationStays],
    message_id: ['included', conversationStays],
    uploader_id: ['included', fileOfOrganization],
    file_name: [bookkeeping, fileOfOrganization],
    title: ['included', fileOfOrganization],
  }),
  ...rulesOf('files', {
    owner_id: ['included', fileOfOrganization],
    name: [bookkeeping, fileOfOrganization],
    sha256: [bookkeeping, fileOfOrganization],
  }),
]
