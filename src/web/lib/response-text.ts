import type { ResponseStats } from '#contract/applications/responses.ts'
import { roundAnswerTime } from '#domain/applications/responses.ts'
import type { OrganizationPageTexts } from '#web/features/organizations/texts/organization-page-texts.ts'

/** "in 2 days": how long an answer usually takes; null if there are not enough answers. */
export function describeTypicalTime(
  organizationPageTexts: OrganizationPageTexts,
  { medianHours }: ResponseStats,
): string | null {
  if (medianHours === null) return null
  const { unit, count } = roundAnswerTime(medianHours)
  return organizationPageTexts.response.time[unit]({ count })
}

/** "Usually answers in 2 days", or that there are not enough answers yet. */
export function describeAnswerTime(
  organizationPageTexts: OrganizationPageTexts,
  figures: ResponseStats,
): string {
  const { usually, none } = organizationPageTexts.response
  const time = describeTypicalTime(organizationPageTexts, figures)
  return time === null ? none : usually({ time })
}
