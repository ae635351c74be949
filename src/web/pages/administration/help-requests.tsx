import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { useHelpRequestsExport } from '#web/features/administration/coordination/coordination-api.ts'
import { HelpRequests } from '#web/features/administration/coordination/help-requests.tsx'
import { adminHelpRequestsCatalog } from '#web/features/administration/texts/admin-help-requests-texts.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** Organizations that ask for a coordinator, at /admin/help-requests. */
export function AdminHelpRequestsPage() {
  const texts = useTexts(adminHelpRequestsCatalog)
  usePageHead({ title: texts.title })
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2 mb-6">{texts.intro}</p>
      <HelpRequests action={<CsvButton exporting={useHelpRequestsExport()} namesPeople={false} />} />
    </>
  )
}
