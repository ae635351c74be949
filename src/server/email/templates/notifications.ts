/** Emails for notifications without an email of their own, and the daily digest. */
import { describeNotification, toNotificationNames } from '#contract/i18n/named.ts'
import { describeFully } from '#contract/i18n/scope-changes.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import {
  notificationTopicsCatalog,
  type NotificationTopicsTexts,
} from '#contract/texts/notification-topics-texts.ts'
import { notificationSentencesCatalog } from '#contract/texts/notification-sentences-texts.ts'
import { z } from '#contract/zod.ts'
import { mergeScopeChanges } from '#domain/applications/agreed-scope.ts'
import { isReasonEmailed, topicOf } from '#domain/notifications/notification-rules.ts'
import { notificationTopics } from '#domain/notifications/notification-topics.ts'
import { notificationKinds } from '#domain/notifications/notifications.ts'
import {
  nameReplies,
  writeDigestEmail,
  writeMessageEmail,
  writeNotificationEmail,
  writeScopeChangeEmail,
} from '#server/email/content/notifications.ts'
import { languageOf } from '#server/email/language.ts'
import { attemptsOfOneDay, defineEmail, type ReadContext } from '#server/email/template.ts'
import { listChoices } from '#server/features/notifications/preference-queries.ts'
import { listForEmail } from '#server/features/notifications/search.ts'
import { makeReplyAddress } from '#server/inbound/reply-address.ts'
import { listUnreadForEmail } from '#server/queries/messages/unread-for-email.ts'
import {
  findDigest,
  findNotificationReader,
  findReason,
  isMuted,
  saveEmailedAt,
} from './notification-queries.ts'
import { claimChanges } from './scope-queries.ts'

const aboutNotification = z.object({ notificationId: z.uuid(), userId: z.uuid() })
type AboutNotification = z.output<typeof aboutNotification>

/** The notification as its reader sees it; null if they no longer may. */
async function loadNotification(ctx: ReadContext, { notificationId: id, userId }: AboutNotification) {
  const reader = await findNotificationReader(ctx.db, id)
  if (!reader) return null
  const language = languageOf(reader, ctx.config)
  const [notification] = await listForEmail(ctx, { userId, ids: [id], language })
  if (!notification) return null
  const { eventId, ...recipient } = reader
  const { kind, message } = notification
  const texts = notificationSentencesCatalog.read(language)
  const named = toNotificationNames(texts, notification)
  return {
    recipient,
    eventId,
    notification,
    kind,
    topic: topicOf(kind),
    // The email has the reason itself.
    happened: isReasonEmailed(kind) ? describeNotification(texts, kind, named) : message,
    named,
  }
}

/** Maximum number of unread messages in the email about them: the oldest, so that replies leave no gap. */
const maxQuotedMessages = 5

/** Maximum number of notifications in a digest. */
const maxDigestEntries = 50

export const notificationTemplates = {
  'notification.general': defineEmail({
    data: aboutNotification.extend({ kind: z.enum(notificationKinds) }),
    subscription: ({ userId, kind }) => ({ userId, topic: topicOf(kind) }),
    async load(ctx, about) {
      const row = await loadNotification(ctx, about)
      return row && { ...row, reason: await findReason(ctx.db, about.notificationId) }
    },
    render: (language, row) => writeNotificationEmail(language, row),
    path: ({ notification }) => notification.path,
    name: ({ notificationId }) => `notice-${notificationId}`,
  }),
  /** Only while the message is unread. */
  'notification.message': defineEmail({
    // How far its reader had read if it is not the first email of the notification.
    data: aboutNotification.extend({ readPosition: z.int().optional() }),
    subscription: ({ userId }) => ({ userId, topic: topicOf('message.received') }),
    async load(ctx, data) {
      const row = await loadNotification(ctx, data)
      const { notificationId } = data
      if (!row || row.notification.read || (await isMuted(ctx.db, notificationId))) return null
      const { email } = row.recipient
      const about = { ...row, reason: null }
      // Without inbound mail, the words stay on the site.
      if (!ctx.config.inbound) return { ...about, replyTo: null, quoted: [], more: 0 }
      // Who can reply by email must know to what.
      const unread = await listUnreadForEmail(ctx.db, notificationId, maxQuotedMessages)
      const last = unread.quoted.at(-1)
      const lastPosition = last?.position ?? 0
      const address = makeReplyAddress(ctx.config, { notificationId, lastPosition, email, now: ctx.now })
      const language = languageOf(row.recipient, ctx.config)
      const name = nameReplies(language, last?.writer ?? row.named.organization)
      return { ...about, ...unread, replyTo: address === null ? null : { address, name } }
    },
    render: (language, row) => writeMessageEmail(language, row),
    path: ({ notification }) => notification.path,
    replyTo: ({ replyTo }) => replyTo,
    // Mail servers drop a second email with the same name.
    name: ({ notificationId, readPosition }) =>
      `notice-${notificationId}${readPosition === undefined ? '' : `-${readPosition}`}`,
    afterSend: ({ db, now }, { notificationId }) => saveEmailedAt(db, notificationId, now),
  }),
  /**
   * Changes to agreed work. Changes in quick succession share one email: it lists those of other waiting emails about
   * the same work, which are then not sent.
   */
  'notification.scopeChanged': defineEmail({
    data: aboutNotification,
    subscription: ({ userId }) => ({ userId, topic: topicOf('application.scope_changed') }),
    async load(ctx, about) {
      const row = await loadNotification(ctx, about)
      const lines: string[] = []
      return row && { ...row, lines }
    },
    async claim({ db, config }, row) {
      const changes = mergeScopeChanges(await claimChanges(db, row.notificationId))
      const lines = describeFully(languageOf(row.recipient, config), changes)
      return lines.length === 0 ? null : { ...row, lines }
    },
    render: (language, row) => writeScopeChangeEmail(language, row),
    path: ({ notification }) => notification.path,
    name: ({ notificationId }) => `notice-${notificationId}`,
  }),
  /** Leaves out notifications that were read, or whose topic's emails were turned off, in the meantime. */
  'notification.digest': defineEmail({
    // Jobs of the previous release name no reader.
    data: z.object({ digestId: z.int(), userId: z.uuid().optional() }),
    // It waits for the end of quiet hours, too.
    subscription: ({ userId }) => (userId ? { userId, topic: null } : null),
    list: 'digest',
    async load(ctx, { digestId }) {
      const digest = await findDigest(ctx.db, digestId)
      if (!digest) return null
      const { reader: recipient, unreadIds } = digest
      const choices = await listChoices(ctx.db, recipient.userId)
      const isWanted = ({ kind }: Notification) =>
        choices.some(({ topic, mail }) => topic === topicOf(kind) && mail !== 'none')
      const language = languageOf(recipient, ctx.config)
      const unread = await listForEmail(ctx, { userId: recipient.userId, ids: unreadIds, language })
      const notifications = unread.filter(isWanted)
      return notifications.length === 0 ? null : { recipient, notifications }
    },
    render(language, { notifications }) {
      const shown = notifications.slice(-maxDigestEntries)
      const count = notifications.length
      const sections = groupByTopic(notificationTopicsCatalog.read(language), shown)
      const hasReminders = notifications.some(({ kind }) => topicOf(kind) === 'reminders')
      return writeDigestEmail(language, { count, more: count - shown.length, sections, hasReminders })
    },
    path: '/dashboard',
    name: ({ digestId }) => `digest-${digestId}`,
    // The next run follows tomorrow.
    maxAttempts: attemptsOfOneDay,
  }),
}

function groupByTopic(texts: NotificationTopicsTexts, notifications: readonly Notification[]) {
  return notificationTopics.flatMap((topic) => {
    const entries = notifications
      .filter(({ kind }) => topicOf(kind) === topic)
      .map((notification) => ({
        text: notification.message.replaceAll('\n', ' · '),
        path: notification.path,
      }))
    return entries.length > 0 ? [{ title: texts[topic], entries }] : []
  })
}
