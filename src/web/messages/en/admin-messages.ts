/** Reported messages in the administrators' area (issue 9). */
import type { MessageCaseState, MessageReportReason, MessageVerdict } from '#domain/messaging.ts'
import { nobody } from './admin-verification.ts'

export const adminMessagesTexts = {
  title: 'Messages',
  intro:
    'Messages that somebody reported, the longest waiting first. That you read them is recorded in the audit log.',
  tabs: 'Cases by state',
  shown: { open: 'Open', decided: 'Decided' },
  states: { open: 'Open', kept: 'Kept', removed: 'Removed' } satisfies Record<MessageCaseState, string>,
  list: 'Reported messages',
  none: { open: 'No report waits', decided: 'Nothing was decided yet' },
  noneText: 'Whoever reads a message can report it.',
  failed: 'The reports could not be loaded',
  more: 'Load More',
  moreFailed: 'More reports could not be loaded',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  to: (writer: string, reader: string) => `${writer || nobody} to ${reader}`,
  waitingSince: 'waits since',
  decidedAt: 'decided',
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  reasons: {
    harassment: 'Harassment or threats',
    spam: 'Advertising or spam',
    money: 'Asks for money',
    private_details: 'Private details',
    other: 'Something else',
  } satisfies Record<MessageReportReason, string>,
  reportedBy: (name: string) => `by ${name || nobody}`,
  verdicts: { keep: 'Kept', remove: 'Removed' } satisfies Record<MessageVerdict, string>,
  noteOf: (note: string) => `Reason: ${note}`,
  message: 'The message as it is now',
  asReported: 'As it was reported:',
  isDeleted: 'Its writer deleted it.',
  isRemoved: 'It was removed.',
  files: 'Files',
  writer: 'Written by',
  volunteer: 'Volunteer',
  organization: 'Organization',
  project: 'Project',
  general: 'None, a general conversation',
  written: 'Written',
  edited: 'Edited',
  gone: nobody,
  own: 'You stand on a side of this conversation, so another administrator decides.',
  actions: { keep: 'Keep', remove: 'Remove' } satisfies Record<MessageVerdict, string>,
  dialog: {
    titles: { keep: 'Keep this message?', remove: 'Remove this message?' } satisfies Record<
      MessageVerdict,
      string
    >,
    texts: {
      keep: 'It stays as it is. Whoever reported it is told.',
      remove:
        'Nobody can read it any more, and its files are deleted. Whoever wrote it is told and reads your reason; whoever reported it is told.',
    } satisfies Record<MessageVerdict, string>,
    reason: 'Reason',
    failed: 'Not decided',
    changed:
      'This case has changed since you opened it. Your reason is kept: close this, look at what is new, then decide.',
  },
  done: { keep: 'Message kept', remove: 'Message removed' } satisfies Record<MessageVerdict, string>,
}
