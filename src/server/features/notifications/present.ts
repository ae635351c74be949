/** A notification as its reader sees it. */
import type { Notification } from '#contract/notifications/notifications.ts'
import {
  accountNotificationPath,
  gatheredPaths,
  inviteNotificationPath,
  memberNotificationPath,
  messageNotificationPath,
  projectPath,
  reportDecisionPath,
  rewardNotificationPath,
  workNotificationPaths,
} from '#contract/notifications/paths.ts'
import { describeDecline } from '#contract/i18n/decline-reasons.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { renderNotification } from '#contract/i18n/named.ts'
import { describeBriefly } from '#contract/i18n/scope-changes.ts'
import { declineReasonsCatalog } from '#contract/texts/decline-reasons-texts.ts'
import { notificationSentencesCatalog } from '#contract/texts/notification-sentences-texts.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import { isBadgeId } from '#domain/rewards/badges.ts'
import { resolveEndedKind } from '#domain/notifications/ended-kind.ts'
import { isInviteNotificationKind } from '#domain/notifications/invite-kinds.ts'
import {
  isGatheredKind,
  isAccountNotificationKind,
  isMemberNotificationKind,
  isMessageNotificationKind,
  isRewardNotificationKind,
  isWorkNotificationKind,
  type NotificationKind,
  type RewardNotificationKind,
  type WorkNotificationKind,
} from '#domain/notifications/notifications.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { parseChanges } from '#server/email/templates/scope-queries.ts'
import type { NotificationDetails } from './notification-queries.ts'

/**
 * Adds the texts in the reader's language. Returns nothing if the kind is unknown to this release or its subject was
 * deleted.
 */
export function present(
  language: Language,
  { changes, reason: words, moreProjects, score, isByStaff, ...row }: NotificationDetails,
): Notification[] {
  const described = [
    ...describeBriefly(language, parseChanges(changes)),
    ...(words === null ? [] : [describeTheirReason(language, words)]),
  ]
  return describe(language, { ...row, moreProjects }).map((notification) => {
    const reason = notification.kind === 'application.declined' ? describeReason(language, row) : null
    const details = reason === null ? described : [reason]
    const texts = renderNotification(language, {
      ...notification,
      details,
      moreProjects,
      score,
      isByStaff,
    })
    return { ...notification, ...texts }
  })
}

const describeReason = (language: Language, { application }: Pick<NotificationDetails, 'application'>) =>
  describeDecline(declineReasonsCatalog.read(language), application?.declineReason ?? null)

const describeTheirReason = (language: Language, words: string) =>
  notificationSentencesCatalog.read(language).theirReason({ reason: toSingleLine(words) })

/** The project has no page anymore. */
const removedKinds: readonly NotificationKind[] = ['project.removed', 'project.report_removed']

type Described = Omit<Notification, 'title' | 'message'>

function describe(
  language: Language,
  {
    kind,
    application,
    review,
    badgeId,
    perkTitle,
    credentialId,
    credentialName,
    conversationId,
    inviteId,
    isByVolunteer,
    moreProjects,
    ...row
  }: Omit<NotificationDetails, 'changes' | 'reason' | 'score' | 'isByStaff'>,
): Described[] {
  const createdAt = row.createdAt.toISOString()
  if (isRewardNotificationKind(kind)) {
    const { path, name } = describeReward(language, kind, {
      badgeId,
      perkTitle,
      credentialId,
      credentialName,
    })
    return [{ ...row, kind, path, applicationId: null, createdAt, reward: { name } }]
  }
  if (isAccountNotificationKind(kind)) {
    const path = accountNotificationPath(kind, row.organization)
    return [{ ...row, kind, path, applicationId: null, createdAt, reward: null }]
  }
  if (!row.organization) return []
  if (isMessageNotificationKind(kind)) {
    if (conversationId === null) return []
    // For a message, the member who wrote it, or the volunteer if the volunteer wrote it.
    const named = isByVolunteer ? { volunteer: row.member, member: null } : { volunteer: null }
    const path = messageNotificationPath(kind, conversationId)
    return [{ ...row, ...named, kind, path, applicationId: null, createdAt, reward: null }]
  }
  if (isInviteNotificationKind(kind)) {
    if (inviteId === null || !row.project) return []
    const path = inviteNotificationPath(kind, inviteId)
    return [{ ...row, kind, path, applicationId: null, createdAt, reward: null }]
  }
  if (isMemberNotificationKind(kind)) {
    const organizationId = row.organization.id
    const path = review
      ? reportDecisionPath({ ...review, organizationId })
      : row.project && (moreProjects === 0 || kind === 'project.matched') && !removedKinds.includes(kind)
        ? projectPath(row.project.id)
        : memberNotificationPath(kind, organizationId)
    return [{ ...row, kind, path, applicationId: null, createdAt, reward: null }]
  }
  if (!isWorkNotificationKind(kind) || !application || !row.project) return []
  const shownKind = resolveEndedKind(kind, application)
  const subject = { applicationId: application.id, projectId: row.project.id }
  const path = workPath(shownKind, row.gathered, subject)
  return [{ ...row, kind: shownKind, path, applicationId: application.id, createdAt, reward: null }]
}

function describeReward(
  language: Language,
  kind: RewardNotificationKind,
  of: Pick<NotificationDetails, 'badgeId' | 'perkTitle' | 'credentialId' | 'credentialName'>,
): { path: string; name: string } {
  const { badges } = rewardsNamesCatalog.read(language)
  const badge = of.badgeId !== null && isBadgeId(of.badgeId) ? badges[of.badgeId].name : of.badgeId
  return {
    path: rewardNotificationPath(kind, of.credentialId),
    name: of.credentialName ?? of.perkTitle ?? badge ?? '',
  }
}

function workPath(
  kind: WorkNotificationKind,
  gathered: number,
  subject: { applicationId: string; projectId: string },
): string {
  if (gathered > 1 && isGatheredKind(kind)) return gatheredPaths[kind](subject.projectId)
  return workNotificationPaths[kind](subject)
}
