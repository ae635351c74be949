/** The names of notification topics in settings and emails, in English. */
import type { NotificationTopic } from '#domain/notifications/notification-topics.ts'

export const notificationTopicNames: Record<NotificationTopic, string> = {
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
