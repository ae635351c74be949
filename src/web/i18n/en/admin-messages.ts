/** Reported messages in the administrators' area (issue 9). */
import type { MessageCaseState, MessageReportReason, MessageDecision } from '#domain/messages/messaging.ts'
import { deletedAccount } from './admin-verification.ts'

export const adminMessagesTexts = {
  title: 'Messages',
  intro: 'Reported messages, longest waiting first. The audit log records that you read them.',
  tabs: 'Cases by status',
  shown: { open: 'Open', decided: 'Decided' },
  states: { open: 'Open', kept: 'Kept', removed: 'Removed' } satisfies Record<MessageCaseState, string>,
  list: 'Reported messages',
  none: { open: 'No open reports', decided: 'No decisions yet' },
  noneText: 'Anyone who can read a message can report it.',
  failed: 'Couldn’t load the reports',
  more: 'Load More',
  moreFailed: 'Couldn’t load more reports',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  to: (writer: string, reader: string) => `${writer || deletedAccount.alone} to ${reader}`,
  waitingSince: 'reported',
  decidedAt: 'decided',
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  reasons: {
    harassment: 'Harassment or threats',
    spam: 'Advertising or spam',
    money: 'Asks for money',
    private_details: 'Private details',
    other: 'Something else',
  } satisfies Record<MessageReportReason, string>,
  reportedBy: (name: string) => `by ${name || deletedAccount.inSentence}`,
  verdicts: { keep: 'Kept', remove: 'Removed' } satisfies Record<MessageDecision, string>,
  noteOf: (note: string) => `Reason: ${note}`,
  message: 'Message now',
  asReported: 'When it was reported:',
  isDeleted: 'The sender deleted it.',
  isRemoved: 'An administrator removed it.',
  files: 'Files',
  writer: 'Sent by',
  volunteer: 'Volunteer',
  organization: 'Organization',
  project: 'Project',
  general: 'None (general conversation)',
  written: 'Sent',
  edited: 'Edited',
  gone: deletedAccount.alone,
  own: 'You are part of this conversation, so another administrator must decide.',
  actions: { keep: 'Keep', remove: 'Remove' } satisfies Record<MessageDecision, string>,
  dialog: {
    titles: { keep: 'Keep this message?', remove: 'Remove this message?' } satisfies Record<
      MessageDecision,
      string
    >,
    texts: {
      keep: 'The message stays as it is. We notify anyone who reported it.',
      remove:
        'No one can read it anymore, and we delete its files. We notify its sender with your reason, and anyone who reported it.',
    } satisfies Record<MessageDecision, string>,
    reason: 'Reason',
    failed: 'Decision not saved',
    changed:
      'This case changed after you opened it. We kept your reason. Close this, read the changes, then decide.',
  },
  done: { keep: 'Message kept', remove: 'Message removed' } satisfies Record<MessageDecision, string>,
}
