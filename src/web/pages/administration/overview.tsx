import { Overview } from '#web/features/administration/overview/overview.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { administrationCatalog } from '#web/features/administration/texts/administration-texts.ts'
import { useTexts } from '#web/lib/texts.ts'

/** The start of the administrators' area at /admin: open cases and the state of the platform. */
export function AdminOverviewPage() {
  const { title, overview } = useTexts(administrationCatalog)
  usePageHead({ title })
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{overview.title}</h1>
      <p className="text-muted mt-2 mb-8">{overview.intro}</p>
      <Overview />
    </>
  )
}
