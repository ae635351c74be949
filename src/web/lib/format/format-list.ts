import { formatList } from '#contract/i18n/lists.ts'
import { useLanguage } from '#web/lib/language/texts.ts'

/** Joins things in one line as the reader's language does. */
export function useFormatList(): (items: readonly string[]) => string {
  const language = useLanguage()
  return (items) => formatList(language, items)
}
