/** A notification as its reader sees it. */
import {
  conversationPath,
  memberNoticePath,
  notificationPaths,
  projectPath,
  reportAnswerPath,
  rewardNoticePath,
  type Notification,
} from '#contract/notifications.ts'
import { renderNotice } from '#contract/messages/named.ts'
import { describeBriefly } from '#contract/messages/scope-changes.ts'
import { badgeRules, isBadgeId } from '#domain/badges.ts'
import {
  isMemberNoticeKind,
  isMessageNoticeKind,
  isRewardNoticeKind,
  isWorkNoticeKind,
  tellEnd,
} from '#domain/notifications.ts'
import { parseChanges } from './scope-queries.ts'
import type { NoticeRow } from './notice-queries.ts'

/** With its words; none where its kind is of another release, or what it speaks of is gone. */
export function present({ changes, moreProjects, ...row }: NoticeRow): Notification[] {
  const more = { changes: describeBriefly(parseChanges(changes)), moreProjects }
  return describe({ ...row, moreProjects }).map((notice) => ({
    ...notice,
    ...renderNotice({ ...notice, ...more }),
  }))
}

type Described = Omit<Notification, 'title' | 'message'>

function describe({
  kind,
  application,
  review,
  badgeId,
  perkTitle,
  credentialId,
  credentialName,
  conversationId,
  isByVolunteer,
  moreProjects,
  ...row
}: Omit<NoticeRow, 'changes'>): Described[] {
  const createdAt = row.createdAt.toISOString()
  if (isRewardNoticeKind(kind)) {
    const badge = badgeId !== null && isBadgeId(badgeId) ? badgeRules[badgeId].name : badgeId
    const reward = { name: credentialName ?? perkTitle ?? badge ?? '' }
    const path = rewardNoticePath(kind, credentialId)
    return [{ ...row, kind, path, applicationId: null, createdAt, reward }]
  }
  if (!row.organization) return []
  if (isMessageNoticeKind(kind)) {
    if (conversationId === null) return []
    // Of a message the member is who wrote it, and the volunteer where it was the volunteer.
    const named = isByVolunteer ? { volunteer: row.member, member: null } : { volunteer: null }
    const path = conversationPath(conversationId)
    return [{ ...row, ...named, kind, path, applicationId: null, createdAt, reward: null }]
  }
  if (isMemberNoticeKind(kind)) {
    const organizationId = row.organization.id
    const path = review
      ? reportAnswerPath({ ...review, organizationId })
      : row.project && moreProjects === 0
        ? projectPath(row.project.id)
        : memberNoticePath(kind, organizationId)
    return [{ ...row, kind, path, applicationId: null, createdAt, reward: null }]
  }
  if (!isWorkNoticeKind(kind) || !application || !row.project) return []
  const told = tellEnd(kind, application)
  const path = notificationPaths[told]({ applicationId: application.id, projectId: row.project.id })
  return [{ ...row, kind: told, path, applicationId: application.id, createdAt, reward: null }]
}
