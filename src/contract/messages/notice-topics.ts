/** The names of notification topics in settings and emails, in English. */
import type { NoticeTopic } from '#domain/notice-topics.ts'

export const noticeTopicNames: Record<NoticeTopic, string> = {
  applications: 'New applications',
  decisions: 'Decisions on my applications',
  agreements: 'Changes to my agreed work',
  progress: 'Withdrawn, ended and completed work',
  hours: 'Hours',
  messages: 'Messages',
  reviews: 'Reviews',
  rewards: 'Badges and perks',
  verification: 'Verification',
  members: 'Members',
  role: 'My role in organizations',
  reports: 'My reports',
  administration: 'Administration',
}
