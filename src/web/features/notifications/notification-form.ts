/** The notification settings form, and the request made of it. */
import {
  notificationPreferencesForm,
  type NotificationPreferences,
  type saveNotificationPreferences,
} from '#contract/notifications/preferences.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { fieldText } from '#contract/field-texts.ts'
import { defaultWeekday, weekdays } from '#domain/notifications/weekly-summary.ts'
import type { NotificationAudience } from '#domain/notifications/notification-topics.ts'
import type { NotificationSettingsTexts } from './texts/notification-settings-texts.ts'

const { topics } = notificationPreferencesForm.shape

/** A time field uses "22:00". */
const clockTime = /^\d{2}:\d{2}$/

export const buildNotificationForm = ({ timeMissing }: NotificationSettingsTexts) =>
  z
    .object({
      topics: topics.unwrap(),
      digestHour: z.coerce.number<number | string>().int(),
      isSummary: z.boolean(),
      summaryDay: z.coerce.number<number | string>().pipe(z.literal(weekdays)),
      isQuiet: z.boolean(),
      from: z.string(),
      to: z.string(),
    })
    .superRefine(({ isQuiet, from, to }, problems) => {
      if (!isQuiet) return
      for (const [name, time] of Object.entries({ from, to })) {
        if (!clockTime.test(time)) problems.addIssue({ code: 'custom', path: [name], message: timeMissing })
      }
      if (from === to)
        problems.addIssue({ code: 'custom', path: ['to'], message: fieldText('notifications.sameTimes') })
    })
type NotificationFormSchema = ReturnType<typeof buildNotificationForm>
export type NotificationForm = z.input<NotificationFormSchema>

/** Minutes since midnight as a 24-hour time. */
export const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Suggested quiet hours for people who have none. */
const defaultQuietHours = { from: 22 * 60, to: 7 * 60 }

export function formOf({
  topics: choices,
  digestHour,
  quietHours,
  summaryDay,
}: NotificationPreferences): NotificationForm {
  const { from, to } = quietHours ?? defaultQuietHours
  return {
    topics: choices,
    // In the field's own format, so a saved value doesn't count as a change.
    digestHour: `${digestHour}`,
    isSummary: summaryDay !== null,
    summaryDay: `${summaryDay ?? defaultWeekday}`,
    isQuiet: quietHours !== null,
    from: toTime(from),
    to: toTime(to),
  }
}

export function bodyOf(
  form: z.output<NotificationFormSchema>,
): EndpointRequest<typeof saveNotificationPreferences>['body'] {
  const { isQuiet, from, to, isSummary, summaryDay, ...rest } = form
  return {
    ...rest,
    quietHours: isQuiet ? { from: toMinutes(from), to: toMinutes(to) } : null,
    summaryDay: isSummary ? summaryDay : null,
  }
}

/** Whether someone with these roles ever gets notifications for an audience. */
export function isInAudience(
  audience: NotificationAudience,
  { roles, isStaff }: { roles: readonly string[]; isStaff: boolean },
): boolean {
  if (audience === 'everybody') return true
  return audience === 'staff' ? isStaff : roles.includes(audience)
}
