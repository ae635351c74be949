import type { ReporterRecord as Found } from '#contract/moderation/report-form.ts'
import { adminReportsCatalog } from '#web/features/administration/texts/admin-reports-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** How many reports its reporter has filed, and how many led to action; nothing for a deleted account. */
export function ReporterRecord({ record }: { record: Found }) {
  const texts = useTexts(adminReportsCatalog)
  return record && <p className="text-muted">{texts.reporterRecord(record)}</p>
}
