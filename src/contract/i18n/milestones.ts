/** A milestone in words: what is done, by which day and after how many hours. */
import type { Milestone } from '#domain/projects/milestones.ts'
import type { MilestonesTexts } from '#contract/texts/milestones-texts.ts'
import { formatShortDay } from './dates.ts'
import type { Language } from './languages.ts'

export function describeMilestone(
  texts: MilestonesTexts,
  language: Language,
  { title, dueDate, afterHours: hours }: Milestone,
): string {
  const day = dueDate === null ? null : formatShortDay(language, dueDate)
  if (day !== null && hours !== null) return texts.onDayAfterHours({ title, day, hours })
  if (day !== null) return texts.onDay({ title, day })
  return hours === null ? title : texts.afterHours({ title, hours })
}
