/** How the people who reported something are notified of the decision, whatever it is about. */
import type { MemberNotificationKind } from '#domain/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import type { TemplateData, TemplateName } from '#server/email/templates.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'

/** The notification and the email about each decision. */
const messages = {
  'project.report_dismissed': { kind: 'project.report_dismissed', email: 'project_case.reportDismissed' },
  'project.removed': { kind: 'project.report_removed', email: 'project_case.reportRemoved' },
  'project.restored': { kind: 'project.report_restored', email: 'project_case.reportRestored' },
  'review.kept': { kind: 'review.report_kept', email: 'review_case.reportKept' },
  'review.hidden': { kind: 'review.report_hidden', email: 'review_case.reportHidden' },
  'review.restored': { kind: 'review.report_restored', email: 'review_case.reportRestored' },
} as const satisfies Record<string, { kind: MemberNotificationKind; email: TemplateName }>
type Messages = typeof messages

interface Decided<Type extends keyof Messages> {
  id: number
  type: Type
  reporterIds: readonly string[]
}

interface About<Type extends keyof Messages> {
  /** What the notification links to. */
  data: Record<string, string>
  toEmail: (to: { eventId: number; userId: string }) => TemplateData<Messages[Type]['email']>
}

/** Notifies and emails the people who reported something. */
export async function notifyReporters<Type extends keyof Messages>(
  db: Db,
  { id: eventId, type, reporterIds }: Decided<Type>,
  { data, toEmail }: About<Type>,
): Promise<void> {
  const { kind, email }: Messages[Type] = messages[type]
  await notifyPeople(db, reporterIds, { kind, eventId, actorId: null, data })
  await enqueueEmails<Messages[Type]['email']>(
    db,
    email,
    reporterIds.map((userId) => ({ data: toEmail({ eventId, userId }) })),
  )
}
