import { Overview } from '#web/features/administration/overview/overview.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { administrationTexts } from '#web/i18n/en/administration.ts'

/** The start of the administrators' area at /admin: open cases and the state of the platform. */
export function AdminOverviewPage() {
  const { title, overview } = administrationTexts
  usePageHead({ title })
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{overview.title}</h1>
      <p className="text-muted mt-2 mb-8">{overview.intro}</p>
      <Overview />
    </>
  )
}
