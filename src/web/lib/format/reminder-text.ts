import { use } from 'react'
import { formatList } from '#contract/i18n/lists.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useLanguage } from '#web/lib/language/texts.ts'

/** When this site reminds organizations of an undecided application, or what else it does by then; null if it does not. */
export function useReminderText(
  sentence: (values: { days: string; count: number }) => string,
  rule: 'application.reminder' | 'application.release' = 'application.reminder',
): string | null {
  const language = useLanguage()
  const days = use(SiteContext).scheduleDays[rule]
  if (days.length === 0) return null
  return sentence({ days: formatList(language, days.map(String), 'conjunction'), count: days.length })
}
