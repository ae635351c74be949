import { Overview } from '#web/features/administration/overview/overview.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { administrationCatalog } from '#web/features/administration/texts/administration-texts.ts'
import { adminHomeCatalog } from '#web/features/administration/texts/admin-home-texts.ts'
import { useTexts } from '#web/lib/texts.ts'

/** The start of the administrators' area at /admin: open cases and the state of the platform. */
export function AdminOverviewPage() {
  const { title } = useTexts(administrationCatalog)
  const texts = useTexts(adminHomeCatalog)
  usePageHead({ title })
  return (
    <>
      <h1 className="mb-6 text-3xl sm:text-4xl">{texts.title}</h1>
      <Overview />
    </>
  )
}
